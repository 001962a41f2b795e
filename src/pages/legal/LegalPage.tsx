import { legalTexts } from 'virtual:legal'
import { Island } from '../../components/Island.tsx'
import { renderFact } from '../../content/factText.ts'
import type { LegalDocumentName } from '../../content/legalOutline.ts'
import { type Language, languageOption, languages } from '../../i18n/languages.ts'
import { messages } from '../../i18n/messages/index.ts'
import { routePath } from '../routeTable.ts'
import { SitePage } from '../SitePage.tsx'
import { DocumentFacts } from './DocumentFacts.tsx'
import { DocumentSummary } from './DocumentSummary.tsx'
import { LegalText } from './LegalText.tsx'
import { legalStyles } from './styles.ts'

interface LegalPageProps {
  readonly name: LegalDocumentName
  readonly language: Language
}

/** The policy names its languages (specification §1); the others exist in those of the site. */
function languagesText(name: LegalDocumentName, language: Language): string {
  if (name === 'privacy-policy') return renderFact('languages.policy', language).text
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return languages.map(({ code }) => names.of(code)).join(', ')
}

/** A legal document with its dates, its table of contents and its text. */
export function LegalPage({ name, language }: LegalPageProps) {
  const document = legalTexts[name][language]
  const t = messages[language]
  const isTranslated = document.language === language
  const { name: languageName } = languageOption(document.language)

  return (
    <SitePage
      language={language}
      route={name}
      title={document.title}
      description={document.description}
      navbarTitle={document.title}
      css={legalStyles}
    >
      <article className="legal">
        {!isTranslated && (
          <p className="note">{t['legal.otherLanguage'].replace('{{language}}', languageName)}</p>
        )}
        <header className="legal-head">
          <h1 lang={document.language}>{document.title}</h1>
          <DocumentFacts document={document} languagesText={languagesText(name, language)} />
        </header>
        <div className="legal-body">
          <Island
            name="contents"
            props={{
              title: t['legal.contents'],
              lang: document.language,
              entries: document.sections.map(({ id, heading }) => ({ id, heading })),
            }}
          />
          <div className="legal-column">
            <div className="in-short-card">
              <p className="in-short-note">{t['legal.inShortNote']}</p>
              <DocumentSummary document={document} />
            </div>
            <LegalText document={document} />
            <a className="pill back-home" href={routePath('landing', language)}>
              <span aria-hidden="true">←</span> {t['back.home']}
            </a>
          </div>
        </div>
      </article>
    </SitePage>
  )
}
