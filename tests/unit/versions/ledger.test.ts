import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import launchCheck from '../../../scripts/launch-check/launch-check.ts'
import legal from '../../../scripts/legal/legal.ts'
import { review } from '../../../src/company/launch/index.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { publishedVersions, readFrozen, writeFrozen } from '../../../src/company/versions/index.ts'
import { callOn } from '../../sites/callCommand.ts'
import { complaint } from '../../sites/complaint.ts'
import { operatorFolder } from '../../sites/operatorActs.ts'

/** A company's folder as it is right after its first publication. */
const published = operatorFolder('finished')
const folder = `${published}.changed`
const shown = relative('.', folder)
const file = (name: string) => join(folder, name)
const text = 'versions/privacy-policy/1.0/en.md'
const keptFile = 'facts/privacy-policy/1.0.yaml'

beforeAll(async () => {
  expect((await callOn(legal)(published, 'publish')).code).toBe(0)
})

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(published, folder, { recursive: true })
})

afterAll(() => {
  for (const made of [published, folder]) rmSync(made, { recursive: true, force: true })
})

function change(name: string, edit: (text: string) => string): void {
  mkdirSync(dirname(file(name)), { recursive: true })
  const before = readFileSync(file(name), 'utf8')
  const after = edit(before)
  if (after === before) throw new Error(`${name} is as it was`)
  writeFileSync(file(name), after)
}

/** Edits a frozen text and computes the hash in its head anew, as somebody does who knows how it is made. */
function rewriteFrozen(edit: (body: string) => string): void {
  change(text, before => {
    const { head, body } = readFrozen({ file: text, text: before }, 'en')
    return writeFrozen(head, edit(body))
  })
}

const withoutHashes = (ledger: string) => ledger.replaceAll(/ # sha256.*/g, '')

const wasChanged = `${shown}/versions/privacy-policy/1.0: was changed after it was published: this folder and ${shown}/${keptFile} are not what ${shown}/published.yaml keeps the hash of. Restore the three from git; changes are published as a new version.`

describe('the list of what was published notices', () => {
  it.each([
    ['a text whose own hash was computed anew', () => rewriteFrozen(body => `${body}\n\nMore.`)],
    ['kept values that are gone', () => rmSync(file(keptFile))],
    [
      'a hash of another version behind the line',
      () =>
        change('published.yaml', ledger =>
          ledger.replace(/(privacy-policy\/1\.0 # sha256-)\S+/, `$1${'A'.repeat(43)}`),
        ),
    ],
  ])('%s, in every command', async (_, damage) => {
    damage()
    const check = await callOn(launchCheck)(folder)
    expect(check.output).toBe(
      `The launch check stopped. Correct this and try again:\n${wasChanged}`,
    )
    expect(check.code).toBe(2)
    expect((await callOn(legal)(folder, 'status')).output).toContain(wasChanged)
  })

  it('nothing where the files have the line ends of Windows', () => {
    for (const name of [text, keptFile, 'published.yaml']) {
      change(name, content => content.replaceAll('\n', '\r\n'))
    }
    const found = review({ site: loadSite({ folder, today: '2027-02-01' }) })
    expect(found.open.map(({ id }) => id)).not.toContain('publication:unsealed')
  })
})

describe('a published text whose hashes are all in order', () => {
  it.each([
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['JavaScript:alert(1)', 'JavaScript:alert(1)'],
    ['<java\tscript:alert(1)>', 'java\tscript:alert(1)'],
    ['data:text/html,1', 'data:text/html,1'],
    ['http://www.example.com', 'http://www.example.com'],
  ])('is refused with the link %j, which was never published', (written, url) => {
    change('published.yaml', withoutHashes)
    rewriteFrozen(body => `${body}\n\n[More](${written})`)
    const line = readFileSync(file(text), 'utf8').trimEnd().split('\n').length
    const site = loadSite({ folder, today: '2027-02-01' })
    expect(complaint(() => publishedVersions(site))).toBe(
      `${shown}/${text}:${line}: the link "${url}" is not one that was published: links begin with https://, mailto: or tel:. Restore the file as it was published; changes are published as a new version.`,
    )
  })

  it('may link to a page that is gone, to https, an address and a telephone number', () => {
    change('published.yaml', withoutHashes)
    const urls = ['/gone#A', '#Gone', 'HTTPS://www.example.com', 'mailto:a@example.com', 'tel:+1']
    rewriteFrozen(body => `${body}\n\n${urls.map(url => `[More](${url})`).join('\n')}`)
    const site = loadSite({ folder, today: '2027-02-01' })
    expect(publishedVersions(site)['privacy-policy']).toHaveLength(1)
  })
})

it('a text that a newer release published is not called damaged', () => {
  change('published.yaml', withoutHashes)
  change(text, before => {
    const { head, body } = readFrozen({ file: text, text: before }, 'en')
    // The head of a release to come.
    return writeFrozen({ ...head, audience: 'everybody' } as typeof head, body)
  })
  const read = () => complaint(() => publishedVersions(loadSite({ folder, today: '2027-02-01' })))
  expect(read()).toBe(
    `${shown}/${text}: was published by a newer release of the project: its head states what this release does not know, and its hash is in order. Update the project; nothing of the file has to be changed.`,
  )
  change(text, before => before.replace('everybody', 'nobody'))
  expect(read()).toContain('its front matter is not complete: audience is not a field.')
})

describe('a list that an earlier release wrote', () => {
  it('stays valid, and the check offers the lines with their hashes', () => {
    const whole = readFileSync(file('published.yaml'), 'utf8')
    change('published.yaml', withoutHashes)
    const found = review({ site: loadSite({ folder, today: '2027-02-01' }) })
    const offer = found.open.find(({ id }) => id === 'publication:unsealed')
    expect(offer).toMatchObject({
      severity: 'note',
      location: `${shown}/published.yaml`,
      message:
        'No hash of its files is kept for data-processing-agreement/1.0, privacy-policy/1.0, terms-of-service/1.0',
    })
    expect(whole.endsWith(`\n${offer?.changes?.join('\n')}\n`)).toBe(true)
  })
})
