import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './accessibilityViolations.ts'
import { addresses } from './addresses.ts'
import { endTransitions, expect, hold, mobile, test } from './page.ts'

test.use({ baseURL: addresses.finished, viewport: mobile, hasTouch: true })

/** The works that a page asks for from now on, without their folder. */
function requestsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/media/')) names.push(pathname.split('/').at(-1) ?? '')
  })
  return names
}

/** What the first panel, the second and the chat show. */
async function shown(page: Page) {
  const pictures = page.locator('.triptych img:visible')
  return Promise.all(
    (await pictures.all()).map(picture =>
      picture.evaluate(image =>
        image instanceof HTMLImageElement
          ? `${image.alt}: ${image.currentSrc.split('/').at(-1)}`
          : '',
      ),
    ),
  )
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a word chooses the picture of its panel and of the chat, by keyboard and by touch', async ({
      page,
    }) => {
      await page.goto('/')
      const first = [
        'Hills in red, slow pan: video-1-480.avif',
        'A valley in green: image-1-480.avif',
        'Hills in red, slow pan: video-1-480.avif',
      ]
      for (const picture of await page.locator('.triptych img:visible').all()) {
        await picture.scrollIntoViewIfNeeded()
      }
      await expect.poll(() => shown(page)).toEqual(first)
      const said = page.locator('.panel-work [aria-live]').locator('span:visible')
      await expect(said).toHaveText(['Hills in red, slow pan', 'A valley in green'])
      await page.getByRole('radio', { name: 'red' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await page.getByRole('radio', { name: 'ink' }).tap()
      await endTransitions(page)
      await expect
        .poll(() => shown(page))
        .toEqual([
          'Hills in rust, slow pan: video-3-480.avif',
          'A valley in ink: image-3-480.avif',
          'Hills in rust, slow pan: video-3-480.avif',
        ])
      await expect(page.locator('.panel-left').getByRole('img', { name: /^Hills in/ })).toHaveCount(
        1,
      )
      await expect(said, 'says what was made').toHaveText([
        'Hills in rust, slow pan',
        'A valley in ink',
      ])
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Save Hills in rust, slow pan' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('Hills in rust, slow pan.webp')
      expect((await readFile(await download.path())).subarray(8, 12).toString()).toBe('WEBP')
    })
  })
}

test('only what is chosen is loaded, in the width of a phone, each once', async ({ page }) => {
  const loaded = requestsOf(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  for (const picture of await page.locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded()
  }
  await page.waitForLoadState('networkidle')
  const before = ['video-1', 'image-1', 'feature-image-1', 'feature-image-2', 'feature-chat-1']
  expect(loaded.toSorted()).toEqual(before.map(name => `${name}-480.avif`).toSorted())
  await page.getByRole('radio', { name: 'violet' }).check()
  await expect.poll(() => loaded.slice(before.length)).toEqual(['video-2-480.avif'])
})

test('pictures are cropped to the shapes that the launch check knows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const shapeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(cell => (cell instanceof HTMLElement ? cell.offsetWidth / cell.offsetHeight : 0))
  // As in src/build/media/crops.ts: 3:4, 1:1 and 4:3.
  expect(await shapeOf('.panel-left .shot')).toBeCloseTo(0.75, 1)
  expect(await shapeOf('.panel-frame:nth-child(2) .shot')).toBeCloseTo(1, 1)
  expect(await shapeOf('.feature-image .shot')).toBeCloseTo(1.33, 1)
})

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a chosen picture grows over the one before it, which stays until then', async ({
    page,
  }) => {
    await page.goto('/')
    await endTransitions(page)
    const [before, chosen] = await page.evaluate(() => {
      const shots = Array.from(document.querySelectorAll('.panel-left .shot'))
      // What has not been styled yet has nothing to change from.
      const looks = () =>
        shots.map(shot => {
          const { visibility, zIndex } = getComputedStyle(shot)
          const picture = shot.querySelector('img') ?? shot
          const { maskImage } = getComputedStyle(picture)
          // How far it is seen, in percent of the way to the corner that is farthest from its word.
          return { radius: Number(/([\d.]+)%\)$/.exec(maskImage)?.[1]), visibility, zIndex }
        })
      looks()
      document.querySelector<HTMLInputElement>('[value=video-2]')?.click()
      looks()
      for (const animation of document.getAnimations()) {
        if (!(animation instanceof CSSTransition)) continue
        animation.pause()
        animation.currentTime = 500
      }
      return looks()
    })
    expect(before).toEqual({ radius: 132, visibility: 'visible', zIndex: '0' })
    expect(chosen).toMatchObject({ visibility: 'visible', zIndex: '1' })
    expect(chosen?.radius).toBeGreaterThan(10)
    expect(chosen?.radius).toBeLessThan(125)
    await endTransitions(page)
    await expect(page.locator('.panel-left').getByRole('img', { name: /^Hills in/ })).toHaveCount(1)
  })

  test('a picture grows from the middle of its word', async ({ page }) => {
    await page.goto('/')
    // The first sign of a visitor, for which the scripts wait.
    await page.mouse.move(300, 300)
    await expect(page.locator('html')).toHaveAttribute('data-loaded')
    const origins = () =>
      page.evaluate(() =>
        Array.from(
          document.querySelectorAll('.panel-frame:nth-child(2) .shot img'),
          (img, index) => {
            const panel = img.closest('.panel')
            const label = panel?.querySelectorAll('label')[index]
            if (!panel || !label) throw new Error('a picture has no word')
            const [outer, inner] = [panel.getBoundingClientRect(), label.getBoundingClientRect()]
            const [, x, y] = /at ([\d.]+)px ([\d.]+)px/.exec(getComputedStyle(img).maskImage) ?? []
            return Math.hypot(
              Number(x) - (inner.x + inner.width / 2 - outer.x),
              Number(y) - (inner.y + inner.height / 2 - outer.y),
            )
          },
        ),
      )
    expect((await origins()).length).toBe(3)
    await expect.poll(async () => Math.max(...(await origins()))).toBeLessThan(1)
  })
})

