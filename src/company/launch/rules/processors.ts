import { codeOfCountry, isInEea, servesEea } from '../../countries/index.ts'
import type { Processor } from '../../schema/index.ts'
import { entryKeys, isAiProcessor, type Site } from '../../site/index.ts'
import { shortNotice } from '../../versions/index.ts'
import type { Match, Rule } from '../rule.ts'

/** A rule's findings on each processor, by its key; at one of its fields. */
function onEach(
  field: keyof Processor,
  matchOf: (processor: Processor, key: string, site: Site) => Match | undefined | false,
): Rule['find'] {
  return ({ site }) => {
    const keys = entryKeys(site.config, 'processors')
    return site.config.processors.map((processor, index) => {
      const key = keys[index] ?? ''
      const match = matchOf(processor, key, site)
      return match && { suffix: `.${key}`, path: ['processors', index, field], ...match }
    })
  }
}

/** Those who process data for the company. */
export const processorRules: readonly Rule[] = [
  {
    id: 'contradiction:image-provider',
    severity: 'blocker',
    field: 'processors',
    message: 'Nobody is named as generating images',
    why: 'Both documents say that third parties generate images, and that their table names them.',
    fix: "Add a processor of the kind 'ai-image', with the same name as another one if need be.",
    find: ({ site: { config } }) => config.processors.every(({ kind }) => kind !== 'ai-image'),
  },
  {
    id: 'processor:app-store-role',
    severity: 'warning',
    person: 'counsel',
    message: 'The app store is listed as a processor',
    why: 'App stores act under their own responsibility, as the policy itself says; they sign no contract under Article 28 GDPR.',
    fix: 'Ask counsel whether it belongs in the list of processors.',
    find({ site: { config } }) {
      const index = config.processors.findIndex(({ kind }) => kind === 'app-store')
      return index !== -1 && { path: ['processors', index] }
    },
  },
  {
    id: 'processor:unannounced',
    severity: 'warning',
    person: 'founder',
    why: 'The documents promise to announce a processor before it begins; the register shows the day.',
    fix: 'Write the day of the announcement as announcedOn.',
    find: onEach('since', ({ since = '', announcedOn }, key, { today }) => {
      const message = `The processor "${key}" begins on ${since} and has not been announced`
      return since > today && announcedOn === undefined && { message }
    }),
  },
  {
    id: 'processor:transfer',
    severity: 'blocker',
    person: 'counsel',
    why: 'The tables would say that no transfer basis is needed (Chapter V GDPR).',
    fix: 'Write clauses, framework or adequacy as transferBasis; none only where every place is in the European Economic Area.',
    find: onEach('transferBasis', ({ transferBasis, place }, key, { config }) => {
      const away = place?.en.split(', ').find(name => {
        const code = codeOfCountry(name)
        return code !== undefined && !isInEea(code)
      })
      if (transferBasis !== null || !servesEea(config) || away === undefined) return undefined
      return {
        message: `The data of "${key}" goes to ${away}, and no basis of the transfer is stated`,
      }
    }),
  },
  {
    id: 'notice',
    severity: 'blocker',
    person: 'counsel',
    why: 'The documents promise notice before a change takes effect.',
    find: onEach('since', ({ since = '', announcedOn }, key, site) => {
      if (since <= site.today || announcedOn === undefined) return undefined
      const period = [announcedOn, since] as const
      const short = shortNotice(site, 'data-processing-agreement', 'subProcessors', period)
      return (
        short && {
          suffix: `:processor.${key}`,
          message: `A processor (${key}) begins with ${short.given} days of notice; ${short.promised} are promised`,
          fix: `The first possible day is ${short.first}: let it take effect then, or later.`,
        }
      )
    }),
  },
  {
    id: 'apple:ai-permission',
    severity: 'note',
    field: 'processors',
    person: 'engineer',
    message: 'The app has to ask before it first sends personal data to an AI provider',
    why: 'It names the provider, asks for explicit permission, and lets people take it back; the documents say so. App Review Guideline 5.1.2(i).',
    fix: 'Let the app show the question that /legal.json holds as aiPermission, as docs/acceptance.md explains; this site cannot check it. Then accept this finding.',
    find: ({ site: { config } }) => config.processors.some(isAiProcessor),
  },
]
