import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parse } from 'parse5'
import type { Page } from '../pages/pageTable.ts'

/** The tree of a page's HTML; without positions, which would take a third of the time. */
export function parsePage(html: string): Root {
  const tree = fromParse5(parse(html, { scriptingEnabled: false }))
  if (tree.type !== 'root') throw new Error(`a page became a ${tree.type}`)
  return tree
}

/**
 * Reads a page of the page table as Vike has written it.
 * @throws when it is missing
 */
export async function readPage(vikeFolder: string, { path }: Page): Promise<Root> {
  return parsePage(await readFile(join(vikeFolder, path, 'index.html'), 'utf8'))
}
