/**
 * What happened to the legal pages, and what their list says, as data: its Markdown is written in Node, which reads no
 * style sheets.
 */
import {
  changesPath,
  comparedWith,
  type DocumentDetail,
  type DocumentHead,
  dateText,
  documentDetails,
  feedPath,
  fillMessage,
  frozenIn,
  isLegalDocument,
  isWrittenIn,
  type Language,
  type LegalDocumentName,
  type LegalRoute,
  legalDocuments,
  legalGroups,
  regionText,
  routePath,
  type Site,
  shortTitle,
  timelines,
  versionListPath,
  versionPath,
  withdrawalOf,
  withoutSoftHyphens,
} from '../../../company/index.ts'
import type { SiteBuild } from '../siteBuild.ts'

/** Something that happened to the legal documents or to the register of processors. */
export interface LegalEvent {
  /** Names it for good, alike in every language. */
  readonly name: string
  /** ISO 8601 day. */
  readonly day: string
  readonly title: string
  /** What a version changes, in the company's words; undefined where the title says all. */
  readonly summary?: string | undefined
  /** The document it happened to; undefined for processors. */
  readonly document?: LegalDocumentName | undefined
  /** Where it is described. */
  readonly path: string
}

/** Everything that has happened up to the day of the site, in a language; the latest first. */
export function legalEvents(site: Site, language: Language): readonly LegalEvent[] {
  const texts = site.messages[language]
  const versions = legalDocuments
    .flatMap(document => timelines(site)[document].all)
    .filter(version => isWrittenIn(version, language))
  const ofVersions = versions.flatMap(version => {
    const { document, effective, publishedOn } = version
    const words = {
      document: shortTitle(site, document, language),
      version: version.version,
      date: dateText(effective, language),
    }
    const summary = publishedOn === undefined ? undefined : frozenIn(version, language).head.summary
    const about = { document, thing: `${document}/${version.version}`, words, summary }
    const path = versionPath(version, language)
    const told = comparedWith(site, version, language) ? changesPath(version, language) : path
    const isAnnounced = publishedOn !== undefined && publishedOn < effective
    const withdrawal = withdrawalOf(version, timelines(site)[document].all)
    const end = withdrawal
      ? ({ ...about, kind: 'withdrawn', day: withdrawal.publishedOn, path } as const)
      : ({ ...about, kind: 'effective', day: effective, path } as const)
    return [
      { ...about, kind: isAnnounced ? 'announced' : 'published', day: publishedOn, path: told },
      end,
    ] as const
  })
  const ofProcessors = site.config.processors.flatMap(processor => {
    const { name, announcedOn, until } = processor
    // Nothing while it has no name: readers would learn nobody’s.
    if (name === undefined) return []
    const since = typeof processor.since === 'string' ? processor.since : undefined
    const words = { name, date: since ? dateText(since, language) : '' }
    const path = routePath(site, 'sub-processors', language)
    const about = {
      document: undefined,
      thing: `processor/${name}`,
      words,
      path,
      summary: undefined,
    }
    return [
      { ...about, kind: 'processorAnnounced', day: announcedOn },
      { ...about, kind: 'processorSince', day: since },
      { ...about, kind: 'processorUntil', day: until },
    ] as const
  })
  const events = [...ofVersions, ...ofProcessors].flatMap(
    ({ kind, day, thing, words, ...event }) => {
      const title = fillMessage(texts[`feed.${kind}`], words)
      const hasHappened = day !== undefined && day <= site.today
      return hasHappened ? { ...event, name: `${thing}/${kind}`, day, title } : []
    },
  )
  return events.toSorted((first, second) => second.day.localeCompare(first.day))
}

/** A link of a document's head or end. */
export interface Link {
  readonly text: string
  readonly href: string
  /** The language of its target, where that is not the page's own. */
  readonly hrefLang?: Language
}

