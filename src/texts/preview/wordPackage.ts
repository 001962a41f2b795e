import { strFromU8, unzipSync } from 'fflate'
import type { Element, Nodes, Parents } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { OperatorError } from '../../model/index.ts'
import { walkElements } from '../trees.ts'

/** What the XML of a Word file may take unpacked: a small archive can hold any number of bytes. */
const MAX_BYTES = 50 * 1024 * 1024

/**
 * The XML of a Word file's parts by their names. Old Word files and encrypted ones are OLE containers.
 * @throws OperatorError for both, for what is damaged or no Word file, and for what takes too much room
 */
export function unpacked(content: Buffer, file: string): ReadonlyMap<string, string> {
  const refusal = (message: string) => new OperatorError([{ file, message }])
  const start = content.toString('latin1', 0, 4)
  if (start === '\xd0\xcf\x11\xe0') {
    throw refusal(
      content.includes(Buffer.from('EncryptedPackage', 'utf16le'))
        ? 'is protected by a password. Save it without one: File, Info, Protect Document'
        : 'is a .doc file of an old Word. Save it as .docx',
    )
  }
  if (!start.startsWith('PK')) throw refusal('is not a Word file. Write the path of a .docx file')
  let size = 0
  const parts = new Map<string, string>()
  try {
    const files = unzipSync(content, {
      filter: ({ name, originalSize }) => {
        const isXml = /\.(?:xml|rels)$/.test(name)
        if (isXml) size += originalSize
        return isXml && size <= MAX_BYTES
      },
    })
    for (const [name, bytes] of Object.entries(files)) parts.set(name, strFromU8(bytes))
  } catch {
    throw refusal('is damaged. Ask for it again')
  }
  if (size > MAX_BYTES) throw refusal('takes more than 50 MB unpacked. Ask for its text alone')
  return parts
}

/** XML as a tree: the parser of HTML reads it within `<svg>`, and gives its names in lower case. */
export function treeOf(xml: string): Parents {
  return fromHtml(`<svg>${xml}</svg>`, { fragment: true })
}

/** The elements of a name below a node; where an attribute is given, those that have its value. */
export function find(node: Nodes | undefined, name: string, attribute?: string, value?: string) {
  const found: Element[] = []
  if (!node) return found
  walkElements(node, element => {
    const isWanted = attribute === undefined || element.properties[attribute] === value
    if (element.tagName === name && isWanted) found.push(element)
  })
  return found
}

/** The child that a path leads to. */
export function at(node: Parents | undefined, ...path: readonly string[]): Element | undefined {
  const [name, ...rest] = path
  const child = node?.children.find(own => own.type === 'element' && own.tagName === name)
  if (child?.type !== 'element') return undefined
  return rest.length > 0 ? at(child, ...rest) : child
}

/** The value of an attribute; empty where there is none. */
export function attribute(node: Element | undefined, name = 'w:val'): string {
  return String(node?.properties[name] ?? '')
}
