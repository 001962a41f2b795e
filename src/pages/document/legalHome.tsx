import type { Language } from '../../languages/languages.ts'
import { dateText } from '../../model/dateText.ts'
import { isLegalDocument } from '../../model/documents.ts'
import { type LegalRoute, legalGroups } from '../../model/routeGroups.ts'
import { routePath } from '../../model/routes.ts'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'
import { legalEvents } from '../legalEvents.ts'
import type { PageOf } from '../pageTable.ts'
import { feedPath, legalIndexPath } from '../paths.ts'
import type { PageProps, SiteBuild } from '../siteBuild.ts'
import { statutoryStyles } from '../styles/styles.ts'
import { type DocumentView, Links, type Row, RowText } from './DocumentPage.tsx'
import { backHome, detailRows, formatsRow } from './textViews.tsx'

/** As many as fit on one screen; the feed has them all. */
const SHOWN_CHANGES = 6

/** What the list of all legal pages says of one: what it is, for whom, which version applies, its forms. */
function entryOf(build: SiteBuild, route: LegalRoute, language: Language) {
  const { site } = build
  const texts = site.messages[language]
  const path = routePath(route, language)
  const audience: Row = { label: texts['legalHome.audience'], text: texts[`audience.${route}`] }
  if (isLegalDocument(route)) {
    const document = build.legalTexts[route][language]
    const left = [texts['legal.nextReview'], texts['legal.languages']]
    const details = detailRows(site, document, language).filter(
      ({ label }) => !left.includes(label),
    )
    return { path, text: document, rows: [audience, ...details, formatsRow(site, route, language)] }
  }
  // Of the register of processors, the day it last changed.
  const day = legalEvents(site, language).find(event => event.path === path)?.day
  const changed: Row = {
    label: texts['legal.lastUpdated'],
    text: day && dateText(day, language),
    day,
  }
  return {
    path,
    text: build.statutoryTexts[route][language],
    rows: [audience, ...(day ? [changed] : []), formatsRow(site, route, language)],
  }
}

interface EntryCardProps {
  readonly entry: ReturnType<typeof entryOf>
  readonly language: Language
}

function EntryCard({ entry: { path, text, rows }, language }: EntryCardProps) {
  const lang = text.language === language ? undefined : text.language
  return (
    <li>
      <h3 lang={lang}>
        <a href={path}>{text.title}</a>
      </h3>
      <p lang={lang}>{text.description}</p>
      <dl>
        {rows.map(({ label, links, ...row }) => (
          <div key={label} className={links && 'elsewhere'}>
            <dt>{label}</dt>
            <dd>{links ? <Links links={links} /> : <RowText {...row} />}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** Every document and page about rights and duties: what it is, for whom, and what changed last. */
export function legalHomeView({ page, build }: PageProps<PageOf<'legal-home'>>): DocumentView {
  const { site } = build
  const { language, path } = page
  const texts = site.messages[language]
  const groups = legalGroups(site)
  return {
    title: texts['legalHome.title'],
    description: texts['legalHome.description'],
    css: statutoryStyles,
    lead: <p>{texts['legalHome.description']}</p>,
    rows: [
      {
        label: texts['legal.contents'],
        links: [
          ...groups.map(({ name }) => ({ text: texts[`contact.${name}`], path: `#${name}` })),
          { text: texts['legalHome.changes'], path: '#changes' },
        ],
      },
      {
        label: texts['legal.formats'],
        links: [
          { text: 'Markdown', path: `${path}.md` },
          { text: 'JSON', path: legalIndexPath(language) },
          { text: texts['feed.label'], path: feedPath(language) },
        ],
      },
    ],
    body: (
      <>
        {groups.map(({ name, routes }) => (
          <section key={name} id={name} className="entries" aria-labelledby={`${name}-heading`}>
            <h2 id={`${name}-heading`}>{texts[`contact.${name}`]}</h2>
            <ul>
              {routes.map(route => (
                <EntryCard
                  key={route}
                  entry={entryOf(build, route, language)}
                  language={language}
                />
              ))}
            </ul>
          </section>
        ))}
        <section id="changes" className="entries" aria-labelledby="changes-heading">
          <h2 id="changes-heading">{texts['legalHome.changes']}</h2>
          <ol>
            {legalEvents(site, language)
              .slice(0, SHOWN_CHANGES)
              .map(({ name, day, title, path: target }) => (
                <li key={name}>
                  <time dateTime={day}>{dateText(day, language)}</time> <a href={target}>{title}</a>
                </li>
              ))}
          </ol>
        </section>
      </>
    ),
    back: backHome({ page, build }),
  }
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
  const changes = legalEvents(site, language)
    .slice(0, SHOWN_CHANGES)
    .map(({ day, title, path }) => item(dateText(day, language), `[${title}](${path})`))
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
