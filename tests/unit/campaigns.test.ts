import { expect, it } from 'vitest'
import { campaignTargets } from '../../src/model/campaigns.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { robots } from '../../src/output/discovery/textFiles.ts'
import { withValues } from '../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

const { appStoreProvider: _, ...withoutProvider } = finished.config

it('a campaign leads to the store with its token, or its name, and the company’s number', () => {
  expect(campaignTargets(finished.config)).toEqual({
    '/go/newsletter':
      'https://apps.apple.com/app/apple-store/id1234567890?pt=654321&ct=newsletter&mt=8',
    '/go/poster-2027':
      'https://apps.apple.com/app/apple-store/id1234567890?pt=654321&ct=Poster%20Munich_spring&mt=8',
  })
})

it('without the company’s number it has its token alone; without a store it leads nowhere', () => {
  const campaigns = [{ name: 'a' }]
  expect(campaignTargets({ ...withoutProvider, campaigns })).toEqual({
    '/go/a': 'https://apps.apple.com/app/apple-store/id1234567890?ct=a&mt=8',
  })
  const placeholder = { placeholder: 'appStoreUrl' } as const
  expect(campaignTargets({ ...finished.config, appStoreUrl: placeholder })).toEqual({})
})

it('programs that follow robots.txt are not counted as people', () => {
  expect(robots(finished, true)).toContain('User-agent: *\nAllow: /\nDisallow: /go/\n\n')
  expect(robots(finished, false)).toContain('User-agent: *\nDisallow: /\n\n')
  const none = withValues(finished, { campaigns: [] })
  expect(robots(none, true)).toContain('User-agent: *\nAllow: /\n\n')
})
