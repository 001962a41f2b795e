import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../../src/company/index.ts'

/** What a package asks to be passed on with it, `NOTICE` included. */
function licenseOf(folder: string): string {
  const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter(file => /^(?:licen[cs]e|notice|ofl)\b/i.test(file))
  if (files.length === 0) {
    const message = 'is shipped, but has no file with its license. Take another package'
    throw new OperatorError([{ file: `node_modules/${name}`, message }])
  }
  const texts = files.toSorted().map(file => readFileSync(join(folder, file), 'utf8').trim())
  return [name, `License: ${license}`, '', texts.join('\n\n').replaceAll('\r\n', '\n')].join('\n')
}

/**
 * The licenses of the packages that some modules belong to, as one text. It leaves out their versions, which would tell
 * attackers what to try.
 * @param modules absolute paths
 * @throws OperatorError where a package has no license to pass on
 */
export function licensesText(modules: readonly string[]): string {
  const folders = modules.flatMap(
    // Modules of the project are in none.
    module => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0] ?? [],
  )
  // npm installs a package in several places where another version is in the way.
  const licenses = new Set(Array.from(new Set(folders), licenseOf))
  const head = 'This contains the following software and typefaces of others.'
  return `${[head, ...[...licenses].toSorted()].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
