import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../src/company/folder/plainFiles.ts'
import { goldenCompanies } from '../sites/golden/companies.ts'
import { goldenTexts } from '../sites/golden/goldenTexts.ts'

/** Writes the texts of a company anew, in place of all that its folder held. */
function write(folder: string, texts: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of texts) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

it.each(goldenCompanies)('the pages and notices of $name say what tests/golden holds', company => {
  const folder = join('tests/golden', company.name)
  const texts = goldenTexts(company)
  // npm run golden sets it.
  if (process.env.GOLDEN_TEXTS === 'write') write(folder, texts)
  const kept = new Map(
    Array.from(filesBelow(folder), name => [name, readFileSync(join(folder, name), 'utf8')]),
  )
  const names = new Set([...kept.keys(), ...texts.keys()])
  const changed = Array.from(names).filter(name => kept.get(name) !== texts.get(name))
  for (const name of changed) {
    expect
      .soft(
        texts.get(name),
        `${folder}/${name} changed. If every change is meant, npm run golden writes the texts anew`,
      )
      .toBe(kept.get(name))
  }
})
