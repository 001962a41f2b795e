import { linkToRoute } from '../../content/routes.ts'
import { messages } from '../../i18n/messages.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { LegalPageEntry } from '../pageTable.ts'
import type { SiteBuild } from '../siteBuild.ts'
import { versionListPath } from '../versionPages.ts'
import { Announcement } from './Announcement.tsx'
import { announcementOf } from './announcements.ts'
import { DocumentContents } from './DocumentContents.tsx'
import { DocumentSummary } from './DocumentSummary.tsx'
import { FormatsRow } from './FormatsRow.tsx'
import { LegalText } from './LegalText.tsx'
import { OtherLanguageNote } from './OtherLanguageNote.tsx'
import { RelatedRow } from './RelatedRow.tsx'
import { legalStyles } from './styles.ts'
import { VersionTable } from './VersionTable.tsx'

interface LegalPageProps {
  readonly page: LegalPageEntry
  readonly build: SiteBuild
}

/** A legal document with its dates, its table of contents and its text. */
export function LegalPage({ page, build }: LegalPageProps) {
  const { route, language } = page
  const document = build.legalTexts[route][language]
  const texts = messages[language]
  const home = linkToRoute('landing', language)
  const announcement = announcementOf(route, language)

  return (
    <PageFrame
      page={page}
      build={build}
      title={document.title}
      description={document.description}
      navbarTitle={document.title}
      css={legalStyles}
    >
      <article className="legal">
        {announcement && (
          <div className="note">
            <Announcement {...announcement} language={language} />
          </div>
        )}
        <OtherLanguageNote textLanguage={document.language} />
        <header className="legal-head">
          <h1 lang={document.language}>{document.title}</h1>
          <VersionTable document={document}>
            <FormatsRow path={page.path} versionsPath={versionListPath(route, language)} />
            <RelatedRow document={route} />
          </VersionTable>
        </header>
        <div className="legal-body">
          <DocumentContents document={document} />
          <div className="legal-column">
            <div className="in-short-card">
              <p className="in-short-note">{texts['legal.inShortNote']}</p>
              <DocumentSummary document={document} />
            </div>
            <LegalText document={document} />
            <a className="pill back-home" href={home.path} hrefLang={home.otherLanguage}>
              <span aria-hidden="true">←</span> {texts['back.home']}
            </a>
          </div>
        </div>
      </article>
    </PageFrame>
  )
}
