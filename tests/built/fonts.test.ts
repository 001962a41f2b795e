import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromBuffer } from '@capsizecss/unpack'
import { create } from 'fontkitten'
import { expect, it } from 'vitest'
import { readManifest, siteFolder } from '../../contract/target.ts'

const fonts = Object.keys(readManifest().files).filter(path => path.endsWith('.woff2'))
const upright = fonts.filter(path => path.includes('-normal.'))

it.each(upright)('%s holds what four languages are written with', async path => {
  const content = readFileSync(join(siteFolder, path))
  const font = create(content)
  if (font.isCollection) throw new Error('a font file holds one font')
  const missing = [...'AZaz09ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔÙÛàâçéèêëîïôùûœÁÍÑÓÚáíñóúü¿¡«»„“”‚‘’–—…€©'].filter(
    character => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )
  expect(missing).toEqual([])
  expect((await fromBuffer(content)).familyName).toMatch(/^Instrument S(?:ans|erif)/)
})

it('two upright faces and one italic are served', () => {
  expect(upright).toHaveLength(2)
  expect(fonts).toHaveLength(3)
})
