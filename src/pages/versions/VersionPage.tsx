import { fillMessage } from '../../languages/messages.ts'
import { publishedDocument } from '../../versions/publishedDocument.ts'
import { BackLink } from '../BackLink.tsx'
import { DocumentContents } from '../legal/DocumentContents.tsx'
import { LegalText } from '../legal/LegalText.tsx'
import { OtherLanguageNote } from '../legal/OtherLanguageNote.tsx'
import { VersionTable } from '../legal/VersionTable.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../siteBuild.ts'
import { documentStyles } from '../styles/styles.ts'
import { frozenTextPath, type VersionPageEntry, versionListPath } from '../versionPages.ts'
import { FrozenTextRow } from './FrozenTextRow.tsx'
import { VersionNote } from './VersionNote.tsx'

/** A version of a document at its permanent address, as it was published. */
export function VersionPage({ page, build }: PageProps<VersionPageEntry>) {
  const { site } = build
  const { route, language, version } = page
  const texts = site.messages[language]
  const document = version.published
    ? publishedDocument(site, version.published, language)
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
      css={documentStyles}
    >
      <article className="legal">
        <VersionNote site={site} version={version} />
        <OtherLanguageNote textLanguage={document.language} />
        <header className="legal-head">
          <h1 lang={document.language}>{title}</h1>
          <VersionTable
            site={site}
            document={document}
            publishedOn={version.published?.publishedOn}
          >
            {version.published && <FrozenTextRow path={frozenTextPath(version, language)} />}
          </VersionTable>
        </header>
        <div className="legal-body">
          <DocumentContents document={document} />
          <div className="legal-column">
            <p className="in-short-note">{texts['legal.inShortNote']}</p>
            <LegalText document={document} />
            <BackLink
              to={{ path: versionListPath(route, language) }}
              label={texts['legal.versions']}
            />
          </div>
        </div>
      </article>
    </PageFrame>
  )
}
