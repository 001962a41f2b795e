import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { builtPage } from './builtPage.ts'
import { browsersLacking, isKnown } from './compatData.ts'
import { fixture } from './fixture.ts'
import { design, niceties as nicetiesOfAll, nicetiesOfWorks } from './optionalFeatures.ts'
import { pages } from './sitePages.ts'
import { featuresOfElements, featuresOfStyles } from './usedFeatures.ts'

/** From here on everything is readable and usable; the build lowers its styles to it. */
const floor = { chrome: 111, edge: 111, firefox: 113, safari: 16.4, safari_ios: 16.4 }

/** From here on the site looks and works as it was drawn. */
const whole = { chrome: 120, edge: 120, firefox: 130, safari: 17.5, safari_ios: 17.5 }

const niceties = { ...nicetiesOfAll, ...(fixture.hasOwnWorks && nicetiesOfWorks) }

const read = pages.map(({ file }) => builtPage(file))
// Pages of a kind have their style sheets in common.
const styles = new Set(
  read.flatMap(({ html }) =>
    Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css]) => css),
  ),
)
const used = new Set([
  ...[...styles].flatMap(css => featuresOfStyles(css ?? '')),
  ...read.flatMap(featuresOfElements),
])
const known = [...used].filter(isKnown)

const beyond = (versions: typeof floor, optional: object = {}) =>
  known
    .filter(feature => !(feature in optional))
    .map(feature => ({ feature, lacking: browsersLacking(feature, versions, used) }))
    .filter(({ lacking }) => lacking.length > 0)

it('finds the features of the pages', () => {
  for (const feature of [
    'css.at-rules.media.range_syntax',
    'css.selectors.focus-visible',
    'css.properties.display.grid',
    'html.elements.details.name',
    'html.global_attributes.popover',
  ]) {
    expect(known).toContain(feature)
  }
})

it('needs nothing that the oldest browsers lack', () => {
  expect(beyond(floor, { ...design, ...niceties })).toEqual([])
})

it('shows its whole design in the browsers that README names', () => {
  expect(beyond(whole, niceties)).toEqual([])
})

it('lists as optional only what is used and missing from the oldest browsers', () => {
  const excused = beyond(floor).map(({ feature }) => feature)
  for (const path of Object.keys({ ...design, ...niceties })) {
    expect(excused).toContain(path)
  }
})

it('needs the browser versions that README states', () => {
  const readme = readFileSync('README.md', 'utf8')
  for (const { chrome, firefox, safari } of [floor, whole]) {
    expect(readme).toContain(`| ${chrome} | ${firefox} | ${safari} |`)
  }
})
