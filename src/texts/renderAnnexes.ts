import type { RootContent } from 'mdast'
import { type Localized, localized } from '../languages/languages.ts'
import type { Site } from '../model/site.ts'
import { copyTree } from './copyTree.ts'
import { processorTable } from './processorTable.ts'
import { renderHtml } from './render.ts'
import { documentIn, type ResolvedDocument } from './resolvedDocument.ts'
import { walkNodes } from './walkNodes.ts'

/** The annexes of the agreement to sign, as HTML. */
export interface Annexes {
  readonly description: string
  readonly processors: string
  readonly measures: string
}

/** A copy without ids: the page shows the same section with them. */
function withoutIds(nodes: readonly RootContent[]): RootContent[] {
  const copy = copyTree([...nodes])
  walkNodes({ type: 'root', children: copy }, node => {
    if (node.type === 'heading') delete node.data?.hProperties?.id
  })
  return copy
}

/**
 * The annexes in every language: the description of the processing and the measures as the
 * agreement's own sections have them, and the processors of the register. English where the
 * agreement is not translated.
 * @throws where the agreement lacks one of these sections
 */
export function renderAnnexes(
  site: Site,
  documents: readonly ResolvedDocument[],
): Localized<Annexes> {
  return localized(code => {
    const { language, document } = documentIn(documents, 'data-processing-agreement', code)
    const contentOf = (wanted: string) => {
      const section = document.sections.find(({ id }) => id === wanted)
      if (!section) throw new Error('the agreement has to be checked before its annexes')
      return withoutIds(section.content)
    }
    return {
      description: renderHtml([...contentOf('scope'), ...contentOf('retention')]),
      processors: renderHtml([processorTable(site, 'processors.table', language)]),
      measures: renderHtml(contentOf('security-measures')),
    }
  })
}
