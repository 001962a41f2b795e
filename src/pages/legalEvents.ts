import { fillMessage, type Language } from '../languages/index.ts'
import {
  dateText,
  type LegalDocumentName,
  legalDocuments,
  type Processor,
  routePath,
  type Site,
} from '../model/index.ts'
import {
  changesPath,
  comparedWith,
  timelines,
  type Version,
  versionPath,
} from '../versions/index.ts'

/** Something that happened to the legal documents or to the register of processors. */
export interface LegalEvent {
  /** Names it for good, alike in every language. */
  readonly name: string
  /** ISO 8601 day. */
  readonly day: string
  readonly title: string
  /** The document it happened to; undefined for processors. */
  readonly document?: LegalDocumentName
  /** Where it is described. */
  readonly path: string
}

function versionEvents(site: Site, version: Version, language: Language): LegalEvent[] {
  const texts = site.messages[language]
  const { document, effective, publishedOn } = version
  const words = {
    document: texts[`legal.${document}`],
    version: version.version,
    date: dateText(effective, language),
  }
  const path = versionPath(version, language)
  const told = comparedWith(site, version) ? changesPath(version, language) : path
  const isAnnounced = publishedOn !== undefined && publishedOn < effective
  const days = [
    [isAnnounced ? 'announced' : 'published', publishedOn, told],
    ['effective', effective, path],
  ] as const
  return days.flatMap(([kind, day, target]) =>
    day === undefined
      ? []
      : {
          name: `${document}/${version.version}/${kind}`,
          title: fillMessage(texts[`feed.${kind}`], words),
          ...{ day, document, path: target },
        },
  )
}

/** What happened to a processor; nothing while it has no name: readers would learn nobody’s. */
function processorEvents(site: Site, processor: Processor, language: Language): LegalEvent[] {
  const texts = site.messages[language]
  const { name, announcedOn, until } = processor
  if (name === undefined) return []
  const since = typeof processor.since === 'string' ? processor.since : undefined
  const path = routePath('sub-processors', language)
  const words = { name, date: since ? dateText(since, language) : '' }
  const days = [
    ['processorAnnounced', announcedOn],
    ['processorSince', since],
    ['processorUntil', until],
  ] as const
  return days.flatMap(([kind, day]) =>
    day === undefined
      ? []
      : {
          name: `processor/${name}/${kind}`,
          ...{ day, path, title: fillMessage(texts[`feed.${kind}`], words) },
        },
  )
}

/** Everything that has happened up to the day of the site, in a language; the latest first. */
export function legalEvents(site: Site, language: Language): readonly LegalEvent[] {
  const events = [
    ...legalDocuments.flatMap(name =>
      timelines(site)
        [name].all.filter(({ languages }) => languages.includes(language))
        .flatMap(version => versionEvents(site, version, language)),
    ),
    ...site.config.processors.flatMap(processor => processorEvents(site, processor, language)),
  ]
  return events
    .filter(({ day }) => day <= site.today)
    .toSorted((one, other) => other.day.localeCompare(one.day))
}
