import { defaultLanguage, type Language } from '../../i18n/languages.ts'
import type { LegalDocument } from '../legalDocument.ts'
import { parsePublished } from '../parse.ts'
import { renderDocument } from '../renderDocument.ts'
import { type DocumentTree, divideSections } from '../sections.ts'
import type { FrozenText } from './frozenText.ts'
import type { PublishedVersion } from './publishedVersion.ts'

/** Trees of texts that were read last: a version, and the one before it, are asked for in a row. */
const latestTrees = new Map<FrozenText, DocumentTree>()

const MOST_TREES = 8

interface FrozenTree {
  readonly language: Language
  readonly text: FrozenText
  readonly tree: DocumentTree
}

/** The tree of a published text, in the default language where it was not published in another. */
export function frozenTree({ version, texts }: PublishedVersion, wanted: Language): FrozenTree {
  const language = texts[wanted] === undefined ? defaultLanguage : wanted
  const text = texts[language]
  if (!text) throw new Error(`version ${version} has no text in ${language}`)
  const known = latestTrees.get(text)
  if (known) return { language, text, tree: known }
  // Checked when it was published, and unchanged since: no fault can be found in it.
  const source = { language, file: text.file, text: text.body, faults: [] }
  const tree = divideSections(source, parsePublished(text.body))
  latestTrees.set(text, tree)
  const [oldest] = latestTrees.keys()
  if (latestTrees.size > MOST_TREES && oldest) latestTrees.delete(oldest)
  return { language, text, tree }
}

/** A published version as a page shows it. */
export function frozenDocument(version: PublishedVersion, wanted: Language): LegalDocument {
  const { language, text, tree } = frozenTree(version, wanted)
  return renderDocument(language, text.frontMatter, tree)
}
