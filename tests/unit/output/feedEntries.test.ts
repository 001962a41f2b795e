import { expect, it } from 'vitest'
import { feeds } from '../../../src/build/output/discovery/feed.ts'
import { parseConfig } from '../../../src/company/schema/parseConfig.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { withConfig } from '../../../src/company/site/site.ts'
import { legalEvents } from '../../../src/website/pages/document/legalEntries.ts'
import { message } from '../../sites/message.ts'
import { inEnglish, withPublishedPolicies } from '../../sites/variants.ts'

const site = inEnglish(
  withPublishedPolicies(loadSite({ folder: 'tests/sites/finished', today: '2027-03-01' })),
)

it('entries keep their ids, day and place, so that no reader shows them as new', () => {
  const events = legalEvents(site, 'en').map(({ day, name, path }) => [day, name, path])
  const classification =
    'processor/Example Content Safety Classification Laboratories Aktiengesellschaft'
  expect(events.slice(0, 4)).toEqual([
    ['2027-03-01', 'privacy-policy/3.0/effective', '/privacy-policy/3.0'],
    ['2027-03-01', `${classification}/processorSince`, '/sub-processors'],
    ['2027-01-15', 'privacy-policy/3.0/announced', '/privacy-policy/3.0/changes'],
    ['2027-01-15', `${classification}/processorAnnounced`, '/sub-processors'],
  ])
  expect(events).toContainEqual([
    '2026-07-01',
    'processor/Example Crash Diagnostics and Performance Monitoring Corporation/processorUntil',
    '/sub-processors',
  ])
  expect(events).toContainEqual([
    '2024-05-02',
    'privacy-policy/1.9/announced',
    '/privacy-policy/1.9',
  ])
  const french = new Map(feeds(site)).get('/fr/legal.atom')
  expect(french).toContain('<id>urn:uuid:2e17e258-a2f9-5b17-a945-ca45f7c96731</id>')
})

it('an entry has the same id in the feed of all changes and in that of its document', () => {
  const files = new Map(feeds(site).map(([path, xml]) => [path, String(xml)]))
  const announced = '<id>urn:uuid:f4cd76f0-1f6e-5bb2-a0e3-c8c8fa3ed025</id>'
  expect(files.get('/legal.atom')).toContain(announced)
  expect(files.get('/privacy-policy.atom')).toContain(announced)
  expect(files.get('/terms-of-service.atom')).not.toContain(announced)
  expect(files.get('/privacy-policy.atom')).not.toContain('/sub-processors')
  const feedIds = Array.from(files.values(), xml => /<id>([^<]+)<\/id>/.exec(xml)?.[1])
  expect(new Set(feedIds).size).toBe(16)
})

it('a processor enters with its name: until it has one there is nothing to tell', () => {
  const begins = {
    kind: 'other',
    role: { en: 'Sends mail' },
    data: { en: 'Addresses' },
    announcedOn: '2027-01-20',
    since: '2027-02-20',
  }
  const titlesWith = (...names: readonly (string | undefined)[]) => {
    const processors = names.map(name => ({ ...begins, ...(name && { name }) }))
    const values = { ...Object(site.source.value), processors }
    const named = withConfig(site, parseConfig(values, site.source))
    const events = legalEvents(named, 'en').filter(({ name }) => name.startsWith('processor/'))
    return events.map(({ title }) => title)
  }
  expect(titlesWith(undefined)).toEqual([])
  const name = 'Example Mail GmbH'
  expect(titlesWith(undefined, name)).toEqual([
    message('feed.processorSince', { name }),
    message('feed.processorAnnounced', { name, date: 'February 20, 2027' }),
  ])
})
