import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import legal from '../../../scripts/legal/legal.ts'
import { replaceFiles } from '../../../scripts/writeFiles.ts'
import { callOn } from '../../sites/callCommand.ts'
import { operatorFolder, ownText } from '../../sites/operatorActs.ts'

const finished = 'tests/sites/finished'
const call = callOn(legal, { SITE_DATE: '2027-01-15' })

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'written-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const notice = () => call(finished, 'notice', 'processors', '2027-01-15', '--to', folder)
const exported = () => call(finished, 'export', 'privacy-policy', 'en', '--to', folder)

describe('a command that adds files to a folder', () => {
  it('leaves a notice that somebody has edited, and writes none beside it', async () => {
    const english = join(folder, 'processors-2027-01-15.en.txt')
    writeFileSync(english, 'My own words')
    const { code, output } = await notice()
    expect(code).toBe(1)
    expect(output).toMatch(/en\.txt: already exists; nothing was written\. Edit it, or remove it/)
    expect(readFileSync(english, 'utf8')).toBe('My own words')
    expect(readdirSync(folder)).toEqual(['processors-2027-01-15.en.txt'])
  })

  it('writes beside what is there', async () => {
    writeFileSync(join(folder, 'contract.txt'), 'signed')
    const { code, output } = await notice()
    expect([code, output.split('\n').at(-1)]).toEqual([
      0,
      'Send them on 2027-01-15: the period counts from that day.',
    ])
    expect(readdirSync(folder)).toHaveLength(5)
    expect(readFileSync(join(folder, 'contract.txt'), 'utf8')).toBe('signed')
  })

  it('takes a link that leads nowhere for a file', async () => {
    const link = join(folder, 'privacy-policy.en.docx')
    symlinkSync('secret', link)
    const { code, output } = await exported()
    expect([code, existsSync(join(folder, 'secret'))]).toEqual([1, false])
    expect(output).toContain('privacy-policy.en.docx: already exists; nothing was written')
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
  })

  it.each(['a file', 'a link'])(
    'neither writes nor deletes %s that has the name of an unfinished one',
    async what => {
      const secret = join(folder, 'secret')
      writeFileSync(secret, 'kept')
      const unfinished = join(folder, 'privacy-policy.en.docx.unfinished')
      if (what === 'a link') symlinkSync('secret', unfinished)
      else writeFileSync(unfinished, 'kept')
      const { code, output } = await exported()
      expect(code).toBe(1)
      expect(output).toMatch(
        /docx\.unfinished: is where a file is written until it is whole; nothing was written\. Remove it, or move it elsewhere\.$/,
      )
      expect([readFileSync(secret, 'utf8'), readFileSync(unfinished, 'utf8')]).toEqual([
        'kept',
        'kept',
      ])
      expect(readdirSync(folder).toSorted()).toEqual([
        'privacy-policy.en.docx.unfinished',
        'secret',
      ])
    },
  )
})

describe('files that cannot be written', () => {
  const output = { log: () => undefined, error: () => undefined }
  const at = (name: string) => join(folder, name)

  it('leave what was there as it was, and no folder that was made for them', () => {
    writeFileSync(at('published.yaml'), 'as it was')
    const files = [
      { file: at('published.yaml'), content: 'changed' },
      { file: at('versions/2.0/en.md'), content: 'new' },
      // The place of this one is a folder by the time that it is written.
      { file: at('facts'), content: 'new' },
      { file: at('facts/2027-01-15.yaml'), content: 'new' },
    ]
    expect(() => replaceFiles(files, output)).toThrow('EISDIR')
    expect(readdirSync(folder)).toEqual(['published.yaml'])
    expect(readFileSync(at('published.yaml'), 'utf8')).toBe('as it was')
  })

  it('leave nothing half written where there is no room', () => {
    // The shell limits how much may be written into a file, as a full disk does.
    const script = `import { replaceFiles } from './scripts/writeFiles.ts'
      replaceFiles([{ file: process.argv[1], content: 'a'.repeat(100_000) }], console)`
    const command = `ulimit -f 8; exec "$0" --import tsx --input-type=module --eval "$1" "$2"`
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', command, process.execPath, script, at('published.yaml')],
      { encoding: 'utf8', env: { ...process.env, TSX_DISABLE_CACHE: '1' } },
    )
    expect(stderr).toContain('EFBIG')
    expect(status).toBe(1)
    expect(readdirSync(folder)).toEqual([])
  })
})

describe("in the company's folder", () => {
  let site = ''
  beforeEach(() => {
    site = operatorFolder('finished')
  })
  afterEach(() => rmSync(site, { recursive: true, force: true }))

  it('a text that is a link stays one: what it leads to is confirmed', async () => {
    for (const code of ['en', 'de']) ownText(site, `${code}/privacy-policy.md`, text => text)
    const german = join(site, 'texts/de/privacy-policy.md')
    // A folder whose name begins with a dot is read by no one else.
    mkdirSync(join(site, '.shared'))
    const shared = join(site, '.shared/privacy-policy.md')
    renameSync(german, shared)
    writeFileSync(shared, readFileSync(shared, 'utf8').replace(/^translates: .*\n/m, ''))
    symlinkSync('../../.shared/privacy-policy.md', german)
    expect((await call(site, 'confirm', 'privacy-policy', 'de')).code).toBe(0)
    expect(lstatSync(german).isSymbolicLink()).toBe(true)
    expect(readFileSync(shared, 'utf8')).toMatch(/^translates: introduction=/m)
  })

  it('no version is written where the list of versions cannot be', async () => {
    for (const code of ['en', 'de']) {
      ownText(site, `${code}/terms-of-service.md`, text =>
        text.replace(/^effective: .*$/m, 'effective: 2026-01-01'),
      )
    }
    await call(site, 'confirm', 'terms-of-service', 'de')
    mkdirSync(join(site, '.shared'))
    const list = join(site, '.shared/published.yaml')
    writeFileSync(list, '[]\n')
    writeFileSync(`${list}.unfinished`, 'kept')
    symlinkSync('.shared/published.yaml', join(site, 'published.yaml'))
    const publish = () => call(site, 'publish', 'terms-of-service', '--published', '2025-11-01')
    const refused = await publish()
    expect(refused.output).toContain('published.yaml.unfinished: is where a file is written')
    expect([refused.code, existsSync(join(site, 'versions/terms-of-service/2.0/en.md'))]).toEqual([
      1,
      false,
    ])
    rmSync(`${list}.unfinished`)
    expect((await publish()).code).toBe(0)
    expect(readFileSync(list, 'utf8')).toMatch(/^- terms-of-service\/2\.0 # sha256-\S+$/m)
  })
})
