import { readFile } from 'node:fs/promises'
import { addresses, drawnSites } from './addresses.ts'
import { endTransitions, expect, frames, mobile, test } from './page.ts'
import {
  choose,
  click,
  firstView,
  holdTransitions,
  hurry,
  scene,
  skies,
  sunX,
} from './triptychPage.ts'

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
        style.getPropertyValue('background-image')
        for (const value of ['hills', 'night']) {
          document.querySelector<HTMLInputElement>(`[value=${value}]`)?.click()
        }
        for (const animation of document.getAnimations()) {
          if (!(animation instanceof CSSTransition)) continue
          if (!animation.transitionProperty.startsWith('--')) continue
          animation.pause()
          animation.currentTime = 550
        }
        const height = (selector: string) => {
          const piece = document.querySelector(selector)
          return piece ? new DOMMatrix(getComputedStyle(piece).transform).f : 0
        }
        return {
          red: Number(/rgb\((\d+)/.exec(style.backgroundImage)?.[1]),
          sun: height('.scene .sun'),
          moon: height('.scene .moon'),
          dunes: height('#dunes'),
          hills: height('#hills'),
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
      await page.getByRole('switch', { name: 'Play' }).check()
      const at = (share: number) =>
        page.evaluate(async elapsed => {
          for (const animation of document.getAnimations()) {
            if (animation.effect?.getComputedTiming().duration !== 12_000) continue
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
      expect(await at(0.08)).toEqual({ x: 118, y: 184, stars: 0 })
      expect(await at(0.34)).toEqual({ x: 160, y: 118, stars: 0 })
      expect(await at(0.6)).toEqual({ x: 202, y: 188, stars: 0 })
      expect(await at(0.88)).toEqual({ x: 150, y: 470, stars: 1 })
    })

    test('on the first view the picture grows out of the chosen word, within a second and a half', async ({
      page,
    }) => {
      await hurry(page, 0.001)
      await page.goto('/')
      await expect
        .poll(() => firstView(page, 0))
        .toEqual({ radius: 0, light: 0, sun: 420, dunes: 189 })
      const halfway = await firstView(page, 600)
      for (const [name, [least, most]] of Object.entries({
        radius: [100, 1010],
        light: [0.1, 0.99],
        sun: [190, 410],
        dunes: [5, 180],
      })) {
        expect(Reflect.get(halfway, name), name).toBeGreaterThan(least ?? 0)
        expect(Reflect.get(halfway, name), name).toBeLessThan(most ?? 0)
      }
      expect(await firstView(page, 1400)).toEqual({ radius: 969, light: 1, sun: 188, dunes: 0 })
    })

    test('nothing grows once more when somebody comes back to the top of the page, or to the page', async ({
      page,
    }) => {
      const grows = () =>
        page.evaluate(() => {
          const animations = document.querySelector('.stage')?.getAnimations() ?? []
          const names = animations.flatMap(each =>
            each instanceof CSSTransition ? each.transitionProperty : [],
          )
          return names.includes('clip-path')
        })
      const follow = (path: string) =>
        page.evaluate(
          href => document.querySelector<HTMLElement>(`a[href$="${href}"]`)?.click(),
          path,
        )
      await holdTransitions(page)
      await page.goto('/')
      await expect.poll(grows).toBe(true)
      await endTransitions(page)
      await follow('#faq')
      await page.waitForURL('/#faq')
      await page.goBack()
      await frames(page)
      expect(await grows()).toBe(false)
      // A busy browser may leave out the transition from page to page; then the picture grows like any new one.
      await expect(async () => {
        await follow('/privacy-policy')
        await page.waitForURL('/privacy-policy')
        await page.goBack()
        await page.waitForURL('/')
        await frames(page)
        expect(await grows()).toBe(false)
      }).toPass()
    })

    test('nothing grows where the address leads to a section', async ({ page }) => {
      const growsWhenNew = () =>
        page.evaluate(() => {
          // As in a first frame: which parts of the page a browser has in that one differs.
          const stage = document.querySelector('.stage')
          stage?.parentElement?.prepend(stage)
          return stage && getComputedStyle(stage).clipPath
        })
      await page.goto('/')
      expect(await growsWhenNew()).toBe('circle(0px at 59.5px 34px)')
      await page.goto('/#features')
      expect(await growsWhenNew()).toBe('circle(969px at 59.5px 34px)')
    })

    test('the ground of a chosen flower covers the one before, and then its petals turn in one by one', async ({
      page,
    }) => {
      await page.goto('/')
      await endTransitions(page)
      await click(page, 'paper')
      /** The flowers that are to be seen, the radius of the new ground in px, and how much of each petal. */
      const at = (time: number) =>
        page.evaluate(elapsed => {
          const flower = document.querySelector('.flower-paper')
          if (!flower) throw new Error('there is no flower')
          for (const animation of document.getAnimations()) {
            if (!(animation instanceof CSSTransition)) continue
            animation.pause()
            animation.currentTime = elapsed
          }
          const flowers = Array.from(document.querySelectorAll('.panel-image > svg'))
          // A copy has its own progress; the petals that are copied have that of their flower.
          const petals = Array.from(document.querySelectorAll('#folds-three > *'))
          return {
            seen: flowers
              .filter(each => each.checkVisibility({ visibilityProperty: true }))
              .map(each => each.getAttribute('class')),
            radius: Number(/[\d.]+/.exec(getComputedStyle(flower).clipPath)?.[0]),
            petals: petals.map(petal => Math.round(Number(getComputedStyle(petal).opacity) * 1000)),
          }
        }, time)
      expect(await at(0)).toEqual({
        seen: ['flower-glass', 'flower-paper'],
        radius: 0,
        petals: [0, 0, 0],
      })
      // The ground is out before the first petal; 22 ms are the 16th part of a petal's time, 62 of 1,000.
      const ground = await at(250)
      expect(ground.radius).toBeGreaterThan(100)
      expect(ground.petals).toEqual([0, 0, 0])
      const [first = 0, second = 0, third = 0] = (await at(450)).petals
      expect(first).toBeGreaterThan(400)
      expect(first - second).toBeCloseTo(62.5, -1)
      expect(second - third).toBeCloseTo(62.5, -1)
      const end = await at(1401)
      expect(end).toMatchObject({ seen: ['flower-paper'], petals: [1000, 1000, 1000] })
    })

    test('an answer begins as three dots, and grows from its lower left corner', async ({
      page,
    }) => {
      await page.goto('/')
      await endTransitions(page)
      await click(page, 'warmer')
      /** Whether the dots and the words are to be seen, and what is cut off of the bubble at its top and its right. */
      const at = (time: number) =>
        page.evaluate(elapsed => {
          const answer = document.querySelector('.reply-warmer')
          if (!answer) throw new Error('there is no answer')
          for (const animation of answer.getAnimations({ subtree: true })) {
            animation.pause()
            animation.currentTime = elapsed
          }
          const { color, clipPath } = getComputedStyle(answer)
          const dots = getComputedStyle(answer, '::after').borderBottomColor
          const isSeen = (value: string) => value !== 'rgba(0, 0, 0, 0)'
          const [cut = ''] = /(?<=inset\().*?(?= round)/.exec(clipPath) ?? []
          return { hasDots: isSeen(dots), hasWords: isSeen(color), cut }
        }, time)
      const small = 'calc(100% - 40.8px) calc(100% - 66.3px) 0px 0px'
      expect(await at(0)).toEqual({ hasDots: true, hasWords: false, cut: small })
      expect(await at(419)).toEqual({ hasDots: true, hasWords: false, cut: small })
      const growing = await at(480)
      expect(growing).toMatchObject({ hasDots: false, hasWords: true })
      expect(growing.cut).toMatch(/^calc\(\d+\.\d+% - \d+\.\d+px\) calc\(.*\) 0px 0px$/)
      await endTransitions(page)
      await expect(page.locator('.reply-warmer')).toHaveCSS(
        'clip-path',
        'inset(0px round 16px 16px 16px 5px)',
      )
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
        const play = page.getByRole('switch', { name: 'Play' })
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
        await page.getByRole('switch', { name: 'Play' }).check()
        // From night, where the sun stands at 150, the picture changes to dawn at once.
        const seen: number[] = []
        await expect
          .poll(async () => {
            seen.push(await sunX(page))
            return seen.at(-1)
          })
          .toBe(118)
        expect(seen.filter(x => x !== 150 && x !== 118)).toEqual([])
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
