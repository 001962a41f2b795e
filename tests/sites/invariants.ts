import type { Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import { expect } from 'vitest'
import { checkLinks } from '../../src/build/output/checkLinks.ts'
import { wallpapers } from '../../src/build/output/discovery/wallpapers.tsx'
import { inspectPage } from '../../src/build/output/inspectPage.ts'
import { review } from '../../src/company/launch/review.ts'
import type { Finding } from '../../src/company/launch/rule.ts'
import { lastingAddresses } from '../../src/company/routing/formerAddresses.ts'
import { redirects } from '../../src/company/routing/redirects.ts'
import type { Site } from '../../src/company/site/site.ts'
import type { RenderedPage } from './renderSite.ts'
import { plainText } from './tree.ts'

/** The text of the first element that a selector finds. */
function textOf(tree: Root, selector: string): string {
  const element = select(selector, tree)
  return element ? plainText(element) : ''
}

/** Nobody could act on a finding without words or a place. */
export function expectWords(findings: readonly Finding[]): void {
  const wordless = findings.filter(({ message, location, why, fix }) =>
    [message, location, why, fix].includes(''),
  )
  expect(wordless, 'every finding says what is wrong, where, why, and what to do').toEqual([])
}

/** What holds for every site, whatever its operator wrote. */
export function expectInvariants(site: Site, pages: readonly RenderedPage[]): void {
  const served = [
    ...pages.map(({ page }) => page.path),
    ...lastingAddresses(site),
    ...wallpapers().map(({ path }) => path),
  ]
  const linked = pages.map(({ page, tree }) => ({
    page,
    contents: inspectPage(page.file, tree),
  }))
  expect(() => checkLinks(site, linked, [...served, ...Object.keys(redirects(site))])).not.toThrow()
  for (const { page, tree } of pages) {
    const about = `${page.path}: `
    expect(selectAll('h1', tree), `${about}one heading of the first rank`).toHaveLength(1)
    expect(textOf(tree, 'title'), `${about}a title`).toMatch(/\S/)
    expect(select('html', tree)?.properties.lang, `${about}its language`).toBe(page.language)
    expect(textOf(tree, 'body'), `${about}nothing unresolved`).not.toMatch(
      /\{\{|\}\}|:::|undefined|\[object/,
    )
  }
  for (const target of Object.values(redirects(site))) {
    expect([...served, '/.well-known/security.txt']).toContain(target.replace(/#.*$/, ''))
  }
  const { open, accepted } = review({ site })
  const findings = [...open, ...accepted.map(({ finding }) => finding)]
  const ids = findings.map(({ id }) => id)
  expect(new Set(ids).size, 'every finding has a name of its own').toBe(ids.length)
  expectWords(findings)
}
