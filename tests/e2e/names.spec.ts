import type { Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expect, test } from './page.ts'

/** A control, picture or heading, as the browser tells it to a screen reader. */
interface Named {
  readonly role: string
  readonly name: string
}

/** What Chromium itself tells: Playwright computes names by an algorithm of its own. */
async function namesOf(page: Page): Promise<Named[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored, name }) => !ignored && name?.value)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value) }))
}

/** Every word of the page's texts and of its names that are attributes, as it is written. */
async function wordsOf(page: Page): Promise<ReadonlySet<string>> {
  const words = await page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) found.push(...(texts.currentNode.nodeValue ?? '').split(/\s+/))
    for (const element of document.querySelectorAll('[aria-label], [alt]')) {
      const label = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? ''
      found.push(...label.split(/\s+/))
    }
    return found
  })
  return new Set(words)
}

const roles = ['button', 'switch', 'radio', 'link', 'image', 'img', 'heading', 'combobox', 'group']

for (const [site, languages] of [
  ['unsupplied', ['/', '/de']],
  ['launched', ['/', '/de']],
  ['finished', ['/', '/de', '/fr', '/es']],
] as const) {
  test(`${site} site: no name runs two words together`, async ({ page }) => {
    for (const path of [...languages, '/privacy-policy', '/legal']) {
      await page.goto(addresses[site] + path)
      const [names, words] = [await namesOf(page), await wordsOf(page)]
      const faults = names
        .filter(
          ({ role, name }) =>
            roles.includes(role) && name.split(/\s+/).some(word => !words.has(word)),
        )
        .map(({ role, name }) => `${role} "${name}"`)
      expect(names.length, path).toBeGreaterThan(20)
      expect(faults, path).toEqual([])
    }
  })
}

test('a clip’s button is named by what it does and the words of its picture', async ({ page }) => {
  for (const [path, play] of [
    ['/', 'Play Hills in red, slow pan'],
    ['/de', 'Abspielen: Hügel in Rot, langsamer Schwenk'],
    ['/fr', 'Lire Hills in red, slow pan'],
    ['/es', 'Reproducir Hills in red, slow pan'],
  ] as const) {
    await page.goto(addresses.finished + path)
    const buttons = async () =>
      (await namesOf(page)).filter(({ role }) => role === 'switch').map(({ name }) => name)
    expect(await buttons(), path).toEqual([play])
    await page.getByRole('switch').check()
    expect(await buttons(), 'its state says that it plays').toEqual([play])
  }
})
