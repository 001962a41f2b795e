import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Box, boxesExpression, type PageBoxes } from './boxes.ts'
import { startChromium } from './chromium.ts'
import { address, type Engine, type SiteName } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { markExpression, marked, type Named, wordsOf } from './names.ts'
import { engineStates } from './programs.mjs'
import { startWebKit } from './webKit.ts'

const starts = { Firefox: startFirefox, WebKit: startWebKit } as const

/** The engines that are installed: scripts/test/test.mjs says which are not. */
const installed = engineStates()
  .filter(({ missing }) => missing.length === 0)
  .map(({ name }) => name)

let chromium: Engine
let others: readonly (readonly [name: string, engine: Engine])[]

beforeAll(async () => {
  const starting = installed.map(async name => [name, await starts[name]()] as const)
  chromium = await startChromium()
  others = await Promise.all(starting)
})

afterAll(() => Promise.all([chromium, ...others.map(([, engine]) => engine)].map(e => e.close())))

/** How far sizes may differ, in CSS pixels and as a share: engines round letters and lines each in its way. */
const tolerance = { pixels: 4, share: 0.1 }

function isSame(size: number, expected: number, line: number): boolean {
  return Math.abs(size - expected) <= tolerance.pixels + tolerance.share * expected + line
}

/** What another engine shows in another size than Chromium does; a text may take a line more or less. */
function differencesOfBoxes(expected: readonly Box[], boxes: readonly Box[]): string[] {
  expect(boxes.map(({ name }) => name)).toEqual(expected.map(({ name }) => name))
  return boxes.flatMap(({ name, width, height, line }, index) => {
    const box = expected[index] ?? { width: 0, height: 0 }
    if (isSame(width, box.width, 0) && isSame(height, box.height, line)) return []
    return `${name} has ${width} x ${height}, and in Chromium ${box.width} x ${box.height}`
  })
}

/** What another engine calls otherwise than Chromium does. */
function differencesOfNames(expected: readonly Named[], named: readonly Named[]): string[] {
  expect(named.map(({ place }) => place)).toEqual(expected.map(({ place }) => place))
  return named.flatMap(({ place, name }, index) => {
    const inChromium = expected[index]?.name
    return name === inChromium ? [] : `${place} is named "${name}", and in Chromium "${inChromium}"`
  })
}

interface ShownPage extends PageBoxes {
  readonly named: readonly Named[]
}

/** What a picture is called follows when it has been made: to be awaited, unlike what moves when it is asked to. */
const rest = `Promise.all(
  document.getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < 5000)
    .map(({ finished }) => finished.catch(() => {})),
).then(() => true)`

async function show({ tab }: Engine, url: string, width: number): Promise<ShownPage> {
  await tab.resize({ width, height: 900 })
  await tab.open(url)
  const shown = (await tab.evaluate(boxesExpression)) as PageBoxes // what the expression gives
  const places = (await tab.evaluate(markExpression)) as string[] // as above
  await tab.evaluate(rest)
  const names = await tab.names(marked)
  const named = names.map((name, index) => ({ place: places[index] ?? '', name: wordsOf(name) }))
  return { ...shown, named }
}

const pages = `
unsupplied /
unsupplied /de
unsupplied /nowhere
launched /
launched /de/data-processing-agreement
finished /
finished /sub-processors
`

const table = pages
  .trim()
  .split('\n')
  .map(page => page.split(' ') as [SiteName, string]) // as the table is written

describe.each(table)('%s site, %s', (site, path) => {
  it.each([390, 700, 1440])(
    'at %i px covers no neighbor, and has the sizes and names of Chromium in every engine',
    { timeout: 120_000 },
    async width => {
      const url = address(path, site)
      const [expected, ...shown] = await Promise.all(
        [chromium, ...others.map(([, engine]) => engine)].map(engine => show(engine, url, width)),
      )
      if (!expected) throw new Error('Chromium has shown nothing.')
      const found: Record<string, readonly string[]> = { Chromium: expected.faults }
      for (const [index, { boxes, faults, named }] of shown.entries()) {
        const engine = others[index]?.[0] ?? ''
        found[engine] = [
          ...faults,
          ...differencesOfBoxes(expected.boxes, boxes),
          ...differencesOfNames(expected.named, named),
        ]
      }
      expect(expected.named.filter(({ name }) => name !== '').length).toBeGreaterThan(8)
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map(name => [name, []])))
    },
  )
})
