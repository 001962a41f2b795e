import { legalDocuments } from '../../content/documents.ts'
import { routePath } from '../../content/routes.ts'
import { withoutSoftHyphens } from '../../content/softHyphen.ts'
import { fillMessage, messages } from '../../i18n/messages.ts'
import { documentVersions } from '../../legal/versions/documentVersions.ts'
import { feedPath } from '../feedPath.ts'
import { LinksTable } from '../legal/LinksTable.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { SiteBuild } from '../siteBuild.ts'
import { type VersionListPageEntry, versionListPath } from '../versionPages.ts'
import { versionStyles } from './styles.ts'
import { VersionEntry } from './VersionEntry.tsx'

interface VersionListPageProps {
  readonly page: VersionListPageEntry
  readonly build: SiteBuild
}

/** Every version of a document, the newest first. */
export function VersionListPage({ page, build }: VersionListPageProps) {
  const { route, language } = page
  const texts = messages[language]
  const { title: document } = build.legalTexts[route][language]
  const title = fillMessage(texts['versions.title'], { document })
  const versions = documentVersions[route].all.filter(({ languages }) =>
    languages.includes(language),
  )
  const others = legalDocuments.filter(name => name !== route)
  const seeAlso = [
    ...others.map(name => ({
      text: fillMessage(texts['versions.title'], { document: texts[`legal.${name}`] }),
      path: versionListPath(name, language),
    })),
    { text: texts['feed.label'], path: feedPath(language) },
  ]
  return (
    <PageFrame
      page={page}
      build={build}
      title={title}
      description={texts['versions.description']}
      navbarTitle={withoutSoftHyphens(document)}
      css={versionStyles}
    >
      <article className="legal">
        <header className="legal-head">
          <h1>{title}</h1>
          <div>
            <p>{texts['versions.description']}</p>
            <LinksTable rows={[{ label: texts['legal.seeAlso'], links: seeAlso }]} />
          </div>
        </header>
        <ol className="timeline" reversed>
          {versions.toReversed().map(version => (
            <VersionEntry key={version.version} version={version} />
          ))}
        </ol>
        <a className="pill back-home" href={routePath(route, language)}>
          <span aria-hidden="true">←</span> {document}
        </a>
      </article>
    </PageFrame>
  )
}
