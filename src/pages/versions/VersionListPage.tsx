import { fillMessage } from '../../languages/messages.ts'
import { legalDocuments } from '../../model/documents.ts'
import { routePath } from '../../model/routes.ts'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'
import { documentVersions } from '../../versions/documentVersions.ts'
import { BackLink } from '../BackLink.tsx'
import { feedPath } from '../feedPath.ts'
import { LinksTable } from '../legal/LinksTable.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../siteBuild.ts'
import { versionStyles } from '../styles/styles.ts'
import { type VersionListPageEntry, versionListPath } from '../versionPages.ts'
import { VersionEntry } from './VersionEntry.tsx'

/** Every version of a document, the newest first. */
export function VersionListPage({ page, build }: PageProps<VersionListPageEntry>) {
  const { site } = build
  const { route, language } = page
  const texts = site.messages[language]
  const { title: document } = build.legalTexts[route][language]
  const title = fillMessage(texts['versions.title'], { document })
  const versions = documentVersions(site)[route].all.filter(({ languages }) =>
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
            <VersionEntry key={version.version} site={site} version={version} />
          ))}
        </ol>
        <BackLink to={{ path: routePath(route, language) }} label={document} />
      </article>
    </PageFrame>
  )
}
