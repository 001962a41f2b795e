import { posix } from 'node:path'
import { unzipSync } from 'fflate'
import type { Element, Nodes, Parents, Root } from 'hast'
import { toString as plainText } from 'mdast-util-to-string'
import { SaxesParser } from 'saxes'
import { OperatorError } from '../../folder/index.ts'
import { walkElements } from '../trees.ts'

/** What the parts of a Word file that are read may take unpacked: a contract of 200 pages takes some 3 MB. */
const MOST_BYTES = 10 * 1024 * 1024

/** Parts of a file, with its pictures. */
const MOST_PARTS = 5000

/** Elements of all parts that are read: what a tree of them takes is many times their bytes. */
const MOST_ELEMENTS = 300_000

/** How deep elements are nested: tables in tables in text boxes take some thirty levels. */
const DEEPEST = 200

/** The names that this program has for namespaces, whatever prefix a file gives them (ECMA-376 parts 1 to 4). */
const prefixes: ReadonlyMap<string, string> = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w:'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w:'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r:'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r:'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', ''],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc:'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a:'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a:'],
  ['http://schemas.openxmlformats.org/drawingml/2006/chart', 'c:'],
  ['http://purl.oclc.org/ooxml/drawingml/chart', 'c:'],
  ['http://schemas.openxmlformats.org/drawingml/2006/diagram', 'dgm:'],
  ['http://purl.oclc.org/ooxml/drawingml/diagram', 'dgm:'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm:'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm:'],
  ['urn:schemas-microsoft-com:vml', 'v:'],
  ['urn:schemas-microsoft-com:office:office', 'o:'],
  ['http://schemas.microsoft.com/office/word/2010/wordml', 'w14:'],
  ['http://schemas.microsoft.com/office/word/2012/wordml', 'w15:'],
])

/** Whether Word knows a namespace, and shows the choice that requires it. */
function isKnownToWord(uri: string | undefined): boolean {
  return (
    uri !== undefined &&
    (prefixes.has(uri) ||
      uri.startsWith('http://schemas.microsoft.com/office/') ||
      uri.startsWith('http://schemas.openxmlformats.org/'))
  )
}

/**
 * The text of a part: XML is UTF-8 or UTF-16, by its first bytes (XML 1.0 §4.3.3, appendix F).
 * @returns undefined where it is neither, or says that it is another encoding
 */
function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
  const wide = isLittle ? 'utf-16le' : 'utf-16be'
  const encoding = isLittle || isBig ? wide : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    const [, declared] = /^<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.-]+)/.exec(text) ?? []
    return declared === undefined || /^(?:utf-?(?:8|16\w*)|us-ascii)$/i.test(declared)
      ? text
      : undefined
  } catch {
    return undefined
  }
}

/** The name of an element or an attribute in lower case, with the prefix that this program has for its namespace. */
function qualifiedName({ prefix, local, uri }: Record<'prefix' | 'local' | 'uri', string>): string {
  const written = prefix === '' ? '' : `${prefix}:`
  return `${prefixes.get(uri) ?? written}${local}`.toLowerCase()
}

/** Names of parts are compared without regard to capitals (ECMA-376 part 2 §6.2.2). */
const partName = (name: string) => posix.normalize(`/${name}`).slice(1).toLowerCase()

/** The parts of a Word file as trees, each read when it is asked for, and once. */
export class WordPackage {
  private readonly content: Buffer
  private readonly file: string
  /** How each part is called in the archive, by its name. */
  private readonly entries = new Map<string, string>()
  private readonly trees = new Map<string, Root>()
  private bytesLeft = MOST_BYTES
  private elementsLeft = MOST_ELEMENTS

  /**
   * Old Word files and encrypted ones are OLE containers.
   * @param file its path, as messages name it
   * @throws OperatorError for both, for what is damaged or no Word file
   */
  constructor(content: Buffer, file: string) {
    this.content = content
    this.file = file
    const start = content.toString('latin1', 0, 4)
    if (start === '\xd0\xcf\x11\xe0') {
      throw this.refusal(
        content.includes(Buffer.from('EncryptedPackage', 'utf16le'))
          ? 'is protected by a password. Save it without one: File, Info, Protect Document'
          : 'is a .doc file of an old Word. Save it as .docx',
      )
    }
    if (!start.startsWith('PK')) {
      throw this.refusal('is not a Word file. Write the path of a .docx file')
    }
    let count = 0
    let repeated: string | undefined
    this.unzip(name => {
      count += 1
      if (count > MOST_PARTS)
        throw this.refusal(`holds more than ${MOST_PARTS} parts. ${textAlone}`)
      const key = partName(name)
      if (this.entries.has(key)) repeated = name
      this.entries.set(key, name)
      return false
    })
    if (repeated === undefined) return
    throw this.refusal(`holds the part ${repeated} twice, and programs read either. ${saveAgain}`)
  }

  private refusal(message: string): OperatorError {
    return new OperatorError([{ file: this.file, message }])
  }

  /** The parts of the archive that a test of their name and unpacked size picks out. */
  private unzip(isWanted: (name: string, size: number) => boolean) {
    try {
      return unzipSync(this.content, {
        filter: ({ name, originalSize }) => isWanted(name, originalSize),
      })
    } catch (error) {
      if (error instanceof OperatorError) throw error
      throw this.refusal('is damaged. Ask for it again')
    }
  }

