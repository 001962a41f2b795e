import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { compactHtml, finishPages } from '../../../src/build/output/finishPages.ts'
import type { ResultCache } from '../../../src/build/output/resultCache.ts'
import { pageTable } from '../../../src/company/routing/pageTable.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'

const site = loadSite({ folder: 'tests/sites/one-language', today: '2025-06-01' })

/** What compressing was asked for, by content, each done at once. */
const recipes = new Map<string, string[]>()
const cache: ResultCache = async (recipe, content) => {
  recipes.set(String(content), [...(recipes.get(String(content)) ?? []), recipe])
  return Buffer.from(recipe.slice(0, 2))
}

const written = (path: string) =>
  [
    '<!doctype html><html lang="en"><head><title>Art. 6</title><style>p{top:0}</style></head>',
    `<body><!-- from React --><p id="words">See Art. 6<a href="/x">${path}</a></p></body></html>`,
  ].join('')

/** Pages as they come out of rendering, in an order of their own. */
async function* rendered(paths: readonly string[]) {
  for (const path of paths.toReversed()) yield { path, html: written(path) }
}

const paths = pageTable(site).all.map(({ path }) => path)

describe('pages on their way to files', () => {
  const finish = () => finishPages(site, rendered(['/stranger', ...paths]), cache, '')
  const pageAt = async (path: string) => (await finish()).find(({ page }) => page.path === path)

  it('keep the order of the page table, whichever was rendered first, and no others', async () => {
    const files = (await finish()).map(({ file }) => file.file)
    expect(files.slice(0, 5)).toEqual([
      'index.html',
      'legal.html',
      'privacy-policy.html',
      'privacy-policy/versions.html',
      'privacy-policy/2.0.html',
    ])
    expect(files.slice(-1)).toEqual(['404.html'])
    expect(files).toHaveLength(paths.length)
  })

  it('lose what only bytes are spent on, and their words are bound', async () => {
    const landing = await pageAt('/')
    expect(String(landing?.file.encoded.identity)).toBe(
      '<!doctype html><html lang="en"><title>Art. 6</title><style>p{top:0}</style><p id="words">See Art.\u00A06<a href="/x">/</a>',
    )
    expect(landing?.contents).toMatchObject({
      ids: ['words'],
      links: [{ target: '/x', hreflang: undefined }],
      styleHashes: ["'sha256-8EJL2E40VnnGherz8izbHnhSLNfS7seXQ/iH7JDUNko='"],
    })
  })

  it('are compressed as far as it goes, and faster where they are kept for the record', async () => {
    recipes.clear()
    const files = await finish()
    const qualityOf = (path: string) =>
      [...recipes].flatMap(([content, asked]) =>
        content.includes(`>${path}<`) ? asked.map(recipe => /"1":(\d+)/.exec(recipe)?.[1]) : [],
      )
    expect(qualityOf('/')).toEqual(['11', undefined])
    expect(qualityOf('/privacy-policy')).toEqual(['11', undefined])
    expect(qualityOf('/privacy-policy/2.0')).toEqual(['10', undefined])
    expect(files[0]?.file.encoded).toMatchObject({
      br: Buffer.from('br'),
      gzip: Buffer.from('gz'),
    })
  })

  it('stop the build where one was not rendered', async () => {
    await expect(finishPages(site, rendered(paths.slice(0, -1)), cache, '')).rejects.toThrow(
      'the page /404 was not rendered',
    )
  })
})

describe('the HTML of a page in fewer bytes', () => {
  it.each([
    [
      'keeps comments only where React hydrates',
      '<p>a<!-- 1 --><!-- 2 -->b</p><div data-island="a"><b>a<!-- -->b</b></div><!-- 3 -->',
      '<p>ab<div data-island="a"><b>a<!-- -->b</b></div>',
    ],
    [
      'leaves out the end tags that browsers add',
      '<ul><li>a</li><li>b</li></ul><p>c</p>',
      '<ul><li>a<li>b</ul><p>c',
    ],
    [
      'closes the empty elements of drawings',
      '<svg><path d="M0 0"></path></svg>',
      '<svg><path d="M0 0"/></svg>',
    ],
    [
      'writes the shorter form of attributes',
      '<input disabled="" class=""><p title="&quot;a&quot; > b">c</p>',
      `<input disabled class><p title='"a" > b'>c`,
    ],
    ['keeps what was escaped', '<p>a &lt; b &amp;amp; c</p>', '<p>a &#x3C; b &#x26;amp; c'],
  ])('%s', (_, html, expected) => {
    expect(compactHtml(fromHtml(`<!doctype html><body>${html}`))).toBe(`<!doctype html>${expected}`)
  })
})
