import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import legal from '../../../scripts/legal/legal.ts'
import { legalIndexes } from '../../../src/build/output/discovery/legalIndex.ts'
import { review } from '../../../src/company/launch/review.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { shortTitle } from '../../../src/company/site/routes.ts'
import { valuesInForce } from '../../../src/company/versions/index.ts'
import { legalEvents } from '../../../src/website/pages/document/legalEntries.ts'
import { callOn } from '../../sites/callCommand.ts'
import { complaint } from '../../sites/complaint.ts'
import { message } from '../../sites/message.ts'
import { operatorFolder } from '../../sites/operatorActs.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { plainText } from '../../sites/tree.ts'

/** A company that published its documents in English on January 10. */
let folder: string
const today = '2027-02-01'

const change = (name: string, from: string | RegExp, to: string) => {
  const file = join(folder, name)
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${from} is not in ${name}`)
  writeFileSync(file, changed)
}

beforeEach(async () => {
  folder = operatorFolder('finished')
  change('site.yaml', /languages: \{[^}]*\}/, "languages: { site: ['en'], legal: ['en'] }")
  const { code } = await callOn(legal, { SITE_DATE: '2027-01-10' })(folder, 'publish')
  expect(code).toBe(0)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a figure waits that only the published text still states, not the draft', async () => {
  await callOn(legal, { SITE_DATE: today })(folder, 'edit', 'terms-of-service')
  for (const document of ['privacy-policy', 'data-processing-agreement', 'terms-of-service']) {
    const file = join(folder, `texts/en/${document}.md`)
    if (!existsSync(file)) await callOn(legal, { SITE_DATE: today })(folder, 'edit', document)
    change(
      `texts/en/${document}.md`,
      /\{\{retention\.backups[^}]*\}\}|\{\{data\.\w+\.retention\}\}/g,
      'some time',
    )
  }
  const text = readFileSync(join(folder, 'site.yaml'), 'utf8')
  writeFileSync(join(folder, 'site.yaml'), `${text}figures: { retention.backups: 61 days }\n`)
  const site = loadSite({ folder, today })
  const [rights] = renderSite(site, page => page.path === '/your-rights')
  expect(rights && plainText(rights.tree)).toContain('90 days')
  expect(rights && plainText(rights.tree)).not.toContain('61 days')
})

/** Takes the hashes off the list of versions, as an earlier release writes it. */
function withoutHashes(): void {
  change('published.yaml', / # sha256-.*$/gm, '')
}

it('kept values that were edited after the publication are refused, as are those of a version that was taken back', () => {
  withoutHashes()
  change('facts/privacy-policy/1.0.yaml', 'brand: Longhand Studio', 'brand: Longhand Works')
  expect(complaint(() => valuesInForce(loadSite({ folder, today })))).toMatch(
    /facts\/privacy-policy\/1\.0\.yaml: was changed after it was published\. Restore it from git\.$/,
  )
  rmSync(join(folder, 'versions/privacy-policy'), { recursive: true })
  change('published.yaml', /- privacy-policy.*\n/, '')
  expect(complaint(() => valuesInForce(loadSite({ folder, today })))).toMatch(
    /facts\/privacy-policy\/1\.0\.yaml: belongs to no version that was published\. Remove it if you took the version back; else restore the version\.$/,
  )
})

it('a value of the past that does not go with the others is named by the check, and stops no build', () => {
  withoutHashes()
  // An earlier release accepted a variant of the Terms that this one does not know.
  const file = join(folder, 'facts/terms-of-service/1.0.yaml')
  const former = readFileSync(file, 'utf8').replace('fourteen-sections', 'twelve-sections')
  const siteYaml = former.replace(/^(?:#.*\n)+/, '')
  const hash = `sha256-${createHash('sha256').update(siteYaml).digest('base64url')}`
  writeFileSync(file, `# ${hash}\n${siteYaml}`)
  const site = loadSite({ folder, today })
  expect(valuesInForce(site).site.config.variants.terms).toBe('fourteen-sections')
  expect(review({ site }).open.map(({ message }) => message)).toContain(
    'What terms-of-service 1.0 says of variants.terms does not go with the other values of the file',
  )
})

describe('a version that is withdrawn before it takes effect', () => {
  const terms = 'texts/en/terms-of-service.md'
  const head = (version: string, effective: string) => {
    const text = readFileSync(join(folder, terms), 'utf8')
    const kept = text.replaceAll(/^(?:version|effective|summary): .*\n/gm, '')
    const lines = `version: "${version}"\neffective: ${effective}\nsummary: "Backups are kept longer."\n`
    writeFileSync(join(folder, terms), kept.replace('---\n', `---\n${lines}`))
  }
  const call = callOn(legal, { SITE_DATE: today })
  const publish = (...options: string[]) => call(folder, 'publish', 'terms-of-service', ...options)

  beforeEach(async () => {
    await call(folder, 'edit', 'terms-of-service')
    head('2.0', '2027-12-01')
    expect((await publish()).code).toBe(0)
    head('2.1', '2027-04-01')
    expect((await publish('--withdraws', '3.0')).output).toContain(
      '--withdraws 3.0: is not the last version of terms-of-service, or has taken effect.',
    )
    expect((await publish('--withdraws', 'terms-of-service/2.0')).code).toBe(0)
  })

  it('says so at its address, as does the one that withdrew it, and the list of versions', () => {
    const pages = renderSite(loadSite({ folder, today }), ({ kind }) => /^version/.test(kind))
    const textOf = (path: string) => {
      const page = pages.find(other => other.page.path === path)
      return page && plainText(page.tree)
    }
    expect(textOf('/terms-of-service/2.0')).toContain(
      message('version.withdrawn', { date: 'December 1, 2027' }),
    )
    const withdraws = message('version.withdraws', { version: '2.0', date: 'December 1, 2027' })
    expect(textOf('/terms-of-service/2.1')).toContain(withdraws)
    expect(textOf('/terms-of-service/versions')).toContain(withdraws)
    expect(textOf('/terms-of-service/versions')).toContain(
      `${message('versions.version', { version: '2.0' })} ${message('versions.isWithdrawn')}`,
    )
  })

  it('is in the feed and the index as withdrawn, and has no notice of its own', async () => {
    const site = loadSite({ folder, today })
    expect(legalEvents(site, 'en').map(({ title }) => title)).toContain(
      message('feed.withdrawn', {
        document: shortTitle(site, 'terms-of-service', 'en'),
        version: '2.0',
        date: 'December 1, 2027',
      }),
    )
    const [, index = ''] = legalIndexes(site).find(([path]) => path === '/legal.json') ?? []
    const { withdrawn } = JSON.parse(String(index)).documents['terms-of-service']
    expect(withdrawn).toMatchObject([{ version: '2.0', effective: '2027-12-01' }])
    const notice = await call(folder, 'notice', 'terms-of-service', '2.0')
    expect(notice.output).toContain(
      'was withdrawn by version 2.1, of which readers are told: npm run legal -- notice terms-of-service 2.1',
    )
  })
})
