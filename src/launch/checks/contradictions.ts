import { type LegalDocumentName, legalDocuments } from '../../content/documents.ts'
import { type FactKey, facts } from '../../content/facts.ts'
import { renderFact } from '../../content/factText.ts'
import { planVariants } from '../../content/plans.ts'
import { isAiProcessor } from '../../content/processors.ts'
import { legalFile } from '../../content/textFiles.ts'
import { languageList } from '../../i18n/languageNames.ts'
import { defaultLanguage } from '../../i18n/languages.ts'
import { lineOfReference } from '../../legal/parsedDocument.ts'
import { processorKeys } from '../entryKeys.ts'
import type { Finding } from '../finding.ts'
import { type LaunchSituation, locateField } from '../situation.ts'

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

function firstUse({ documents }: LaunchSituation, key: FactKey): string {
  for (const document of documents) {
    const line = lineOfReference(document, key)
    if (line !== undefined) return `${document.source.file}:${line}`
  }
  return factsFile
}

/** Limits and periods that two places state differently. */
export function differentFigures(situation: LaunchSituation): Finding[] {
  return sameMatters.flatMap(([one, other, matter]) => {
    const [first, second] = [
      renderFact(one, defaultLanguage).text,
      renderFact(other, defaultLanguage).text,
    ]
    if (first === second) return []
    return {
      id: `contradiction:${one}`,
      severity: 'warning' as const,
      actor: 'legal' as const,
      what: `Two answers to ${matter}: ${first}, and ${second}`,
      where: `${firstUse(situation, one)}, ${firstUse(situation, other)}`,
      why: 'The reader may rely on the better one, and a court will.',
      todo: `Decide, and write it into ${factsFile} for both ${one} and ${other}.`,
    }
  })
}

/** Plans on sale that the Terms do not name. */
export function unnamedPlans(situation: LaunchSituation): Finding[] {
  const { site } = situation
  const named = (['terms.planBasic', 'terms.planPro', 'terms.planPremium'] as const).map(
    key => renderFact(key, defaultLanguage).text,
  )
  const unnamed = planVariants[site.variants.plans].filter(plan => !named.includes(plan.name))
  if (unnamed.length === 0) return []
  return [
    {
      id: 'contradiction:plan-names',
      severity: 'warning',
      actor: 'legal',
      what: `On sale but not in the Terms: ${unnamed.map(plan => plan.name).join(', ')} (they name ${named.join(', ')})`,
      where: `${locateField(situation, ['variants', 'plans'])}, ${firstUse(situation, 'terms.planBasic')}`,
      why: 'The Terms do not govern a plan they do not know.',
      todo: `Bring the names in ${factsFile} (terms.plan…) and src/content/plans.ts together.`,
    },
  ]
}

/** Prices that the variants of the plans give differently for one plan. */
export function differentPrices(_situation: LaunchSituation, variants = planVariants): Finding[] {
  const prices = new Map<string, Set<number | 'custom'>>()
  for (const plan of Object.values(variants).flat()) {
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
          why: 'Whoever switches the variant changes a price without noticing.',
          todo: 'Write the same price into both variants.',
        },
  )
}

/** Languages a document is promised in and does not exist in. */
export function missingLanguages(situation: LaunchSituation): Finding[] {
  const promised = facts['languages.policy'].codes
  return legalDocuments.flatMap(wanted => {
    const written: readonly string[] = situation.documents
      .filter(({ name }) => name === wanted)
      .map(({ source }) => source.language)
    const missing = promised.filter(code => !written.includes(code))
    if (missing.length === 0) return []
    return {
      id: `contradiction:languages.${wanted}`,
      severity: 'warning' as const,
      actor: 'legal' as const,
      what: `Promised and not offered: ${wanted} in ${languageList(missing, defaultLanguage)}`,
      where: locateField(situation, ['languages', 'legal']),
      why: 'A promise in the documents that the site does not keep.',
      todo: 'Have it translated, or take the language out of languages.legal in src/site.ts.',
    }
  })
}

/** Processors that one of the two documents shows and the other does not. */
export function unevenProcessors({ site, documents }: LaunchSituation): Finding[] {
  const shown = (wanted: LegalDocumentName) => {
    const keys = documents
      .filter(({ name }) => name === wanted)
      .flatMap(({ references }) => references.map(({ key }) => key))
    if (keys.includes('processors.table')) return site.processors
    return keys.includes('processors.aiTable') ? site.processors.filter(isAiProcessor) : []
  }
  const [policy, agreement] = [shown('privacy-policy'), shown('data-processing-agreement')]
  const keys = processorKeys(site)
  return site.processors.flatMap((processor, index) => {
    if (policy.includes(processor) === agreement.includes(processor)) return []
    const missing = policy.includes(processor) ? 'data-processing-agreement' : 'privacy-policy'
    return {
      id: `contradiction:processors.${keys[index]}`,
      severity: 'warning' as const,
      actor: 'legal' as const,
      what: `The processor "${keys[index]}" is missing in one document`,
      where: legalFile(missing, defaultLanguage),
      why: 'Both documents list who processes data; they have to list the same.',
      todo: 'Put {{processors.table}} into both documents.',
    }
  })
}
