import type { LegalDocumentName } from '../../model/documents.ts'
import { supplied } from '../../model/placeholder.ts'
import { isAiProcessor } from '../../model/processors.ts'
import type { Processor } from '../../model/schema.ts'
import type { Site } from '../../model/site.ts'
import { siteTexts } from '../../texts/siteTexts.ts'
import { foundIf, type Rule } from '../rule.ts'
import { processorKeys } from '../siteLeaves.ts'
import { locateField, locateText } from '../situation.ts'

/** The processors that a document shows, in any of its languages. */
function processorsIn(site: Site, document: LegalDocumentName): readonly Processor[] {
  const { processors } = site.config
  const keys = siteTexts(site)
    .documents.filter(({ name }) => name === document)
    .flatMap(({ references }) => references.map(({ key }) => key))
  if (keys.includes('processors.table')) return processors
  return keys.includes('processors.aiTable') ? processors.filter(isAiProcessor) : []
}

/** Those who process data for the company. */
export const processorRules: readonly Rule[] = [
  {
    ...{ id: 'contradiction:image-provider', severity: 'blocker', field: 'processors' },
    message: 'Nobody is named as generating images',
    why: 'Both documents say that third parties generate images, and that their table names them.',
    fix: "Add a processor of the kind 'ai-image', with the same name as another one if need be.",
    find: foundIf(({ processors }) => processors.every(({ kind }) => kind !== 'ai-image')),
  },
  {
    ...{ id: 'contradiction:processors', severity: 'warning' },
    why: 'Both documents list who processes data; they have to list the same processors.',
    find({ site }) {
      const policy = processorsIn(site, 'privacy-policy')
      const agreement = processorsIn(site, 'data-processing-agreement')
      const keys = processorKeys(site.config)
      return site.config.processors.flatMap((processor, index) => {
        if (policy.includes(processor) === agreement.includes(processor)) return []
        const missing = policy.includes(processor) ? 'data-processing-agreement' : 'privacy-policy'
        return {
          suffix: `.${keys[index]}`,
          message: `The processor "${keys[index]}" is missing from one document`,
          location: locateText(site, missing),
          fix: `Put {{processors.table}} into both documents.`,
        }
      })
    },
  },
  {
    ...{ id: 'processor:app-store-role', severity: 'warning' },
    why: 'App stores act under their own responsibility, as the policy itself says; they sign no contract under Article 28 GDPR.',
    fix: 'Ask counsel whether it belongs in the list of processors.',
    find({ site }) {
      const index = site.config.processors.findIndex(({ kind }) => kind === 'app-store')
      const location = locateField(site, 'processors', index)
      return index === -1 ? [] : [{ message: 'The app store is listed as a processor', location }]
    },
  },
  {
    ...{ id: 'processor:unannounced', severity: 'warning', person: 'founder' },
    why: 'The documents promise to announce a processor before it begins; the register shows the day.',
    fix: 'Write the day of the announcement as announcedOn.',
    find({ site }) {
      const keys = processorKeys(site.config)
      return site.config.processors.flatMap(({ since, announcedOn }, index) => {
        const begins = supplied(since)
        if (begins === undefined || begins <= site.today || announcedOn !== undefined) return []
        return {
          suffix: `.${keys[index]}`,
          message: `The processor "${keys[index]}" begins on ${begins} and has not been announced`,
          location: locateField(site, 'processors', index, 'since'),
        }
      })
    },
  },
  {
    ...{ id: 'apple:ai-permission', severity: 'note', person: 'engineer', field: 'processors' },
    message: 'The app has to ask before it sends personal data to an AI provider',
    why: 'App Review Guidelines 5.1.2(i) ask for disclosure and for explicit permission.',
    fix: 'Make sure that the app asks; this site cannot check it.',
    find: foundIf(({ processors }) => processors.some(isAiProcessor)),
  },
]
