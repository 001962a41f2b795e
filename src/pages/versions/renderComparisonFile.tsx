import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../languages/languages.ts'
import type { Site } from '../../model/site.ts'
import { reportFonts } from '../../reports/reportFonts.ts'
import {
  type ComparedSection,
  compareDocuments,
} from '../../versions/comparison/compareDocuments.ts'
import { publishedTree } from '../../versions/publishedDocument.ts'
import type { PublishedVersion } from '../../versions/publishedVersion.ts'
import { ComparisonFile } from './ComparisonFile.tsx'

interface ComparisonInput {
  readonly site: Site
  readonly before: PublishedVersion
  readonly after: PublishedVersion
  readonly language: Language
}

/** The style sheets of the pages that compare versions, without their bar and footer. */
const styleSheets = [
  ...['../../components/tokens.css', '../../components/base.css', '../legal/legal.css'],
  ...['../legal/tables.css', 'status.css', 'changed.css', 'comparison.css'],
  ...['../legal/print.css', 'comparisonFile.css'],
]

function styles(): string {
  const sheets = styleSheets.map(path =>
    readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'),
  )
  return [reportFonts(), ...sheets].join('\n')
}

/** What two versions of a document have in common, section by section, in a language. */
export function comparedVersions({
  before,
  after,
  language,
}: ComparisonInput): readonly ComparedSection[] {
  return compareDocuments(publishedTree(before, language).tree, publishedTree(after, language).tree)
}

/** Two versions compared word by word, as one HTML file that needs nothing else. */
export function renderComparisonFile(input: ComparisonInput): string {
  const page = <ComparisonFile {...input} sections={comparedVersions(input)} styles={styles()} />
  return `<!doctype html>${renderToStaticMarkup(page)}\n`
}
