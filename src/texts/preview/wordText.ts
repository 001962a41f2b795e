import mammoth from 'mammoth'
import { readSign, unpackWordFile } from './unpack.ts'

/** A word, a space or a sign of a block, with how it looks and where it leads. */
export interface Token {
  readonly text: string
  /** What is done to it: `bold`, `struck through`, `hidden`, … */
  readonly looks: readonly string[]
  readonly link: string | undefined
}

/** A heading, a paragraph, an item of a list, a row of a table. */
export interface Block {
  readonly section: string
  /** What it is, in words: `heading 2`, `item “•”`, `table row`. */
  readonly kind: string
  readonly tokens: readonly Token[]
}

export interface WordComment {
  readonly author: string
  readonly section: string
  /** The words that it is about; empty where it is about a place. */
  readonly words: string
  readonly text: string
}

/** What a Word file says, its tracked changes accepted. */
export interface WordText {
  readonly blocks: readonly Block[]
  readonly comments: readonly WordComment[]
  /** What stands outside the text: at the head and foot of pages. */
  readonly margins: readonly string[]
  /** Words of the file that no block and no comment shows. */
  readonly unseen: readonly string[]
  readonly authors: ReadonlyMap<string, number>
}

/** A node of the converter's own tree, as far as it is read. */
interface WordNode {
  readonly type: string
  readonly children?: readonly WordNode[]
  readonly value?: string
  readonly name?: string
  readonly styleName?: string | null
  readonly numbering?: { readonly level: string; readonly isOrdered: boolean } | null
  readonly href?: string
  readonly anchor?: string
  readonly noteType?: string
  readonly noteId?: string
  readonly commentId?: string
  readonly authorName?: string | null
  readonly body?: readonly WordNode[]
  readonly highlight?: string | null
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly isStrikethrough?: boolean
}

interface WordDocument extends WordNode {
  readonly notes: { readonly _notes: Readonly<Record<string, WordNode>> }
  readonly comments: readonly WordNode[]
}

const looksOfRun = {
  isBold: 'bold',
  isItalic: 'italic',
  isStrikethrough: 'struck through',
} as const

/** Words one by one, a number whole, and what separates them. */
const wordPattern = /\d+(?:[.,:/]\d+)*|[\p{L}\p{M}\p{N}_]+|\s+|[^\s]/gu

/** The words of what looks alike; spaces look like nothing. */
function tokensOf({ text, looks, link }: Token): readonly Token[] {
  return (text.match(wordPattern) ?? []).map(word =>
    /^\s/.test(word) ? { text: ' ', looks: [], link: undefined } : { text: word, looks, link },
  )
}

/** The words of a text, without spaces and punctuation. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words of blocks or of a part of one. */
export function wordsIn(tokens: readonly Token[]): string {
  return tokens
    .map(({ text }) => text)
    .join('')
    .trim()
}

async function documentOf(file: Buffer): Promise<WordDocument> {
  let found: WordDocument | undefined
  await mammoth.convertToHtml(
    { buffer: file },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      // The converter's types say nothing of its tree; its README documents these properties.
      transformDocument: (document: WordDocument) => {
        found = document
        return document
      },
    },
  )
  if (!found) throw new Error('the converter has read nothing')
  return found
}

/** Reads the blocks of a document in their order. */
class BlockReader {
  readonly blocks: Block[] = []
  /** Where comments begin, and the words they are about, by their ids. */
  readonly commented = new Map<string, { section: string; words: string }>()
  private readonly document: WordDocument
  private section = ''
  private pieces: Token[] = []
  private mark: string | undefined
  private isInBox = false
  private readonly openComments = new Set<string>()

  constructor(document: WordDocument) {
    this.document = document
  }

  private add(text: string, looks: readonly string[], link: string | undefined): void {
    const last = this.pieces.at(-1)
    const isSame = last?.looks.join() === looks.join() && last.link === link
    // Words are found in what looks alike: programs cut them into runs anywhere.
    if (last && isSame) this.pieces[this.pieces.length - 1] = { ...last, text: last.text + text }
    else this.pieces.push({ text, looks, link })
    for (const id of this.openComments) {
      const comment = this.commented.get(id)
      if (comment) comment.words += text
    }
  }

  private readSign(name: string, link: string | undefined): void {
    const [kind, value = ''] = readSign(name) ?? []
    if (kind === 'symbol') this.add(`[symbol ${value}]`, ['a symbol'], link)
    else if (kind === 'shape') this.add('[drawing]', ['a drawing'], link)
    else if (kind === 'mark') this.mark = value
    else if (kind === 'box' || kind === 'boxEnd') this.isInBox = kind === 'box'
    else if (kind === 'commentStart') {
      this.commented.set(value, { section: this.section, words: '' })
      this.openComments.add(value)
    } else if (kind === 'commentEnd') this.openComments.delete(value)
  }

