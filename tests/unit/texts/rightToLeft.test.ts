import { select } from 'hast-util-select'
import { expect, it } from 'vitest'
import { feeds } from '../../../src/build/output/discovery/feed.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { textIn } from '../../../src/company/texts/rendered.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { wordFile } from '../../../src/company/texts/word/wordFile.ts'
import { freeze } from '../../../src/company/versions/index.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { plainText } from '../../sites/tree.ts'
import { withValues } from '../../sites/variants.ts'
import { wordBody } from '../../sites/wordParts.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const { company, processors } = finished.config

/** A company and a processor with names in Hebrew, which a number or a day follows. */
const site = withValues(finished, {
  company: { ...company, legalName: 'שמש', postalAddress: '12 Herzl St, Tel Aviv' },
  processors: processors.map((processor, index) =>
    index === 0 ? { ...processor, name: 'ענן' } : processor,
  ),
})

it('a name that is written from right to left turns nothing around it on pages', () => {
  const [page] = renderSite(site, ({ path }) => path === '/terms-of-service')
  const text = page ? plainText(page.tree) : ''
  expect(text).toContain('\u2068שמש\u2069, 12 Herzl St, Tel Aviv')
  const owner = page && select('.footer-rights bdi', page.tree)
  expect(owner && plainText(owner)).toBe('שמש')
})

it('nor in a list of names, each of which is isolated by itself', () => {
  // No document in force names them.
  const unnamed = withValues({ ...site, processorsInForce: [] }, {})
  const [page] = renderSite(unnamed, ({ path }) => path === '/sub-processors')
  const text = page ? plainText(page.tree) : ''
  expect(text).toMatch(/: \u2068ענן\u2069, [^\u2068\u2069]*\.\s/)
})

it('nor in what is frozen, or in feeds', () => {
  const frozen = freeze(site, 'terms-of-service', '2025-06-01').map(({ text }) => text)
  expect(frozen[0]).toContain('\u2068שמש\u2069, 12 Herzl St, Tel Aviv')
  const [, feed] = feeds(site)[0] ?? []
  expect(String(feed)).toContain('\u2068ענן\u2069')
})

it('nor in Word, where it is a run of its own', async () => {
  const document = textIn(siteTexts(site).documents, 'terms-of-service', 'en')
  const lastUpdated = document.frontMatter.effective
  const frontMatter = { ...document.frontMatter, lastUpdated }
  const body = wordBody(await wordFile(site, { ...document, frontMatter }))
  expect(body).toContain(
    '<w:r><w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">\u2068שמש\u2069</w:t></w:r>',
  )
})
