import { addresses } from './addresses.ts'
import { expect, mobile, test } from './page.ts'

test.use({ baseURL: addresses.finished })

/** The paths of the pictures that a page has asked for, without their folder. */
function requested(paths: readonly string[]): string[] {
  return paths.filter(path => path.startsWith('/media/')).map(path => path.split('/').at(-1) ?? '')
}

test('a clip is loaded once somebody plays it, by keyboard too', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('.mp4')) asked.push(request.headers().range ?? 'whole')
  })
  await page.goto('/de', { waitUntil: 'networkidle' })
  const clip = page.getByLabel('Rote Hügel unter tiefer Sonne')
  await clip.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await clip.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => asked).toContain('bytes=0-')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture is shown once it is scrolled to', async ({ page }) => {
    await page.goto('/de')
    for (const image of await page.locator('picture img').all()) {
      await image.scrollIntoViewIfNeeded()
      const box = await image.boundingBox()
      expect(box?.height).toBeGreaterThan(100)
    }
  })
})

test('on a phone, pictures come in its width, each once', async ({ page }) => {
  await page.setViewportSize(mobile)
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  const loaded = requested(paths)
  expect(loaded).toContain('hero-video-480.avif')
  expect(
    loaded.filter(name => !name.endsWith('-480.avif')),
    'wider pictures, or clips',
  ).toEqual([])
  expect(new Set(loaded).size, 'each is asked for once').toBe(loaded.length)
})
