import { expect, it } from 'vitest'
import { siteFaces } from '../../../src/build/fonts/faces.ts'
import { missingLetters } from '../../../src/build/fonts/subset.ts'
import { rasterize } from '../../../src/build/output/discovery/raster.ts'
import type { ResultCache } from '../../../src/build/output/resultCache.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><text y="15" font-family="Instrument Sans">Ag</text></svg>'
const faces = siteFaces(loadSite({ folder: 'tests/sites/unsupplied', today: '2025-06-01' }))
const [, ...others] = faces

/** A cache that lasts from build to build. */
function lastingCache(): ResultCache {
  const kept = new Map<string, Buffer>()
  return async (recipe, content, make) => {
    const name = `${recipe} ${content}`
    const result = kept.get(name) ?? (await make())
    kept.set(name, result)
    return result
  }
}

/** Draws one picture. */
async function drawn(picture: string, width = 80, typefaces = faces, cache = lastingCache()) {
  const [file] = await rasterize([{ path: '/a.png', svg: picture, width }], typefaces, cache)
  if (!Buffer.isBuffer(file?.[1])) throw new Error('nothing was drawn')
  return file[1]
}

it('a kept picture is drawn again for other typefaces, and for another width', async () => {
  const cache = lastingCache()
  const draw = (width: number, typefaces = faces) => drawn(svg, width, typefaces, cache)
  const picture = await draw(80)
  expect(picture.readUInt32BE(16)).toBe(80)
  expect(await draw(80)).toBe(picture)
  expect((await draw(160)).readUInt32BE(16)).toBe(160)
  expect((await draw(80, others)).equals(picture)).toBe(false)
})

it('letters of an unknown typeface, or of none, are in the site’s first, never in the machine’s', async () => {
  const draw = (typefaces: typeof faces, picture: string) => drawn(picture, 80, typefaces)
  const serif = faces.filter(({ family }) => family !== 'Instrument Sans')
  const unknown = svg.replace('Instrument Sans', 'Nowhere')
  const unnamed = svg.replace(' font-family="Instrument Sans"', '')
  const blank = await draw(faces, svg.replace('Ag', ''))
  const named = await draw(faces, svg)
  for (const picture of [unknown, unnamed]) {
    expect((await draw(faces, picture)).equals(named)).toBe(true)
    expect((await draw(serif, picture)).equals(named)).toBe(false)
    expect((await draw([], picture)).equals(blank)).toBe(true)
  }
})

it('letters of other languages are drawn where a package has them, and named where none has', async () => {
  const draw = (word: string) => drawn(svg.replace('Ag', word))
  const [blank, polish] = await Promise.all([draw(''), draw('Ž')])
  expect(polish.equals(blank)).toBe(false)
  expect((await draw('Ł')).equals(polish)).toBe(false)
  // Within a word, and beside what other typefaces join.
  expect((await draw('Žfi')).equals(await draw('fi'))).toBe(false)
  expect(missingLetters(faces, 'Žofie Łąka')).toEqual([])
  expect(missingLetters(faces, 'Ώμέγα a\u00AD b')).toEqual(['Ώ', 'μ', 'έ', 'γ', 'α'])
})
