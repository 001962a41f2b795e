import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { cutWords } from './cutWords.ts'
import { atRest, expect, hydrate, mobile, test } from './page.ts'

// On a phone, where the panels are small: what moves is painted in software here.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: mobile })

/** What each word does to the sky's zenith and to the land, as the visitor's screen shows it. */
const skies = {
  dawn: 'rgb(77, 116, 176)',
  dusk: 'rgb(28, 34, 88)',
  night: 'rgb(5, 9, 32)',
} as const
const places = { Dunes: 'dunes', Sea: 'sea', Hills: 'hills' } as const

type PlaceWord = keyof typeof places
type TimeWord = keyof typeof skies

async function choose(page: Page, ...words: readonly string[]): Promise<void> {
  for (const name of words) await page.getByRole('radio', { name, exact: true }).check()
}

/** The sky's color at the zenith in a picture, and the land that is up in it. */
function scene(page: Page, selector = '.scene'): Promise<{ sky: string; land: string[] }> {
  return page.locator(selector).evaluate(picture => {
    const style = getComputedStyle(picture)
    return {
      sky: style.getPropertyValue('--sky-1'),
      land: ['dunes', 'sea', 'hills'].filter(
        place => Number(style.getPropertyValue(`--${place}`)) < 1,
      ),
    }
  })
}

/** The materials whose flower is opaque. */
function visibleFlowers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['glass', 'paper', 'neon'].filter(name => {
      const flower = document.querySelector(`.flower-${name}`)
      return flower !== null && getComputedStyle(flower).opacity === '1'
    }),
  )
}

function sunX(page: Page): Promise<number> {
  return page.evaluate(() => {
    const picture = document.querySelector('.scene')
    return picture ? Number.parseFloat(getComputedStyle(picture).getPropertyValue('--sun-x')) : 0
  })
}

