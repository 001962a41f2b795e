import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { checkLinks } from '../../../src/build/output/checkLinks.ts'
import { inspectPage } from '../../../src/build/output/inspectPage.ts'
import { pageTable } from '../../../src/company/routing/pageTable.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { complaint } from '../../sites/complaint.ts'
import { inEnglish } from '../../sites/variants.ts'

const finished = inEnglish(loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' }))

/** The finished site with a few short texts. */
const site: Site = {
  ...finished,
  texts: new Map([
    ['de/terms-of-service.md', { file: 'texts/terms.de.md', text: 'Siehe [dort](/nowhere).\n' }],
    [
      'en/terms-of-service.md',
      { file: 'texts/terms.en.md', text: '# Terms\n\nAs said\n[there](/nowhere).\n' },
    ],
    ['fr/rights.md', { file: 'texts/rights.fr.md', text: '\n[là](/nowhere)' }],
  ]),
}

const served = ['/', '/de', '/privacy-policy', '/terms-of-service', '/feed.atom']

/** Pages of the site by their path, with what they would hold. */
function pages(contents: Readonly<Record<string, string>>) {
  return Object.entries(contents).map(([path, html]) => {
    const page = pageTable(finished).all.find(listed => listed.path === path)
    if (!page) throw new Error(`the site has no page ${path}`)
    return { page, contents: inspectPage(page.file, fromHtml(`<!doctype html>${html}`)) }
  })
}

/** What is said about the links of pages. */
const about = (contents: Readonly<Record<string, string>>) =>
  complaint(() => checkLinks(site, pages(contents), served)).split('\n')

describe('the links of a site', () => {
  it('may lead to pages, sections and files, to other sites, and to a language that they name', () => {
    const privacy = '<h2 id="contact">Contact</h2><a href="#contact">Above</a><a href="#">Top</a>'
    const landing = [
      '<a href="/privacy-policy#contact">Contact</a>',
      '<a href="/feed.atom#contact">Feed</a>',
      '<a href="/de" hreflang="de">Deutsch</a>',
      '<a href="https://example.com/nowhere">Elsewhere</a>',
      '<a href="mailto:a@example.com">Mail</a>',
      '<link href="/nowhere.css">',
    ].join('')
    const sound = pages({ '/': landing, '/privacy-policy': privacy, '/de': '' })
    expect(() => checkLinks(site, sound, served)).not.toThrow()
  })

  it('must not lead nowhere: the text is named by line, in the language of the page', () => {
    const link = '<a href="/nowhere">There</a>'
    const message =
      'the link "/nowhere" does not lead to a page of the site. Write the address of one.'
    expect(about({ '/': link, '/terms-of-service': link, '/de': link, '/fr': link })).toEqual([
      `texts/terms.en.md:4: ${message}`,
      `texts/terms.de.md:1: ${message}`,
      `texts/rights.fr.md:2: ${message}`,
    ])
  })

  it('that no text holds are named by their page', () => {
    expect(about({ '/terms-of-service': '<a href="/lost">Lost</a>' })).toEqual([
      'terms-of-service.html: the link "/lost" does not lead to a page of the site. Write the address of one.',
    ])
  })

  it('must not lead to a section that is not there: those that are there are named', () => {
    expect(
      about({
        '/': '<a href="/privacy-policy#contcat">Contact</a>',
        '/privacy-policy': '<h2 id="contact"></h2><h2 id="rights"></h2><a href="#right">Rights</a>',
      }),
    ).toEqual([
      'index.html: the link "/privacy-policy#contcat" leads to a section that does not exist. Write one of #contact, #rights.',
      'privacy-policy.html: the link "#right" leads to a section that does not exist. Write one of #contact, #rights.',
    ])
  })

  it('must not lead into another language unsaid: the page in the same one is named', () => {
    const landing = '<a href="/privacy-policy">Datenschutz</a><a href="/" hreflang="fr">Start</a>'
    expect(about({ '/': '', '/de': landing, '/privacy-policy': '' })).toEqual([
      'de.html: the link "/privacy-policy" leads to a page in another language. Write /de/privacy-policy.',
      'de.html: the link "/" leads to a page in another language. Write /de.',
    ])
    const { page, contents } = pages({ '/privacy-policy': '' })[0] ?? {}
    if (!page || !contents) throw new Error('the site has a policy')
    const inEnglishOnly = { page: { ...page, alternates: { en: page.path } }, contents }
    const attempt = () =>
      checkLinks(
        site,
        [...pages({ '/de': '<a href="/privacy-policy">D</a>' }), inEnglishOnly],
        served,
      )
    expect(complaint(attempt)).toContain('in another language. Link to a page in this language.')
  })

  it('have one place each to lead to', () => {
    const twice = '<h2 id="a"></h2><h2 id="b"></h2><p id="a"></p>'
    expect(about({ '/': twice })).toEqual([
      'index.html: the id "a" appears twice on the page. Give one of them another id.',
    ])
  })
})
