import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { OperatorError } from './OperatorError.ts'
import { yamlFault } from './yamlFault.ts'

/** A field of the operator's file: names of objects, positions in lists. */
export type FieldPath = readonly (string | number)[]

/** The operator's file: what it says, and where. */
export interface SiteSource {
  /** Path as messages name it. */
  readonly file: string
  /** The values it writes out, not yet checked. */
  readonly value: unknown
  /** The 1-based line of a field; that of its nearest parent where the field is not written out. */
  readonly lineOf: (path: FieldPath) => number
}

/**
 * The text of an operator's file as a document that keeps comments and order.
 * @param file its path, for messages
 * @throws OperatorError with line and column where it is not valid YAML
 */
export function siteDocument(
  file: string,
  text: string,
  lineCounter = new LineCounter(),
): Document {
  const document = parseDocument(text, {
    lineCounter,
    // Numbers stay texts: a telephone number keeps its plus, a version its nought.
    customTags: tags =>
      tags.filter(tag => typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag)),
  })
  const fault = yamlFault(document, text)
  if (fault) {
    const { line, col: column } = lineCounter.linePos(fault.offset)
    throw new OperatorError([{ file, line, column, message: fault.message }])
  }
  return document
}

/**
 * Reads a file in YAML.
 * @throws OperatorError with line and column where it is not valid
 */
export function readYaml(file: string, text: string): SiteSource {
  const lines = new LineCounter()
  const document = siteDocument(file, text, lines)
  return {
    file,
    value: document.toJS(),
    lineOf(path) {
      let [node, line]: [unknown, number] = [document.contents, 1]
      for (const step of path) {
        const pair = isMap(node)
          ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
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

/** Whether a value has fields. */
export function hasFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Reads the operator's file.
 * @throws OperatorError where it is not valid, or has no fields
 */
export function readSiteSource(file: string, text: string): SiteSource {
  const source = readYaml(file, text)
  if (hasFields(source.value)) return source
  const message = 'has no values. Write fields like brand: Longhand'
  throw new OperatorError([{ file, line: 1, message }])
}
