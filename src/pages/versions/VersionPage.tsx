import { fillMessage, messages } from '../../i18n/messages.ts'
import { frozenDocument } from '../../legal/versions/frozenDocument.ts'
import { DocumentContents } from '../legal/DocumentContents.tsx'
import { LegalText } from '../legal/LegalText.tsx'
import { OtherLanguageNote } from '../legal/OtherLanguageNote.tsx'
import { legalStyles } from '../legal/styles.ts'
import { VersionTable } from '../legal/VersionTable.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { SiteBuild } from '../siteBuild.ts'
import { type VersionPageEntry, versionListPath } from '../versionPages.ts'
import { VersionNote } from './VersionNote.tsx'

interface VersionPageProps {
  readonly page: VersionPageEntry
  readonly build: SiteBuild
}

/** A version of a document at its permanent address, as it was published. */
export function VersionPage({ page, build }: VersionPageProps) {
  const { route, language, version } = page
  const texts = messages[language]
  const document = version.published
    ? frozenDocument(version.published, language)
    : build.legalTexts[route][language]
  const title = fillMessage(texts['version.title'], {
    document: document.title,
    version: version.version,
  })

  return (
    <PageFrame
      page={page}
      build={build}
      title={title}
      description={document.description}
      navbarTitle={document.title}
      css={legalStyles}
    >
      <article className="legal">
        <VersionNote version={version} />
        <OtherLanguageNote textLanguage={document.language} />
        <header className="legal-head">
          <h1 lang={document.language}>{title}</h1>
          <VersionTable document={document} publishedOn={version.published?.publishedOn} />
        </header>
        <div className="legal-body">
          <DocumentContents document={document} />
          <div className="legal-column">
            <p className="in-short-note">{texts['legal.inShortNote']}</p>
            <LegalText document={document} />
            <a className="pill back-home" href={versionListPath(route, language)}>
              <span aria-hidden="true">←</span> {texts['legal.versions']}
            </a>
          </div>
        </div>
      </article>
    </PageFrame>
  )
}
