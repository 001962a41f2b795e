import type { Element } from 'hast'
import { selectAll } from 'hast-util-select'
import type { RouteObject } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { nextBuild } from '../../../src/launch/nextBuild.ts'
import { renderFact } from '../../../src/model/factText.ts'
import { loadSite } from '../../../src/model/loadSite.ts'
import type { Site } from '../../../src/model/site.ts'
import { pageTable } from '../../../src/pages/pageTable.ts'
import { redirects } from '../../../src/pages/redirects.ts'
import { routes } from '../../../src/pages/routes.tsx'
import { stateOf, timelines } from '../../../src/versions/index.ts'
import { renderPath } from '../../sites/renderPath.ts'
import { buildOf } from '../../sites/renderSite.ts'
import { plainText } from '../../sites/tree.ts'
import { inEnglish, withPublishedPolicies } from '../../sites/variants.ts'

const load = (folder: string) => loadSite({ folder, today: '2024-11-15' })

const finished = inEnglish(withPublishedPolicies(load('tests/sites/finished')))
const unsupplied = inEnglish(load('tests/sites/unsupplied'))

const longhand = {
  site: finished,
  title: 'Privacy Policy · Longhand Studio',
  legalName: 'Longhand Studio Example, Inc.',
  rights: '© Longhand Studio Example, Inc. All rights reserved.',
  hasImprint: true,
}
const triptych = {
  site: unsupplied,
  title: 'Privacy Policy · Triptych',
  legalName: '[legal name]',
  rights: '© [legal name]. All rights reserved.',
  hasImprint: false,
  ...{ version: '2.0', notice: '', voice: '', states: ['2.0 in-force'], next: undefined },
}

const coming =
  'Privacy Policy: a new version takes effect on March 1, 2027. Read it · See what changes'
const come =
  'Privacy Policy: a new version took effect on March 1, 2027. Read it · See what changes'

/** Two sites on three days, in an order in which each follows another one. */
const builds = [
  {
    ...{ ...longhand, today: '2027-01-14', next: '2027-01-15' },
    ...{ version: '2.0', notice: '', voice: '', states: ['1.9 replaced', '2.0 in-force'] },
  },
  { ...triptych, today: '2027-01-14' },
  {
    ...{ ...longhand, today: '2027-03-01', next: '2027-04-01' },
    ...{ version: '3.0', notice: come, voice: '10 Voice' },
    states: ['1.9 replaced', '2.0 replaced', '3.0 in-force'],
  },
  { ...triptych, today: '2027-03-01' },
  {
    ...{ ...longhand, today: '2027-02-01', next: '2027-03-01' },
    ...{ version: '2.0', notice: coming, voice: '' },
    states: ['1.9 replaced', '2.0 in-force', '3.0 announced'],
  },
  { ...triptych, today: '2027-02-01' },
]

interface SiteOfDay {
  readonly site: Site
  readonly table: RouteObject[]
}

describe('two sites on three days, in one process', () => {
  let sites: readonly SiteOfDay[] = []
  let pages: readonly Element[] = []

  beforeAll(async () => {
    // All of them are there before the first page is rendered.
    sites = builds.map(({ site, today }) => {
      const ofDay = { ...site, today }
      return { site: ofDay, table: routes(buildOf(ofDay)) }
    })
    const rendered: Element[] = []
    for (const { table } of sites) rendered.push(await renderPath(table, '/privacy-policy'))
    pages = rendered
  })

  it.each(builds)('$title on $today shows its own values', expected => {
    const index = builds.indexOf(expected)
    const text = (selector: string) =>
      selectAll(selector, pages[index]).map(element => plainText(element).trim())
    expect(text('title')).toEqual([expected.title])
    expect(text('.footer-rights')).toEqual([expected.rights])
    expect(text('.version-table').join(' ')).toContain(`${expected.version} (US and EU)`)
    expect(text('.footer .notice').join(' ').replaceAll(/\s+/g, ' ')).toBe(expected.notice)
    expect(text('#voice h2').join()).toBe(expected.voice)
    const links = selectAll('.footer-groups a', pages[index]).map(
      ({ properties }) => properties.href,
    )
    expect(links.includes('/imprint')).toBe(expected.hasImprint)
  })

  it.each(builds)('$title on $today has its own facts, versions and addresses', expected => {
    const { site } = sites[builds.indexOf(expected)] ?? {}
    if (!site) throw new Error('nothing was built')
    expect(renderFact(site, 'company.legalName', 'en').text).toBe(expected.legalName)
    const { all } = timelines(site)['privacy-policy']
    expect(all.map(version => `${version.version} ${stateOf(site, version)}`)).toEqual(
      expected.states,
    )
    const paths = pageTable(site).routePages.map(({ path }) => path)
    expect(paths.includes('/imprint')).toBe(expected.hasImprint)
    expect(paths.includes('/privacy-policy/1.9')).toBe(expected.hasImprint)
    expect(paths.includes('/privacy-policy/3.0')).toBe(expected.states.length === 3)
    expect(redirects(site)['/imprint/']).toBe(expected.hasImprint ? '/imprint' : undefined)
    expect(nextBuild(site)?.day).toBe(expected.next)
  })

  it('are rendered the same again, in another order', async () => {
    for (const [index, { table }] of [...sites.entries()].reverse()) {
      expect(await renderPath(table, '/privacy-policy')).toEqual(pages[index])
    }
  })
})
