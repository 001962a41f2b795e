import { defaultLanguage } from '../../languages/index.ts'
import {
  dateText,
  type LegalDocumentName,
  type Processor,
  routePath,
  type Site,
} from '../../model/index.ts'
import { factsInForce, publishedVersions, timelines, versionsFrom } from '../../versions/index.ts'
import { type Match, type Rule, rule } from '../rule.ts'
import { entryKeys } from '../siteLeaves.ts'

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
]