/** Ends what moves between two choices at once: where it ends is looked at here, not how. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
  })
}

/** Stops everything that moves, so that a busy machine has time to look, or lets it go on. */
async function setPlaying(page: Page, isPlaying: boolean): Promise<void> {
  await page.evaluate(plays => {
    for (const animation of document.getAnimations()) {
      if (plays) animation.play()
      else animation.pause()
    }
  }, isPlaying)
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the triptych ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('makes the flower of the material that was chosen', async ({ page }) => {
      await page.goto('/')
      for (const material of ['paper', 'neon', 'glass']) {
        await choose(page, material)
        await settle(page)
        await expect.poll(() => visibleFlowers(page)).toEqual([material])
        const flowers = page.getByRole('img', { name: /^A \w+ flower$/ })
        await expect(flowers).toHaveCount(1)
        await expect(flowers).toHaveAccessibleName(`A ${material} flower`)
      }
    })

    test('answers in the tone that was chosen, and in no other', async ({ page }) => {
      await page.goto('/')
      const replies = page.locator('.panel-chat').getByRole('status')
      for (const [tone, reply] of [
        ['Warmer.', '“Nobody wants to let this warmth go.”'],
        ['As a question.', '“Who told the warmth it could stay?”'],
        ['Shorter.', '“Still warm.”'],
      ] as const) {
        await choose(page, tone)
        await expect(replies.getByText(reply)).toBeVisible()
        await expect(replies.locator('p:visible')).toHaveCount(1)
      }
    })

    test('is one work: the chat and the end of the page follow the place and the time', async ({
      page,
    }) => {
      await page.goto('/')
      const chat = page.locator('.panel-chat')
      for (const [place, time, line] of [
        ['Sea', 'night', '“The day is gone; its warmth is not.”'],
        ['Hills', 'dawn', '“The night kept it warm.”'],
        ['Dunes', 'dusk', '“The warmth stays a little longer.”'],
      ] as const) {
        await choose(page, place, time)
        await settle(page)
        const land = [places[place]]
        await expect.poll(() => scene(page, '.sent')).toEqual({ sky: skies[time], land })
        await expect
          .poll(() => scene(page, '.closing > :nth-child(2)'))
          .toEqual({
            sky: skies.night,
            land,
          })
        await expect(chat.getByText(line)).toBeVisible()
        await expect(chat.locator('.replies').first().locator('p:visible')).toHaveCount(1)
      }
    })

    test('announces what was made, once it is done', async ({ page }) => {
      await page.goto('/')
      const made = page.locator('.screen').getByRole('status')
      await expect(made).toHaveText('Dunes at dusk', { useInnerText: true })
      await choose(page, 'Sea')
      await setPlaying(page, false)
      await expect(page.getByText('Generating')).toBeVisible()
      await expect(made).toHaveText('', { useInnerText: true })
      await setPlaying(page, true)
      await expect(made).toHaveText('Sea at dusk', { useInnerText: true })
      await expect(page.getByText('Generating')).toBeHidden()
      const picture = page.getByRole('img', { name: 'Sea at dusk' }).first()
      await expect(picture).toHaveClass('scene')
      // The ring has closed.
      expect(
        await page
          .locator('.progress-ring :last-child')
          .evaluate(ring => getComputedStyle(ring).strokeDasharray),
      ).toBe('1px, 1px')
    })

    test('keeps among the recent videos what was chosen before, and nothing else', async ({
      page,
    }) => {
      await page.goto('/')
      await choose(page, 'Sea', 'night')
      const recent = page.getByRole('listitem').getByRole('img')
      await expect(recent).toHaveCount(3)
      for (const name of ['Dunes at dusk', 'Sea at dusk', 'Sea at night']) {
        await expect(page.getByRole('img', { name })).toBeVisible()
      }
    })

    test('plays a day, pauses it, goes on, and stops where it began', async ({ page }) => {
      await page.goto('/')
      const play = page.getByRole('checkbox', { name: 'Play' })
      await play.check()
      // From dusk, where it was, to dawn, and on from there.
      await expect.poll(async () => [106, 212].includes(await sunX(page))).toBe(false)
      await play.uncheck()
      await atRest(page)
      const paused = await sunX(page)
      expect([106, 212]).not.toContain(paused)
      for (let look = 0; look < 5; look += 1) expect(await sunX(page)).toBe(paused)
      await play.check()
      await expect.poll(() => sunX(page)).not.toBe(paused)
      await skipToTheEnd(page)
      await expect.poll(() => scene(page)).toEqual({ sky: skies.dusk, land: ['dunes'] })

      const again = javaScriptEnabled ? play : page.getByRole('checkbox', { name: 'Again' })
      await expect(page.getByRole('checkbox')).toHaveCount(1)
      await again.check()
      await expect.poll(async () => [106, 212].includes(await sunX(page))).toBe(false)
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with reduced motion, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    // Nine pictures without what moves between them, which has tests of its own.
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } })

    test('shows the place and time of the sentence, and saves that picture', async ({ page }) => {
      await page.goto('/')
      for (const [place, id] of Object.entries(places)) {
        for (const [time, sky] of Object.entries(skies)) {
          await page.locator(`input[value=${id}]`).press('Space')
          await page.locator(`input[value=${time}]`).press('Space')
          const name = `Save ${place} at ${time}`
          expect(await scene(page), name).toEqual({ sky, land: [id] })
          const save = page.getByRole('link', { name, exact: true })
          await expect(save).toHaveCount(1)
          await expect(save).toHaveAttribute('href', `/wallpapers/${id}-${time}.png`)
        }
      }
    })
  })
}

