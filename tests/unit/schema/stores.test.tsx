import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { qrCodeFile } from '../../../src/build/media/qrCode.ts'
import { LanguageProvider } from '../../../src/company/languages/LanguageProvider.tsx'
import { localized, messages } from '../../../src/company/languages/languages.ts'
import { appInStore, storesOf } from '../../../src/company/schema/stores.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { Hero } from '../../../src/website/pages/landing/Landing.tsx'
import { Pricing } from '../../../src/website/pages/landing/Pricing.tsx'
import {
  DownloadBadges,
  QrCodes,
  type StoreLink,
  storeLinks,
} from '../../../src/website/pages/stores.tsx'
import { message } from '../../sites/message.ts'
import { renderLanding } from '../../sites/renderLanding.tsx'
import { withValues } from '../../sites/variants.ts'

const link = 'https://apps.apple.com/app/id1234567890'
const playLink = 'https://play.google.com/store/apps/details?id=com.example.longhand&hl=en'

const unlinked: StoreLink = {
  name: 'app-store',
  url: undefined,
  artwork: undefined,
  qrCode: undefined,
}
const appStore: StoreLink = { ...unlinked, url: link, qrCode: '/apple-code.svg' }
const googlePlay: StoreLink = {
  name: 'google-play',
  url: playLink,
  artwork: undefined,
  qrCode: '/play-code.svg',
}

function render(element: React.ReactElement): string {
  return renderToString(
    <LanguageProvider language="en" messages={messages.en} alternates={localized(() => '/')}>
      {element}
    </LanguageProvider>,
  )
}

/** The modules of a code drawn as strokes, a row a string: 1 for a dark one. */
function modulesOf(path: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '0'))
  let [x, y] = [0, 0]
  for (const [, command, first = '', second = ''] of path.matchAll(/([Mmh])([\d.]+) ?([\d.]+)?/g)) {
    if (command === 'M') [x, y] = [Number(first), Math.floor(Number(second))]
    if (command === 'h') rows[y]?.fill('1', x, x + Number(first))
    if (command !== 'M') x += Number(first)
  }
  return rows.map(row => row.join(''))
}

const loadedSite = (folder: string) => loadSite({ folder, today: '2025-06-01' })
const configOf = (folder: string) => loadedSite(folder).config

describe('with an App Store link (docs/rulings.md, ruling 6)', () => {
  it('the app has its number and a short address, which leads to every storefront', () => {
    expect(appInStore(configOf('tests/sites/finished'))).toEqual({
      url: 'https://apps.apple.com/us/app/longhand-studio/id1234567890',
      id: '1234567890',
      shortUrl: 'https://apps.apple.com/app/id1234567890',
    })
  })

  it('Apple’s own badge takes the place of the drawn one, with its words', () => {
    const badge = {
      src: '/assets/app-store.12345678.svg',
      inline: 'data:image/svg+xml,%3Csvg/%3E',
      width: 120,
      height: 40,
    }
    const stores = [{ ...appStore, artwork: badge }]
    const hero = render(<Hero stores={stores} works={{}} />)
    expect(hero).toContain(
      `<a class="badge-artwork" href="${link}"><img src="data:image/svg+xml,%3Csvg/%3E" width="120" height="40" alt="${message('badge.top')} ${message('badge.store')}"/></a>`,
    )
    expect(hero).not.toContain('class="badge"')
    const below = render(<DownloadBadges stores={stores} isFurtherDown />)
    expect(below).toContain('<img src="/assets/app-store.12345678.svg" loading="lazy"')
  })

  it('Subscribe leads there, and Contact Sales to the sales contact', () => {
    const { config } = loadedSite('tests/sites/unsupplied')
    const site = withValues(loadedSite('tests/sites/unsupplied'), {
      contact: { ...config.contact, sales: 'sales@studio.example' },
    })
    const pricing = render(<Pricing site={site} app={link} />)
    expect(pricing).toContain(
      `<a class="button" href="${link}" aria-label="${message('pricing.subscribe')}, Pro">`,
    )
    expect(pricing).toContain(
      `<a class="button" href="mailto:sales@studio.example" aria-label="${message('pricing.contactSales')}, Enterprise">`,
    )
  })

  it('the QR code has the finder patterns of ISO/IEC 18004 and a quiet zone', () => {
    const svg = qrCodeFile(link).content.toString()
    const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
    const path = /stroke="#000" d="([^"]*)"/.exec(svg)?.[1] ?? ''
    expect((size - 4 - 17) % 4).toBe(0)
    const rows = modulesOf(path, size)
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
    for (const [x, y] of [
      [2, 2],
      [size - 9, 2],
      [2, size - 9],
    ] as const) {
      expect(rows.slice(y, y + 7).map(row => row.slice(x, x + 7))).toEqual(finder)
    }
    expect(svg).toContain(
      `viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/>`,
    )
    for (const quiet of [0, 1, size - 2, size - 1]) {
      expect(rows[quiet]).toBe('0'.repeat(size))
      expect(rows.every(row => row[quiet] === '0')).toBe(true)
    }
  })
})

