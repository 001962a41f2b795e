import { sectionMark } from '../../components/sections.ts'
import type { InformationPageName } from '../../content/information.ts'
import { linkToRoute } from '../../content/routes.ts'
import { messages } from '../../i18n/messages.ts'
import { DocumentContents } from '../legal/DocumentContents.tsx'
import { LinksTable } from '../legal/LinksTable.tsx'
import { OtherLanguageNote } from '../legal/OtherLanguageNote.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { InformationPageEntry } from '../pageTable.ts'
import type { SiteBuild } from '../siteBuild.ts'
import { relatedLinks } from './related.ts'
import { informationStyles } from './styles.ts'

interface InformationPageProps {
  readonly page: InformationPageEntry
  readonly build: SiteBuild
}

/** Pages that are looked up rather than read: their sections stand side by side as cards. */
const cardPages: readonly InformationPageName[] = ['imprint']

/** HTML compiled from the project's own Markdown, in which raw HTML is refused. */
function html(compiled: string) {
  return { __html: compiled }
}

/** A page that not every company needs: its title, and its text in sections. */
export function InformationPage({ page, build }: InformationPageProps) {
  const { route, language } = page
  const text = build.informationTexts[route][language]
  const texts = messages[language]
  const home = linkToRoute('landing', language)
  const isCards = cardPages.includes(route)
  const rows = [
    {
      label: texts['legal.formats'],
      links: [{ text: 'Markdown', path: `${page.path}.md` }],
    },
    { label: texts['legal.seeAlso'], links: relatedLinks(route, language) },
  ]

  return (
    <PageFrame
      page={page}
      build={build}
      title={text.title}
      description={text.description}
      navbarTitle={text.title}
      css={informationStyles}
    >
      <article className="legal">
        <OtherLanguageNote textLanguage={text.language} />
        <header className="legal-head">
          <h1 lang={text.language}>{text.title}</h1>
          <div>
            <p lang={text.language}>{text.description}</p>
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
            <a className="pill back-home" href={home.path} hrefLang={home.otherLanguage}>
              <span aria-hidden="true">←</span> {texts['back.home']}
            </a>
          </div>
        </div>
      </article>
    </PageFrame>
  )
}