test('a day lasts about twelve seconds, and Play rests after it', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const play = page.getByRole('checkbox', { name: 'Play' })
  await play.check()
  await expect.poll(() => lengthOfDay(page)).toBeGreaterThan(11_500)
  expect(await lengthOfDay(page)).toBeLessThan(13_000)
  await skipToTheEnd(page)
  await expect(play).not.toBeChecked()
  await choose(page, 'night')
  await expect.poll(async () => (await scene(page)).sky).toBe(skies.night)
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
      ...{ red, sun: number('--sun-y'), moon: number('--moon-y') },
      ...{ dunes: sunk('dunes'), hills: sunk('hills') },
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

test('Play moves its knob through the day, as a sun by day and a moon by night', async ({
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
        animation.currentTime = elapsed * 12_000
      }
      const bar = document.querySelector('.playhead')
      if (!bar) throw new Error('there is no bar')
      const knob = getComputedStyle(bar, '::before')
      return {
        place: Number.parseFloat(knob.left) / (bar.clientWidth - Number.parseFloat(knob.width)),
        stars: Number(getComputedStyle(bar).getPropertyValue('--stars')),
      }
    }, share)
  // From dusk, where it was, back to dawn, and through the day to night.
  expect((await at(0)).place).toBeCloseTo(0.65, 1)
  expect((await at(0.08)).place).toBeCloseTo(0, 1)
  const noon = await at(0.34)
  expect(noon.place).toBeCloseTo(0.33, 1)
  expect(noon.stars).toBe(0)
  const night = await at(0.88)
  expect(night.place).toBeCloseTo(1, 1)
  expect(night.stars).toBeCloseTo(1, 1)
})

test('choosing a word generates once, then everything rests', async ({ page }) => {
  await page.goto('/')
  // The memory of the recent videos is a transition that waits for days: it moves nothing.
  const running = () =>
    page.evaluate(
      () =>
        document
          .querySelector('.panel-video')
          ?.getAnimations({ subtree: true })
          .filter(({ playState, effect }) => {
            const length = Number(effect?.getComputedTiming().endTime)
            return playState === 'running' && length < 60_000
          }).length,
    )
  await expect.poll(running).toBe(0)
  await choose(page, 'night')
  expect(await running()).toBeGreaterThan(0)
  await expect.poll(running).toBe(0)
})

test('Save downloads a picture in the size of a phone', async ({ page }) => {
  await page.goto('/')
  await choose(page, 'Hills', 'dawn')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Hills at dawn.png')
  const png = await readFile(await download.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1320, 2868])
})

test('the keyboard chooses, plays and saves, and shows where it is', async ({ page }) => {
  await page.goto('/')
  const place = (name: PlaceWord) => page.getByRole('radio', { name, exact: true })
  await place('Dunes').focus()
  await page.keyboard.press('ArrowRight')
  await expect(place('Sea')).toBeChecked()
  await page.keyboard.press('Tab')
  const dusk: TimeWord = 'dusk'
  await expect(page.getByRole('radio', { name: dusk })).toBeFocused()
  await page.keyboard.press('Tab')
  const play = page.getByRole('checkbox', { name: 'Play' })
  await expect(play).toBeFocused()
  await page.keyboard.press('Space')
  await expect(play).toBeChecked()
  await expect(play).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Save' })).toBeFocused()
})

test('with reduced motion nothing moves, and the picture changes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
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

test('forced colors show what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const background = (word: string) =>
    page
      .locator('.choice span', { hasText: word })
      .first()
      .evaluate(element => getComputedStyle(element).backgroundColor)
  expect(await background('Dunes')).not.toBe(await background('Sea'))
})

test('nothing of the triptych is cut or wider than its panel at 320 px', async ({ page }) => {
  for (const path of ['/', '/de']) {
    await page.goto(path)
    expect(await cutWords(page), path).toEqual({})
  }
})

test('a visitor who asks for more contrast gets full ink', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/')
  const colors = await page.evaluate(() =>
    ['.lead', '.feature p', 'h1'].map(selector => {
      const element = document.querySelector(selector)
      return element ? getComputedStyle(element).color : selector
    }),
  )
  expect(new Set(colors).size).toBe(1)
})
