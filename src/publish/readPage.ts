import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '../pages/pageTable.ts'
import { compactHtml } from './compactHtml.ts'

/**
 * Reads a page of the page table as Vike has written it, and compacts it.
 * @throws when it is missing
 */
export async function readPage(vikeFolder: string, { path }: Page): Promise<string> {
  return compactHtml(await readFile(join(vikeFolder, path, 'index.html'), 'utf8'))
}
