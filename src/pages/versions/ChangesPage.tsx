import { withoutSoftHyphens } from '../../content/softHyphen.ts'
import { fillMessage, messages } from '../../i18n/messages.ts'
import { compareDocuments } from '../../legal/comparison/compareDocuments.ts'
import { frozenTree } from '../../legal/versions/frozenDocument.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { SiteBuild } from '../siteBuild.ts'
import { type ChangesPageEntry, versionListPath } from '../versionPages.ts'
import { ChangedSections } from './ChangedSections.tsx'
import { ComparedSections } from './ComparedSections.tsx'
import { EditorialReason } from './EditorialReason.tsx'
import { versionStyles } from './styles.ts'
import { VersionNote } from './VersionNote.tsx'

interface ChangesPageProps {
  readonly page: ChangesPageEntry
  readonly build: SiteBuild
}

/** What changed from one version of a document to the next, word by word. */
export function ChangesPage({ page, build }: ChangesPageProps) {
  const { route, language, before, version } = page
  if (!before.published || !version.published) {
    throw new Error(`${page.path}: only published versions can be compared`)
  }
  const texts = messages[language]
  const current = frozenTree(version.published, language)
  const sections = compareDocuments(frozenTree(before.published, language).tree, current.tree)
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
        <VersionNote version={version} />
        <header className="legal-head">
          <h1>{title}</h1>
          <div>
            <p>{description}</p>
            <EditorialReason version={version} />
          </div>
        </header>
        <div className="legal-body">
          <ChangedSections sections={sections} />
          <div className="legal-column">
            {sections.some(({ status }) => status !== 'unchanged') && (
              <p>{texts['changes.legend']}</p>
            )}
            <div className="legal-text comparison">
              <ComparedSections sections={sections} />
            </div>
            <a className="pill back-home" href={versionListPath(route, language)}>
              <span aria-hidden="true">←</span> {texts['legal.versions']}
            </a>
          </div>
        </div>
      </article>
    </PageFrame>
  )
}
