import { type DocumentInForce, documentIn } from '../../legal/versions/documentsInForce.ts'
import { wordFile } from '../../legal/word/wordFile.ts'
import { routePages } from '../../pages/pageTable.ts'
import type { DiscoveryFile } from './discoveryFile.ts'

/** Every legal document as a Word file beside its page; in English where it is not translated. */
export async function wordFiles(documents: readonly DocumentInForce[]): Promise<DiscoveryFile[]> {
  const files: DiscoveryFile[] = []
  for (const page of routePages) {
    if (page.kind !== 'legal') continue
    const document = documentIn(documents, page.route, page.language)
    files.push([`${page.path}.docx`, await wordFile(document)])
  }
  return files
}
