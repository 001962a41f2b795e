import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml'
import { OperatorError } from './OperatorError.ts'

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
  const [error] = document.errors
  if (error) {
    const { line, col: column } = lineCounter.linePos(error.pos[0])
    const [reason = ''] = error.message.split(/ at line |\n/)
    const message = `is not valid YAML: ${reason}. Check indentation, colons and quotes`
    throw new OperatorError([{ file, line, column, message }])
  }
  refuseLoneWords(document, file, lineCounter)
  return document
}

/** A comma in braces ends a value: `{ USD: 9,99 }` would be a price of 9, and a field of the name 99. */
function refuseLoneWords(document: Document, file: string, lineCounter: LineCounter): void {
  visit(document, {
    Pair(_key, { key, value }) {
      if (value !== null || !isScalar(key) || !key.range) return
      const { line, col: column } = lineCounter.linePos(key.range[0])
      const message = `"${key.value}" has no value, because a comma in { … } ends the one before it. Write amounts with a point, like 9.99, and put a text with a comma in quotes`
      throw new OperatorError([{ file, line, column, message }])
    },
  })
}

/** Reads the text of an operator's file. */
export function readSiteSource(file: string, text: string): SiteSource {
  const lines = new LineCounter()
  const document = siteDocument(file, text, lines)
  if (!isMap(document.contents)) {
    const message = 'has no values. Write fields like brand: Longhand'
    throw new OperatorError([{ file, line: 1, message }])
  }
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
