import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import legal from '../../../scripts/legal/legal.ts'
import { review } from '../../../src/company/launch/review.ts'
import { redirects } from '../../../src/company/routing/redirects.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { valuesInForce } from '../../../src/company/versions/index.ts'
import { callOn } from '../../sites/callCommand.ts'
import { expectInvariants } from '../../sites/invariants.ts'
import { operatorFolder } from '../../sites/operatorActs.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { plainText } from '../../sites/tree.ts'

/** The folder of a company that published its documents in English and German on January 10. */
const published = operatorFolder('finished')
const copies: string[] = []

beforeAll(async () => {
  const { code } = await callOn(legal, { SITE_DATE: '2027-01-10' })(published, 'publish')
  expect(code).toBe(0)
})

afterAll(() => {
  for (const folder of [published, ...copies]) rmSync(folder, { recursive: true, force: true })
})

/** Such a company once its file says something else. */
function companyWith(from: string | RegExp, to: string) {
  const folder = mkdtempSync(join(tmpdir(), 'published-'))
  copies.push(folder)
  cpSync(published, folder, { recursive: true })
  const file = join(folder, 'site.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  return {
    folder,

    /** Publishes the next version of the Terms in some languages. */
    async publish(day: string, languages: readonly string[], head: string): Promise<void> {
      const call = callOn(legal, { SITE_DATE: day })
      for (const code of languages) {
        const text = join(folder, `texts/${code}/terms-of-service.md`)
        if (!existsSync(text)) await call(folder, 'edit', 'terms-of-service')
        const kept = readFileSync(text, 'utf8').replaceAll(
          /^(?:version|effective|summary|editorial): .*\n/gm,
          '',
        )
        writeFileSync(text, kept.replace('---\n', `---\n${head}\n`))
        if (code !== 'en') await call(folder, 'confirm', 'terms-of-service', code)
      }
      const { code, output } = await call(folder, 'publish', 'terms-of-service')
      expect(code, output).toBe(0)
    },

    /** The pages of a day, where each path leads, and what the launch check names. */
    siteOn(today: string) {
      const site = loadSite({ folder, today })
      const { site: shown } = valuesInForce(site)
      const pages = renderSite(site)
      expectInvariants(shown, pages)
      const textOf = (path: string) => {
        const page = pages.find(other => other.page.path === path)
        return page && plainText(page.tree)
      }
      return { textOf, redirects: redirects(shown), found: review({ site }).open }
    },
  }
}

describe('a language that is taken out after documents were published in it', () => {
  const company = () =>
    companyWith(/languages: \{[^}]*\}/, "languages: { site: ['en'], legal: ['en'] }")

  it('keeps its documents and their versions at their addresses, marked as no longer offered', () => {
    const { textOf } = company().siteOn('2027-02-01')
    const note =
      'Die Dokumente werden in dieser Sprache nicht mehr angeboten. Was in ihr veröffentlicht wurde, bleibt hier; neue Versionen erscheinen in den anderen Sprachen.'
    expect(textOf('/de/privacy-policy')).toContain(note)
    expect(textOf('/de/privacy-policy/1.0')).toContain(note)
    expect(textOf('/de/privacy-policy/versions')).toContain(note)
    expect(textOf('/privacy-policy')).not.toContain('no longer offered')
  })

  it('leads from all its other pages to the same in English', () => {
    expect(company().siteOn('2027-02-01').redirects).toMatchObject({
      '/de': '/',
      '/de/rechtliches': '/legal',
      '/de/rechtliches.md': '/legal.md',
      '/de/ihre-rechte': '/your-rights',
      '/de/legal.json': '/legal.json',
      '/de/privacy-policy.atom': '/privacy-policy.atom',
    })
  })

  it('announces versions that are not in it, and is built after two of them', async () => {
    const { publish, siteOn } = company()
    const second = 'version: "2.0"\neffective: 2027-04-01\nsummary: "Other languages."'
    await publish('2027-02-01', ['en'], second)
    expect(siteOn('2027-02-02').textOf('/de/terms-of-service')).toContain('1. April 2027')
    const third = 'version: "3.0"\neffective: 2027-07-01\nsummary: "Shorter."'
    await publish('2027-05-01', ['en'], third)
    expect(siteOn('2027-08-01').textOf('/de/terms-of-service/1.0')).toContain(
      'Version 2.0 hat sie am 1. April 2027 abgelöst',
    )
  })
})

describe('a language that is added after a publication', () => {
  const company = () => companyWith("legal: ['en', 'de']", "legal: ['en', 'de', 'fr']")

  it('shows the English text until a version has it, and the check says so', () => {
    const { textOf, found } = company().siteOn('2027-02-01')
    expect(textOf('/fr/privacy-policy')).toMatch(
      /Ce texte n’existe pas dans la langue de cette page\. Il est affiché dans une autre\s: English\./,
    )
    expect(found.map(({ message }) => message)).toContain(
      'privacy-policy 1.0 was not published in French',
    )
  })

  it('is published alone as an editorial version, and compared with no other language', async () => {
    const { publish, siteOn } = company()
    const head = 'version: "1.1"\neffective: 2027-02-02\neditorial: "It is translated into French."'
    await publish('2027-02-01', ['en', 'de', 'fr'], head)
    const { textOf } = siteOn('2027-02-03')
    expect(textOf('/fr/terms-of-service/1.1')).toContain('1.1')
    expect(textOf('/fr/terms-of-service/1.1/changes')).toBeUndefined()
    expect(textOf('/de/terms-of-service/1.1/changes')).toContain('1.1')
  })
})

describe('a page whose facts are left out while a published text leads to it', () => {
  const company = () => companyWith(/youngPeople:\n(?: .*\n)*/, '')

  it('stays as it last was, because the values of the version are kept', () => {
    const { textOf, found } = company().siteOn('2027-02-01')
    expect(textOf('/young-people')).toContain('young-people@example.com')
    expect(found.map(({ id }) => id)).toContain('version:edited.privacy-policy')
  })

  it('leads to the list of all legal pages where none are kept, and the check names the link', () => {
    const { folder, siteOn } = company()
    rmSync(join(folder, 'facts'), { recursive: true })
    // As an earlier release lists them, without hashes.
    const ledger = join(folder, 'published.yaml')
    writeFileSync(ledger, readFileSync(ledger, 'utf8').replaceAll(/ # sha256-.*$/gm, ''))
    const { textOf, redirects: table, found } = siteOn('2027-02-01')
    expect(textOf('/young-people')).toBeUndefined()
    expect(table['/young-people']).toBe('/legal')
    expect(table['/de/jugendliche']).toBe('/de/rechtliches')
    const link = found.find(({ id }) => id === 'link:published:privacy-policy:/young-people')
    expect(link?.message).toBe(
      'privacy-policy 1.0 leads to /young-people, which is not a page of the site any more',
    )
    expect(found.find(({ id }) => id === 'facts:unknown')?.message).toMatch(
      /^Pages other than the documents follow .*site\.yaml at once: no facts are kept of privacy-policy 1\.0, terms-of-service 1\.0, data-processing-agreement 1\.0$/,
    )
  })
})
