import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import legal from '../../../scripts/legal/legal.ts'
import { review } from '../../../src/launch/review.ts'
import { loadSite } from '../../../src/model/loadSite.ts'
import { redirects } from '../../../src/pages/redirects.ts'
import { factsInForce } from '../../../src/versions/index.ts'
import { callOn } from '../../sites/callCommand.ts'
import { expectInvariants } from '../../sites/invariants.ts'
import { operatorFolder } from '../../sites/operatorActs.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { plainText } from '../../sites/tree.ts'

/** A company that published its documents in English and German. */
const folder = operatorFolder('finished')
const siteYaml = join(folder, 'site.yaml')
const written = readFileSync(siteYaml, 'utf8')

beforeAll(async () => {
  const { code } = await callOn(legal, { SITE_DATE: '2027-01-10' })(folder, 'publish')
  expect(code).toBe(0)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The pages of the company's site once its file says something else, and what the launch check names. */
function siteWith(from: string | RegExp, to: string) {
  writeFileSync(siteYaml, written.replace(from, to))
  const today = '2027-02-01'
  const site = loadSite({ folder, today })
  const { site: shown } = factsInForce(site)
  const pages = renderSite(site)
  expectInvariants(shown, pages)
  const textOf = (path: string) => {
    const page = pages.find(other => other.page.path === path)
    return page && plainText(page.tree)
  }
  return { textOf, redirects: redirects(shown), found: review({ site }).open }
}

describe('a language that is taken out after documents were published in it', () => {
  const shown = () => siteWith(/languages: \{[^}]*\}/, "languages: { site: ['en'], legal: ['en'] }")

  it('keeps its documents and their versions at their addresses, marked as no longer offered', () => {
    const { textOf } = shown()
    for (const path of [
      '/de/privacy-policy',
      '/de/privacy-policy/1.0',
      '/de/privacy-policy/versions',
    ]) {
      expect(textOf(path), path).toContain(
        'Die Dokumente werden in dieser Sprache nicht mehr angeboten. Was in ihr veröffentlicht wurde, bleibt hier; neue Versionen erscheinen in den anderen Sprachen.',
      )
    }
    expect(textOf('/privacy-policy')).not.toContain('no longer offered')
  })

  it('leads from all its other pages to the same in English', () => {
    expect(shown().redirects).toMatchObject({
      '/de': '/',
      '/de/rechtliches': '/legal',
      '/de/ihre-rechte': '/your-rights',
      '/de/legal.json': '/legal.json',
      '/de/privacy-policy.atom': '/privacy-policy.atom',
    })
  })
})

it('a language that is added after a publication shows the English text until a version has it', () => {
  const { textOf, found } = siteWith("legal: ['en', 'de']", "legal: ['en', 'de', 'fr']")
  expect(textOf('/fr/privacy-policy')).toMatch(
    /Ce texte n’est disponible que dans une langue\s: English\./,
  )
  expect(found.map(({ message }) => message)).toContain(
    'privacy-policy 1.0 was not published in French',
  )
})

describe('a page whose facts are left out while a published text leads to it', () => {
  const from = /youngPeople:\n(?: .*\n)*/

  it('stays as it last was, because the facts of the version are kept', () => {
    const { textOf, found } = siteWith(from, '')
    expect(textOf('/young-people')).toContain('young-people@example.com')
    expect(found.map(({ id }) => id)).toContain('version:edited.privacy-policy')
  })

  it('leads to the list of all legal pages where none are kept, and the check names the link', () => {
    rmSync(join(folder, 'facts'), { recursive: true })
    // As an earlier release wrote it, which kept no facts and no hashes.
    const ledger = join(folder, 'published.yaml')
    writeFileSync(ledger, readFileSync(ledger, 'utf8').replaceAll(/ # sha256.*/g, ''))
    const { textOf, redirects: table, found } = siteWith(from, '')
    expect(textOf('/young-people')).toBeUndefined()
    expect(table['/young-people']).toBe('/legal')
    expect(table['/de/jugendliche']).toBe('/de/rechtliches')
    expect(
      found.find(({ id }) => id === 'link:published:privacy-policy:/young-people')?.message,
    ).toBe('privacy-policy 1.0 leads to /young-people, which is no page of the site any more')
    expect(found.find(({ id }) => id === 'facts:unknown')?.message).toMatch(
      /^Pages that are no documents follow .*site\.yaml at once: no facts are kept of privacy-policy 1\.0, terms-of-service 1\.0, data-processing-agreement 1\.0$/,
    )
  })
})
