import { select, selectAll } from 'hast-util-select'
import { expect, it } from 'vitest'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { buildOf, renderPath } from '../../sites/renderSite.ts'
import { plainText } from '../../sites/tree.ts'

const build = buildOf(loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' }))

it('a text that is not translated is read out in its own language, and its label in the page’s', () => {
  const policy = build.legalTexts['privacy-policy']
  const legalTexts = { ...build.legalTexts, 'privacy-policy': { ...policy, de: policy.en } }
  const page = renderPath({ ...build, legalTexts }, '/de/privacy-policy')
  expect(select('#document-text', page)?.properties.lang).toBe('en')
  const label = select('#document-text .in-short b', page)
  expect(label?.properties.lang).toBe('de')
  expect(label && plainText(label)).toBe('Kurz gesagt:')
})

it('so is a statutory page, its opening words among them', () => {
  const { imprint } = build.statutoryTexts
  const statutoryTexts = { ...build.statutoryTexts, imprint: { ...imprint, de: imprint.en } }
  const page = renderPath({ ...build, statutoryTexts }, '/de/impressum')
  const [opening] = selectAll('.opening', page)
  const [english] = selectAll('.opening', renderPath(build, '/imprint'))
  expect(opening?.properties.lang).toBe('en')
  expect(opening && plainText(opening)).toBe(english && plainText(english))
  // Only documents have lines in short.
  expect(selectAll('.in-short', page)).toEqual([])
})
