import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Box, boxesExpression, type PageBoxes } from './boxes.ts'
import { startChromium } from './chromium.ts'
import { address, type Engine, type SiteName } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webKit.ts'

let engines: Record<'Chromium' | 'Firefox' | 'WebKit', Pick<Engine, 'measure' | 'close'>>

beforeAll(async () => {
  const [chromium, firefox, webKit] = await Promise.all([
    startChromium(),
    startFirefox(),
    startWebKit(),
  ])
  engines = { Chromium: chromium, Firefox: firefox, WebKit: webKit }
})

afterAll(() => Promise.all(Object.values(engines).map(engine => engine.close())))

const widths = [390, 700, 1440]

/** How far sizes may differ, in CSS pixels and as a share: engines round letters and lines each in its way. */
const tolerance = { pixels: 4, share: 0.1 }

function isSame(size: number, expected: number, line: number): boolean {
  return Math.abs(size - expected) <= tolerance.pixels + tolerance.share * expected + line
}

/** What another engine shows in another size than Chromium does; a text may take a line more or less. */
function differences(expected: readonly Box[], boxes: readonly Box[]): string[] {
  expect(boxes.map(({ name }) => name)).toEqual(expected.map(({ name }) => name))
  return boxes.flatMap(({ name, width, height, line }, index) => {
    const box = expected[index] ?? { width: 0, height: 0 }
    if (isSame(width, box.width, 0) && isSame(height, box.height, line)) return []
    return `${name} has ${width} x ${height}, and in Chromium ${box.width} x ${box.height}`
  })
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

it.each(
  pages
    .trim()
    .split('\n')
    .map(page => page.split(' ') as [SiteName, string]), // as the table is written
)(
  '%s site, %s: no picture is over its neighbor, and sizes are the same in three engines',
  // A page is opened nine times, in WebKit each time by a process of its own.
  { timeout: 120_000 },
  async (site, path) => {
    const found: Record<string, readonly string[]> = {}
    for (const width of widths) {
      const show = async (engine: Pick<Engine, 'measure'>) => {
        const size = { width, height: 900 }
        const shown = await engine.measure(address(path, site), size, boxesExpression)
        return shown as PageBoxes // what the expression gives
      }
      const expected = await show(engines.Chromium)
      for (const [name, engine] of Object.entries(engines)) {
        const { boxes, faults } = name === 'Chromium' ? expected : await show(engine)
        const all = [...faults, ...differences(expected.boxes, boxes)]
        if (all.length > 0) found[`${name}, ${width} px`] = all
      }
    }
    expect(found).toEqual({})
  },
)
