import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromBuffer } from '@capsizecss/unpack'
import { create } from 'fontkitten'
import { expect } from 'vitest'
import { siteFolder } from '../buildUnderTest.ts'
import { attribute, textOf } from '../sites/tree.ts'
import { builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { pages } from './sitePages.ts'

/** What four languages are written with; arrows, stars and the like come from the system. */
const letters = 'AZaz09ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔÙÛàâçéèêëîïôùûœÁÍÑÓÚáíñóúü¿¡«»„“”‚‘’–—…€©'

const preloadsOf = (file: string) =>
  builtPage(file)
    .all('link[rel=preload][as=font]')
    .map(link => attribute(link, 'href'))

/** Faces that were read before: the pages of a language have theirs in common. */
const readFaces = new Map<string, ReturnType<typeof readFace>>()

async function readFace(path: string) {
  const content = readFileSync(join(siteFolder, path))
  const font = create(content)
  if (font.isCollection) throw new Error('a font file holds one font')
  return { font, familyName: (await fromBuffer(content)).familyName }
}

function face(path: string) {
  const kept = readFaces.get(path) ?? readFace(path)
  readFaces.set(path, kept)
  return kept
}

eachOf('every page', pages, ({ file, language }, check) => {
  const text = textOf(builtPage(file).one('body'))

  check('loads two upright faces of its language and one italic', () => {
    const names = preloadsOf(file).map(path => path.replace(/\.[\w-]+\.woff2$/, ''))
    expect(names).toEqual([
      `/assets/fonts/instrument-sans-normal-${language}`,
      `/assets/fonts/instrument-serif-normal-${language}`,
      '/assets/fonts/instrument-serif-italic',
    ])
  })

  check('has faces that hold every letter it shows', async () => {
    for (const path of preloadsOf(file).filter(one => one.includes('-normal-'))) {
      const { font, familyName } = await face(path)
      const shown = [
        ...letters,
        ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
      ]
      const missing = shown.filter(
        character =>
          text.includes(character) && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
      )
      expect(missing).toEqual([])
      expect(familyName).toMatch(/^Instrument S(?:ans|erif)/)
    }
  })
})
