import { beforeAll, describe, expect, it } from 'vitest'
import { pageTable } from '../../../src/company/routing/pageTable.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { shortTitle } from '../../../src/company/site/routes.ts'
import { onDay } from '../../../src/company/site/site.ts'
import { message } from '../../sites/message.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { plainText, queriesOf } from '../../sites/tree.ts'
import { withPublishedPolicies, withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2024-11-15' })
const languages = { site: ['en', 'de'], legal: ['en', 'de'] } as const
const published = withPublishedPolicies(withValues(finished, { languages }))

/** The pages of the finished site as a build of a day renders them. */
interface SiteOfDay {
  readonly text: (path: string, selector: string) => string
  readonly has: (path: string) => boolean
}

const shown = ['/', '/privacy-policy', '/privacy-policy/versions', '/sub-processors', '/de']

function siteOn(today: string): SiteOfDay {
  const site = onDay(published, today)
  const pages = new Map(
    renderSite(site, page => shown.includes(page.path)).map(({ page, tree }) => [
      page.path,
      queriesOf(tree),
    ]),
  )
  return {
    text: (path, selector) =>
      (pages.get(path)?.all(selector) ?? []).map(element => plainText(element)).join(' / '),
    has: path => pageTable(site).routePages.some(page => page.path === path),
  }
}

const document = shortTitle(published, 'privacy-policy', 'en')
const links = `${message('notice.read', { version: '3.0' })} · ${message('notice.compare')}`
const coming = `${message('notice.takesEffect', { document, date: 'March 1, 2027' })} ${links}`
const come = `${message('notice.tookEffect', { document, date: 'March 1, 2027' })} ${links}`
const announcedProcessor = 'Example Content Safety Classification Laboratories Aktiengesellschaft'

const days = [
  {
    day: '2027-01-14',
    what: 'before the announcement',
    version: '2.0',
    notice: '',
    versions: ['2.0', '1.9'],
    isAnnounced: false,
    hasVoice: false,
    register: '',
  },
  {
    day: '2027-02-28',
    what: 'on the day before it takes effect',
    version: '2.0',
    notice: coming,
    versions: ['3.0', '2.0', '1.9'],
    isAnnounced: true,
    hasVoice: false,
    register: 'coming',
  },
  {
    day: '2027-03-01',
    what: 'on the day it takes effect',
    version: '3.0',
    notice: come,
    versions: ['3.0', '2.0', '1.9'],
    isAnnounced: true,
    hasVoice: true,
    register: 'present',
  },
  {
    day: '2027-04-01',
    what: '31 days later',
    version: '3.0',
    notice: '',
    versions: ['3.0', '2.0', '1.9'],
    isAnnounced: true,
    hasVoice: true,
    register: 'present',
  },
]

describe.each(days)('a build of $day, $what', expected => {
  let site: SiteOfDay

  beforeAll(() => {
    site = siteOn(expected.day)
  })

  it('shows the version in force at the address of the document', () => {
    const table = site.text('/privacy-policy', '.document-facts')
    expect(table).toContain(`${expected.version} (US and EU)`)
    expect(site.text('/privacy-policy', '#voice h2') !== '').toBe(expected.hasVoice)
  })

  it('says on every page what is about to take effect, or has just done so', () => {
    expect(site.text('/', '.footer .notice')).toBe(expected.notice)
    expect(site.text('/privacy-policy', '.footer .notice')).toBe(expected.notice)
    expect(site.text('/privacy-policy', '.legal > .note .notice')).toBe(expected.notice)
    expect(site.text('/de', '.footer .notice').startsWith('Datenschutzerklärung: ')).toBe(
      expected.notice !== '',
    )
  })

  it('lists the versions, and gives each an address and its changes', () => {
    expect(site.text('/privacy-policy/versions', '.timeline h2 a')).toBe(
      expected.versions.map(version => message('versions.version', { version })).join(' / '),
    )
    for (const path of ['/privacy-policy/3.0', '/de/privacy-policy/3.0/changes']) {
      expect(site.has(path)).toBe(expected.isAnnounced)
    }
    for (const path of ['/privacy-policy/1.9', '/privacy-policy/2.0/changes']) {
      expect(site.has(path)).toBe(true)
    }
    expect(site.has('/privacy-policy/1.9/changes')).toBe(false)
  })

  it('lists an announced processor apart, and among the others once it has begun', () => {
    const found = ['coming', 'present', 'former'].filter(part =>
      site.text('/sub-processors', `#${part} [scope=row]`).includes(announcedProcessor),
    )
    expect(found.join()).toBe(expected.register)
    expect(site.text('/sub-processors', '#former [scope=row]')).toBe(
      'Example Crash Diagnostics and Performance Monitoring Corporation',
    )
  })
})
