import {
  ExternalHyperlink,
  InternalHyperlink,
  type IRunOptions,
  type ParagraphChild,
  TextRun,
  UnderlineType,
} from 'docx'
import type { Emphasis, Link, PhrasingContent } from 'mdast'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'

/** The name of a bookmark: Word takes letters, digits and underscores, at most 40 of them. */
export function bookmarkName(id: string): string {
  return id.replaceAll('-', '_').slice(0, 40)
}

/** How an emphasis looks; facts are emphases with the properties of their HTML (factNode.ts). */
function lookOf({ data }: Emphasis): IRunOptions {
  if (!data?.hName) return { italics: true }
  const { className, lang } = data.hProperties ?? {}
  return {
    ...(String(className) === 'placeholder' && { underline: { type: UnderlineType.DASH } }),
    ...(lang && { language: { value: String(lang) } }),
  }
}

function linkTo({ url, children }: Link, look: IRunOptions): ParagraphChild {
  const runs = inlines(children, { ...look, style: 'Hyperlink' })
  if (url.startsWith('#')) {
    return new InternalHyperlink({ anchor: bookmarkName(url.slice(1)), children: runs })
  }
  return new ExternalHyperlink({ link: url, children: runs })
}

/**
 * The words of a paragraph for Word, with their emphasis and links.
 * @param look of all of them, which their own emphasis adds to
 * @throws for a kind of node that no legal text has used so far
 */
export function inlines(
  nodes: readonly PhrasingContent[],
  look: IRunOptions = {},
): ParagraphChild[] {
  return nodes.flatMap(node => {
    switch (node.type) {
      case 'text':
        return new TextRun({
          ...look,
          text: withoutSoftHyphens(node.value).replaceAll('\n', ' '),
        })
      case 'strong':
        return inlines(node.children, { ...look, bold: true })
      case 'emphasis':
        return inlines(node.children, { ...look, ...lookOf(node) })
      case 'link':
        return linkTo(node, look)
      default:
        throw new Error(`${node.type} has no form in Word. Add it to src/texts/word/inlines.ts`)
    }
  })
}
