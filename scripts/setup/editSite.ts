import { isCollection } from 'yaml'
import { type FieldPath, siteDocument } from '../../src/model/index.ts'

/** A field and its new value. */
interface SiteChange {
  readonly path: FieldPath
  readonly value: unknown
}

/**
 * Edits the text of an operator's file where a field changes, and leaves everything else as it is:
 * comments, blank lines, the order of the fields.
 * @throws OperatorError where the text is not valid YAML
 */
export function editSite(file: string, text: string, { path, value }: SiteChange): string {
  const document = siteDocument(file, text)
  for (let end = 1; end < path.length; end += 1) {
    const within = path.slice(0, end)
    // Objects and lists are made where there is only a word.
    if (!isCollection(document.getIn(within))) {
      document.setIn(within, document.createNode(typeof path[end] === 'number' ? [] : {}))
    }
  }
  // A word takes the place of another, and the comment behind it stays.
  document.setIn(path, typeof value === 'object' ? document.createNode(value) : value)
  return document.toString({ lineWidth: 0 })
}
