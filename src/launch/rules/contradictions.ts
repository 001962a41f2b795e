import { languageList } from '../../languages/languageNames.ts'
import { defaultLanguage } from '../../languages/languages.ts'
import { legalDocuments } from '../../model/documents.ts'
import type { FactKey } from '../../model/facts.ts'
import { renderFact } from '../../model/factText.ts'
import { siteTexts } from '../../texts/siteTexts.ts'
import { ownedBy, rule } from '../rule.ts'
import { figuresFile, locateReference } from '../situation.ts'

/** Pairs of facts about the same matter, which ought to agree. */
const sameMatters: readonly (readonly [FactKey, FactKey, string])[] = [
  ['support.response', 'support.responseTerms', 'how fast support answers'],
  [
    'retention.accountData',
    'retention.deletedAccounts',
    'how long data of deleted accounts is kept',
  ],
  ['retention.accountData', 'retention.accountRecovery', 'how long a deleted account lives on'],
  [
    'retention.generatedContent',
    'retention.temporaryContent',
    'how long generated content is kept',
  ],
  ['response.gdpr', 'response.dataSubject', 'how fast requests from data subjects are answered'],
  ['response.gdprExtended', 'response.dataSubjectExtended', 'how far that can be extended'],
]

/** What the documents say in two ways, or promise without keeping it. */
export const contradictionRules = ownedBy('legal', [
  rule('contradiction', 'warning', {
    trigger: 'a limit or period is stated differently in two places',
    why: 'The reader may rely on the better one, and a court will.',
    find: ({ site }) =>
      sameMatters.flatMap(([one, other, matter]) => {
        const first = renderFact(site, one, defaultLanguage).text
        const second = renderFact(site, other, defaultLanguage).text
        if (first === second) return []
        return {
          suffix: `:${one}`,
          message: `Two answers to ${matter}: ${first}, and ${second}`,
          location: `${locateReference(site, one)}, ${locateReference(site, other)}`,
          fix: `Decide, and write it into ${figuresFile} for both ${one} and ${other}.`,
        }
      }),
  }),
  rule('contradiction:languages', 'warning', {
    trigger: 'a document does not exist in a language that it is promised in',
    why: 'A promise in the documents that the site does not keep.',
    fix: 'Have it translated, or take the language out of languages.legal in site/site.ts.',
    field: 'languages.legal',
    find: ({ site }) =>
      legalDocuments.flatMap(wanted => {
        const written: readonly string[] = siteTexts(site)
          .documents.filter(({ name }) => name === wanted)
          .map(({ source }) => source.language)
        const missing = site.facts['languages.policy'].codes.filter(code => !written.includes(code))
        if (missing.length === 0) return []
        const languages = languageList(missing, defaultLanguage)
        return {
          suffix: `.${wanted}`,
          message: `Promised but not offered: ${wanted} in ${languages}`,
        }
      }),
  }),
])
