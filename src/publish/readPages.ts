import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Page, pages } from '../pages/pageTable.ts'
import { compactHtml } from './compactHtml.ts'

/** A pre-rendered page. */
export interface BuiltPage {
  readonly page: Page
  readonly html: string
}

/**
 * Reads the pages of the page table that Vike has written.
 * @throws when one of them is missing
 */
export async function readPages(vikeFolder: string): Promise<BuiltPage[]> {
  return Promise.all(
    pages.map(async page => ({
      page,
      html: compactHtml(await readFile(join(vikeFolder, page.path, 'index.html'), 'utf8')),
    })),
  )
}
