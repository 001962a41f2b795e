import { readFileSync } from 'node:fs'
import { defaultTextPath } from '../../src/company/site/pageRows.ts'
import { withoutPageFields } from '../../src/company/texts/derived.ts'

/**
 * A text of the project as a company may have it: without what its head says of the page.
 * @param name of the file below `texts/`: `en/privacy-policy.md`
 */
export function defaultText(name: string): string {
  return withoutPageFields(readFileSync(defaultTextPath(name), 'utf8'))
}
