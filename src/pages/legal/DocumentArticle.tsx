import type { ReactNode } from 'react'
import type { Language } from '../../languages/languages.ts'
import type { LegalDocumentName } from '../../model/documents.ts'
import type { Site } from '../../model/site.ts'
import type { LegalDocument } from '../../texts/rendered.ts'
import { Announcement } from './Announcement.tsx'
import { announcementOf } from './announcements.ts'
import { DocumentContents } from './DocumentContents.tsx'
import { DocumentText } from './DocumentText.tsx'
import { OtherLanguageNote } from './OtherLanguageNote.tsx'
import { VersionTable } from './VersionTable.tsx'

interface DocumentArticleProps {
  readonly site: Site
  readonly route: LegalDocumentName
  readonly language: Language
  readonly document: LegalDocument
  /** What is said of the draft above its head. */
  readonly draftNote?: ReactNode
  /** Rows of the table at its head, below its dates. */
  readonly rows: ReactNode
  /** What follows its text. */
  readonly children?: ReactNode
}

/** A legal document: what is announced, its dates, its table of contents and its text. */
export function DocumentArticle(props: DocumentArticleProps) {
  const { site, route, language, document, draftNote, rows, children } = props
  const announcement = announcementOf(site, route, language)
  return (
    <article className="legal">
      {announcement && (
        <div className="note">
          <Announcement site={site} {...announcement} language={language} />
        </div>
      )}
      {draftNote}
      <OtherLanguageNote textLanguage={document.language} />
      <header className="legal-head">
        <h1 lang={document.language}>{document.title}</h1>
        <VersionTable site={site} document={document}>
          {rows}
        </VersionTable>
      </header>
      <div className="legal-body">
        <DocumentContents document={document} />
        <div className="legal-column">
          <DocumentText document={document} />
          {children}
        </div>
      </div>
    </article>
  )
}