  /** The words of a paragraph, or of a part of one. */
  private readInline(node: WordNode, looks: readonly string[], link: string | undefined): void {
    const { type, children = [] } = node
    if (type === 'text') this.add(node.value ?? '', looks, link)
    else if (type === 'tab' || type === 'break') this.add(' ', looks, link)
    else if (type === 'image') this.add('[picture]', ['a picture'], link)
    else if (type === 'checkbox') this.add('[checkbox]', ['a checkbox'], link)
    else if (type === 'bookmarkStart') this.readSign(node.name ?? '', link)
    else if (type === 'commentReference') {
      const id = node.commentId ?? ''
      if (!this.commented.has(id)) this.commented.set(id, { section: this.section, words: '' })
    } else if (type === 'noteReference') {
      const note = this.document.notes._notes[`${node.noteType}-${node.noteId}`]
      this.add(' [', ['a note'], link)
      for (const child of note?.body ?? []) this.readInline(child, ['a note'], link)
      this.add(']', ['a note'], link)
    } else {
      const isHidden = children.some(child => readSign(child.name ?? '')?.[0] === 'hidden')
      const own = Object.entries(looksOfRun).flatMap(([property, look]) =>
        node[property as keyof typeof looksOfRun] ? look : [],
      )
      const all = [...looks, ...own, ...(isHidden ? ['hidden'] : [])]
      const target = node.anchor === undefined ? node.href : `#${node.anchor}`
      // A field names the place within what it leads to by a switch.
      const to = target?.replace(/" \\l "/, '#') ?? link
      for (const child of children) this.readInline(child, all, to)
    }
  }

  private close(kind: string): void {
    const tokens = this.pieces.flatMap(tokensOf)
    this.pieces = []
    if (wordsIn(tokens) === '') return
    if (kind.startsWith('heading')) this.section = wordsIn(tokens)
    this.blocks.push({ section: this.section, kind, tokens })
  }

  private kindOf({ styleName, numbering }: WordNode): string {
    if (this.isInBox) return 'text box'
    const mark = this.mark ?? (numbering?.isOrdered ? '1' : '•')
    const level = /^heading (\d)$/i.exec(styleName ?? '')?.[1]
    if (level !== undefined) {
      return numbering || this.mark ? `heading ${level} with number` : `heading ${level}`
    }
    if (styleName?.toLowerCase() === 'title') return 'title'
    if (!numbering && this.mark === undefined) return 'paragraph'
    return `item “${mark}”${Number(numbering?.level ?? 0) > 0 ? ` on level ${Number(numbering?.level) + 1}` : ''}`
  }

  private readRow({ children = [] }: WordNode): void {
    for (const [index, cell] of children.entries()) {
      if (index > 0) this.add(' | ', [], undefined)
      this.readInline(cell, [], undefined)
    }
    this.close('table row')
  }

  read(node: WordNode): void {
    if (node.type === 'paragraph') {
      this.mark = undefined
      this.readInline({ ...node, type: 'inlines' }, [], undefined)
      this.close(this.kindOf(node))
    } else if (node.type === 'tableRow') this.readRow(node)
    else for (const child of node.children ?? []) this.read(child)
  }
}

/** The words of a part without the values of fields, which programs fill in: the number of a page. */
function printedIn(xml: string): string {
  const text = xml
    .replaceAll(/fldCharType="separate"[\s\S]*?fldCharType="end"/g, '')
    .replaceAll(/<w:fldSimple\b[\s\S]*?<\/w:fldSimple>/g, '')
  const pieces = text.matchAll(/<\/w:p>|<w:(?:tab|br)\b|<\w+:t(?: [^>]*)?>([^<]*)</g)
  return Array.from(pieces, ([, words = ' ']) => words)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Words of the main part that are nowhere among some others, each as often as it is missing. */
function unseenWords(xml: string, seen: readonly string[]): readonly string[] {
  const rest = new Map<string, number>()
  for (const word of seen) rest.set(word, (rest.get(word) ?? 0) + 1)
  return wordsOf(printedIn(xml).replaceAll(/&\w+;/g, ' ')).filter(word => {
    const count = rest.get(word) ?? 0
    rest.set(word, count - 1)
    return count <= 0
  })
}

/**
 * Reads a Word file with all of its tracked changes accepted.
 * @throws UnreadableWordFile for what is no Word file, is protected, or takes too much room
 */
export async function readWordText(content: Buffer): Promise<WordText> {
  const { file, parts, mainPart, authors } = unpackWordFile(content)
  const document = await documentOf(file)
  const reader = new BlockReader(document)
  reader.read(document)
  const comments = document.comments.map(({ commentId = '', authorName, body = [] }) => {
    const own = new BlockReader(document)
    for (const node of body) own.read(node)
    const text = own.blocks.map(({ tokens }) => wordsIn(tokens)).join(' ')
    const place = reader.commented.get(commentId) ?? { section: '', words: '' }
    return { ...place, author: authorName ?? 'somebody', text }
  })
  const seen = reader.blocks.map(({ tokens }) => wordsIn(tokens)).join(' ')
  const margins = [...parts]
    .filter(([name]) => /(?:header|footer)\d*\.xml$/.test(name))
    .map(([, xml]) => printedIn(xml))
  return {
    ...{ blocks: reader.blocks, comments, authors },
    margins: [...new Set(margins)].filter(text => text !== ''),
    unseen: unseenWords(parts.get(mainPart) ?? '', wordsOf(seen)),
  }
}