  /** Whether there is a part of a name. */
  has(name: string): boolean {
    return this.entries.has(partName(name))
  }

  /**
   * A part as a tree, with names in lower case; empty where there is none.
   * @throws OperatorError where it is not XML, or takes too much room with those that were read before
   */
  tree(name: string): Root {
    const key = partName(name)
    const parsed = this.trees.get(key)
    if (parsed) return parsed
    const entry = this.entries.get(key)
    const tree = entry === undefined ? newRoot() : this.parsed(entry, this.text(entry))
    this.trees.set(key, tree)
    return tree
  }

  /** What a part says that it refers to: other parts, and addresses. */
  relationsOf(part: string): readonly Element[] {
    return find(this.tree(part.replace(/[^/]*$/, '_rels/$&.rels')), 'relationship')
  }

  /** The parts of some types that another one names: Word for the web calls the main one `document2.xml`. */
  related(part: string, ...types: readonly string[]): readonly string[] {
    const folder = part.replace(/[^/]*$/, '')
    const targets = this.relationsOf(part)
      .filter(relation => types.includes(attribute(relation, 'type').split('/').at(-1) ?? ''))
      .map(relation => attribute(relation, 'target'))
      .map(target => (target.startsWith('/') ? target.slice(1) : folder + target))
    return [...new Set(targets)]
  }

  private text(entry: string): string {
    let size = 0
    const unpacked = this.unzip((name, originalSize) => {
      if (name !== entry) return false
      size = originalSize
      this.bytesLeft -= size
      if (this.bytesLeft >= 0) return true
      throw this.refusal(`takes more than ${MOST_BYTES / 1024 / 1024} MB unpacked. ${textAlone}`)
    })[entry]
    if (unpacked?.length !== size) throw this.refusal('is damaged. Ask for it again')
    const text = decoded(unpacked)
    if (text !== undefined) return text
    throw this.refusal(
      `holds the part ${entry} in another encoding than UTF-8 or UTF-16. ${saveAgain}`,
    )
  }

  private parsed(entry: string, xml: string): Root {
    // A prefix that a file does not declare stands for itself.
    const resolvePrefix = (prefix: string) => prefix
    const parser = new SaxesParser({ xmlns: true, position: false, resolvePrefix })
    const root = newRoot()
    const open: Parents[] = [root]
    const addText = (value: string) => open.at(-1)?.children.push({ type: 'text', value })
    parser.on('error', () => {
      throw this.refusal(`holds the part ${entry}, which is not XML. ${saveAgain}`)
    })
    parser.on('doctype', () => {
      throw this.refusal(
        `holds a document type in its part ${entry}, as Word never writes. ${saveAgain}`,
      )
    })
    parser.on('text', addText)
    parser.on('cdata', addText)
    parser.on('opentag', ({ prefix, local, uri, attributes }) => {
      this.elementsLeft -= 1
      if (this.elementsLeft < 0) {
        throw this.refusal(`holds more than ${MOST_ELEMENTS} elements. ${textAlone}`)
      }
      if (open.length > DEEPEST) {
        throw this.refusal(`nests the elements of its part ${entry} too deep. ${textAlone}`)
      }
      const properties: Element['properties'] = {}
      for (const attribute of Object.values(attributes)) {
        properties[qualifiedName(attribute)] = attribute.value
      }
      const tagName = qualifiedName({ prefix, local, uri })
      if (tagName === 'mc:choice') {
        const required = String(properties.requires ?? '').split(/\s+/)
        properties.shown = required.every(name => isKnownToWord(parser.resolve(name)))
      }
      const element: Element = { type: 'element', tagName, properties, children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    })
    parser.on('closetag', () => {
      open.pop()
    })
    parser.write(xml).close()
    return root
  }
}

const textAlone = 'Ask for its text alone'
const saveAgain = 'Open it in Word and save it again as .docx'

function newRoot(): Root {
  return { type: 'root', children: [] }
}

/** The elements of a name below a node. */
export function find(node: Nodes | undefined, name: string): readonly Element[] {
  const found: Element[] = []
  if (!node) return found
  walkElements(node, element => {
    if (element.tagName === name) found.push(element)
  })
  return found
}

/** The elements of a name below a node by one of their attributes; of two with the same, the first. */
export function byAttribute(node: Nodes, name: string, key: string): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>()
  for (const element of find(node, name)) {
    const value = attribute(element, key)
    if (!found.has(value)) found.set(value, element)
  }
  return found
}

/** The child that a path leads to. */
export function at(node: Parents | undefined, ...path: readonly string[]): Element | undefined {
  const [name, ...rest] = path
  const child = node?.children.find(
    candidate => candidate.type === 'element' && candidate.tagName === name,
  )
  if (child?.type !== 'element') return undefined
  return rest.length > 0 ? at(child, ...rest) : child
}

/** The value of an attribute; empty where there is none. */
export function attribute(node: Element | undefined, name = 'w:val'): string {
  return String(node?.properties[name] ?? '')
}

/** The words of a comment or a note; `w:t` never holds deleted ones. */
export function wordsOf(node: Element | undefined): string {
  return find(node, 'w:p')
    .map(paragraph =>
      find(paragraph, 'w:t')
        .map(text => plainText(text))
        .join(''),
    )
    .join(' ')
}
