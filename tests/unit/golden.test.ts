import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { selectAll } from 'hast-util-select'
import { beforeAll, describe, expect, it } from 'vitest'
import { filesBelow } from '../../src/company/folder/plainFiles.ts'
import type { Site } from '../../src/company/site/site.ts'
import { contradictions, isOfToday, textsOfPages } from '../sites/contradictions.ts'
import { goldenCompanies, goldenSite } from '../sites/golden/companies.ts'
import { goldenFacts } from '../sites/golden/facts.ts'
import { handedOutTexts, versionTexts } from '../sites/golden/goldenFiles.ts'
import { goldenAddresses, goldenTexts, textsThatDiffer } from '../sites/golden/goldenTexts.ts'
import { foreignCountries, tornSentences } from '../sites/golden/sentences.ts'
import { expectInvariants } from '../sites/invariants.ts'
import { type RenderedPage, renderSite } from '../sites/renderSite.ts'
import { plainText } from '../sites/tree.ts'

/** Writes the texts of a company anew, in place of all that its folder held. */
function write(folder: string, texts: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of texts) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Compares texts with those that a folder holds, or writes them anew: npm run golden sets the variable for that. */
function expectKept(folder: string, said: ReadonlyMap<string, string>): void {
  if (process.env.GOLDEN_TEXTS === 'write') write(folder, said)
  const kept = new Map(
    Array.from(filesBelow(folder), file => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  const files = new Set([...kept.keys(), ...said.keys()])
  const changed = Array.from(files).filter(file => kept.get(file) !== said.get(file))
  for (const file of changed) {
    expect
      .soft(
        said.get(file),
        `${folder}/${file} changed. If every change is meant, npm run golden writes the texts anew`,
      )
      .toBe(kept.get(file))
  }
}

it('each page has the addresses that tests/golden/addresses.txt holds', () => {
  const file = 'tests/golden/addresses.txt'
  const addresses = goldenAddresses()
  // npm run golden sets it.
  if (process.env.GOLDEN_TEXTS === 'write') writeFileSync(file, addresses)
  expect(
    addresses,
    `${file} changed. A page keeps its addresses: one that it had stays in redirectFrom. If every change is meant, npm run golden writes the file anew`,
  ).toBe(readFileSync(file, 'utf8'))
})

describe('the first company', () => {
  const site = goldenSite(goldenCompanies[0])

  it('says of two versions, before the second takes effect and after, what tests/golden/versions holds', () => {
    expectKept('tests/golden/versions', versionTexts(site))
  })

  it('hands out beside its pages what tests/golden/handed-out holds', async () => {
    expectKept('tests/golden/handed-out', await handedOutTexts(site))
  })
})

/** What the first company says, with which the others are compared. */
let first: ReadonlyMap<string, string>

describe.each(goldenCompanies)('$name', company => {
  let site: Site
  let pages: readonly RenderedPage[]
  let texts: ReadonlyMap<string, string>

  beforeAll(() => {
    site = goldenSite(company)
    pages = renderSite(site)
    texts = goldenTexts(site, pages)
    if (company === goldenCompanies[0]) first = texts
  })

  it('says in its pages and notices what tests/golden holds', () => {
    const folder = join('tests/golden', company.name)
    expectKept(folder, texts === first ? texts : textsThatDiffer(first, texts))
  })

  it('is a whole site', () => {
    expectInvariants(site, pages)
  })

  it('shows brackets only where it has not said what stands there', () => {
    const placeholders = pages.flatMap(({ page, tree }) =>
      selectAll('.placeholder', tree).map(element => `${page.path}: ${plainText(element)}`),
    )
    expect(placeholders.length > 0).toBe(company.name === 'undecided')
  })

  it('has no torn sentence', () => {
    expect(Array.from(texts).flatMap(([file, text]) => tornSentences(file, text))).toEqual([])
  })

  it('says one thing about one fact', () => {
    const said = textsOfPages(pages.filter(({ page }) => isOfToday(page)))
    expect(contradictions(said, goldenFacts(site))).toEqual([])
  })

  it('names no other country than its own and its markets, but for those that texts give as examples', () => {
    expect(foreignCountries(site, texts)).toEqual(company.countriesNamedBeside ?? [])
  })
})
