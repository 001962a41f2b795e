import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { pagesFolder } from '../sites/environment.mjs'
import { addresses } from './addresses.ts'
import { describeLooks, type Looks } from './describeLooks.ts'
import { hold } from './page.ts'

/** Pages that have every kind of element between them, and the report of the launch check. */
const pages = [
  ['unsupplied', '/'],
  ['unsupplied', '/privacy-policy'],
  ['unsupplied', '/legal'],
  ['unsupplied', '/your-rights'],
  ['unsupplied', '/nowhere'],
  ['launched', '/'],
  ['finished', '/'],
  ['finished', '/withdrawal'],
  ['finished', '/imprint'],
  ['finished', '/press'],
  ['finished', '/privacy-policy/versions'],
  ['finished', '/privacy-policy/3.0/changes'],
  ['report', '/launch.html'],
] as const

const origins = { ...addresses, report: `file://${resolve(pagesFolder)}` }

/** How a page is looked at, beside a wide window with a light scheme. */
const others = [
  { title: 'in dark', media: { colorScheme: 'dark' }, width: 1440 },
  { title: 'at 700 pixels', media: { colorScheme: 'light' }, width: 700 },
  { title: 'at 390 pixels', media: { colorScheme: 'light' }, width: 390 },
  { title: 'in forced colors', media: { forcedColors: 'active' }, width: 1440 },
  { title: 'on paper', media: { media: 'print' }, width: 700 },
] as const

const file = join(import.meta.dirname, '../golden/looks.txt')

async function looksOf(page: Page, media: object, width: number): Promise<Looks> {
  await page.emulateMedia({
    media: 'screen',
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: 'reduce',
    ...media,
  })
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(describeLooks)
}

/** The values of a look that another one has not. */
function valuesThatDiffer(before: string, after: string): string {
  const known = new Set(before.split('; '))
  return after
    .split('; ')
    .filter(value => !known.has(value))
    .join('; ')
}

// Without the quiet console of the other tests: the browser reports the status of the page that is missing there.
test('every kind of element looks as tests/golden/looks.txt says', async ({ page }) => {
  test.setTimeout(180_000)
  // The page as it is delivered: when it is hydrated depends on when the browser reports a pointer.
  const release = await hold(page, 'hydrate')
  const described = new Set<string>()
  const lines: string[] = []
  for (const [site, path] of pages) {
    // The page has loaded only once the script that is held back has: styles are there before.
    await page.goto(origins[site] + path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const usual = await looksOf(page, {}, 1440)
    const names = Object.keys(usual).filter(name => !described.has(name))
    if (names.length === 0) continue
    lines.push(`== ${site} ${path}`, ...names.map(name => `${name} { ${usual[name]} }`))
    for (const { title, media, width } of others) {
      const looks = await looksOf(page, media, width)
      const changed = names.flatMap(name => {
        const values = valuesThatDiffer(usual[name] ?? '', looks[name] ?? 'display: none')
        return values === '' ? [] : `${name} { ${values} }`
      })
      lines.push(`-- ${title}`, ...changed)
    }
    for (const name of names) described.add(name)
  }
  release()
  const text = `${lines.join('\n')}\n`
  // npm run golden -- looks sets it.
  if (process.env.GOLDEN_TEXTS === 'write') writeFileSync(file, text)
  expect(
    text,
    'If every change is meant, npm run golden -- looks writes tests/golden/looks.txt anew',
  ).toBe(readFileSync(file, 'utf8'))
})
