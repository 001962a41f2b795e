import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { textOf } from '../built/builtPage.ts'

/** The pages of the finished site as a build of a day renders them. */
interface SiteOfDay {
  readonly text: (path: string, selector: string) => string
  readonly has: (path: string) => boolean
  readonly nextBuild: string | undefined
  readonly events: readonly string[]
}

async function siteOn(day: string): Promise<SiteOfDay> {
  vi.resetModules()
  vi.stubEnv('SITE_DATE', day)
  const { routes } = await import('../../src/pages/routes.tsx')
  const { routePages } = await import('../../src/pages/pageTable.ts')
  const { legalEvents } = await import('../../src/pages/legalEvents.ts')
  const { nextBuild } = await import('../../src/launch/nextBuild.ts')
  const { compileLegalTexts } = await import('../../src/legal/compile.ts')
  const { compileAnnexes } = await import('../../src/legal/compileAnnexes.ts')
  const { compileFaq } = await import('../../src/legal/compileFaq.ts')
  const { compileInformation } = await import('../../src/legal/compileInformation.ts')
  const { parseInformation } = await import('../../src/legal/parseInformation.ts')
  const { parseDocuments } = await import('../../src/legal/parseDocuments.ts')
  const { documentsInForce } = await import('../../src/legal/versions/documentsInForce.ts')
  const { readText } = await import('../../src/content/textFiles.ts')
  const fonts = { css: '', preloads: [] }
  const bar = { brandSize: 7, oneRow: 16, open: 45 }
  const documents = parseDocuments(readText)
  const inForce = documentsInForce(documents)
  const table = routes({
    resources: {
      fonts: { en: fonts, de: fonts, fr: fonts, es: fonts },
      bars: { en: bar, de: bar, fr: bar, es: bar },
      script: { src: '/x.js' },
    },
    isIndexed: true,
    legalTexts: compileLegalTexts(inForce),
    informationTexts: compileInformation(parseInformation(readText, documents)),
    faq: compileFaq(readText),
    badges: undefined,
    qrCode: undefined,
    annexes: compileAnnexes(inForce),
  })
  const pages = new Map<string, Element>()
  const render = async (path: string) => {
    const handler = createStaticHandler(table)
    const context = await handler.query(new Request(`http://localhost${path}`))
    if (context instanceof Response) throw new Error(`${path} is a redirect`)
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = renderToStaticMarkup(
      createElement(StaticRouterProvider, { router, context, hydrate: false }),
    )
    const page = select('html', fromHtml(html))
    if (!page) throw new Error(`${path} is no page`)
    pages.set(path, page)
  }
  const shown = ['/', '/privacy-policy', '/privacy-policy/versions', '/sub-processors', '/de']
  for (const path of shown) await render(path)
  return {
    text: (path, selector) =>
      selectAll(selector, pages.get(path) ?? fromHtml(''))
        .map(textOf)
        .join(' / '),
    has: path => routePages.some(page => page.path === path),
    nextBuild: nextBuild()?.day,
    events: legalEvents('en')
      .slice(0, 2)
      .map(({ title }) => title),
  }
}

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const coming =
  'Privacy Policy: a new version takes effect on March 1, 2027. Read it · See what changes'
const come =
  'Privacy Policy: a new version took effect on March 1, 2027. Read it · See what changes'
const announcedProcessor = 'Example Content Safety Classification Laboratories Aktiengesellschaft'

const days = [
  {
    day: '2027-01-14',
    what: 'before the announcement',
    ...{ version: '2.0', notice: '', versions: ['Version 2.0', 'Version 1.9'] },
    ...{ isAnnounced: false, hasVoice: false, register: '', nextBuild: '2027-01-15' },
  },
  {
    day: '2027-01-15',
    what: 'on the day of the announcement',
    ...{ version: '2.0', notice: coming, versions: ['Version 3.0', 'Version 2.0', 'Version 1.9'] },
    ...{ isAnnounced: true, hasVoice: false, register: 'coming', nextBuild: '2027-03-01' },
  },
  {
    day: '2027-02-28',
    what: 'on the day before it takes effect',
    ...{ version: '2.0', notice: coming, versions: ['Version 3.0', 'Version 2.0', 'Version 1.9'] },
    ...{ isAnnounced: true, hasVoice: false, register: 'coming', nextBuild: '2027-03-01' },
  },
  {
    day: '2027-03-01',
    what: 'on the day it takes effect',
    ...{ version: '3.0', notice: come, versions: ['Version 3.0', 'Version 2.0', 'Version 1.9'] },
    ...{ isAnnounced: true, hasVoice: true, register: 'present', nextBuild: '2027-04-01' },
  },
  {
    day: '2027-04-01',
    what: '31 days later',
    ...{ version: '3.0', notice: '', versions: ['Version 3.0', 'Version 2.0', 'Version 1.9'] },
    ...{ isAnnounced: true, hasVoice: true, register: 'present', nextBuild: undefined },
  },
]

describe.each(days)('a build of $day, $what', expected => {
  let site: SiteOfDay

  beforeAll(async () => {
    site = await siteOn(expected.day)
  })

  it('shows the version in force at the address of the document', () => {
    const table = site.text('/privacy-policy', '.version-table')
    expect(table).toContain(`${expected.version} (US and EU)`)
    expect(site.text('/privacy-policy', '#voice h2') !== '').toBe(expected.hasVoice)
  })

  it('says on every page what takes effect or lately did', () => {
    expect(site.text('/', '.footer .notice')).toBe(expected.notice)
    expect(site.text('/privacy-policy', '.footer .notice')).toBe(expected.notice)
    expect(site.text('/privacy-policy', '.legal > .note .notice')).toBe(expected.notice)
    expect(site.text('/de', '.footer .notice').startsWith('Datenschutzerklärung: ')).toBe(
      expected.notice !== '',
    )
  })

  it('lists the versions, and gives each an address and its changes', () => {
    expect(site.text('/privacy-policy/versions', '.timeline h2 a')).toBe(
      expected.versions.join(' / '),
    )
    for (const path of ['/privacy-policy/3.0', '/de/privacy-policy/3.0/changes']) {
      expect(site.has(path)).toBe(expected.isAnnounced)
    }
    for (const path of ['/privacy-policy/1.9', '/privacy-policy/2.0/changes']) {
      expect(site.has(path)).toBe(true)
    }
    expect(site.has('/privacy-policy/1.9/changes')).toBe(false)
  })

  it('shows an announced processor apart, and among the others once it has begun', () => {
    const found = ['coming', 'present', 'former'].filter(part =>
      site.text('/sub-processors', `#${part} td:first-child`).includes(announcedProcessor),
    )
    expect(found.join()).toBe(expected.register)
    expect(site.text('/sub-processors', '#former td:first-child')).toBe(
      'Example Crash Diagnostics and Performance Monitoring Corporation',
    )
  })

  it('knows on which day the next build is due', () => {
    expect(site.nextBuild).toBe(expected.nextBuild)
  })
})

it('the feed tells of an announcement when it is made, and of the effect when it is there', async () => {
  const announced = await siteOn('2027-01-15')
  expect(announced.events).toEqual([
    'Privacy Policy: version 3.0 takes effect on March 1, 2027',
    `Sub-processors: ${announcedProcessor} from March 1, 2027`,
  ])
  const effective = await siteOn('2027-03-01')
  expect(effective.events).toEqual([
    'Privacy Policy: version 3.0 is in effect',
    `Sub-processors: ${announcedProcessor} has begun processing`,
  ])
})
