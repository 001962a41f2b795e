import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import legal from '../../../scripts/legal/legal.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { dataItemsInForce, valuesInForce } from '../../../src/company/versions/index.ts'
import { callOn } from '../../sites/callCommand.ts'
import { complaint } from '../../sites/complaint.ts'
import { operatorFolder } from '../../sites/operatorActs.ts'

/** A company that published its documents on January 10, without social login. */
let folder: string

beforeEach(async () => {
  folder = operatorFolder('finished')
  const file = join(folder, 'site.yaml')
  const inEnglish = "languages: { site: ['en'], legal: ['en'] }"
  writeFileSync(file, readFileSync(file, 'utf8').replace(/languages: \{[^}]*\}/, inEnglish))
  writeFileSync(join(folder, 'data.yaml'), 'socialLogin: none\n')
  const { code } = await callOn(legal, { SITE_DATE: '2027-01-10' })(folder, 'publish')
  expect(code).toBe(0)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const keptFile = (document: string) => join(folder, `facts/${document}/1.0.yaml`)

/** Makes it so that a document was published with other values, by a release that wrote no hashes into the list. */
function publishWithValues(document: string, change: (kept: string) => string): void {
  const text = readFileSync(keptFile(document), 'utf8')
  const [introduction = '', kept = ''] = text.split(/^# sha256-.*\n/m)
  const changed = change(kept)
  if (changed === kept) throw new Error(`The values kept of ${document} would stay as they are.`)
  const hash = createHash('sha256').update(changed).digest('base64url')
  writeFileSync(keptFile(document), `${introduction}# sha256-${hash}\n${changed}`)
  const published = join(folder, 'published.yaml')
  writeFileSync(published, readFileSync(published, 'utf8').replaceAll(/ # sha256-.*$/gm, ''))
}

/** The items that are collected by the documents in force, and by the site, of those that the test is about. */
function collected() {
  const site = loadSite({ folder, today: '2027-02-01' })
  const asked = ['prompts', 'socialLogin', 'usage']
  const namesIn = (items: readonly { readonly key: string }[] | undefined) =>
    items?.map(({ key }) => key).filter(key => asked.includes(key))
  return {
    inForce: namesIn(dataItemsInForce(site).items),
    onSite: namesIn(site.dataItems),
    asksOnPages: valuesInForce(site).site.conditions['data.socialLogin'],
  }
}

it('a version keeps what was collected when it was published', () => {
  writeFileSync(join(folder, 'data.yaml'), 'usage: none\n')
  expect(collected()).toEqual({
    inForce: ['prompts', 'usage'],
    onSite: ['socialLogin', 'prompts'],
    asksOnPages: false,
  })
})

it('a version of an earlier release kept none, and says so', () => {
  for (const document of ['privacy-policy', 'data-processing-agreement', 'terms-of-service']) {
    publishWithValues(document, kept => kept.replace(/^# What was collected then[\s\S]*/m, ''))
  }
  expect(collected()).toEqual({
    inForce: undefined,
    onSite: ['prompts', 'usage'],
    asksOnPages: false,
  })
})

it('of two documents that take effect on one day, items and processors are both those of the policy', () => {
  publishWithValues('data-processing-agreement', kept =>
    kept
      .replace(/^# data: .*"key":"usage".*\n/m, '')
      .replace('name: Example Transactional', 'name: Other Transactional'),
  )
  const site = loadSite({ folder, today: '2027-02-01' })
  expect(dataItemsInForce(site).version?.document).toBe('privacy-policy')
  expect(collected().inForce).toEqual(['prompts', 'usage'])
  const names = valuesInForce(site)
    .site.processorsInForce?.map(({ name }) => name)
    .join('; ')
  expect(names).toContain('Example Transactional Messaging')
  expect(names).not.toContain('Other Transactional Messaging')
})

it('what it kept cannot be edited', () => {
  const text = readFileSync(keptFile('privacy-policy'), 'utf8')
  expect(text).toContain('# data: {"group":"content"')
  writeFileSync(keptFile('privacy-policy'), text.replace('"text prompts"', '"prompts"'))
  expect(complaint(() => valuesInForce(loadSite({ folder, today: '2027-02-01' })))).toContain(
    'was changed after it was published',
  )
})
