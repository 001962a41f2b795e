import { linkToRoute } from '../../content/routes.ts'
import { messages } from '../../i18n/messages.ts'
import { OtherLanguageNote } from '../legal/OtherLanguageNote.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { InformationPageEntry } from '../pageTable.ts'
import type { SiteBuild } from '../siteBuild.ts'
import { informationStyles } from './styles.ts'

interface InformationPageProps {
  readonly page: InformationPageEntry
  readonly build: SiteBuild
}

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
        </header>
        <div className="legal-column">
          <div className="legal-text" lang={text.language}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see html() */}
            <div dangerouslySetInnerHTML={html(text.introduction)} />
            {text.sections.map(({ id, heading, html: compiled }) => (
              <section key={id} id={id} aria-labelledby={`${id}-heading`}>
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
      </article>
    </PageFrame>
  )
}