describe('with Google Play as well', () => {
  const config = configOf('tests/sites/finished')

  it('the app has its package and a short address there', () => {
    expect(storesOf({ app: { ...config.app, googlePlay: playLink } })[1]).toEqual({
      name: 'google-play',
      listing: {
        url: 'https://play.google.com/store/apps/details?id=com.example.longhand&hl=en',
        id: 'com.example.longhand',
        shortUrl: 'https://play.google.com/store/apps/details?id=com.example.longhand',
      },
    })
  })

  it('both badges lead to their stores, side by side, each with its words', () => {
    const hero = render(<Hero stores={[appStore, googlePlay]} works={{}} />)
    expect(hero).toContain('<div class="badges">')
    expect(hero).toContain(`<a class="badge" href="${link}">`)
    expect(hero).toContain(`<a class="badge" href="${playLink.replace('&', '&amp;')}">`)
    expect(hero).toContain(
      `<small>${message('badge.playTop')}</small> <!-- -->${message('badge.playStore')}`,
    )
    const badge = { src: '/play.svg', inline: undefined, width: 135, height: 40 }
    expect(
      render(<Hero stores={[appStore, { ...googlePlay, artwork: badge }]} works={{}} />),
    ).toContain(
      `<img src="/play.svg" width="135" height="40" alt="${message('badge.playTop')} ${message('badge.playStore')}"/>`,
    )
  })

  it('each code says which store it leads to', () => {
    const html = render(<QrCodes stores={[appStore, googlePlay]} />)
    expect(html).toMatch(
      new RegExp(
        `apple-code\\.svg.*?<figcaption>${message('badge.store')}<.*?play-code\\.svg.*?>${message('badge.playStore')}<`,
      ),
    )
    expect(render(<QrCodes stores={[appStore]} />)).toContain(
      `<figcaption>${message('badge.code')}<`,
    )
  })

  it('each store has a code of its own', () => {
    const qrCodes = { 'app-store': '/apple-code.svg', 'google-play': '/play-code.svg' }
    const site = withValues(loadedSite('tests/sites/finished'), {
      app: { ...config.app, googlePlay: playLink },
    })
    expect(storeLinks({ site, badges: {}, qrCodes }, 'en')).toMatchObject([
      { name: 'app-store', qrCode: '/apple-code.svg' },
      { name: 'google-play', qrCode: '/play-code.svg' },
    ])
  })

  it('Subscribe leads to the place that shows both stores', () => {
    const site = loadedSite('tests/sites/finished')
    const subscribe = /<a class="button" href="([^"]*)" aria-label="Subscribe/g
    const targets = (googlePlay?: string) => {
      const own = withValues(site, { app: { ...config.app, appStore: link, googlePlay } })
      return Array.from(renderLanding(own, 'en').matchAll(subscribe), ([, href]) => href)
    }
    expect(targets(playLink)).toEqual(['#contact', '#contact'])
    expect(targets()).toEqual([link, link])
  })

  it('says that the app is coming to a store that there is no link of', () => {
    const stores = storesOf({ app: { ...config.app, googlePlay: 'soon' } })
    expect(stores.map(({ name, listing }) => [name, listing?.id])).toEqual([
      ['app-store', '1234567890'],
      ['google-play', undefined],
    ])
    const hero = render(<Hero stores={[appStore, { ...googlePlay, url: undefined }]} works={{}} />)
    expect(hero).toContain(
      `<small>${message('badge.playComingTop')}</small> <!-- -->${message('badge.playStore')}`,
    )
  })
})

describe('without an App Store link', () => {
  it('there is no app in the store', () => {
    expect(appInStore(configOf('tests/sites/unsupplied'))).toBeUndefined()
  })
})
