import { defaultLanguage, languageList } from '../../languages/index.ts'
import {
  dateText,
  entryKeys,
  type LegalDocumentName,
  legalDocuments,
  type Processor,
  routePath,
  type Site,
} from '../../model/index.ts'
import { redirects } from '../../pages/index.ts'
import {
  factsInForce,
  frozenLinks,
  publishedVersions,
  timelines,
  versionsFrom,
} from '../../versions/index.ts'
import { locateField, type Match, type Rule, rule } from '../rule.ts'

/** The documents with a table of processors. */
const withProcessors: readonly LegalDocumentName[] = ['privacy-policy', 'data-processing-agreement']

/** A day on which a table of processors changes, with what happens then. */
interface ProcessorChange {
  readonly key: string
  readonly index: number
  readonly field: 'since' | 'until'
  readonly day: string
}

/** What is announced of processors, or has happened: days on which tables of documents change. */
function processorChanges({ config, today }: Site): readonly ProcessorChange[] {
  const keys = entryKeys(config, 'processors')
  const isAnnounced = ({ announcedOn, since }: Processor) =>
    (announcedOn ?? since ?? '') <= today || (since ?? '') <= today
  return config.processors.flatMap((processor, index) =>
    (['since', 'until'] as const).flatMap(field => {
      const day = processor[field]
      if (!day || !isAnnounced(processor)) return []
      return { key: keys[index] ?? '', index, field, day }
    }),
  )
}

/**
 * Whether a document has a version that shows what changes on a day: one that takes effect on it, or, once it has
 * passed, one that has taken effect since.
 */
function hasVersionFor(site: Site, document: LegalDocumentName, day: string): boolean {
  const [inForce, ...others] = versionsFrom(site, document, day)
  if (!inForce || inForce.effective >= day) return true
  return day <= site.today && others.some(({ effective }) => effective <= site.today)
}

/** The tables of documents that say something else than the register does, today or on a day that is announced. */
function processorMatch(site: Site, document: LegalDocumentName, change: ProcessorChange): Match {
  const { key, index, field, day } = change
  const date = dateText(day, defaultLanguage)
  const happens = field === 'since' ? 'begins' : 'ends'
  const page = routePath('sub-processors', defaultLanguage)
  const isPast = day <= site.today
  const { version } = timelines(site)[document].inForce
  return {
    suffix: `.${key}.${field}.${document}`,
    path: ['processors', index, field],
    message: isPast
      ? `The processor "${key}" ${field === 'since' ? 'began' : 'ended'} on ${date}: ${page} says so, ${document} ${version} does not`
      : `The processor "${key}" ${happens} on ${date}, and no version of ${document} takes effect on that day`,
  }
}

/** What pages and documents in force say differently, the most urgent first. */
export const processorVersionRule: Rule = rule('processor:version', 'warning', 'founder', {
  why: 'The documents name who processes data: a table that names somebody else is false.',
  fix: 'Publish a version of both documents for that day: npm run legal -- publish privacy-policy data-processing-agreement.',
  find: ({ site }) =>
    withProcessors
      .filter(document => publishedVersions(site)[document].length > 0)
      .flatMap(document =>
        processorChanges(site)
          .filter(({ day }) => !hasVersionFor(site, document, day))
          .map(change => processorMatch(site, document, change)),
      )
      // What is false already comes before what will be.
      .toSorted((one, other) => Number(isAhead(site, one)) - Number(isAhead(site, other))),
})

function isAhead({ config, today }: Site, { path = [] }: Match): boolean {
  const [, index, field] = path
  const processor = config.processors[Number(index)]
  return (processor?.[field === 'until' ? 'until' : 'since'] ?? '') > today
}

/** What published documents lack or lead to, beside the site of today. */
export const inForceRules: readonly Rule[] = [
  rule('version:language', 'warning', 'languages.legal', {
    person: 'counsel',
    why: 'Until then, its page in this language shows the English text, and says so.',
    find: ({ site }) =>
      legalDocuments.map(document => {
        const { inForce, announced } = timelines(site)[document]
        if (inForce.publishedOn === undefined) return undefined
        const next = announced ?? inForce
        const missing = site.languages.legal.filter(code => !next.texts.has(code))
        return (
          missing.length > 0 && {
            suffix: `.${document}`,
            message: `${document} ${next.version} was not published in ${languageList(missing, defaultLanguage)}`,
            fix: `Publish the translation as an editorial version: give the text a higher number and editorial: "…" in every language, then npm run legal -- publish ${document}.`,
          }
        )
      }),
  }),
  rule('facts:unknown', 'note', 'founder', {
    why: 'An earlier release published it, or the file below facts/ is gone.',
    fix: 'The next version keeps its facts. Until then, put a figure that you change into site.yaml only when it is true.',
    find({ site }) {
      const { unknown } = factsInForce(site)
      const names = unknown.map(({ document, version }) => `${document} ${version}`).join(', ')
      return (
        unknown.length > 0 && {
          message: `Pages that are no documents follow ${site.source.file} at once: no facts are kept of ${names}`,
          location: `${site.folder}/facts`,
        }
      )
    },
  }),
  rule('link:published', 'warning', 'founder', {
    why: 'What was published keeps its links; readers are led to the list of all legal pages.',
    fix: 'Supply the facts of that page again, or publish a version without the link.',
    find({ site }) {
      const table = redirects(site)
      const lists = site.languages.any.map(code => routePath('legal-home', code))
      const found = new Map<string, Match>()
      for (const { url, version } of frozenLinks(site)) {
        const path = url.split('#')[0] ?? ''
        const { document } = version
        const isShown = timelines(site)[document].inForce === version
        if (!isShown || !lists.includes(table[path] ?? '')) continue
        found.set(`${document}:${path}`, {
          suffix: `:${document}:${path}`,
          message: `${document} ${version.version} leads to ${path}, which is no page of the site any more`,
          location: locateField(site),
        })
      }
      return [...found.values()]
    },
  }),
]
