/** What the list of all legal pages says, as data: its Markdown is written in Node, which reads no style sheets. */
import type { Language } from '../../languages/index.ts'
import {
  dateText,
  isLegalDocument,
  type LegalRoute,
  legalGroups,
  routePath,
  type Site,
  withoutSoftHyphens,
} from '../../model/index.ts'
import { documentDetails } from '../../texts/index.ts'
import { legalEvents } from '../legalEvents.ts'
import { feedPath, versionListPath } from '../paths.ts'
import type { SiteBuild } from '../siteBuild.ts'

/** A link of a document's head or end. */
export interface Link {
  readonly text: string
  readonly path: string
  /** The language of its target, where that is not the page's own. */
  readonly otherLanguage?: Language
}

/** A line of the table at the head: a text, a day, or links, which are not printed. */
export interface Row {
  readonly label: string
  readonly text?: string | undefined
  /** ISO 8601 */
  readonly day?: string | undefined
  readonly links?: readonly Link[]
}

/** The other forms of a page of text, and the versions of a document. */
export function formatsRow(site: Site, route: LegalRoute, language: Language): Row {
  const texts = site.messages[language]
  const path = routePath(route, language)
  const ofDocuments = isLegalDocument(route)
    ? [
        { text: 'Word', path: `${path}.docx` },
        { text: 'Atom', path: feedPath(language, route) },
        { text: texts['legal.versions'], path: versionListPath(route, language) },
      ]
    : []
  const links = [{ text: 'Markdown', path: `${path}.md` }, ...ofDocuments]
  return { label: texts['legal.formats'], links }
}

/** As many as fit on one screen; the feed has them all. */
const SHOWN_CHANGES = 6

/** What happened last to the documents and to the register of processors, the latest first. */
export function latestChanges(site: Site, language: Language) {
  return legalEvents(site, language).slice(0, SHOWN_CHANGES)
}

/** What the list of all legal pages says of one: what it is, for whom, which version applies, its forms. */
export function entryOf(build: SiteBuild, route: LegalRoute, language: Language) {
  const { site } = build
  const texts = site.messages[language]
  const path = routePath(route, language)
  const rowsWith = (details: readonly Row[]): readonly Row[] => [
    { label: texts['legalHome.audience'], text: texts[`audience.${route}`] },
    ...details,
    formatsRow(site, route, language),
  ]
  if (isLegalDocument(route)) {
    const text = build.legalTexts[route][language]
    const left = [texts['legal.nextReview'], texts['legal.languages']]
    const details = documentDetails(site, text, language)
    return { path, text, rows: rowsWith(details.filter(({ label }) => !left.includes(label))) }
  }
  const text = build.statutoryTexts[route][language]
  // Of the register of processors, the day it last changed.
  const day = legalEvents(site, language).find(event => event.path === path)?.day
  const label = texts['legal.lastUpdated']
  return { path, text, rows: rowsWith(day ? [{ label, text: dateText(day, language), day }] : []) }
}

/** The list of all legal pages in a language as plain Markdown. */
export function legalHomeMarkdown(build: SiteBuild, language: Language): string {
  const { site } = build
  const texts = site.messages[language]
  const item = (label: string, text: string) => `- **${label}** ${text}`
  const entry = (route: LegalRoute) => {
    const { text, path, rows } = entryOf(build, route, language)
    const items = rows.flatMap(row => (row.text === undefined ? [] : item(row.label, row.text)))
    return `### [${text.title}](${path})\n\n${text.description}\n\n${items.join('\n')}`
  }
  const changes = latestChanges(site, language).map(({ day, title, path }) =>
    item(dateText(day, language), `[${title}](${path})`),
  )
  const blocks = [
    `# ${texts['legalHome.title']}`,
    texts['legalHome.description'],
    ...legalGroups(site).flatMap(({ name, routes }) => [
      `## ${texts[`contact.${name}`]}`,
      ...routes.map(entry),
    ]),
    `## ${texts['legalHome.changes']}`,
    changes.join('\n'),
  ]
  return withoutSoftHyphens(`${blocks.join('\n\n')}\n`)
}
