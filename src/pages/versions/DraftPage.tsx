import { fillMessage } from '../../languages/messages.ts'
import { routePath } from '../../model/routes.ts'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'
import { compareDocuments } from '../../texts/compareTexts.ts'
import { textIn } from '../../texts/rendered.ts'
import { documentsInForce } from '../../versions/documentsInForce.ts'
import { publishedTree } from '../../versions/publishedDocument.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../siteBuild.ts'
import { versionStyles } from '../styles/styles.ts'
import type { DraftPageEntry } from '../versionPages.ts'
import { Comparison } from './Comparison.tsx'

/** What a draft changes in the version in force, word by word. */
export function DraftPage({ page, build }: PageProps<DraftPageEntry>) {
  const { site } = build
  const { route, language, inForce } = page
  const texts = site.messages[language]
  const draft = textIn(documentsInForce(site), route, language)
  const before = publishedTree(inForce, draft.language).tree
  const document = withoutSoftHyphens(texts[`legal.${route}`])
  const { version } = draft.frontMatter
  const title = fillMessage(texts['draft.title'], { document, version })
  const description = fillMessage(texts['draft.description'], { before: inForce.version })
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
        <header className="legal-head">
          <h1>{title}</h1>
          <p>{description}</p>
        </header>
        <Comparison
          sections={compareDocuments(before, draft.document)}
          back={{ path: routePath(route, language), label: texts['draft.text'] }}
        />
      </article>
    </PageFrame>
  )
}
