import type { Element, Parents } from 'hast'
import { toString as plainText } from 'mdast-util-to-string'
import { OperatorError } from '../../model/index.ts'
import type { Block } from '../compareTexts.ts'
import { at, attribute, find, treeOf, unpacked } from './wordPackage.ts'

interface WordComment {
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
}

/** Whether one of some properties of a run is on: it is, unless it says otherwise. */
function isOn(properties: Element | undefined, ...names: readonly string[]): boolean {
  const own = names.flatMap(name => at(properties, name) ?? [])
  return own.some(property => !/^(?:0|false|off)$/.test(attribute(property)))
}

/** The words of a comment or a note; `w:t` never holds deleted ones. */
function wordsOf(node: Element | undefined): string {
  return find(node, 'w:p')
    .map(paragraph => plainText(find(paragraph, 'w:t')))
    .join(' ')
}

/** What a reader of words alone would miss: how they look, and where they lead. */
interface Style {
  readonly look?: string | undefined
  readonly link?: string | undefined
  /** What the paragraphs are part of. */
  readonly holder?: 'row' | 'text box'
}

/** What is read past: properties, what tracked changes delete, what is repeated for older programs. */
const skipped = /^(?:w:(?:[pr]|t[rc]|tbl|sect)pr|w:(?:del|movefrom|deltext)|mc:fallback)$/

/** What stands for an element without words. */
const signs: Readonly<Record<string, string>> = {
  ...{ 'w:tab': ' ', 'w:ptab': ' ', 'w:br': ' ', 'w:cr': ' ', 'w:nobreakhyphen': '\u2011' },
  ...{ 'w:checkbox': '⟨checkbox⟩', 'w14:checkbox': '⟨checkbox⟩' },
}

/** The first number of each kind of list; figures count the others. */
const firstNumbers: Readonly<Record<string, string>> = {
  ...{ lowerLetter: 'a', upperLetter: 'A', lowerRoman: 'i', upperRoman: 'I' },
}

/** Reads the parts of a Word file into blocks in their order, its tracked changes accepted. */
class WordReader {
  readonly blocks: Block[] = []
  readonly comments: WordComment[] = []
  private readonly parts: ReadonlyMap<string, string>
  /** What the text refers to by ids: styles, lists, notes, comments. */
  private readonly register: Parents
  private links: ReadonlyMap<string, string> = new Map()
  private section = ''
  /** The words of a block, those of one style together. */
  private pieces: (Style & { readonly text: string })[] = []
  /** The instructions of the fields that are open: links and numbers of pages are written as such. */
  private readonly fields: string[] = []
  /** What comments are about, by their ids; words are added while they are open. */
  private readonly commented = new Map<string, { words: string; isOpen: boolean }>()

  constructor(parts: ReadonlyMap<string, string>) {
    this.parts = parts
    const [main = ''] = this.related('', 'officeDocument')
    const registers = this.related(main, '(?:styles|numbering|footnotes|endnotes|comments)')
    this.register = treeOf(registers.map(part => parts.get(part)).join(''))
    this.readPart(main)
    this.section = 'Head and foot of pages'
    for (const part of this.related(main, '(?:header|footer)').toSorted()) this.readPart(part)
  }

  private relationsOf(part: string): readonly Element[] {
    const name = part.replace(/[^/]*$/, '_rels/$&.rels')
    return find(treeOf(this.parts.get(name) ?? ''), 'relationship')
  }

  /** The parts of a type that another one names: Word for the web calls the main one `document2.xml`. */
  private related(part: string, type: string): readonly string[] {
    const folder = part.replace(/[^/]*$/, '')
    return this.relationsOf(part)
      .filter(relation => new RegExp(`/${type}$`).test(attribute(relation, 'type')))
      .map(relation => attribute(relation, 'target'))
      .map(target => (target.startsWith('/') ? target.slice(1) : folder + target))
  }

  private readPart(part: string): void {
    const links = this.relationsOf(part)
    this.links = new Map(links.map(link => [attribute(link, 'id'), attribute(link, 'target')]))
    this.readChildren(treeOf(this.parts.get(part) ?? ''), {})
  }

