import type { Language } from '../languages/index.ts'
import type { Site, TextFile } from '../site/index.ts'
import { stringify } from './parse.ts'
import { parseText } from './siteTexts.ts'
import { refuseFaults } from './text.ts'
import { writeOutFacts } from './trees.ts'

/**
 * A text that is not a page, as plain Markdown: with its conditions applied and its facts filled in.
 * @throws OperatorError with everything that is wrong in it
 */
export function filledMarkdown(site: Site, language: Language, file: TextFile): string {
  const { tree, faults } = parseText(site, language, file)
  refuseFaults(faults)
  writeOutFacts(tree)
  return stringify(tree)
}
