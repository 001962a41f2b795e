import { linkToRoute } from '../../model/routes.ts'
import { BackLink } from '../BackLink.tsx'
import { DraftNote } from '../drafts/DraftNote.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { LegalPageEntry } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import { versionListPath } from '../versionPages.ts'
import { Announcement } from './Announcement.tsx'
import { announcementOf } from './announcements.ts'
import { DocumentContents } from './DocumentContents.tsx'
import { DocumentText } from './DocumentText.tsx'
import { FormatsRow } from './FormatsRow.tsx'
import { OtherLanguageNote } from './OtherLanguageNote.tsx'
import { RelatedRow } from './RelatedRow.tsx'
import { legalStyles } from './styles.ts'
import { VersionTable } from './VersionTable.tsx'

/** A legal document with its dates, its table of contents and its text. */
export function LegalPage({ page, build }: PageProps<LegalPageEntry>) {
  const { site } = build
  const { route, language } = page
  const document = build.legalTexts[route][language]
  const texts = site.messages[language]
  const home = linkToRoute(site, 'landing', language)
  const announcement = announcementOf(site, route, language)

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
            <Announcement site={site} {...announcement} language={language} />
          </div>
        )}
        <DraftNote site={site} document={route} />
        <OtherLanguageNote textLanguage={document.language} />
        <header className="legal-head">
          <h1 lang={document.language}>{document.title}</h1>
          <VersionTable site={site} document={document}>
            <FormatsRow path={page.path} versionsPath={versionListPath(route, language)} />
            <RelatedRow document={route} />
          </VersionTable>
        </header>
        <div className="legal-body">
          <DocumentContents document={document} />
          <div className="legal-column">
            <DocumentText document={document} />
            <BackLink to={home} label={texts['back.home']} />
          </div>
        </div>
      </article>
    </PageFrame>
  )
}
