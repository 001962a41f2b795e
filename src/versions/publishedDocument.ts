import { defaultLanguage, type Language } from '../languages/languages.ts'
import type { Site } from '../model/site.ts'
import { parse } from '../texts/parse.ts'
import { type LegalDocument, renderDocument } from '../texts/rendered.ts'
import { divideSections, type TextBody } from '../texts/sections.ts'
import { textSource } from '../texts/text.ts'
import type { PublishedText } from './publishedText.ts'
import type { PublishedVersion } from './publishedVersion.ts'

/** Trees of texts that were read last: a version, and the one before it, are asked for in a row. */
const latestTrees = new Map<PublishedText, TextBody>()

const MOST_TREES = 8

interface PublishedTree {
  readonly language: Language
  readonly text: PublishedText
  readonly tree: TextBody
}

/** The tree of a published text, in the default language where it was not published in another. */
export function publishedTree(
  { version, texts }: PublishedVersion,
  wanted: Language,
): PublishedTree {
  const language = texts[wanted] === undefined ? defaultLanguage : wanted
  const text = texts[language]
  if (!text) throw new Error(`version ${version} has no text in ${language}`)
  const known = latestTrees.get(text)
  if (known) return { language, text, tree: known }
  // Checked when it was published, and unchanged since: no fault can be found in it.
  const source = textSource({ file: text.file, text: text.body }, language)
  const tree = divideSections(source, parse(text.body))
  latestTrees.set(text, tree)
  const [oldest] = latestTrees.keys()
  if (latestTrees.size > MOST_TREES && oldest) latestTrees.delete(oldest)
  return { language, text, tree }
}

/** A published version as a page shows it. */
export function publishedDocument(
  site: Site,
  version: PublishedVersion,
  wanted: Language,
): LegalDocument {
  const { language, text, tree } = publishedTree(version, wanted)
  return renderDocument(site, { language, frontMatter: text.frontMatter, document: tree })
}
