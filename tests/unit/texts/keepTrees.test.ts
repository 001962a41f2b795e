import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Root } from 'mdast'
import { beforeEach, expect, it } from 'vitest'
import { keepTrees } from '../../../src/company/texts/parse.ts'

const base = mkdtempSync(join(tmpdir(), 'trees-'))
const folder = join(base, 'kept')
const parserFile = join(base, 'parser.ts')
const long = 'Words. '.repeat(300)

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  writeFileSync(parserFile, 'first version')
  return () => rmSync(folder, { recursive: true, force: true })
})

/** Parses in a process of its own, so to say: says whether it had to parse, and what came of it. */
function parsedBy(version: string, text = long, parserFiles = [parserFile]) {
  let count = 0
  const parse = keepTrees(folder, parserFiles, (markdown): Root => {
    count += 1
    return { type: 'root', children: [{ type: 'html', value: version + markdown }] }
  })
  const [child] = parse(text).children
  return { count, value: child?.type === 'html' ? child.value : undefined }
}

it('what one process parsed, the next one reads', () => {
  expect(parsedBy('first ')).toEqual({ count: 1, value: `first ${long}` })
  expect(parsedBy('second ')).toEqual({ count: 0, value: `first ${long}` })
})

it('another parser parses again', () => {
  parsedBy('first ')
  writeFileSync(parserFile, 'second version')
  expect(parsedBy('second ')).toEqual({ count: 1, value: `second ${long}` })
})

it('what is damaged is parsed again', () => {
  parsedBy('first ')
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"type":"ro')
  expect(parsedBy('second ').value).toBe(`second ${long}`)
  expect(parsedBy('third ').value).toBe(`second ${long}`)
})

it('short texts, and a parser that nobody knows, leave no file', () => {
  expect(parsedBy('first ', 'Words.')).toEqual({ count: 1, value: 'first Words.' })
  expect(parsedBy('first ', long, [parserFile, join(base, 'missing.ts')]).count).toBe(1)
  expect(readdirSync(base)).toEqual(['parser.ts'])
})

it('a folder that cannot be written costs time only', () => {
  writeFileSync(folder, 'a file')
  expect(parsedBy('first ').value).toBe(`first ${long}`)
  expect(parsedBy('second ').value).toBe(`second ${long}`)
})
