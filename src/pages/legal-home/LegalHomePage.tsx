import { dateText } from '../../model/dateText.ts'
import { legalGroups } from '../../model/routeGroups.ts'
import { linkToRoute } from '../../model/routes.ts'
import { BackLink } from '../BackLink.tsx'
import { feedPath } from '../feedPath.ts'
import { LinksTable } from '../legal/LinksTable.tsx'
import { legalIndexPath } from '../legalIndexPath.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { LegalHomePageEntry } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import { statutoryStyles } from '../styles/styles.ts'
import { LegalHomeEntryCard } from './LegalHomeEntryCard.tsx'
import { latestChanges } from './latestChanges.ts'
import { legalHomeEntry } from './legalHomeEntries.ts'

/** Every document and page about rights and duties: what it is, for whom, and what changed last. */
export function LegalHomePage({ page, build }: PageProps<LegalHomePageEntry>) {
  const { site } = build
  const { language } = page
  const texts = site.messages[language]
  const title = texts['legalHome.title']
  const description = texts['legalHome.description']
  const feed = { text: texts['feed.label'], path: feedPath(language) }
  const markdown = { text: 'Markdown', path: `${page.path}.md` }
  const index = { text: 'JSON', path: legalIndexPath(language) }
  const groups = legalGroups(site)
  const contents = [
    ...groups.map(({ name }) => ({ text: texts[`contact.${name}`], path: `#${name}` })),
    { text: texts['legalHome.changes'], path: '#changes' },
  ]
  return (
    <PageFrame
      page={page}
      build={build}
      title={title}
      description={description}
      navbarTitle={title}
      css={statutoryStyles}
    >
      <article className="legal">
        <header className="legal-head">
          <h1>{title}</h1>
          <div>
            <p>{description}</p>
            <LinksTable
              rows={[
                { label: texts['legal.contents'], links: contents },
                { label: texts['legal.formats'], links: [markdown, index, feed] },
              ]}
            />
          </div>
        </header>
        {groups.map(({ name, routes }) => (
          <section key={name} id={name} className="entries" aria-labelledby={`${name}-heading`}>
            <h2 id={`${name}-heading`}>{texts[`contact.${name}`]}</h2>
            <ul>
              {routes.map(route => (
                <LegalHomeEntryCard key={route} entry={legalHomeEntry(build, route, language)} />
              ))}
            </ul>
          </section>
        ))}
        <section id="changes" className="entries" aria-labelledby="changes-heading">
          <h2 id="changes-heading">{texts['legalHome.changes']}</h2>
          <ol>
            {latestChanges(site, language).map(({ name, day, title: change, path }) => (
              <li key={name}>
                <time dateTime={day}>{dateText(day, language)}</time> <a href={path}>{change}</a>
              </li>
            ))}
          </ol>
        </section>
        <BackLink to={linkToRoute(site, 'landing', language)} label={texts['back.home']} />
      </article>
    </PageFrame>
  )
}
