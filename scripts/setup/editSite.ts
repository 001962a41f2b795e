import { isCollection } from 'yaml'
import { isNone } from '../../src/model/none.ts'
import { isUnknown } from '../../src/model/orUnknown.ts'
import { type FieldPath, siteDocument } from '../../src/model/siteSource.ts'

/** A field and its new value. */
interface SiteChange {
  readonly path: FieldPath
  readonly value: unknown
}

/** A value as a person writes it: words for what is not known and what there is none of, numbers as they are typed. */
function written(value: unknown): unknown {
  if (isUnknown(value)) return 'unknown'
  if (isNone(value)) return 'none'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(written)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, written(item)]))
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
  const next = written(value)
  // A word takes the place of another, and the comment behind it stays.
  document.setIn(path, typeof next === 'object' ? document.createNode(next) : next)
  return document.toString({ lineWidth: 0 })
}
