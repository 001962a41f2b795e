import { isPlaceholder } from '../../site/schema.ts'
import type { Actor, Finding, LaunchSituation, Severity } from '../finding.ts'
import { type FieldPath, locate } from '../locate.ts'

interface Rule {
  readonly actor: Actor
  readonly severity: Severity
  readonly why: string
  readonly todo: string
}

const legalDetail: Rule = {
  actor: 'legal',
  severity: 'blocker',
  why: 'The legal documents show a placeholder in brackets where the law wants a fact.',
  todo: 'Write the value into src/site.ts.',
}

/** Rules by the beginning of a field's name, the most precise first. */
const rules: readonly (readonly [field: string, Rule])[] = [
  [
    'appStoreUrl',
    {
      actor: 'marketing',
      severity: 'warning',
      why: 'Badge and Subscribe buttons say that the app is coming; nobody can get it from here.',
      todo: 'Write the link of the app, https://apps.apple.com/…/id…, into src/site.ts.',
    },
  ],
  [
    'contacts.security',
    {
      actor: 'ops',
      severity: 'warning',
      why: 'Without it there is no /.well-known/security.txt: who finds a hole cannot report it.',
      todo: 'Write an address that somebody reads into src/site.ts.',
    },
  ],
  [
    'contacts.support',
    {
      actor: 'marketing',
      severity: 'blocker',
      why: 'The footer and the documents promise support and name nobody who gives it.',
      todo: 'Write the support address into src/site.ts.',
    },
  ],
  [
    'contacts.sales',
    {
      actor: 'marketing',
      severity: 'blocker',
      why: '“Contact Sales” leads nowhere.',
      todo: 'Write the sales address into src/site.ts.',
    },
  ],
  [
    'testimonials',
    {
      actor: 'marketing',
      severity: 'blocker',
      why: 'A review without a name is not a review.',
      todo: 'Write the name as the person wants to see it.',
    },
  ],
]

function ruleFor(field: string): Rule {
  return rules.find(([beginning]) => field.startsWith(beginning))?.[1] ?? legalDetail
}

function* placeholders(value: unknown, path: FieldPath): Generator<readonly [FieldPath, string]> {
  if (isPlaceholder(value)) yield [path, value.placeholder.en]
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* placeholders(item, [...path, index])
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* placeholders(item, [...path, key])
  }
}

/** Values the operator has not supplied; an AI provider's transfer basis is a matter of its own. */
export function unsuppliedValues({ site, siteText }: LaunchSituation): Finding[] {
  return [...placeholders(site, [])].flatMap(([path, label]) => {
    const field = path.join('.')
    const processor = path[0] === 'processors' ? site.processors[Number(path[1])] : undefined
    const isTransferBasis = processor?.kind.startsWith('ai-') && path[2] === 'transferBasis'
    const where = locate(siteText, path)
    if (isTransferBasis) {
      return {
        id: `transfer-basis:processors.${path[1]}`,
        severity: 'blocker' as const,
        actor: 'legal' as const,
        what: `The AI provider "${processor?.kind}" has no transfer basis`,
        where,
        why: 'Data of EU users may leave the EU only on a basis of Chapter V GDPR (Art. 44).',
        todo: 'Write the basis, for example the adequacy decision or standard contractual clauses.',
      }
    }
    return {
      id: `placeholder:${field}`,
      what: `Not supplied: ${field} [${label}]`,
      where,
      ...ruleFor(field),
    }
  })
}

/** Samples that must not go live: the identity, and reviews nobody has written. */
export function samples({ site, siteText }: LaunchSituation): Finding[] {
  const findings: Finding[] = []
  if (site.brand === 'Triptych') {
    findings.push({
      id: 'sample:brand',
      severity: 'blocker',
      actor: 'marketing',
      what: 'The brand is still the sample "Triptych"',
      where: locate(siteText, ['brand']),
      why: 'Every page and document would speak of a company that does not exist.',
      todo: 'Write the name of the app.',
    })
  }
  for (const [index, testimonial] of site.testimonials.entries()) {
    if (testimonial.consent !== 'sample') continue
    findings.push({
      id: `sample:testimonials.${index}`,
      severity: 'blocker',
      actor: 'marketing',
      what: `Review ${index + 1} is a sample without consent`,
      where: locate(siteText, ['testimonials', index, 'consent']),
      why: 'Invented reviews are unfair competition (16 CFR Part 465; Directive 2005/29/EC, Annex I).',
      todo: 'Replace it by a real one and note where the consent is filed.',
    })
  }
  return findings
}
