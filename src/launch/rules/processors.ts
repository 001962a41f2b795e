import { codeOfCountry, isAiProcessor, isInEea, type Site, servesEea } from '../../model/index.ts'
import { shortNotice } from '../../versions/index.ts'
import { foundIf, type Match, type Rule } from '../rule.ts'
import { entryKeys } from '../siteLeaves.ts'
import { locateField } from '../situation.ts'

/** Processors that have yet to begin, each with its key and its place. */
function coming(site: Site) {
  const keys = entryKeys(site.config, 'processors')
  return site.config.processors.flatMap(({ since: begins, announcedOn }, index) => {
    if (begins === undefined || begins <= site.today) return []
    const location = locateField(site, 'processors', index, 'since')
    return { key: keys[index], begins, announcedOn, location }
  })
}

/** Processors that were announced with less notice than the agreement promises. */
function shortNotices(site: Site): readonly Match[] {
  return coming(site).flatMap(({ key, begins, announcedOn, location }) => {
    const period = [announcedOn ?? begins, begins] as const
    const short = shortNotice(site, 'data-processing-agreement', 'subProcessors', period)
    if (announcedOn === undefined || !short) return []
    const { given, promised, first } = short
    return {
      ...{ suffix: `:processor.${key}`, location },
      message: `A processor (${key}) begins with ${given} days of notice; ${promised} are promised`,
      fix: `The first possible day is ${first}: let it take effect then, or later.`,
    }
  })
}

/** Processors whose data leaves the EEA, though no transfer is stated. */
function leavingUnsaid(site: Site): readonly Match[] {
  const { config } = site
  return config.processors.flatMap(({ transferBasis, place }, index) => {
    if (transferBasis !== null || !servesEea(config)) return []
    const away = place?.en.split(', ').find(name => {
      const code = codeOfCountry(name)
      return code !== undefined && !isInEea(code)
    })
    if (away === undefined) return []
    const key = entryKeys(config, 'processors')[index]
    return {
      suffix: `.${key}`,
      location: locateField(site, 'processors', index, 'transferBasis'),
      message: `The data of "${key}" goes to ${away}, and no basis of the transfer is stated`,
    }
  })
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
    find: ({ site }) =>
      coming(site).flatMap(({ key, begins, announcedOn, location }) =>
        announcedOn !== undefined
          ? []
          : {
              ...{ suffix: `.${key}`, location },
              message: `The processor "${key}" begins on ${begins} and has not been announced`,
            },
      ),
  },
  {
    ...{ id: 'processor:transfer', severity: 'blocker' },
    why: 'The tables would say that the data stays within the European Union (Chapter V GDPR).',
    fix: 'Write clauses, framework or adequacy as transferBasis; none only where every place is in the European Economic Area.',
    find: ({ site }) => leavingUnsaid(site),
  },
  {
    ...{ id: 'notice', severity: 'blocker' },
    why: 'The documents promise notice before a change takes effect.',
    find: ({ site }) => shortNotices(site),
  },
  {
    ...{ id: 'apple:ai-permission', severity: 'note', person: 'engineer', field: 'processors' },
    message: 'The app has to ask before it sends personal data to an AI provider',
    why: 'App Review Guidelines 5.1.2(i) ask for disclosure and for explicit permission.',
    fix: 'Make sure that the app asks; this site cannot check it.',
    find: foundIf(({ processors }) => processors.some(isAiProcessor)),
  },
]
