import { Announcement } from '../legal/Announcement.tsx'
import { announcementOf } from '../legal/announcements.ts'
import { DocumentContents } from '../legal/DocumentContents.tsx'
import { DocumentText } from '../legal/DocumentText.tsx'
import { OtherLanguageNote } from '../legal/OtherLanguageNote.tsx'
import { legalStyles } from '../legal/styles.ts'
import { VersionTable } from '../legal/VersionTable.tsx'
import type { AppViewPageEntry } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import { AppFrame } from './AppFrame.tsx'
import { LanguagesRow } from './LanguagesRow.tsx'
import { withinApp } from './withinApp.ts'

/** A legal document for a web view of the app: its head and its text, from the same source as its page. */
export function AppViewPage({ page, build }: PageProps<AppViewPageEntry>) {
  const { site } = build
  const { route, language, alternates } = page
  const document = withinApp(build.legalTexts[route][language])
  const announcement = announcementOf(site, route, language)
  return (
    <AppFrame
      page={page}
      build={build}
      title={document.title}
      description={document.description}
      css={legalStyles}
    >
      <article className="legal">
        {announcement && (
          <div className="note">
            <Announcement site={site} {...announcement} language={language} />
          </div>
        )}
        <OtherLanguageNote textLanguage={document.language} />
        <header className="legal-head">
          <h1 lang={document.language}>{document.title}</h1>
          <VersionTable site={site} document={document}>
            <LanguagesRow alternates={alternates} />
          </VersionTable>
        </header>
        <div className="legal-body">
          <DocumentContents document={document} />
          <div className="legal-column">
            <DocumentText document={document} />
          </div>
        </div>
      </article>
    </AppFrame>
  )
}
