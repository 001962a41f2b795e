import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../src/model/loadSite.ts'
import {
  budgetSummary,
  checkBudgets,
  longPages,
  measureBudgets,
} from '../../../src/output/budgets.ts'
import type { EncodedFile } from '../../../src/output/siteFile.ts'
import { pageTable } from '../../../src/pages/pageTable.ts'
import { complaint } from '../../sites/complaint.ts'
import { inEnglish } from '../../sites/variants.ts'

const site = inEnglish(loadSite({ folder: 'tests/sites/finished', today: '2026-01-01' }))

describe('budgets', () => {
  const file = (name: string, bytes: number): EncodedFile => ({
    path: `/${name}`,
    file: name,
    cache: 'revalidate',
    content: Buffer.alloc(bytes),
    encoded: { identity: Buffer.alloc(bytes * 2), br: Buffer.alloc(bytes) },
  })
  const measure = (...files: EncodedFile[]) =>
    measureBudgets(pageTable(site).all, files, () => 1_900)
  const check = (...files: EncodedFile[]) => checkBudgets(measure(...files))

  it.each([
    ['assets/loader.1.js', 1_000],
    ['assets/hydrate.1.js', 64_000],
    ['assets/fonts/a-normal-en.1.woff2', 40_000],
  ])('%s may have %i bytes on the wire and no more', (name, limit) => {
    expect(() => check(file(name, limit))).not.toThrow()
    expect(() => check(file(name, limit + 1))).toThrow(`has ${limit + 1} bytes on the wire, 1 over`)
  })

  it('count fonts by language, with those that all languages share', () => {
    const lines = measure(
      file('assets/fonts/a-normal-en.1.woff2', 20_000),
      file('assets/fonts/a-normal-fr.1.woff2', 21_000),
      file('assets/fonts/a-italic.1.woff2', 4_000),
    )
    expect(lines.filter(({ name }) => name.startsWith('fonts'))).toEqual([
      expect.objectContaining({ name: 'fonts, en', bytes: 24_000 }),
      expect.objectContaining({ name: 'fonts, fr', bytes: 25_000 }),
    ])
  })

  it.each([
    ...['index.html', 'privacy-policy.html'],
    ...['sub-processors.html', 'your-rights.html', 'privacy-policy/versions.html', '404.html'],
  ])('%s over its budget is reported and still ships: the length is the operator’s', page => {
    const lines = measure(file(page, 25_000))
    expect(() => checkBudgets(lines)).not.toThrow()
    expect(longPages(lines).map(({ name }) => name)).toEqual([page])
  })

  it('of the landing page do not count its headers', () => {
    expect(longPages(measure(file('index.html', 14_600)))).toEqual([])
    expect(longPages(measure(file('index.html', 14_601)))).toHaveLength(1)
  })

  it('of a legal page count its headers too: both share the first TCP window', () => {
    expect(longPages(measure(file('privacy-policy.html', 12_700)))).toEqual([])
    expect(longPages(measure(file('privacy-policy.html', 12_701)))).toHaveLength(1)
  })

  it('of scripts and fonts are told together', () => {
    const lines = measure(file('assets/loader.1.js', 1_100), file('assets/a.1.js', 64_001))
    expect(complaint(() => checkBudgets(lines))).toBe(
      'loader: has 1100 bytes on the wire, 100 over its budget of 1000. Take out what it can do without.\nscripts after the first interaction: has 64001 bytes on the wire, 1 over its budget of 64000. Take out what it can do without.',
    )
  })

  it('scripts count together, without the loader; what is not compressed counts as it is', () => {
    const png = { ...file('assets/b.2.js', 500), encoded: { identity: Buffer.alloc(700) } }
    const lines = measure(file('assets/loader.1.js', 300), file('assets/a.1.js', 400), png)
    expect(lines).toEqual([
      { name: 'loader', bytes: 300, limit: 1_000 },
      { name: 'scripts after the first interaction', bytes: 1_100, limit: 64_000 },
    ])
  })

  it('are summed up in a few lines', () => {
    const lines = measure(
      ...[file('index.html', 14_601), file('imprint.html', 18_000), file('404.html', 900)],
      ...[file('assets/loader.1.js', 300), file('assets/a.1.js', 40_111)],
      file('assets/fonts/a-normal-en.1.woff2', 20_000),
      file('assets/fonts/a-normal-fr.1.woff2', 21_000),
    )
    expect(budgetSummary(lines)).toBe(
      `3 pages, the largest imprint.html with 19,900 bytes on the wire.
Bytes of the loader 300 of 1,000, scripts 40,111 of 64,000, fonts 21,000 of 40,000.
2 pages are over 14,600 bytes.`,
    )
    expect(budgetSummary(measure(file('index.html', 14_601)))).toBe(
      `1 page, the largest index.html with 14,601 bytes on the wire.
Bytes of the loader 0 of 1,000, scripts 0 of 64,000, fonts none.
1 page is over 14,600 bytes.`,
    )
    expect(budgetSummary(measure())).toBe(
      `0 pages, the largest none with 0 bytes on the wire.
Bytes of the loader 0 of 1,000, scripts 0 of 64,000, fonts none.`,
    )
  })
})