  private readChildren({ children }: Parents, style: Style): void {
    for (const child of children) if (child.type === 'element') this.read(child, style)
  }

  private read(node: Element, style: Style): void {
    const { tagName } = node
    if (skipped.test(tagName)) return
    const sign = signs[tagName]
    if (sign !== undefined) this.add(sign, style)
    else if (/^\w+:t$/.test(tagName)) this.add(plainText(node), style)
    else if (tagName === 'w:p') this.readParagraph(node, style)
    else if (tagName === 'w:tr') this.readRow(node, style)
    else if (tagName === 'w:r') this.readRun(node, style)
    else if (/^w:(?:drawing|pict|object)$/.test(tagName)) this.readDrawing(node, style)
    else if (/^w:(?:fld|instr)/.test(tagName)) this.readField(node, style)
    else if (tagName.startsWith('w:comment')) this.readComment(node)
    else if (tagName === 'w:sym') {
      const [char, font] = [attribute(node, 'w:char'), attribute(node, 'w:font')]
      this.add(`⟨symbol ${char} of ${font}⟩`, style)
    } else if (/^w:(?:foot|end)notereference$/.test(tagName)) {
      const name = tagName.replace('reference', '')
      const [note] = find(this.register, name, 'w:id', attribute(node, 'w:id'))
      this.add(wordsOf(note), { ...style, look: 'note' })
    } else if (tagName === 'w:hyperlink') {
      const link = this.links.get(attribute(node, 'r:id')) ?? ''
      const anchor = attribute(node, 'w:anchor')
      this.readChildren(node, { ...style, link: link + (anchor && `#${anchor}`) })
    } else this.readChildren(node, style)
    if (tagName === 'w:tc') this.add(' | ', {})
  }

  private add(text: string, { look, link: around }: Style): void {
    const field = this.fields.at(-1) ?? ''
    // The program fills in the number of a page.
    if (/^\s*(?:NUM)?PAGES?\b/.test(field)) return
    const [, url, place] = /^\s*HYPERLINK\s+(?:"([^"]*)")?\s*(?:\\l\s+"([^"]*)")?/.exec(field) ?? []
    const link = url || place ? (url ?? '') + (place ? `#${place}` : '') : around
    const last = this.pieces.at(-1)
    // Words are found in what looks alike: programs cut them into runs anywhere.
    if (last?.look === look && last?.link === link) {
      this.pieces.splice(-1, 1, { look, link, text: (last?.text ?? '') + text })
    } else this.pieces.push({ look, link, text })
    for (const comment of this.commented.values()) if (comment.isOpen) comment.words += text
  }

  /** Ends a block; words keep what can be missed of them: `⟨hidden: …⟩`, `our team ⟨https://…⟩`. */
  private close(form: string): void {
    const shown = this.pieces.map(
      ({ text, look, link }) => (look ? `⟨${look}: ${text}⟩` : text) + (link ? ` ⟨${link}⟩` : ''),
    )
    this.pieces = []
    const text = shown.join('').replaceAll(/\s+/g, ' ').trim().replace(/ \|$/, '')
    if (text === '') return
    if (form.startsWith('heading')) this.section = text
    const place = { id: this.section, heading: this.section }
    this.blocks.push({ kind: 'paragraph', form, place, parts: [text] })
  }

  /** The mark of an item as a sample of its level: `•`, `1.`, `(a)`. */
  private markOf(list: string, level: string): string {
    const [own] = find(this.register, 'w:num', 'w:numid', list)
    const id = attribute(at(own, 'w:abstractnumid'))
    const [marks] = find(this.register, 'w:abstractnum', 'w:abstractnumid', id)
    const [mark] = find(marks, 'w:lvl', 'w:ilvl', level)
    const first = firstNumbers[attribute(at(mark, 'w:numfmt'))] ?? '1'
    // Programs write the same bullet as a character, or as a place in the font Symbol.
    const text = attribute(at(mark, 'w:lvltext')).replace(/^[\u{F0B7}●]$/u, '•')
    return text.replaceAll(/%\d/g, first)
  }

