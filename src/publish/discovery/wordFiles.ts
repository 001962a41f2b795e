import { shownSections } from '../../content/documents.ts'
import { defaultLanguage, type Language } from '../../i18n/languages.ts'
import type { ParsedDocument } from '../../legal/parsedDocument.ts'
import { wordFile } from '../../legal/word/wordFile.ts'
import { routePages } from '../../pages/pageTable.ts'
import type { DiscoveryFile } from './discoveryFile.ts'

/** Every legal document as a Word file beside its page; in English where it is not translated. */
export async function wordFiles(documents: readonly ParsedDocument[]): Promise<DiscoveryFile[]> {
  const files: DiscoveryFile[] = []
  for (const page of routePages) {
    if (page.kind !== 'legal') continue
    const own = documents.filter(({ name }) => name === page.route)
    const inLanguage = (code: Language) => own.find(({ source }) => source.language === code)
    const parsed = inLanguage(page.language) ?? inLanguage(defaultLanguage)
    if (!parsed) throw new Error(`${page.route} was not parsed`)
    files.push([`${page.path}.docx`, await wordFile(parsed, shownSections(page.route))])
  }
  return files
}
