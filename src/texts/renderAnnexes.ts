import type { RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { type Localized, localized } from '../languages/languages.ts'
import type { Site } from '../model/site.ts'
import { processorTable } from './processorTable.ts'
import { renderHtml } from './render.ts'
import { documentIn, type ResolvedDocument } from './resolvedDocument.ts'

/** The annexes of the agreement to sign, as HTML. */
export interface Annexes {
  readonly processors: string
  readonly measures: string
}

/** A copy without ids: the page shows the same section with them. */
function withoutIds(nodes: readonly RootContent[]): RootContent[] {
  const copy = structuredClone([...nodes])
  visit({ type: 'root', children: copy }, 'heading', heading => {
    delete heading.data?.hProperties?.id
  })
  return copy
}

/**
 * The annexes in every language: the processors of the register, the measures of the agreement's
 * own section. English where the agreement is not translated.
 */
export function renderAnnexes(
  site: Site,
  documents: readonly ResolvedDocument[],
): Localized<Annexes> {
  return localized(code => {
    const { language, document } = documentIn(documents, 'data-processing-agreement', code)
    const section = document.sections.find(({ id }) => id === 'security-measures')
    if (!section) throw new Error('the agreement has to be checked before its annexes')
    return {
      processors: renderHtml([processorTable(site, 'processors.table', language)]),
      measures: renderHtml(withoutIds(section.content)),
    }
  })
}
