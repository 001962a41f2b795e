import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { outputFolder } from '../../../scripts/build/outputFolder.mjs'
import { plantedWord } from '../../sites/plantedDraft.ts'

/** A file as somebody who opens it reads it: unpacked. */
function unpacked(file: string): Buffer {
  const content = readFileSync(file)
  if (file.endsWith('.br')) return brotliDecompressSync(content)
  if (file.endsWith('.gz')) return gunzipSync(content)
  if (file.endsWith('.docx')) return Buffer.concat(Object.values(unzipSync(content)))
  return content
}

it('no file of the build holds a word of the draft that the company is working on', () => {
  const draft = readFileSync('.cache/sites/finished/texts/en/privacy-policy.md', 'utf8')
  expect(draft).toContain(plantedWord)
  const files = readdirSync(outputFolder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(file => unpacked(file).includes(plantedWord))).toEqual([])
})
