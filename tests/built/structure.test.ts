import type { Element } from 'hast'
import { HtmlValidate } from 'html-validate'
import { expect } from 'vitest'
import { attribute, plainText, textOf } from '../sites/tree.ts'
import { type BuiltPage, builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { pages } from './sitePages.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // HTML leaves these to the author, and pages are as short as they can be (§13.1.2.4).
    'no-implicit-close': 'off',
    'prefer-tbody': 'off',
    'doctype-style': 'off',
  },
})

/** Inline elements, and `details`, which text browsers do not know and show inline. */
const inLine = 'a abbr b button details em label small span strong summary time'.split(' ')

/** Places where the words of two neighbors run into one when text is copied, or shown without a style sheet. */
function runTogether(element: Element): readonly string[] {
  const parts = element.children.map(child => {
    const isInLine =
      child.type === 'text' || (child.type === 'element' && inLine.includes(child.tagName))
    return isInLine ? plainText(child) : ''
  })
  return parts.flatMap((text, index) => {
    const next = parts[index + 1] ?? ''
    return /[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}]/u.test(next) ? [`${text}|${next}`] : []
  })
}

const described = (page: BuiltPage, selector: string) =>
  page.all(selector).map(({ tagName, properties }) => `${tagName} ${JSON.stringify(properties)}`)

/** What HTML and accessibility ask of a page's structure; what is seen is looked at in a browser. */
eachOf('every page', pages, ({ file }, check) => {
  const page = builtPage(file)

  check('is valid HTML, with names, headings and landmarks', async () => {
    const { results } = await validator.validateString(page.html)
    const messages = results.flatMap(result => result.messages)
    expect(messages.map(({ message, selector }) => `${message} (${selector})`)).toEqual([])
    expect(page.all('body > .island > header, main, body > footer')).toHaveLength(3)
  })

  check('keeps words apart that stand beside each other', () => {
    expect(page.all('body *').flatMap(runTogether)).toEqual([])
  })

  check('says what its pictures, tables and sections are', () => {
    // Without its size, a picture moves what is around it when it arrives.
    expect(described(page, 'img:not([width][height])')).toEqual([])
    expect(described(page, 'svg:not([aria-hidden], [role=img])')).toEqual([])
    expect(
      described(page, '[role=img]:not([aria-hidden], [aria-label], [aria-labelledby])'),
    ).toEqual([])
    expect(described(page, 'th:not([scope])')).toEqual([])
    expect(page.all('summary').filter(summary => textOf(summary) === '')).toEqual([])
    // Its own name would be everything it holds.
    const byThemselves = page
      .all('[aria-labelledby]')
      .filter(element => attribute(element, 'ariaLabelledBy') === attribute(element, 'id'))
    expect(byThemselves).toEqual([])
  })

  check('marks the names of languages as words of these languages', () => {
    const languageOf: Readonly<Record<string, string>> = {
      English: 'en',
      Deutsch: 'de',
      Français: 'fr',
      Español: 'es',
    }
    const named = page.all('a').filter(link => textOf(link) in languageOf)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(link => attribute(link, 'lang') !== languageOf[textOf(link)])).toEqual([])
  })

  check('holds nothing that its policies forbid: styles, scripts and handlers of its own', () => {
    expect(described(page, '[style]')).toEqual([])
    const scripts = page.all('script').map(({ properties }) => properties)
    const run = scripts.filter(({ type }) => type !== 'application/ld+json')
    expect(run.map(({ type, src, integrity }) => [type, typeof src, typeof integrity])).toEqual([
      ['module', 'string', 'string'],
      ['speculationrules', 'undefined', 'undefined'],
    ])
    expect(page.html).toMatch(/<template><script type="module" src="[^"]+" integrity="[^"]+">/)
    expect(page.html.match(/<[^>]*\son[a-z]+=/)).toBeNull()
  })
})
