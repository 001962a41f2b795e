import type { Element, Parents, Root } from 'hast'
import { toString as plainText } from 'mdast-util-to-string'
import { OperatorError } from '../../folder/index.ts'
import type { Block } from '../compareTexts.ts'
import { type WordComment, WordComments } from './wordComments.ts'
import { WordFields } from './wordFields.ts'
import { WordNumbering } from './wordNumbering.ts'
import { at, attribute, byAttribute, find, WordPackage, wordsOf } from './wordPackage.ts'
import { type RunPlace, WordStyles } from './wordStyles.ts'

/** Characters that are read of a file: what is referred to many times is read as often. */
const MOST_CHARACTERS = 3_000_000

/** Paragraphs, items and rows that are read of a file, which are compared with one another. */
const MOST_BLOCKS = 3000

/** What a Word file says, its tracked changes accepted. */
export interface WordText {
  /** Headings, paragraphs, items of lists, rows of tables; the form of each in words: `item “•”`. */
  readonly blocks: readonly Block[]
  readonly comments: readonly WordComment[]
}

/** What a reader of words alone would miss: how they look, and where they lead. */
interface Style extends RunPlace {
  readonly look?: string | undefined
  readonly link?: string | undefined
  /** What the paragraphs are part of. */
  readonly holder?: 'row' | 'text box'
}

const plain: Style = { paragraph: '', table: '', isShaded: false }

/** What is read past: properties, and what tracked changes delete. */
const skipped = /^w:(?:(?:[pr]|t[rc]|tbl|sect)pr|del|movefrom|deltext|delinstrtext)$/

/** What stands for an element without words. */
const signs: Readonly<Record<string, string>> = {
  'w:tab': ' ',
  'w:ptab': ' ',
  'w:br': ' ',
  'w:cr': ' ',
  'w:nobreakhyphen': '\u2011',
  'w:checkbox': '⟨checkbox⟩',
  'w14:checkbox': '⟨checkbox⟩',
  'w:ddlist': '⟨drop-down list⟩',
  'w:databinding': '⟨bound words⟩',
  'w15:databinding': '⟨bound words⟩',
  'w:contentpart': '⟨drawing⟩',
  'w14:contentpart': '⟨drawing⟩',
}

/** Elements that stand for today's day, in one of its forms. */
const days = /^w:(?:day|month|year)(?:short|long)$/

/** Parts of other files, which Word puts in their place when it opens this one. */
const imported: readonly string[] = ['w:altchunk', 'w:subdoc']

/** What shows something in a drawing besides words. */
const shapes = ['c:chart', 'dgm:relids', 'o:oleobject', 'w:control']

/** Reads the parts of a Word file into blocks in their order, its tracked changes accepted. */
class WordReader {
  readonly blocks: Block[] = []
  readonly comments: WordComments
  private readonly parts: WordPackage
  private readonly refuse: (message: string) => never
  private readonly styles: WordStyles
  private readonly numbering: WordNumbering
  /** Notes by the names of their elements, then by their ids. */
  private readonly notes = new Map<string, ReadonlyMap<string, Element>>()
  private links: ReadonlyMap<string, string> = new Map()
  private section = ''
  private isMainPart = true
  private charactersLeft = MOST_CHARACTERS
  /** The words of a block, those of one style together. */
  private pieces: (Pick<Style, 'look' | 'link'> & { readonly text: string })[] = []
  private fields = new WordFields()

  constructor(parts: WordPackage, refuse: (message: string) => never) {
    this.parts = parts
    this.refuse = refuse
    const [main = ''] = parts.related('', 'officeDocument')
    /** What the text refers to by ids: styles, lists, notes, comments. */
    const register: Root = {
      type: 'root',
      children: parts
        .related(main, 'styles', 'numbering', 'footnotes', 'endnotes', 'comments')
        .flatMap(part => parts.tree(part).children),
    }
    this.styles = new WordStyles(register)
    this.numbering = new WordNumbering(register, this.styles)
    for (const name of ['w:footnote', 'w:endnote']) {
      this.notes.set(name, byAttribute(register, name, 'w:id'))
    }
    this.comments = new WordComments(byAttribute(register, 'w:comment', 'w:id'))
    this.readPart(main)
    this.isMainPart = false
    this.section = 'Head and foot of pages'
    for (const part of parts.related(main, 'header', 'footer').toSorted()) this.readPart(part)
    this.comments.listUnplaced()
  }