test('a clip is loaded once it is played, in its place and muted, and its button is checked until its end', async ({
  page,
}) => {
  const loaded = requestsOf(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const clip = page.locator('.shot > video').first()
  const play = page.getByRole('switch', { name: 'Play Hills in red, slow pan' })
  const isPaused = () => clip.evaluate(video => video instanceof HTMLVideoElement && video.paused)
  expect(loaded.filter(name => name.endsWith('.mp4'))).toEqual([])
  await page.getByRole('radio', { name: 'red' }).focus()
  await page.keyboard.press('Tab')
  await expect(play).toBeFocused()
  await page.keyboard.press('Space')
  await expect(play).toBeChecked()
  await expect.poll(isPaused).toBe(false)
  expect(await clip.evaluate(video => video instanceof HTMLVideoElement && video.muted)).toBe(true)
  expect([...new Set(loaded.filter(name => name.endsWith('.mp4')))]).toEqual(['video-1.mp4'])
  await play.uncheck()
  await expect.poll(isPaused).toBe(true)
  await play.check()
  await expect(play, 'rests after two seconds').not.toBeChecked()

  await test.step('and stops where another word is chosen', async () => {
    await play.check()
    await page.getByRole('radio', { name: 'violet' }).check()
    await expect.poll(isPaused).toBe(true)
    await expect(page.getByRole('switch', { name: 'Play Hills in violet' })).not.toBeChecked()
  })
})

test('a press on Play before the script has come plays the clip once it is there', async ({
  page,
}) => {
  const release = await hold(page, 'hydrate')
  await page.goto('/')
  const clip = page.locator('.shot > video').first()
  const isPaused = () => clip.evaluate(video => video instanceof HTMLVideoElement && video.paused)
  await page.getByRole('switch', { name: 'Play Hills in red, slow pan' }).check()
  expect(await isPaused()).toBe(true)
  release()
  await expect.poll(isPaused).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a clip has the browser’s own controls, and no button of ours', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByLabel('Hills in red, slow pan', { exact: true })).toHaveAttribute(
      'controls',
    )
    await expect(page.locator('.play-clip:visible')).toHaveCount(0)
  })
})

test('axe finds nothing where works are the company’s, light or dark', async ({ page }) => {
  await page.goto('/de')
  await page.getByRole('radio', { name: 'Violett' }).check()
  await expectNoViolations(page, 'works', '#home')
})
