import { expect, it } from 'vitest'
import { pageTable } from '../../../src/company/routing/pageTable.ts'
import type { SiteConfig } from '../../../src/company/schema/siteSchema.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { structuredData } from '../../../src/website/pages/Head.tsx'
import { withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** What the English landing page says of the site and of the app (schema.org). */
function saidOf(change: Partial<SiteConfig>) {
  const site = withValues(finished, change)
  const page = pageTable(site).all.find(({ kind }) => kind === 'landing')
  if (page?.kind !== 'landing') throw new Error('there is no landing page')
  const [website, app] = JSON.parse(structuredData(site, page, 'Title'))['@graph']
  return { website, app }
}

it('the app runs on the systems of its stores, and is installed from each', () => {
  const googlePlay = 'https://play.google.com/store/apps/details?id=com.example.longhand'
  expect(saidOf({}).app).toMatchObject({
    operatingSystem: 'iOS',
    installUrl: 'https://apps.apple.com/us/app/longhand-studio/id1234567890',
  })
  expect(saidOf({ app: { ...finished.config.app, googlePlay } }).app).toMatchObject({
    operatingSystem: 'iOS, Android',
    installUrl: [
      'https://apps.apple.com/us/app/longhand-studio/id1234567890',
      'https://play.google.com/store/apps/details?id=com.example.longhand',
    ],
  })
})

it('the company is the same as in its profiles elsewhere', () => {
  expect(saidOf({}).website.publisher).not.toHaveProperty('sameAs')
  const socialLinks = [{ name: 'Mastodon', url: 'https://mastodon.example/@longhand' }]
  expect(saidOf({ socialLinks }).website.publisher.sameAs).toEqual([
    'https://mastodon.example/@longhand',
  ])
})
