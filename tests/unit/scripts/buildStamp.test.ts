import {
  appendFileSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isBuildFresh, sourcesHash, writeBuildStamp } from '../../../scripts/build/outputFolder.mjs'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { complaint } from '../../sites/complaint.ts'
import { draftFolder } from '../../sites/drafts.ts'

const { draft } = draftFolder()
const site = draft('stamped')
let output = ''

beforeEach(() => {
  output = mkdtempSync(join(tmpdir(), 'stamp-'))
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(output, { recursive: true })
})

/** Whether npm start would serve the build of this test again on a day. */
function isFresh(environment: Readonly<Record<string, string>> = {}, day = '2027-02-01'): boolean {
  vi.setSystemTime(`${day}T12:00:00Z`)
  return isBuildFresh({ SITE: site, SITE_OUT: output, ...environment })
}

describe('npm start builds again', () => {
  it('where nothing was built', () => {
    expect(isFresh()).toBe(false)
  })

  it.each(['{}', '{ "sources": "1'])('where a build was broken off: %s', stamp => {
    writeFileSync(join(output, 'build-stamp.json'), stamp)
    expect(isFresh()).toBe(false)
  })

  it('on the day from which a build shows something else, and not before', () => {
    writeBuildStamp(output, { sources: sourcesHash({ SITE: site }), due: '2027-03-01' })
    expect(isFresh({}, '2027-02-28')).toBe(true)
    expect(isFresh({}, '2027-03-01')).toBe(false)
    expect(isFresh({}, '2027-03-02')).toBe(false)
  })

  it('never because of the day, where no date lies ahead', () => {
    writeBuildStamp(output, { sources: sourcesHash({ SITE: site }) })
    expect(isFresh({}, '2099-01-01')).toBe(true)
  })

  it.each([
    ['SITE', 'tests/sites/unsupplied'],
    ['SITE_ORIGIN', 'https://preview.example.com'],
    ['SITE_INDEXING', 'never'],
    ['SITE_DATE', '2027-02-01'],
    ['SITE_DRAFTS', 'shown'],
    ['SITE_LAST_BUILD', '.cache/last'],
  ])('for another %s', (name, value) => {
    writeBuildStamp(output, { sources: sourcesHash({ SITE: site }) })
    expect(isFresh()).toBe(true)
    expect(isFresh({ [name]: value })).toBe(false)
  })

  it('for no lock or backup of an editor, also where a lock is a link that leads nowhere', () => {
    writeBuildStamp(output, { sources: sourcesHash({ SITE: site }) })
    const names = ['.#site.yaml', '#site.yaml#', 'site.yaml~', 'media/.DS_Store']
    symlinkSync('person@machine.1234:1', join(site, '.#site.yaml'))
    for (const name of names.slice(1)) writeFileSync(join(site, name), 'half a text')
    expect(isFresh()).toBe(true)
    expect(loadSite({ folder: site, today: '2027-02-01' }).config.brand).toBe('Longhand Studio')
    for (const name of names) rmSync(join(site, name))
  })

  it('for a link that leads nowhere, which the build then refuses by its name', () => {
    const link = join(site, 'media/picture.svg')
    writeBuildStamp(output, { sources: sourcesHash({ SITE: site }) })
    symlinkSync('nowhere.svg', link)
    expect(isFresh()).toBe(false)
    expect(complaint(() => loadSite({ folder: site, today: '2027-02-01' }))).toContain(
      'media/picture.svg: does not exist',
    )
    rmSync(link)
  })

  it('for what the company edits, adds or renames', () => {
    const file = join(site, 'site.yaml')
    writeBuildStamp(output, { sources: sourcesHash({ SITE: site }) })
    appendFileSync(file, '\n')
    expect(isFresh()).toBe(false)
    writeBuildStamp(output, { sources: sourcesHash({ SITE: site }) })
    expect(isFresh()).toBe(true)
    renameSync(join(site, 'media/app-store.svg'), join(site, 'media/badge.svg'))
    expect(isFresh()).toBe(false)
  })
})
