import { routePath } from '../../content/routes.ts'
import { withoutSoftHyphens } from '../../content/softHyphen.ts'
import { fillMessage, messages } from '../../i18n/messages.ts'
import { documentVersions } from '../../legal/versions/documentVersions.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { SiteBuild } from '../siteBuild.ts'
import type { VersionListPageEntry } from '../versionPages.ts'
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
          <p>{texts['versions.description']}</p>
        </header>
        <ol className="version-list" reversed>
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
