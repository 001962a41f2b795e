import { describe, expect, it } from 'vitest'
import { review } from '../../../src/company/launch/review.ts'
import {
  addressesWith,
  redirects,
  type UnansweredAddress,
  unansweredAddresses,
} from '../../../src/company/routing/index.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { complaint } from '../../sites/complaint.ts'
import { withPublishedPolicies, withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const file = 'tests/sites/finished/.addresses.txt'

/** A site whose folder lists addresses that it has had. */
const having = (site: Site, ...addresses: readonly string[]): Site => ({
  ...site,
  addresses: { file, text: ['# Addresses', ...addresses].join('\n') },
})

/** What is said of an address, as a build says it. */
const said = ({ file: place, line, fault, remedy }: UnansweredAddress) =>
  `${place}:${line}: ${fault}. ${remedy}`

describe('an address that the site has had', () => {
  it('leads to the same page and file in English once its language is taken out', () => {
    const english = withValues(finished, { languages: { site: ['en'], legal: ['en'] } })
    const site = having(
      english,
      '/de',
      '/de/about',
      '/de/about.md',
      '/de/impressum',
      '/de/impressum.md',
      '/de/privacy-policy.docx',
      '/de/rechtliches',
      '/de/legal.atom',
      '/de/legal.json',
    )
    expect(redirects(site)).toMatchObject({
      '/de': '/',
      '/de/about': '/about',
      '/de/about.md': '/about.md',
      '/de/impressum': '/imprint',
      '/de/impressum.md': '/imprint.md',
      '/de/privacy-policy.docx': '/privacy-policy.docx',
      '/de/rechtliches': '/legal',
      '/de/legal.atom': '/legal.atom',
      '/de/legal.json': '/legal.json',
    })
    expect(unansweredAddresses(site, [])).toEqual([])
  })

  it('leads to the list of all pages once the facts of its page are left out', () => {
    const without = withValues(finished, { imprint: null })
    const site = having(without, '/imprint', '/imprint.md', '/de/impressum')
    expect(redirects(site)).toMatchObject({
      '/imprint': '/legal',
      '/imprint.md': '/legal.md',
      '/de/impressum': '/de/rechtliches',
    })
    expect(unansweredAddresses(site, [])).toEqual([])
  })

  it('leads to the page above once a version has another number before it is published', () => {
    const site = having(finished, '/privacy-policy/1.9', '/de/terms-of-service/1.9')
    expect(redirects(site)).toMatchObject({
      '/privacy-policy/1.9': '/privacy-policy',
      '/de/terms-of-service/1.9': '/de/terms-of-service',
    })
  })

  it('leads with the files beside it where the company leads it', () => {
    const stated = withValues(finished, { redirects: { '/studio': 'about' } })
    expect(redirects(having(stated, '/studio', '/studio.md'))).toMatchObject({
      '/studio': '/about',
      '/studio.md': '/about.md',
    })
  })

  it('leads where the same page in English leads', () => {
    const values = {
      languages: { site: ['en'], legal: ['en'] },
      redirects: { '/studio': 'about' },
    } as const
    const site = having(withValues(finished, values), '/studio', '/de/studio', '/de/studio.md')
    expect(redirects(site)).toMatchObject({
      '/studio': '/about',
      '/de/studio': '/about',
      '/de/studio.md': '/about.md',
    })
  })

  it('is taken for that of a page of the company’s own that is new', () => {
    const site = having(finished, '/', '/de', '/studio')
    const [fault] = unansweredAddresses(site, [])
    expect(fault?.remedy).toContain('redirects: { /studio: /about }')
  })

  it('is refused by its line, with the redirect to write, where nothing answers', () => {
    const site = having(finished, '/about', '/abouts', '/abouts.md', '/de/archiv', '/de/about')
    expect(unansweredAddresses(site, []).map(said)).toEqual([
      `${file}:3: /abouts was an address of the site, and nothing answers there now. Lead it to a page, in tests/sites/finished/site.yaml: redirects: { /abouts: /about }`,
      `${file}:5: /de/archiv was an address of the site, and nothing answers there now. Lead it to a page, in tests/sites/finished/site.yaml: redirects: { /de/archiv: /de }`,
    ])
  })

  it('is refused where the last build alone has it, but for files that pages of today name', () => {
    const last = ['/', '/news', '/assets/main.1.js', '/cards/news.en.png', '/media/1/image-1.webp']
    expect(unansweredAddresses(having(finished, '/'), last).map(({ path }) => path)).toEqual([
      '/news',
    ])
  })

  it('asks nothing of a folder that keeps no list', () => {
    expect(unansweredAddresses({ ...finished, addresses: undefined }, ['/news'])).toEqual([])
  })

  it('is a blocker of the launch check', () => {
    const site = having(withPublishedPolicies(finished), '/news')
    const lastReview = { isReady: true, warnsUntil: {} }
    const acceptedFindings = [
      { finding: 'address:unanswered:/news', reason: 'No', until: '2099-01-01' },
    ]
    const accepting = withValues(site, { acceptedFindings })
    const situation = { site: accepting, lastAddresses: ['/more-news'], lastReview }
    const found = review(situation).open.filter(({ id }) => id.startsWith('address:'))
    expect(found).toMatchObject([
      { id: 'address:unanswered:/news', severity: 'blocker', location: `${file}:2` },
      { id: 'address:unanswered:/more-news', severity: 'blocker' },
    ])
  })
})

describe('the list of addresses', () => {
  it('keeps what it had, and adds what the last build and the site have', () => {
    const site = having(finished, '/news')
    const { file: place, text } = addressesWith(site, ['/old.html', '/assets/main.1.js'])
    const [comment, ...paths] = text.trimEnd().split('\n')
    expect(place).toBe(file)
    expect(comment).toMatch(/^# .*npm run legal -- publish/)
    expect(paths).toEqual(paths.toSorted())
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/about.md',
        '/app-ads.txt',
        '/de/impressum',
        '/legal.atom',
        '/legal.schema.json',
        '/news',
        '/old.html',
        '/privacy-policy.docx',
        '/privacy-policy/2.0',
      ]),
    )
    expect(paths).not.toContain('/assets/main.1.js')
  })

  it('is refused with a line that is not an address of the site', () => {
    const attempt = (line: string) => complaint(() => redirects(having(finished, '/', line)))
    const remedy = 'Write it from its first slash on, like /about, or restore the file from git.'
    expect(attempt('news')).toBe(`${file}:3: "news" is not an address. ${remedy}`)
    expect(attempt('/a b; }')).toBe(`${file}:3: "/a b; }" is not an address. ${remedy}`)
  })
})
