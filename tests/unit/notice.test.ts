import { describe, expect, it } from 'vitest'
import type { Finding } from '../../src/launch/finding.ts'
import { review } from '../../src/launch/review.ts'
import type { LaunchSituation } from '../../src/launch/situation.ts'
import type { PublishedVersion } from '../../src/legal/versions/publishedVersion.ts'
import { finished, withSite, withText } from './launchSituation.ts'
import { publishedPolicy } from './publishedPolicy.ts'

function withVersions(
  versions: readonly PublishedVersion[],
  situation: LaunchSituation = finished,
): LaunchSituation {
  return { ...situation, versions: { ...situation.versions, 'privacy-policy': versions } }
}

const find = (situation: LaunchSituation, id: string): Finding | undefined =>
  review(situation).open.find(finding => finding.id === id)

const present = publishedPolicy('2.0', '2024-11-15', '2025-01-01')

describe('the promised notice of 30 days', () => {
  it('of a new version: 29 days block, with the first possible day; 30 do not', () => {
    const tooSoon = publishedPolicy('3.0', '2025-06-01', '2025-06-30')
    const finding = find(withVersions([present, tooSoon]), 'notice:privacy-policy.3.0')
    expect(finding?.severity).toBe('blocker')
    expect(finding?.what).toBe(
      'Version 3.0 of privacy-policy takes effect with 29 days of notice; 30 are promised',
    )
    expect(finding?.todo).toContain('The first possible day is July 1, 2025')
    const inTime = publishedPolicy('3.0', '2025-06-01', '2025-07-01')
    expect(find(withVersions([present, inTime]), 'notice:privacy-policy.3.0')).toBeUndefined()
  })

  it('is not asked of an editorial change, nor of a first version', () => {
    const editorial = publishedPolicy('2.1', '2025-06-01', '2025-06-02', { isEditorial: true })
    expect(find(withVersions([present, editorial]), 'notice:privacy-policy.2.1')).toBeUndefined()
    const first = publishedPolicy('2.0', '2025-06-01', '2025-06-02')
    expect(find(withVersions([first]), 'notice:privacy-policy.2.0')).toBeUndefined()
  })

  it('of a new processor: 29 days block, with the first possible day; 30 do not', () => {
    const withProcessor = (since: string) => {
      const [processor, ...others] = finished.site.processors
      if (!processor) throw new Error('the finished site has no processors')
      const announced = { ...processor, announcedOn: '2025-06-01', since }
      return withSite({
        processors: [announced, ...others.filter(({ until }) => !until).slice(0, 4)],
      })
    }
    const finding = find(withProcessor('2025-06-30'), 'notice:processor.ai-chat')
    expect(finding?.severity).toBe('blocker')
    expect(finding?.todo).toContain('The first possible day is July 1, 2025')
    expect(find(withProcessor('2025-07-01'), 'notice:processor.ai-chat')).toBeUndefined()
  })
})

describe('a text beside its published versions', () => {
  it('of another version is a draft that nobody sees', () => {
    const finding = find(
      withVersions([publishedPolicy('1.9', '2024-01-01', '2024-03-01')]),
      'version:draft.privacy-policy',
    )
    expect(finding?.severity).toBe('note')
    expect(finding?.where).toBe('src/content/legal/privacy-policy.en.md:5')
    expect(find(finished, 'version:draft.privacy-policy')).toBeUndefined()
  })

  it('of the same version has to be the same text', () => {
    const finding = find(withVersions([present]), 'version:edited.privacy-policy')
    expect(finding?.severity).toBe('warning')
    expect(finding?.what).toContain('is no longer what was published as version 2.0')
    expect(finding?.what).toContain('company')
  })

  it('that takes effect later counts its notice from today, once others are published', () => {
    const draft = withText(finished, 'privacy-policy', text =>
      text
        .replaceAll('"2.0"', '"3.0"')
        .replaceAll('effective: 2025-01-01', 'effective: 2025-06-20'),
    )
    const finding = find(withVersions([present], draft), 'notice:privacy-policy')
    expect(finding?.severity).toBe('blocker')
    expect(finding?.what).toBe(
      'privacy-policy takes effect with 19 days of notice; 30 are promised',
    )
  })
})