  private readPart(part: string): void {
    const links = this.parts.relationsOf(part)
    this.links = new Map(links.map(link => [attribute(link, 'id'), attribute(link, 'target')]))
    this.fields = new WordFields()
    this.readChildren(this.parts.tree(part), plain)
    this.close('paragraph')
  }

  private readChildren({ children }: Parents, style: Style): void {
    for (const child of children) if (child.type === 'element') this.read(child, style)
  }

  private read(node: Element, style: Style): void {
    const { tagName } = node
    if (skipped.test(tagName)) return
    const sign = days.test(tagName) ? '⟨day⟩' : signs[tagName]
    if (sign !== undefined) this.add(sign, style)
    else if (/^\w+:t$/.test(tagName)) this.add(plainText(node), style)
    else if (tagName === 'w:p') this.readParagraph(node, style)
    else if (tagName === 'w:tbl') {
      const table = attribute(at(node, 'w:tblpr', 'w:tblstyle'))
      this.readChildren(node, { ...style, table })
    } else if (tagName === 'w:tr') this.readRow(node, style)
    else if (tagName === 'w:tc') this.readCell(node, style)
    else if (tagName === 'w:r') this.readRun(node, style)
    else if (tagName === 'mc:alternatecontent') this.readAlternatives(node, style)
    else if (imported.includes(tagName)) this.readImported(style)
    else if (/^w:(?:drawing|pict|object)$/.test(tagName)) this.readDrawing(node, style)
    else if (/^w:(?:fld|instr)/.test(tagName)) this.readField(node, style)
    else if (/^w:comment(?:range|reference)/.test(tagName)) this.comments.read(node, this.section)
    else if (tagName === 'w:sym') {
      const [char, font] = [attribute(node, 'w:char'), attribute(node, 'w:font')]
      this.add(`⟨symbol ${char} of ${font}⟩`, style)
    } else if (/^w:(?:foot|end)notereference$/.test(tagName)) {
      const notes = this.notes.get(tagName.replace('reference', ''))
      this.add(wordsOf(notes?.get(attribute(node, 'w:id'))), { ...style, look: 'note' })
    } else if (tagName === 'w:hyperlink') {
      const link = this.links.get(attribute(node, 'r:id')) ?? ''
      const anchor = attribute(node, 'w:anchor')
      this.readChildren(node, { ...style, link: link + (anchor && `#${anchor}`) })
    } else this.readChildren(node, style)
  }

  private count(characters: number): void {
    this.charactersLeft -= characters
    if (this.charactersLeft < 0) {
      this.refuse(`says more than ${MOST_CHARACTERS} characters. Ask for its text alone`)
    }
  }

  private add(
    text: string,
    { look: lookAround, link: linkAround }: Pick<Style, 'look' | 'link'>,
  ): void {
    if (text === '') return
    this.count(text.length)
    if (this.fields.takesAsCode(text)) return
    // The program fills in the number of a page, which differs from the number in the file that was sent.
    const isNumber = /^\d*$/.test(text.trim())
    if (isNumber && this.fields.isPageNumber && !this.isMainPart) return
    const look = lookAround ?? this.fields.look
    const link = this.fields.link ?? linkAround
    const last = this.pieces.at(-1)
    // Words are found in what looks alike: programs cut them into runs anywhere.
    if (last?.look === look && last?.link === link) {
      this.pieces.splice(-1, 1, { look, link, text: (last?.text ?? '') + text })
    } else this.pieces.push({ look, link, text })
    this.count(this.comments.openCount)
    this.comments.addWords(text)
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
    if (this.blocks.length <= MOST_BLOCKS) return
    this.refuse(`has more than ${MOST_BLOCKS} paragraphs. Ask for its text alone`)
  }

  private formOf(properties: Element | undefined): string {
    const id = attribute(at(properties, 'w:pstyle'))
    const name = this.styles.nameOf(id)
    const numbering = at(properties, 'w:numpr') ?? this.styles.numberingOf(id)
    const mark = this.numbering.markOf(numbering)
    if (/^(?:title|heading \d)$/.test(name)) return mark ? `${name} with number “${mark}”` : name
    if (mark === '') return 'paragraph'
    const level = Number(attribute(at(numbering, 'w:ilvl')))
    return `item “${mark}”${level > 0 ? ` on level ${level + 1}` : ''}`
  }

