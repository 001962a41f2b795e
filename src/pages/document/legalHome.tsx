import type { Language } from '../../languages/index.ts'
import { dateText, legalGroups } from '../../model/index.ts'
import type { PageOf } from '../pageTable.ts'
import { feedPath, legalIndexPath } from '../paths.ts'
import type { PageProps } from '../siteBuild.ts'
import { statutoryStyles } from '../styles/styles.ts'
import { type DocumentView, Links, RowText } from './DocumentPage.tsx'
import { entryOf, latestChanges } from './legalEntries.ts'
import { backHome } from './textViews.tsx'

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
            {latestChanges(site, language).map(({ name, day, title, path: target }) => (
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
