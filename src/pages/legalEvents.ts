import { dateText } from '../content/dateText.ts'
import { legalDocuments } from '../content/documents.ts'
import { renderSupplied } from '../content/factText.ts'
import { routePath } from '../content/routes.ts'
import type { Language } from '../i18n/languages.ts'
import { fillMessage, messages } from '../i18n/messages.ts'
import { type DocumentVersion, documentVersions } from '../legal/versions/documentVersions.ts'
import { buildDay } from '../site/buildDay.ts'
import type { Processor } from '../site/schema.ts'
import { site } from '../site/values.ts'
import { changesPath, comparedWith, versionPath } from './versionPages.ts'

/** Something that happened to the legal documents or to the register of processors. */
export interface LegalEvent {
  /** Names it in every language alike, for good. */
  readonly name: string
  /** ISO 8601 day. */
  readonly day: string
  readonly title: string
  /** Where it is told. */
  readonly path: string
}

function versionEvents(version: DocumentVersion, language: Language): LegalEvent[] {
  const texts = messages[language]
  const { document, effective, published } = version
  const words = {
    document: texts[`legal.${document}`],
    version: version.version,
    date: dateText(effective, language),
  }
  const name = `${document}/${version.version}`
  const path = versionPath(version, language)
  const told = comparedWith(version) ? changesPath(version, language) : path
  const isAnnounced = published && published.publishedOn < effective
  return [
    ...(published
      ? [
          {
            name: `${name}/${isAnnounced ? 'announced' : 'published'}`,
            day: published.publishedOn,
            title: fillMessage(texts[isAnnounced ? 'feed.announced' : 'feed.published'], words),
            path: told,
          },
        ]
      : []),
    {
      name: `${name}/effective`,
      day: effective,
      title: fillMessage(texts['feed.effective'], words),
      path,
    },
  ]
}

function processorEvents(processor: Processor, language: Language): LegalEvent[] {
  const texts = messages[language]
  const { announcedOn, since, until } = processor
  const path = routePath('sub-processors', language)
  const words = {
    name: renderSupplied(processor.name, language).text,
    date: typeof since === 'string' ? dateText(since, language) : '',
  }
  const days = [
    ['processorAnnounced', announcedOn],
    ['processorSince', typeof since === 'string' ? since : undefined],
    ['processorUntil', until],
  ] as const
  return days.flatMap(([kind, day]) =>
    day === undefined
      ? []
      : {
          name: `processor/${typeof processor.name === 'string' ? processor.name : processor.kind}/${kind}`,
          ...{ day, path, title: fillMessage(texts[`feed.${kind}`], words) },
        },
  )
}

/** Everything that has happened until the day of the build, in a language; the latest first. */
export function legalEvents(language: Language): readonly LegalEvent[] {
  const events = [
    ...legalDocuments.flatMap(name =>
      documentVersions[name].all
        .filter(({ languages }) => languages.includes(language))
        .flatMap(version => versionEvents(version, language)),
    ),
    ...site.processors.flatMap(processor => processorEvents(processor, language)),
  ]
  return events
    .filter(({ day }) => day <= buildDay)
    .toSorted((one, other) => other.day.localeCompare(one.day))
}
