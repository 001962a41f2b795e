import { type FactKey, facts } from '../../content/facts.ts'
import { renderFact } from '../../content/factText.ts'
import { planReadings } from '../../content/plans.ts'
import { languages } from '../../i18n/languages.ts'
import type { Finding, LaunchSituation } from '../finding.ts'
import { locate, locateText } from '../locate.ts'

const factsFile = 'src/content/facts.ts'

/** Pairs of facts that speak of the same matter and ought to agree. */
const sameMatters: readonly (readonly [FactKey, FactKey, string])[] = [
  ['support.response', 'support.responseTerms', 'how fast support answers'],
  ['retention.accountData', 'retention.deletedAccounts', 'how long data of deleted accounts stays'],
  ['retention.accountData', 'retention.accountRecovery', 'how long a deleted account lives on'],
  ['retention.generatedContent', 'retention.temporaryContent', 'how long generated content stays'],
  ['response.gdpr', 'response.dataSubject', 'how fast requests of data subjects are answered'],
  ['response.gdprExtended', 'response.dataSubjectExtended', 'how far that can be extended'],
]

function firstUse(legalTexts: LaunchSituation['legalTexts'], key: string): string {
  for (const [file, text] of legalTexts) {
    if (text.includes(`{{${key}`)) return locateText(file, text, `{{${key}`)
  }
  return factsFile
}

/** Limits and periods that two places state differently. */
export function differentFigures({ legalTexts }: LaunchSituation): Finding[] {
  return sameMatters.flatMap(([one, other, matter]) => {
    const [first, second] = [renderFact(one, 'en').text, renderFact(other, 'en').text]
    if (first === second) return []
    return {
      id: `contradiction:${one}`,
      severity: 'warning' as const,
      actor: 'legal' as const,
      what: `Two answers to ${matter}: ${first}, and ${second}`,
      where: `${firstUse(legalTexts, one)}, ${firstUse(legalTexts, other)}`,
      why: 'The reader may rely on the better one, and a court will.',
      todo: `Decide, and write it into ${factsFile} for both ${one} and ${other}.`,
    }
  })
}

/** Plans on sale that the Terms do not name. */
export function unnamedPlans({ site, siteText, legalTexts }: LaunchSituation): Finding[] {
  const named = (['terms.planBasic', 'terms.planPro', 'terms.planPremium'] as const).map(
    key => renderFact(key, 'en').text,
  )
  const unnamed = planReadings[site.readings.plans].filter(plan => !named.includes(plan.name))
  if (unnamed.length === 0) return []
  return [
    {
      id: 'contradiction:plan-names',
      severity: 'warning',
      actor: 'legal',
      what: `On sale but not in the Terms: ${unnamed.map(plan => plan.name).join(', ')} (they name ${named.join(', ')})`,
      where: `${locate(siteText, ['readings', 'plans'])}, ${firstUse(legalTexts, 'terms.planBasic')}`,
      why: 'The Terms do not govern a plan they do not know.',
      todo: `Bring the names in ${factsFile} (terms.plan…) and src/content/plans.ts together.`,
    },
  ]
}

/** Prices that the readings of the plans give differently for one plan. */
export function differentPrices(_situation: LaunchSituation, readings = planReadings): Finding[] {
  const prices = new Map<string, Set<number | 'custom'>>()
  for (const plan of Object.values(readings).flat()) {
    prices.set(plan.name, (prices.get(plan.name) ?? new Set()).add(plan.price))
  }
  return [...prices].flatMap(([name, amounts]) =>
    amounts.size === 1
      ? []
      : {
          id: `contradiction:price-${name}`,
          severity: 'warning' as const,
          actor: 'marketing' as const,
          what: `The plan ${name} has different prices: ${[...amounts].join(', ')}`,
          where: 'src/content/plans.ts',
          why: 'Whoever switches the reading changes a price without noticing.',
          todo: 'Write the same price into both readings.',
        },
  )
}

/** Languages the policy promises and the site does not offer. */
export function missingLanguages({ legalTexts }: LaunchSituation): Finding[] {
  const promised = facts['languages.policy']
  if (promised.kind !== 'term') return []
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const offered = languages.map(({ code }) => names.of(code))
  const missing = promised.text.en.split(', ').filter(name => !offered.includes(name))
  if (missing.length === 0) return []
  return [
    {
      id: 'contradiction:languages',
      severity: 'warning',
      actor: 'legal',
      what: `Promised and not offered: the privacy policy in ${missing.join(' and ')}`,
      where: firstUse(legalTexts, 'languages.policy'),
      why: 'A promise in the policy that the site does not keep.',
      todo: `Have it translated, or take the languages out of ${factsFile} (languages.policy).`,
    },
  ]
}

/** Processors that one of the two documents shows and the other does not. */
export function unevenProcessors({ site, legalTexts }: LaunchSituation): Finding[] {
  const shown = (document: string) => {
    const text = legalTexts.get(`src/content/legal/${document}.en.md`) ?? ''
    const all = text.includes('{{processors.table}}')
    const ai = text.includes('{{processors.aiTable}}')
    return site.processors.filter(({ kind }) => all || (ai && kind.startsWith('ai-')))
  }
  const [policy, agreement] = [shown('privacy-policy'), shown('data-processing-agreement')]
  return site.processors.flatMap((processor, index) => {
    if (policy.includes(processor) === agreement.includes(processor)) return []
    const missing = policy.includes(processor) ? 'data-processing-agreement' : 'privacy-policy'
    return {
      id: `contradiction:processors.${index}`,
      severity: 'warning' as const,
      actor: 'legal' as const,
      what: `The processor "${processor.kind}" is missing in one document`,
      where: `src/content/legal/${missing}.en.md`,
      why: 'Both documents list who processes data; they have to list the same.',
      todo: 'Put {{processors.table}} into both documents.',
    }
  })
}