  private formOf(properties: Element | undefined): string {
    const id = attribute(at(properties, 'w:pstyle'))
    const [style] = find(this.register, 'w:style', 'w:styleid', id)
    const name = attribute(at(style, 'w:name')).toLowerCase()
    const numbering = at(properties, 'w:numpr') ?? at(style, 'w:ppr', 'w:numpr')
    const level = Number(attribute(at(numbering, 'w:ilvl')))
    const mark = this.markOf(attribute(at(numbering, 'w:numid')), String(level))
    if (name === 'title') return name
    if (/^heading \d$/.test(name)) return mark ? `${name} with number` : name
    if (mark === '') return 'paragraph'
    return `item “${mark}”${level > 0 ? ` on level ${level + 1}` : ''}`
  }

  /** A paragraph; one whose mark is deleted goes on in the next. */
  private readParagraph(node: Element, style: Style): void {
    this.readChildren(node, style)
    const properties = at(node, 'w:ppr')
    const mark = at(properties, 'w:rpr')
    if (style.holder === 'row') this.add(' ', {})
    else if (!at(mark, 'w:del') && !at(mark, 'w:movefrom')) {
      this.close(style.holder ?? this.formOf(properties))
    }
  }

  private readRow(node: Element, style: Style): void {
    if (at(node, 'w:trpr', 'w:del')) return
    this.readChildren(node, { ...style, holder: 'row' })
    if (style.holder !== 'row') this.close('table row')
  }

  private readRun(node: Element, style: Style): void {
    const properties = at(node, 'w:rpr')
    const look = isOn(properties, 'w:strike', 'w:dstrike') ? 'struck-through' : style.look
    this.readChildren(node, { ...style, look: isOn(properties, 'w:vanish') ? 'hidden' : look })
  }

  /** Text boxes, whose paragraphs stand before the one that holds them; a picture, or another shape. */
  private readDrawing(node: Element, style: Style): void {
    const boxes = find(node, 'w:txbxcontent')
    const isPicture = ['a:blip', 'v:imagedata'].some(name => find(node, name).length > 0)
    if (boxes.length === 0) this.add(isPicture ? '⟨picture⟩' : '⟨drawing⟩', style)
    const around = this.pieces.splice(0)
    for (const box of boxes) this.readChildren(box, { holder: 'text box' })
    this.pieces = around
  }

  private readField(node: Element, style: Style): void {
    const instruction = attribute(node, 'w:instr')
    const type = attribute(node, 'w:fldchartype')
    const written = node.tagName === 'w:instrtext' ? plainText(node) : ''
    if (written !== '') this.fields.push((this.fields.pop() ?? '') + written)
    if (instruction !== '' || type === 'begin') this.fields.push(instruction)
    this.readChildren(node, style)
    if (instruction !== '' || type === 'end') this.fields.pop()
  }

  private readComment(node: Element): void {
    const id = attribute(node, 'w:id')
    const { words } = this.commented.get(id) ?? { words: '' }
    this.commented.set(id, { words, isOpen: node.tagName === 'w:commentrangestart' })
    if (node.tagName !== 'w:commentreference') return
    const [comment] = find(this.register, 'w:comment', 'w:id', id)
    const author = attribute(comment, 'w:author') || 'somebody'
    this.comments.push({ author, section: this.section, words, text: wordsOf(comment) })
  }
}

/**
 * Reads a Word file, its tracked changes accepted.
 * @param file its path, as the message names it
 * @throws OperatorError for what is no Word file, is protected, or takes too much room
 */
export function readWordText(content: Buffer, file: string): WordText {
  const { blocks, comments } = new WordReader(unpacked(content, file))
  if (blocks.length > 0) return { blocks, comments }
  throw new OperatorError([
    { file, message: 'is not a Word file, or an empty one. Save it as .docx' },
  ])
}
