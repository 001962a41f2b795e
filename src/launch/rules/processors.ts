import { defaultLanguage } from '../../languages/languages.ts'
import type { LegalDocumentName } from '../../model/documents.ts'
import { isPlaceholder } from '../../model/placeholder.ts'
import { isAiProcessor } from '../../model/processors.ts'
import type { Processor } from '../../model/schema.ts'
import type { Site } from '../../model/site.ts'
import { textFile } from '../../model/textFiles.ts'
import { siteTexts } from '../../texts/siteTexts.ts'
import { processorKeys } from '../entryKeys.ts'
import { fieldRule, ownedBy, rule } from '../rule.ts'
import { locateField } from '../situation.ts'

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
export const processorRules = ownedBy('legal', [
  rule('transfer-basis:processors', 'blocker', {
    trigger: 'the transfer basis of an AI provider is not supplied',
    why: 'Data of EU users may leave the EU only on a basis of Chapter V GDPR (Art. 44).',
    fix: 'Write the basis, for example the adequacy decision or standard contractual clauses.',
    find({ site }) {
      const keys = processorKeys(site.config)
      return site.config.processors.flatMap((processor, index) =>
        isAiProcessor(processor) && isPlaceholder(processor.transferBasis)
          ? {
              suffix: `.${keys[index]}`,
              message: `The AI provider "${processor.kind}" has no transfer basis`,
              location: locateField(site, 'processors', index, 'transferBasis'),
            }
          : [],
      )
    },
  }),
  fieldRule('contradiction:image-provider', 'blocker', {
    trigger: 'no processor generates images (specification §1)',
    why: 'Both documents say that third parties generate images, and that their table names them.',
    fix: "Add a processor of the kind 'ai-image', with the same name as another one if need be.",
    field: 'processors',
    message: 'Nobody is named as generating images',
    isBroken: ({ processors }) => processors.every(({ kind }) => kind !== 'ai-image'),
  }),
  rule('contradiction:processors', 'warning', {
    trigger: 'one of the two documents shows a processor that the other does not',
    why: 'Both documents list who processes data; they have to list the same processors.',
    fix: 'Put {{processors.table}} into both documents.',
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
          location: site.texts.get(textFile(missing, defaultLanguage))?.file ?? missing,
        }
      })
    },
  }),
  rule('processor:app-store-role', 'warning', {
    trigger: 'the app store is among those who process data on the company’s behalf',
    why: 'App stores act under their own responsibility, as the policy itself says; they sign no contract under Article 28 GDPR.',
    fix: 'Ask counsel whether it belongs in the list of processors.',
    find({ site }) {
      const index = site.config.processors.findIndex(({ kind }) => kind === 'app-store')
      const location = locateField(site, 'processors', index)
      return index === -1 ? [] : [{ message: 'The app store is listed as a processor', location }]
    },
  }),
  fieldRule('apple:ai-permission', 'note', {
    trigger: 'personal data reaches an AI provider',
    why: 'App Review Guidelines 5.1.2(i) ask for disclosure and for explicit permission.',
    fix: 'Make sure that the app asks; this site cannot check it.',
    field: 'processors',
    message: 'The app has to ask before it sends personal data to an AI provider',
    isBroken: ({ processors }) => processors.some(isAiProcessor),
  }),
])