/** A line of the table at the head: a text, and links, which are not printed. */
export interface Row {
  readonly label: string
  readonly text?: string | undefined
  readonly links?: readonly Link[]
}

/** The version of a document and the day it takes effect, in one line. */
export function factLine(
  site: Site,
  head: Readonly<{ version: string; effective: string }>,
  language: Language,
): string {
  return fillMessage(site.messages[language]['legal.line'], {
    version: head.version + regionText(site, language),
    date: dateText(head.effective, language),
  })
}

/** What a document states of itself; its version leads to all of them. */
export function documentRows(
  site: Site,
  route: LegalDocumentName,
  head: DocumentHead,
  language: Language,
): readonly (Row & Pick<DocumentDetail, 'field'>)[] {
  const texts = site.messages[language]
  const versions = { text: texts['legal.versions'], href: versionListPath(route, language) }
  return documentDetails(site, head, language).map(row =>
    row.field === 'version' ? { ...row, links: [versions] } : row,
  )
}

/** The other forms of a page of text. */
export function formatsRow(site: Site, route: LegalRoute, language: Language): Row {
  const texts = site.messages[language]
  const path = routePath(site, route, language)
  const links = [{ text: 'Markdown', href: `${path}.md` }]
  if (isLegalDocument(route)) {
    links.push(
      { text: texts['legal.word'], href: `${path}.docx` },
      { text: texts['feed.label'], href: feedPath(language, route) },
    )
  }
  return { label: texts['legal.formats'], links }
}

/** As many as fit on one screen; the feed has them all. */
const SHOWN_CHANGES = 6

/** What the list of all legal pages says: what each page is, for whom, and in which version; and what changed last. */
export function legalHomeOf(build: SiteBuild, language: Language) {
  const { site, legalTexts, statutoryTexts } = build
  const texts = site.messages[language]
  const events = legalEvents(site, language)
  const detailsOf = (route: LegalRoute): readonly Row[] => {
    if (isLegalDocument(route)) {
      const rows = documentRows(site, route, legalTexts[route][language], language)
      return rows.filter(({ field }) => field !== 'nextReview' && field !== 'languages')
    }
    // Of the register of processors, the day it last changed.
    const day = events.find(({ path }) => path === routePath(site, route, language))?.day
    return day ? [{ label: texts['legal.lastUpdated'], text: dateText(day, language) }] : []
  }
  const entryOf = (route: LegalRoute) => {
    const audience: Row = {
      label: texts['legalHome.audience'],
      text: site.pageHeads[language][route].audience,
    }
    return {
      path: routePath(site, route, language),
      text: { ...legalTexts, ...statutoryTexts }[route][language],
      rows: [audience, ...detailsOf(route), formatsRow(site, route, language)],
    }
  }
  return {
    groups: legalGroups(site).map(({ name, routes }) => ({
      name,
      heading: texts[`contact.${name}`],
      entries: routes.map(entryOf),
    })),
    changes: events.slice(0, SHOWN_CHANGES),
  }
}

/** The list of all legal pages in a language as plain Markdown. */
export function legalHomeMarkdown(build: SiteBuild, language: Language): string {
  const texts = build.site.messages[language]
  const { groups, changes } = legalHomeOf(build, language)
  const item = (label: string, text: string) => `- **${label}** ${text}`
  const blocks = [
    `# ${texts['legalHome.title']}`,
    texts['legalHome.description'],
    ...groups.flatMap(({ heading, entries }) => [
      `## ${heading}`,
      ...entries.map(({ text, path, rows }) => {
        const items = rows.flatMap(row => (row.text ? item(row.label, row.text) : []))
        return `### [${text.title}](${path})\n\n${text.description}\n\n${items.join('\n')}`
      }),
    ]),
    `## ${texts['legalHome.changes']}`,
    changes
      .map(({ day, title, path }) => item(dateText(day, language), `[${title}](${path})`))
      .join('\n'),
  ]
  return withoutSoftHyphens(`${blocks.join('\n\n')}\n`)
}
