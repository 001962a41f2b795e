import { fillMessage } from '../../languages/messages.ts'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'
import { compareDocuments } from '../../texts/compareTexts.ts'
import { publishedTree } from '../../versions/publishedDocument.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../siteBuild.ts'
import { versionStyles } from '../styles/styles.ts'
import { type ChangesPageEntry, versionListPath } from '../versionPages.ts'
import { Comparison } from './Comparison.tsx'
import { EditorialReason } from './EditorialReason.tsx'
import { VersionNote } from './VersionNote.tsx'

/** What changed from one version of a document to the next, word by word. */
export function ChangesPage({ page, build }: PageProps<ChangesPageEntry>) {
  const { site } = build
  const { route, language, before, version } = page
  if (!before.published || !version.published) {
    throw new Error(`${page.path}: only published versions can be compared`)
  }
  const texts = site.messages[language]
  const current = publishedTree(version.published, language)
  const sections = compareDocuments(publishedTree(before.published, language).tree, current.tree)
  const document = withoutSoftHyphens(current.text.frontMatter.title)
  const title = fillMessage(texts['changes.title'], { document, version: version.version })
  const description = fillMessage(texts['changes.description'], {
    version: version.version,
    before: before.version,
  })
  return (
    <PageFrame
      page={page}
      build={build}
      title={title}
      description={description}
      navbarTitle={document}
      css={versionStyles}
    >
      <article className="legal">
        <VersionNote site={site} version={version} />
        <header className="legal-head">
          <h1>{title}</h1>
          <div>
            <p>{description}</p>
            <EditorialReason version={version} />
          </div>
        </header>
        <Comparison
          sections={sections}
          back={{ path: versionListPath(route, language), label: texts['legal.versions'] }}
        />
      </article>
    </PageFrame>
  )
}
