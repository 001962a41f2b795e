import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/** Writes a copy of the finished site with some of its files changed or added; gives its folder. */
export type WriteDraft = (name: string, files?: Readonly<Record<string, string>>) => string

/** A place for folders as operators keep them, removed after the file's tests. */
export function draftFolder(): { readonly folder: string; readonly draft: WriteDraft } {
  const folder = mkdtempSync('tests/sites/.draft-')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const draft: WriteDraft = (name, files = {}) => {
    const site = join(folder, name)
    // Two drafts of one name would be one.
    cpSync('tests/sites/finished', site, { recursive: true, force: false, errorOnExist: true })
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(site, file)), { recursive: true })
      writeFileSync(join(site, file), text)
    }
    return site
  }
  return { folder, draft }
}
