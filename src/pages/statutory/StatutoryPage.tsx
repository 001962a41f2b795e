import { sectionMark } from '../../components/sections.ts'
import { linkToRoute } from '../../model/routes.ts'
import type { StatutoryPageName } from '../../model/statutoryPages.ts'
import { BackLink } from '../BackLink.tsx'
import { DocumentContents } from '../legal/DocumentContents.tsx'
import { LinksTable } from '../legal/LinksTable.tsx'
import { OtherLanguageNote } from '../legal/OtherLanguageNote.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { StatutoryPageEntry } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import { statutoryStyles } from '../styles/styles.ts'
import { functionLink } from './functionLink.ts'
import { relatedLinks } from './related.ts'

/** Pages that are looked up rather than read: their sections stand side by side as cards. */
const cardPages: readonly StatutoryPageName[] = ['imprint']

/** HTML compiled from the project's own Markdown, in which raw HTML is refused. */
function html(compiled: string) {
  return { __html: compiled }
}

/** A page that not every company needs: its title, and its text in sections. */
export function StatutoryPage({ page, build }: PageProps<StatutoryPageEntry>) {
  const { site } = build
  const { route, language } = page
  const text = build.statutoryTexts[route][language]
  const texts = site.messages[language]
  const home = linkToRoute(site, 'landing', language)
  const ownFunction = functionLink(site, route, language)
  const isCards = cardPages.includes(route)
  const rows = [
    {
      label: texts['legal.formats'],
      links: [{ text: 'Markdown', path: `${page.path}.md` }],
    },
    { label: texts['legal.seeAlso'], links: relatedLinks(site, route, language) },
  ]

  return (
    <PageFrame
      page={page}
      build={build}
      title={text.title}
      description={text.description}
      navbarTitle={text.title}
      css={statutoryStyles}
    >
      <article className="legal">
        <OtherLanguageNote textLanguage={text.language} />
        <header className="legal-head">
          <h1 lang={text.language}>{text.title}</h1>
          <div>
            <p lang={text.language}>{text.description}</p>
            {ownFunction && (
              <a className="button" href={ownFunction.href} rel="noopener">
                {ownFunction.label}
              </a>
            )}
            <LinksTable rows={rows} />
          </div>
        </header>
        <div className={isCards ? undefined : 'legal-body'}>
          {!isCards && <DocumentContents document={text} />}
          <div className={isCards ? 'cards' : 'legal-column'}>
            <div className="opening" lang={text.language}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see html() */}
              <div dangerouslySetInnerHTML={html(text.introduction)} />
            </div>
            <div className="legal-text" lang={text.language}>
              {text.sections.map(({ id, heading, html: compiled }) => (
                <section key={id} id={id} aria-labelledby={`${id}-heading`} {...sectionMark}>
                  <h2 id={`${id}-heading`}>{heading}</h2>
                  {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see html() */}
                  <div dangerouslySetInnerHTML={html(compiled)} />
                </section>
              ))}
            </div>
            <BackLink to={home} label={texts['back.home']} />
          </div>
        </div>
      </article>
    </PageFrame>
  )
}
