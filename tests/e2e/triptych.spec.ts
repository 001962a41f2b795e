import type { Page } from '@playwright/test'
import { message } from '../sites/message.ts'
import { addresses, drawnSites } from './addresses.ts'
import { atRest, endTransitions, expect, mobile, test } from './page.ts'
import { choose, click, hurry, places, scene, skies, sunX } from './triptychPage.ts'

// On a phone, where the panels are small: what moves is painted in software here.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: mobile })

/** The materials whose flower is to be seen. */
function visibleFlowers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['glass', 'paper', 'neon'].filter(name => {
      const flower = document.querySelector(`.flower-${name}`)
      return flower?.checkVisibility({ visibilityProperty: true }) ?? false
    }),
  )
}

/** How long the day that is played lasts, in ms. */
function lengthOfDay(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lengths = document
      .getAnimations()
      .map(animation => Number(animation.effect?.getComputedTiming().endTime))
    return Math.max(...lengths.filter(Number.isFinite))
  })
}

/** Brings the day that is played to its last tenth of a second. */
async function skipToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const length = Number(animation.effect?.getComputedTiming().endTime)
      if (length > 5000) animation.currentTime = length - 100
    }
  })
  await atRest(page)
}

const visits = drawnSites.flatMap(site =>
  [true, false].map(javaScriptEnabled => ({ site, javaScriptEnabled })),
)

for (const { site, javaScriptEnabled } of visits) {
  test.describe(`${site} site ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ baseURL: addresses[site], javaScriptEnabled })

    test('the triptych shows, says and plays what was chosen', async ({ page }) => {
      test.slow()
      await page.goto('/')
      await hurry(page, 10)

      await test.step('announces what was made, once it is done', async () => {
        const made = page.locator('.screen').getByRole('status')
        await expect(made).toHaveText('Dunes at dusk', { useInnerText: true })
        // Slow enough for a busy machine to see it.
        await hurry(page, 0.1)
        await choose(page, 'Sea')
        await expect(made).toHaveText('Generating', { useInnerText: true })
        await hurry(page, 10)
        await expect(made).toHaveText('Sea at dusk', { useInnerText: true })
        const picture = page.getByRole('img', { name: 'Sea at dusk' }).first()
        await expect(picture).toHaveClass('scene')
        // The ring has closed.
        expect(
          await page
            .locator('.progress-ring :last-child')
            .evaluate(ring => getComputedStyle(ring).strokeDasharray),
        ).toBe('1px, 1px')
      })

      await test.step('keeps among the recent videos what was chosen before, and nothing else', async () => {
        await choose(page, 'night')
        const recent = page.getByRole('listitem')
        await expect(recent.getByRole('img')).toHaveCount(3)
        for (const name of ['Dunes at dusk', 'Sea at dusk', 'Sea at night']) {
          await expect(recent.getByRole('img', { name })).toBeVisible()
        }
      })

      await test.step('makes the flower of the material', async () => {
        const said = page.locator('.panel-image').getByRole('status')
        for (const material of ['paper', 'neon', 'glass']) {
          await choose(page, material)
          await expect(said, 'says it').toHaveText(`A ${material} flower`, { useInnerText: true })
          await endTransitions(page)
          await expect.poll(() => visibleFlowers(page)).toEqual([material])
          const flowers = page.getByRole('img', { name: /^A \w+ flower$/ })
          await expect(flowers).toHaveCount(1)
          await expect(flowers).toHaveAccessibleName(`A ${material} flower`)
        }
      })

      const chat = page.locator('.panel-chat')

      await test.step('is one work: the chat and the end of the page follow the place and the time', async () => {
        for (const [place, time, line] of [
          ['Sea', 'night', message('panel.chat.night')],
          ['Hills', 'dawn', message('panel.chat.dawn')],
          ['Dunes', 'dusk', message('panel.chat.dusk')],
        ] as const) {
          await click(page, places[place], time)
          await endTransitions(page)
          const land = [places[place]]
          await expect.poll(() => scene(page, '.sent')).toEqual({ sky: skies[time], land })
          await expect
            .poll(() => scene(page, '.closing > :nth-child(2)'))
            .toEqual({ sky: skies.night, land })
          await expect(chat.getByText(line)).toBeVisible()
          await expect(chat.locator('.stack').first().locator('p:visible')).toHaveCount(1)
        }
      })

      await hurry(page, 1)

      await test.step('answers in the tone that was chosen, and in no other', async () => {
        const replies = chat.getByRole('status')
        for (const [tone, reply] of [
          [message('panel.chat.warmer'), message('panel.chat.warmer.answer')],
          [message('panel.chat.asked'), message('panel.chat.asked.answer')],
          [message('panel.chat.shorter'), message('panel.chat.shorter.answer')],
        ] as const) {
          await choose(page, tone)
          await expect(replies.getByText(reply)).toBeVisible()
          await expect(replies.locator('p:visible')).toHaveCount(1)
        }
      })

      await test.step('plays a day of twelve seconds, pauses it, goes on, and stops where it began', async () => {
        const play = page.getByRole('switch', { name: 'Play Dunes at dusk' })
        await play.check()
        // From dusk, where it was, to dawn, and on from there.
        await expect.poll(async () => [118, 202].includes(await sunX(page))).toBe(false)
        await play.uncheck()
        await atRest(page)
        const paused = await sunX(page)
        expect([118, 202]).not.toContain(paused)
        for (let look = 0; look < 5; look += 1) expect(await sunX(page)).toBe(paused)
        await play.check()
        await expect.poll(() => sunX(page)).not.toBe(paused)
        await expect.poll(() => lengthOfDay(page)).toBeGreaterThan(11_500)
        expect(await lengthOfDay(page)).toBeLessThan(13_000)
        await skipToTheEnd(page)
        await expect.poll(() => scene(page)).toEqual({ sky: skies.dusk, land: ['dunes'] })

        if (javaScriptEnabled) await expect(play).not.toBeChecked()
        const again = javaScriptEnabled
          ? play
          : page.getByRole('switch', { name: 'Again Dunes at dusk' })
        await expect(page.getByRole('switch')).toHaveCount(1)
        await again.check()
        await expect.poll(async () => [118, 202].includes(await sunX(page))).toBe(false)
      })

      await test.step('with reduced motion, shows and saves each picture at once', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.getByRole('switch').uncheck()
        for (const [place, id] of Object.entries(places)) {
          for (const [time, sky] of Object.entries(skies)) {
            await click(page, id, time)
            const picture = `${place} at ${time}`
            expect(await scene(page), picture).toEqual({ sky, land: [id] })
            const links = await page.locator('.player + .stack').ariaSnapshot()
            expect(links.match(/link .*\n.*/g), picture).toEqual([
              `link "Save ${picture}":\n  - /url: /wallpapers/${id}-${time}.png`,
            ])
          }
        }
      })
    })
  })
}
