import type { Language } from '../../languages/languages.ts'
import { dateText } from '../../model/dateText.ts'
import { type LegalRoute, legalGroups } from '../../model/routeGroups.ts'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'
import type { SiteBuild } from '../siteBuild.ts'
import { latestChanges } from './latestChanges.ts'
import { legalHomeEntry } from './legalHomeEntries.ts'

function item(label: string, text: string): string {
  return `- **${label}** ${text}`
}

function entryMarkdown(build: SiteBuild, route: LegalRoute, language: Language): string {
  const texts = build.site.messages[language]
  const { title, path, description, audience, details } = legalHomeEntry(build, route, language)
  const items = [
    item(texts['legalHome.audience'], audience),
    ...details.map(({ label, text }) => item(texts[label], text)),
  ]
  return `### [${title}](${path})\n\n${description}\n\n${items.join('\n')}`
}

/** The list of all legal pages in a language as plain Markdown. */
export function legalHomeMarkdown(build: SiteBuild, language: Language): string {
  const { site } = build
  const texts = site.messages[language]
  const changes = latestChanges(site, language).map(({ day, title, path }) =>
    item(dateText(day, language), `[${title}](${path})`),
  )
  const blocks = [
    `# ${texts['legalHome.title']}`,
    texts['legalHome.description'],
    ...legalGroups(site).flatMap(({ name, routes }) => [
      `## ${texts[`contact.${name}`]}`,
      ...routes.map(route => entryMarkdown(build, route, language)),
    ]),
    `## ${texts['legalHome.changes']}`,
    changes.join('\n'),
  ]
  return withoutSoftHyphens(`${blocks.join('\n\n')}\n`)
}
