import type { Language } from '../../languages/languages.ts'
import { dateText } from '../../model/dateText.ts'
import { isLegalDocument } from '../../model/documents.ts'
import { type LegalRoute, legalGroups } from '../../model/routeGroups.ts'
import { routePath } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'
import { documentDetails } from '../../texts/rendered.ts'
import { type LegalEvent, legalEvents } from '../legalEvents.ts'
import { feedPath, versionListPath } from '../paths.ts'
import type { SiteBuild } from '../siteBuild.ts'
import type { Row } from './view.ts'

/** As many as fit on one screen; the feed has them all. */
const SHOWN_CHANGES = 6

/** What the list says of a document: which version applies, and since when. */
const shownDetails: readonly string[] = ['legal.version', 'legal.effective', 'legal.lastUpdated']

/** What happened last to the documents and to the register of processors, the latest first. */
export function latestChanges(site: Site, language: Language): readonly LegalEvent[] {
  return legalEvents(site, language).slice(0, SHOWN_CHANGES)
}

/** What a reader has to know of a page before opening it. */
export interface Entry {
  readonly path: string
  readonly title: string
  readonly description: string
  /** The language that title and description are written in. */
  readonly textLanguage: Language
  /** For whom it is, its version, its other forms. */
  readonly rows: readonly Row[]
}

/** What the list of all legal pages says of one. */
export function entryOf(build: SiteBuild, route: LegalRoute, language: Language): Entry {
  const { site } = build
  const texts = site.messages[language]
  const path = routePath(route, language)
  const audience = { label: texts['legalHome.audience'], text: texts[`audience.${route}`] }
  const formats = [{ text: 'Markdown', path: `${path}.md` }]
  if (isLegalDocument(route)) {
    const document = build.legalTexts[route][language]
    const { title, description } = document
    return {
      ...{ path, title, description, textLanguage: document.language },
      rows: [
        audience,
        ...documentDetails(site, document, language)
          .filter(({ label }) => shownDetails.includes(label))
          .map(({ label, ...detail }) => ({ label: texts[label], ...detail })),
        {
          label: texts['legal.formats'],
          links: [
            ...formats,
            { text: 'Word', path: `${path}.docx` },
            { text: 'Atom', path: feedPath(language, route) },
            { text: texts['legal.versions'], path: versionListPath(route, language) },
          ],
        },
      ],
    }
  }
  const { title, description, language: textLanguage } = build.statutoryTexts[route][language]
  // Of the register of processors, the day it last changed.
  const day = legalEvents(site, language).find(event => event.path === path)?.day
  return {
    ...{ path, title, description, textLanguage },
    rows: [
      audience,
      ...(day ? [{ label: texts['legal.lastUpdated'], text: dateText(day, language), day }] : []),
      { label: texts['legal.formats'], links: formats },
    ],
  }
}

function item(label: string, text: string): string {
  return `- **${label}** ${text}`
}

/** The list of all legal pages in a language as plain Markdown. */
export function legalHomeMarkdown(build: SiteBuild, language: Language): string {
  const { site } = build
  const texts = site.messages[language]
  const entries = (routes: readonly LegalRoute[]) =>
    routes.map(route => {
      const { title, path, description, rows } = entryOf(build, route, language)
      const items = rows.flatMap(({ label, text }) => (text === undefined ? [] : item(label, text)))
      return `### [${title}](${path})\n\n${description}\n\n${items.join('\n')}`
    })
  const changes = latestChanges(site, language).map(({ day, title, path }) =>
    item(dateText(day, language), `[${title}](${path})`),
  )
  const blocks = [
    `# ${texts['legalHome.title']}`,
    texts['legalHome.description'],
    ...legalGroups(site).flatMap(({ name, routes }) => [
      `## ${texts[`contact.${name}`]}`,
      ...entries(routes),
    ]),
    `## ${texts['legalHome.changes']}`,
    changes.join('\n'),
  ]
  return withoutSoftHyphens(`${blocks.join('\n\n')}\n`)
}
