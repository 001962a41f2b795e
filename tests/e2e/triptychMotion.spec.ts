import { readFile } from 'node:fs/promises'
import { addresses, drawnSites } from './addresses.ts'
import { expect, mobile, test } from './page.ts'
import { choose, hurry, scene, skies, sunX } from './triptychPage.ts'

// On a phone, where the panels are small: what moves is painted in software here.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: mobile })

for (const site of drawnSites) {
  test.describe(`the ${site} site`, () => {
    test.use({ baseURL: addresses[site] })

    test('choosing a word generates once, then everything rests, and Save downloads it', async ({
      page,
    }) => {
      await page.goto('/')
      await hurry(page, 10)
      // The memory of the recent videos is a transition that waits for days: it moves nothing.
      const running = () =>
        page.evaluate(
          () =>
            document
              .querySelector('.panel-video')
              ?.getAnimations({ subtree: true })
              .filter(({ playState, effect }) => {
                const wait = Number(effect?.getComputedTiming().delay)
                return playState === 'running' && wait < 60_000
              }).length,
        )
      await expect.poll(running).toBe(0)
      await hurry(page, 1)
      await choose(page, 'night')
      expect(await running()).toBeGreaterThan(0)
      await hurry(page, 10)
      await expect.poll(running).toBe(0)

      await choose(page, 'Hills', 'dawn')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Save' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('Hills at dawn.png')
      const png = await readFile(await download.path())
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      // The size of a phone.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1320, 2868])
    })

    test('halfway through a choice, color, sun and land are between their two states', async ({
      page,
    }) => {
      await page.goto('/')
      const halfway = await page.evaluate(() => {
        const style = getComputedStyle(document.querySelector('.scene') ?? document.body)
        // What has not been styled yet has nothing to change from.
        style.getPropertyValue('--sky-1')
        for (const value of ['hills', 'night']) {
          document.querySelector<HTMLInputElement>(`[value=${value}]`)?.click()
        }
        for (const animation of document.getAnimations()) {
          if (!(animation instanceof CSSTransition)) continue
          if (!animation.transitionProperty.startsWith('--')) continue
          animation.pause()
          animation.currentTime = 550
        }
        const number = (name: string) => Number.parseFloat(style.getPropertyValue(name))
        const sunk = (place: string) => {
          const land = document.querySelector(`#${place}`)
          return land ? new DOMMatrix(getComputedStyle(land).transform).f : 0
        }
        const [red = 0] = style.getPropertyValue('--sky-1').match(/\d+/g)?.map(Number) ?? []
        return {
          red,
          sun: number('--sun-y'),
          moon: number('--moon-y'),
          dunes: sunk('dunes'),
          hills: sunk('hills'),
        }
      })
      // From rgb(28, 34, 88) to rgb(5, 9, 32), the sun from 188 to 470, the moon from 470 to 132, and the
      // lands between their place and 270 below it.
      const between = { red: [6, 27], sun: [200, 460], moon: [140, 460], dunes: [20, 250] }
      for (const [name, [least, most]] of Object.entries({ ...between, hills: [20, 250] })) {
        expect(Reflect.get(halfway, name), name).toBeGreaterThan(least ?? 0)
        expect(Reflect.get(halfway, name), name).toBeLessThan(most ?? 0)
      }
    })

    test('Play takes the picture through the day, with a sun by day and stars by night', async ({
      page,
    }) => {
      await page.goto('/')
      await page.getByRole('checkbox', { name: 'Play' }).check()
      const at = (share: number) =>
        page.evaluate(async elapsed => {
          for (const animation of document.getAnimations()) {
            if (!(animation instanceof CSSAnimation)) continue
            if (!animation.animationName.startsWith('day-')) continue
            animation.pause()
            // After its delay of a millisecond.
            animation.currentTime = elapsed * 12_000 + 1
          }
          const sun = document.querySelector('.scene .sun')
          const stars = document.querySelector('.scene .starlight')
          if (!sun || !stars) throw new Error('there is no sky')
          const { e: x, f: y } = new DOMMatrix(getComputedStyle(sun).transform)
          return { x, y, stars: Number(getComputedStyle(stars).opacity) }
        }, share)
      expect(await at(0.08)).toEqual({ x: 106, y: 184, stars: 0 })
      expect(await at(0.34)).toEqual({ x: 160, y: 118, stars: 0 })
      expect(await at(0.6)).toEqual({ x: 212, y: 188, stars: 0 })
      expect(await at(0.88)).toEqual({ x: 150, y: 470, stars: 1 })
    })

    test('on the first view the picture grows out of the chosen word, within a second and a half', async ({
      page,
    }) => {
      await page.goto('/')
      const at = (time: number) =>
        page.evaluate(elapsed => {
          const stage = document.querySelector('.stage')
          const sun = document.querySelector('.scene .sun')
          const light = document
            .getAnimations()
            .find(
              ({ effect }) =>
                effect instanceof KeyframeEffect &&
                effect.pseudoElement === '::after' &&
                effect.target?.textContent === 'Dunes',
            )
          const [grows] = stage?.getAnimations().filter(each => each instanceof CSSAnimation) ?? []
          if (!stage || !sun || !light || !grows) throw new Error('nothing grows')
          for (const animation of [light, grows]) {
            animation.pause()
            animation.currentTime = elapsed
          }
          const [radius = Number.NaN] =
            getComputedStyle(stage)
              .clipPath.match(/[\d.]+/)
              ?.map(Number.parseFloat) ?? []
          const { scale, opacity } = getComputedStyle(
            document.querySelector('.prompt :checked + span') ?? stage,
            '::after',
          )
          return {
            radius,
            light: [Number.parseFloat(scale), Number(opacity)],
            sun: new DOMMatrix(getComputedStyle(sun).transform).f,
            ends: Number(grows.effect?.getComputedTiming().endTime),
          }
        }, time)
      expect(await at(0)).toMatchObject({ radius: 0, sun: 420, ends: 1500 })
      const halfway = await at(500)
      expect(halfway.radius).toBeGreaterThan(100)
      expect(halfway.radius).toBeLessThan(680)
      expect(halfway.light[0]).toBeGreaterThan(0.1)
      expect(halfway.light[1]).toBeGreaterThan(0.1)
      expect(halfway.sun).toBeGreaterThan(188)
      expect(halfway.sun).toBeLessThan(420)
      const end = await at(1499)
      expect(end.radius).toBeGreaterThan(600)
      expect(end.sun).toBeCloseTo(188, 0)
      expect(end.light[1]).toBe(0)
    })

    test('nothing grows where the page is opened further down', async ({ page }) => {
      await page.goto('/#features')
      await expect(page.locator('.stage')).toHaveCSS('animation-name', 'none')
      await page.goto('/')
      await expect(page.locator('.stage')).toHaveCSS('animation-name', 'grow')
    })

    test('with reduced motion the keyboard chooses and plays, and nothing moves', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')

      await test.step('the keyboard chooses, plays and saves, and shows where it is', async () => {
        const place = (name: string) => page.getByRole('radio', { name, exact: true })
        await place('Dunes').focus()
        await page.keyboard.press('ArrowRight')
        await expect(place('Sea')).toBeChecked()
        await page.keyboard.press('Tab')
        await expect(page.getByRole('radio', { name: 'dusk' })).toBeFocused()
        await page.keyboard.press('Tab')
        const play = page.getByRole('checkbox', { name: 'Play' })
        await expect(play).toBeFocused()
        await page.keyboard.press('Space')
        await expect(play).toBeChecked()
        await expect(play).toHaveCSS('outline-style', 'solid')
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: 'Save' })).toBeFocused()
        await play.uncheck()
      })

      await test.step('the picture changes at once', async () => {
        await choose(page, 'Sea', 'night')
        expect(await scene(page)).toEqual({ sky: skies.night, land: ['sea'] })
        expect(await scene(page, '.sent')).toEqual({ sky: skies.night, land: ['sea'] })
        await expect(page.getByText('Generating')).toBeHidden()
        await page.getByRole('checkbox', { name: 'Play' }).check()
        // From night, where the sun stands at 150, the picture changes to dawn at once.
        const seen: number[] = []
        await expect
          .poll(async () => {
            seen.push(await sunX(page))
            return seen.at(-1)
          })
          .toBe(106)
        expect(seen.filter(x => x !== 150 && x !== 106)).toEqual([])
      })

      await test.step('who asks for more contrast gets full ink', async () => {
        await page.emulateMedia({ contrast: 'more' })
        const colors = await page.evaluate(() =>
          ['.lead', '.feature p', 'h1'].map(selector => {
            const element = document.querySelector(selector)
            return element ? getComputedStyle(element).color : selector
          }),
        )
        expect(new Set(colors).size).toBe(1)
      })
    })
  })
}
