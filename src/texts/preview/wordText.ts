import mammoth from 'mammoth'
import type { Block } from '../compareTexts.ts'
import { readSign, unpackWordFile } from './unpack.ts'

export interface WordComment {
  readonly author: string
  readonly section: string
  /** The words that it is about; empty where it is about a place. */
  readonly words: string
  readonly text: string
}

/** What a Word file says, its tracked changes accepted. */
export interface WordText {
  /** Headings, paragraphs, items of lists, rows of tables; the form of each in words: `item “•”`. */
  readonly blocks: readonly Block[]
  readonly comments: readonly WordComment[]
  /** Words of the file that no block shows: those at the head and foot of pages, and what the converter does not know. */
  readonly unseen: readonly string[]
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
  readonly isStrikethrough?: boolean
}

interface WordDocument extends WordNode {
  readonly notes: { readonly _notes: Readonly<Record<string, WordNode>> }
  readonly comments: readonly WordNode[]
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

/** What a reader of words alone would miss: how they look, and where they lead. */
interface Style {
  readonly look?: string | undefined
  readonly link?: string | undefined
}

/** Words of one style. */
type Piece = Style & { readonly text: string }

/** Words with their style: `⟨hidden: …⟩`, `our team ⟨https://…⟩`. */
function shownPiece({ text, look, link }: Piece): string {
  return (look ? `⟨${look}: ${text}⟩` : text) + (link ? ` ⟨${link}⟩` : '')
}

/** Reads the blocks of a document in their order. */
class BlockReader {
  readonly blocks: Block[] = []
  /** Where comments begin, and the words they are about, by their ids. */
  readonly commented = new Map<string, { section: string; words: string }>()
  private readonly document: WordDocument
  private section = ''
  private pieces: Piece[] = []
  private mark: string | undefined
  private isInBox = false
  private readonly openComments = new Set<string>()

  constructor(document: WordDocument) {
    this.document = document
  }

  private add(text: string, { look, link }: Style = {}): void {
    const last = this.pieces.at(-1)
    // Words are found in what looks alike: programs cut them into runs anywhere.
    if (last?.look === look && last?.link === link) {
      this.pieces.splice(-1, 1, { look, link, text: (last?.text ?? '') + text })
    } else this.pieces.push({ text, look, link })
    for (const id of this.openComments) {
      const comment = this.commented.get(id)
      if (comment) comment.words += text
    }
  }

  private readSign(name: string, style: Style): void {
    const [kind, value = ''] = readSign(name) ?? []
    if (kind === 'symbol') this.add(`⟨symbol ${value}⟩`, style)
    else if (kind === 'shape') this.add('⟨drawing⟩', style)
    else if (kind === 'mark') this.mark = value
    else if (kind === 'box' || kind === 'boxEnd') this.isInBox = kind === 'box'
    else if (kind === 'commentStart') {
      this.commented.set(value, { section: this.section, words: '' })
      this.openComments.add(value)
    } else if (kind === 'commentEnd') this.openComments.delete(value)
  }

  /** The words of a paragraph, or of a part of one. */
  private readInline(node: WordNode, style: Style = {}): void {
    const { type, children = [] } = node
    if (type === 'text') this.add(node.value ?? '', style)
    else if (type === 'tab' || type === 'break') this.add(' ', style)
    else if (type === 'image') this.add('⟨picture⟩', style)
    else if (type === 'checkbox') this.add('⟨checkbox⟩', style)
    else if (type === 'bookmarkStart') this.readSign(node.name ?? '', style)
    else if (type === 'commentReference') {
      const id = node.commentId ?? ''
      if (!this.commented.has(id)) this.commented.set(id, { section: this.section, words: '' })
    } else if (type === 'noteReference') {
      const note = this.document.notes._notes[`${node.noteType}-${node.noteId}`]
      for (const child of note?.body ?? []) this.readInline(child, { ...style, look: 'note' })
    } else {
      const isHidden = children.some(child => readSign(child.name ?? '')?.[0] === 'hidden')
      const look = node.isStrikethrough ? 'struck-through' : style.look
      const target = node.anchor === undefined ? node.href : `#${node.anchor}`
      // A field names the place within what it leads to by a switch.
      const to = target?.replace(/" \\l "/, '#') ?? style.link
      const own = { look: isHidden ? 'hidden' : look, link: to }
      for (const child of children) this.readInline(child, own)
    }
  }

  private close(form: string): void {
    const text = this.pieces.map(shownPiece).join('').replaceAll(/\s+/g, ' ').trim()
    this.pieces = []
    if (text === '') return
    if (form.startsWith('heading')) this.section = text
    const place = { id: this.section, heading: this.section }
    this.blocks.push({ kind: 'paragraph', form, place, parts: [text] })
  }

  private formOf({ styleName, numbering }: WordNode): string {
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
      if (index > 0) this.add(' | ')
      this.readInline(cell)
    }
    this.close('table row')
  }

  read(node: WordNode): void {
    if (node.type === 'paragraph') {
      this.mark = undefined
      this.readInline({ ...node, type: 'inlines' })
      this.close(this.formOf(node))
    } else if (node.type === 'tableRow') this.readRow(node)
    else for (const child of node.children ?? []) this.read(child)
  }
}

/** The words of a text, without spaces and punctuation. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? []
}

/** The words of a part without the values of fields, which programs fill in: the number of a page. */
function wordsIn(xml: string): readonly string[] {
  const text = xml
    .replaceAll(/fldCharType="separate"[\s\S]*?fldCharType="end"/g, '')
    .replaceAll(/<w:fldSimple\b[\s\S]*?<\/w:fldSimple>/g, '')
  const pieces = text.matchAll(/<\/w:p>|<w:(?:tab|br)\b|<\w+:t(?: [^>]*)?>([^<]*)</g)
  return wordsOf(Array.from(pieces, ([, words = ' ']) => words.replaceAll(/&\w+;/g, ' ')).join(''))
}

/** Words of some parts that are nowhere among some others, each as often as it is missing. */
function unseenWords(parts: readonly string[], seen: readonly string[]): readonly string[] {
  const rest = new Map<string, number>()
  for (const word of seen) rest.set(word, (rest.get(word) ?? 0) + 1)
  return parts.flatMap(wordsIn).filter(word => {
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
  const { file, parts, mainPart } = unpackWordFile(content)
  const document = await documentOf(file)
  const reader = new BlockReader(document)
  reader.read(document)
  const comments = document.comments.map(({ commentId = '', authorName, body = [] }) => {
    const own = new BlockReader(document)
    for (const node of body) own.read(node)
    const text = own.blocks.flatMap(({ parts: written }) => written).join(' ')
    const place = reader.commented.get(commentId) ?? { section: '', words: '' }
    return { ...place, author: authorName ?? 'somebody', text }
  })
  const seen = reader.blocks.flatMap(({ parts: written }) => written).join(' ')
  const shown = [...parts].filter(
    ([name]) => name === mainPart || /(?:header|footer)\d*\.xml$/.test(name),
  )
  const unseen = unseenWords(
    shown.map(([, xml]) => xml),
    wordsOf(seen),
  )
  return { blocks: reader.blocks, comments, unseen }
}
