import { SaxesParser } from 'saxes'
import { OperatorError } from '../folder/index.ts'

/** A value of a property list, with the line in which it begins. */
interface ListedValue {
  readonly line: number
  readonly value: string | boolean | readonly ListedValue[] | ReadonlyMap<string, ListedValue>
}

/** A dictionary or an array that is being read. */
interface OpenValue {
  readonly line: number
  readonly entries: Map<string, ListedValue>
  readonly items: ListedValue[]
  readonly isDictionary: boolean
  key: string | undefined
}

/** A type of data that a privacy manifest says is collected. */
export interface CollectedEntry {
  /** The type as it stands there, with Apple's prefix. */
  readonly type: string
  readonly purposes: readonly string[]
  readonly isLinked: boolean
  readonly isTracking: boolean
  readonly line: number
}

/** How deep a property list may be nested: a privacy manifest has four levels. */
const DEEPEST = 20

/** The root value of a property list in XML. @throws OperatorError where it is not one */
function readPropertyList(file: string, text: string): ListedValue {
  const refuse = (message: string, line?: number): never => {
    throw new OperatorError([{ file, line, message }])
  }
  if (text.startsWith('bplist')) {
    refuse('is a binary property list. Convert it: plutil -convert xml1, with the name of the file')
  }
  const parser = new SaxesParser()
  const open: OpenValue[] = []
  let root: ListedValue | undefined
  let words = ''
  const add = (value: ListedValue) => {
    const parent = open.at(-1)
    if (!parent) root ??= value
    else if (!parent.isDictionary) parent.items.push(value)
    else if (parent.key === undefined) refuse('is a value without a key', value.line)
    else {
      parent.entries.set(parent.key, value)
      parent.key = undefined
    }
  }
  parser.on('error', () => refuse('is not XML from here on. Correct it in Xcode', parser.line))
  parser.on('doctype', doctype => {
    if (doctype.includes('['))
      refuse('declares entities, which no property list needs', parser.line)
  })
  parser.on('opentag', ({ name }) => {
    words = ''
    if (name !== 'dict' && name !== 'array') return
    if (open.length >= DEEPEST) refuse('is nested too deep', parser.line)
    const isDictionary = name === 'dict'
    open.push({ line: parser.line, entries: new Map(), items: [], isDictionary, key: undefined })
  })
  parser.on('text', part => {
    words += part
  })
  parser.on('closetag', ({ name }) => {
    const { line } = parser
    const last = open.at(-1)
    if (name === 'key' && last) last.key = words
    else if (name === 'true' || name === 'false') add({ line, value: name === 'true' })
    else if ((name === 'dict' || name === 'array') && last) {
      open.pop()
      add({ line: last.line, value: last.isDictionary ? last.entries : last.items })
    } else if (name !== 'plist') add({ line, value: words })
  })
  parser.write(text).close()
  return root ?? refuse('holds no property list. Let npm run store write it')
}

/** The values of an array at a key of a dictionary; none where it is not there. */
function listAt(value: ListedValue | undefined, key: string): readonly ListedValue[] {
  const list = value?.value instanceof Map ? value.value.get(key)?.value : undefined
  return Array.isArray(list) ? list : []
}

/** Reads what a privacy manifest says is collected. @throws OperatorError where it is not a property list in XML */
export function readPrivacyManifest(file: string, text: string): readonly CollectedEntry[] {
  const root = readPropertyList(file, text)
  return listAt(root, 'NSPrivacyCollectedDataTypes').map(entry => {
    const fields: ReadonlyMap<string, ListedValue> =
      entry.value instanceof Map ? entry.value : new Map()
    const purposes = listAt(entry, 'NSPrivacyCollectedDataTypePurposes')
    return {
      type: String(fields.get('NSPrivacyCollectedDataType')?.value ?? ''),
      purposes: purposes.map(({ value }) => String(value)).toSorted(),
      isLinked: fields.get('NSPrivacyCollectedDataTypeLinked')?.value === true,
      isTracking: fields.get('NSPrivacyCollectedDataTypeTracking')?.value === true,
      line: entry.line,
    }
  })
}