  /** A paragraph; one whose mark is deleted goes on in the next. */
  private readParagraph(node: Element, style: Style): void {
    const properties = at(node, 'w:ppr')
    const paragraph = attribute(at(properties, 'w:pstyle'))
    const isShaded = style.isShaded || at(properties, 'w:shd') !== undefined
    this.readChildren(node, { ...style, paragraph, isShaded })
    const mark = at(properties, 'w:rpr')
    if (style.holder === 'row') this.add(' ', {})
    else if (!at(mark, 'w:del') && !at(mark, 'w:movefrom')) {
      this.close(style.holder ?? this.formOf(properties))
    }
  }

  private readRow(node: Element, style: Style): void {
    const properties = at(node, 'w:trpr')
    if (at(properties, 'w:del')) return
    const look = at(properties, 'w:hidden') ? 'hidden' : style.look
    this.readChildren(node, { ...style, look, holder: 'row' })
    if (style.holder !== 'row') this.close('table row')
  }

  private readCell(node: Element, style: Style): void {
    const properties = at(node, 'w:tcpr')
    if (at(properties, 'w:celldel')) return
    // What a table shades by its style is not looked for: words in white may be seen there.
    const isShaded = style.isShaded || style.table !== '' || at(properties, 'w:shd') !== undefined
    this.readChildren(node, { ...style, isShaded })
    this.add(' | ', {})
  }

  private readRun(node: Element, style: Style): void {
    const look = style.look ?? this.styles.lookOf(at(node, 'w:rpr'), style)
    this.readChildren(node, { ...style, look })
  }

  /** Reads what Word shows of something that is written in several ways, for older and newer programs. */
  private readAlternatives(node: Element, style: Style): void {
    const shown = node.children.find(
      child => child.type === 'element' && child.tagName === 'mc:choice' && child.properties.shown,
    )
    const fallback = at(node, 'mc:fallback')
    if (shown?.type === 'element') this.readChildren(shown, style)
    else if (fallback) this.readChildren(fallback, style)
  }

  private readImported(style: Style): void {
    this.add('⟨imported part⟩', {})
    if (style.holder === undefined) this.close('imported part')
  }

  /** Words in a drawing are read before the paragraph that holds it; a picture and other shapes, as a part of it. */
  private readDrawing(node: Element, style: Style): void {
    const around = this.pieces.splice(0)
    const before = this.blocks.length
    this.readChildren(node, { ...plain, holder: 'text box' })
    for (const word of find(node, 'v:textpath')) this.add(`${attribute(word, 'string')} `, {})
    this.close('text box')
    this.pieces = around
    const isPicture = ['a:blip', 'v:imagedata'].some(name => find(node, name).length > 0)
    const isShape = shapes.some(name => find(node, name).length > 0)
    if (isPicture) this.add('⟨picture⟩', style)
    if (isShape || (!isPicture && this.blocks.length === before)) this.add('⟨drawing⟩', style)
  }

  private readField(node: Element, style: Style): void {
    const type = attribute(node, 'w:fldchartype')
    if (node.tagName === 'w:fldsimple') {
      this.fields.beginResult(attribute(node, 'w:instr'))
      this.readChildren(node, style)
      this.fields.end()
    } else if (node.tagName === 'w:instrtext') {
      const code = plainText(node)
      this.count(code.length)
      this.fields.addInstruction(code)
    } else if (type === 'begin') {
      this.readChildren(node, style)
      this.fields.begin()
    } else if (type === 'separate') {
      this.fields.separate()
    } else if (type === 'end') {
      const code = this.fields.end()
      if (code !== undefined) this.add(`⟨field ${code}⟩`, style)
    }
  }
}

/**
 * Reads a Word file, its tracked changes accepted.
 * @param file its path, as the message names it
 * @throws OperatorError for what is no Word file, is protected, or takes too much room
 */
export function readWordText(content: Buffer, file: string): WordText {
  const refuse = (message: string): never => {
    throw new OperatorError([{ file, message }])
  }
  const { blocks, comments } = new WordReader(new WordPackage(content, file), refuse)
  if (blocks.length > 0) return { blocks, comments: comments.listed }
  return refuse('is not a Word file, or an empty one. Save it as .docx')
}
