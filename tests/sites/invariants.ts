import { selectAll } from 'hast-util-select'
import { toString as plainText } from 'hast-util-to-string'
import { expect } from 'vitest'
import { review } from '../../src/launch/review.ts'
import { buildInProgress } from '../../src/launch/situation.ts'
import type { Site } from '../../src/model/site.ts'
import { checkLinks } from '../../src/output/checkLinks.ts'
import { wallpapers } from '../../src/output/discovery/wallpapers.tsx'
import { inspectPage } from '../../src/output/inspectPage.ts'
import { pageLinks } from '../../src/output/pageLinks.ts'
import { redirects } from '../../src/pages/redirects.ts'
import type { RenderedPage } from './renderSite.ts'

/** What holds for every site, whatever its operator wrote. */
export function expectInvariants(site: Site, pages: readonly RenderedPage[]): void {
  const served = [
    ...pages.map(({ page }) => page.path),
    ...pages.flatMap(({ page }) =>
      ['legal', 'legal-home', 'statutory'].includes(page.kind)
        ? [`${page.path}.md`, `${page.path}.docx`]
        : [],
    ),
    ...['/check-site.mjs', '/licenses.txt', '/.well-known/site-manifest.json'],
    ...['/.well-known/site-manifest.sig', '/.well-known/document-versions.json'],
    ...wallpapers().map(({ path }) => path),
    ...site.languages.legal.map(code => (code === 'en' ? '/legal.atom' : `/${code}/legal.atom`)),
  ]
  const linked = pages.map(({ page, tree }) => ({ page, links: pageLinks(tree) }))
  expect(() => checkLinks(site, linked, served)).not.toThrow()
  for (const { page, tree } of pages) {
    const text = (selector: string) => selectAll(selector, tree).map(node => plainText(node))
    const about = `${page.path}: `
    expect(text('h1'), `${about}one heading of the first rank`).toHaveLength(1)
    expect(text('title')[0], `${about}a title`).toMatch(/\S/)
    expect(selectAll('html', tree)[0]?.properties.lang, `${about}its language`).toBe(page.language)
    expect(text('body')[0], `${about}nothing unresolved`).not.toMatch(
      /\{\{|\}\}|:::|undefined|\[object/,
    )
    expect(() => inspectPage(page.file, tree)).not.toThrow()
  }
  const table = new Set(pages.map(({ page }) => page.path))
  for (const target of Object.values(redirects(site))) expect(table).toContain(target)
  const { open, accepted } = review({ site, build: buildInProgress })
  const ids = [...open, ...accepted.map(({ finding }) => finding)].map(({ id }) => id)
  expect(new Set(ids).size, 'every finding has a name of its own').toBe(ids.length)
}
