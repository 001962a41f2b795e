import { isMap, isNode, isSeq, LineCounter } from 'yaml'
import { type Fault, OperatorError } from './OperatorError.ts'
import { parseYaml, yamlFault } from './yaml.ts'

/** A field of the company's file: names of objects, positions in lists. */
export type FieldPath = readonly (string | number)[]

/** The company's file: what it says, and where. */
export interface SiteSource {
  /** Path as messages name it. */
  readonly file: string
  /** The text of the file, unchanged. */
  readonly text: string
  /** The values it writes out, not yet checked. */
  readonly value: object
  /** The 1-based line of a field; that of its nearest parent where the field is not written out. */
  readonly lineOf: (path: FieldPath) => number
}

/**
 * A fault of a field, on its line.
 * @param message what is wrong, and what to write instead; the fault names the field before it
 */
export function fieldFault({ file, lineOf }: SiteSource, path: FieldPath, message: string): Fault {
  return { file, line: lineOf(path), message: `${path.join('.')}: ${message}` }
}

/** A company's file, with its comments and order. @throws OperatorError where it is not valid YAML */
export function siteDocument(file: string, text: string, lineCounter = new LineCounter()) {
  const document = parseYaml(text, {
    lineCounter,
    // Numbers stay texts: a telephone number keeps its plus, a version its nought.
    customTags: tags =>
      tags.filter(tag => typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag)),
  })
  const fault = yamlFault(document, text)
  if (!fault) return document
  const { line, col: column } = lineCounter.linePos(fault.offset)
  throw new OperatorError([{ file, line, column, message: fault.message }])
}

/** Reads a file of fields. @throws OperatorError where it is not valid YAML, or holds something else */
export function readSiteSource(file: string, text: string): SiteSource {
  const lines = new LineCounter()
  const document = siteDocument(file, text, lines)
  const value: unknown = document.toJS() ?? {}
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'has no fields. Write one "name: value" per line'
    throw new OperatorError([{ file, line: 1, message }])
  }
  return {
    file,
    text,
    value,
    lineOf(path) {
      let node: unknown = document.contents
      let line = 1
      for (const step of path) {
        const pair = isMap(node)
          ? node.items.find(({ key }) => String(key) === String(step))
          : undefined
        const item = isSeq(node) ? node.items[Number(step)] : undefined
        const place = pair?.key ?? item
        if (!isNode(place) || !place.range) break
        line = lines.linePos(place.range[0]).line
        node = pair ? pair.value : item
      }
      return line
    },
  }
}
