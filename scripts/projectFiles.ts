import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const checker = fileURLToPath(new URL('../contract/checkSite.mjs', import.meta.url))

/** What a site serves of the project itself: the checker, and the licenses of what is shipped. */
export function projectFiles(notices: string): readonly (readonly [path: string, text: string])[] {
  return [
    ['/check-site.mjs', readFileSync(checker, 'utf8')],
    ['/licenses.txt', notices],
  ]
}
