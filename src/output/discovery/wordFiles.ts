import type { Site } from '../../model/site.ts'
import { pageTable } from '../../pages/pageTable.ts'
import { textIn } from '../../texts/rendered.ts'
import { wordFile } from '../../texts/word/wordFile.ts'
import { shownDocuments } from '../../versions/index.ts'
import type { DiscoveryFile } from './discoveryFile.ts'

/** Every legal document as a Word file beside its page; in English where it is not translated. */
export async function wordFiles(site: Site): Promise<DiscoveryFile[]> {
  const files: DiscoveryFile[] = []
  for (const page of pageTable(site).routePages) {
    if (page.kind !== 'legal') continue
    const document = textIn(shownDocuments(site), page.route, page.language)
    files.push([`${page.path}.docx`, await wordFile(site, document)])
  }
  return files
}
