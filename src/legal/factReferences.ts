import { facts, isFactKey } from '../content/facts.ts'
import { factPattern, parseFactForm } from '../content/factText.ts'
import { type LegalSource, reportAtOffset } from './source.ts'

/** Values that a document states about itself, from its front matter. */
export const documentFacts = [
  'document.version',
  'document.effective',
  'document.lastUpdated',
  'document.nextReview',
] as const

export type DocumentFact = (typeof documentFacts)[number]

/** Paragraphs that are replaced by a table of the operator's processors. */
export const tableBlocks = ['processors.table', 'processors.aiTable'] as const

export type TableBlock = (typeof tableBlocks)[number]

const otherKeys: readonly string[] = [...documentFacts, ...tableBlocks]

/** A `{{key, form}}` in a text. */
interface FactReference {
  readonly key: string
  readonly form: string | undefined
  readonly offset: number
}

/** Every reference to a fact in a text. */
export function factReferences(text: string): readonly FactReference[] {
  return Array.from(text.matchAll(factPattern), match => ({
    key: match[1] ?? '',
    form: match[2],
    offset: match.index,
  }))
}

function nearestKey(key: string): string {
  const known = [...Object.keys(facts), ...otherKeys]
  const group = key.split('.')[0]
  const candidates = known.filter(candidate => candidate.startsWith(`${group}.`))
  return candidates.length > 0 ? candidates.join(', ') : `a key of src/content/facts.ts`
}

/** Reports references to facts that do not exist or forms that the language does not have. */
export function checkFactReferences(source: LegalSource): void {
  for (const { key, form, offset } of factReferences(source.text)) {
    if (!isFactKey(key) && !otherKeys.includes(key)) {
      reportAtOffset(source, offset, `there is no fact "${key}". Write ${nearestKey(key)}`)
      continue
    }
    try {
      parseFactForm(form, source.language)
    } catch (error) {
      reportAtOffset(source, offset, error instanceof Error ? error.message : String(error))
    }
  }
}
