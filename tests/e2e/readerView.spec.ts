import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { addresses } from './addresses.ts'
import { expect, test } from './page.ts'

// The policy of pages knows nothing of a script of a test.
test.use({ baseURL: addresses.finished, bypassCSP: true })

/** What Firefox makes its reader view with. */
const readability = readFileSync(
  createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
  'utf8',
)

const documents = ['privacy-policy', 'terms-of-service', 'data-processing-agreement']
const languages = ['', '/de', '/fr', '/es']

test('the reader view shows every section of a legal document, and invents no author', async ({
  page,
}) => {
  for (const path of documents.flatMap(name => languages.map(language => `${language}/${name}`))) {
    await page.goto(path)
    await page.addScriptTag({ content: readability })
    const { author, headings, expected, paragraphs, lost } = await page.evaluate(() => {
      const { Readability } = globalThis as unknown as {
        // The script that was added says so.
        Readability: new (
          shown: Document,
        ) => { parse(): { byline: string | null; content: string } }
      }
      const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim()
      const textsIn = (shown: Document, selector: string) =>
        Array.from(shown.querySelectorAll(selector), textOf)
      const copy = document.cloneNode(true) as Document // of a document
      const { byline, content } = new Readability(copy).parse()
      const article = new DOMParser().parseFromString(content, 'text/html')
      const whole = textOf(article.body)
      const all = textsIn(document, '#document-text section :is(p, td, li)')
      return {
        author: byline,
        headings: textsIn(article, 'h2'),
        expected: textsIn(document, '#document-text > section > h2'),
        paragraphs: all.length,
        lost: all.filter(text => !whole.includes(text)),
      }
    })
    expect(author, path).toBeNull()
    expect(expected.length, path).toBeGreaterThan(7)
    expect(headings, path).toEqual(expected)
    expect(paragraphs, path).toBeGreaterThan(30)
    expect(lost, path).toEqual([])
  }
})
