import { expect, it } from 'vitest'
import { fields } from '../../../src/company/schema/index.ts'
import type { SiteConfig } from '../../../src/company/schema/siteSchema.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { renderTexts } from '../../../src/company/texts/rendered.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { withValues } from '../../sites/variants.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** A block of values with `none` at a path; as it is where the path leads through a block that is not there. */
function withNone(block: object, [name = '', ...rest]: readonly string[]): object {
  const held: unknown = Reflect.get(block, name)
  if (rest.length === 0) return { ...block, [name]: null }
  if (typeof held !== 'object' || held === null) return block
  return { ...block, [name]: withNone(held, rest) }
}

it('an answer of none is nowhere said as if there were something', () => {
  const answered = fields.filter(({ mayBeNone, isInEntry }) => mayBeNone && !isInEntry)
  expect(answered.map(({ path }) => path)).toContain('company.ukRepresentative')
  const config = answered.reduce<object>(
    (values, { path }) => withNone(values, path.split('.')),
    site.config,
  )
  const business = { ...site.config.business, markets: ['US', 'DE', 'GB', 'CH'] as const }
  // Of the shape that the schema gives: the fields say which of them may be null.
  const ofNone = withValues(site, { ...(config as SiteConfig), business })
  const { documents, statutory } = siteTexts(ofNone)
  const said = JSON.stringify([renderTexts(ofNone, documents), renderTexts(ofNone, statutory)])
  expect(said.match(/.{60}\b(?:undefined|null)\b.{20}/gu) ?? []).toEqual([])
  expect(said).not.toContain('representative in the United Kingdom under')
})
