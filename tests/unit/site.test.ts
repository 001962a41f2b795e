import { describe, expect, it } from 'vitest'
import { parseSite } from '../../src/site/schema.ts'
import site from '../../src/site.ts'

/** What the operator is told about a site with one field changed. */
function complaint(change: (draft: Record<string, never>) => void): string {
  const draft = structuredClone(site) as unknown as Record<string, never>
  change(draft)
  try {
    parseSite(draft)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

type Draft = Record<string, Record<string, unknown>> & Record<string, unknown>

const changed = (change: (draft: Draft) => void) =>
  complaint(change as unknown as Parameters<typeof complaint>[0])

describe('src/site.ts', () => {
  it('is accepted as shipped', () => {
    expect(changed(() => undefined)).toBe('')
  })

  it('a bad address names file, field, fault and remedy', () => {
    const message = changed(draft => {
      Object.assign(draft, { origin: 'triptych' })
    })
    expect(message).toBe(
      'src/site.ts: origin: "triptych" is not a web address. Write it like "https://www.your-domain.com".',
    )
    const path = changed(draft => {
      Object.assign(draft, { origin: 'https://a.example/b/' })
    })
    expect(path).toContain('Leave out the path')
  })

  it('an unknown reading names the readings there are', () => {
    const message = changed(draft => {
      Object.assign(draft.readings ?? {}, { plans: 'gold' })
    })
    expect(message).toContain('src/site.ts: readings.plans: "gold"')
    expect(message).toContain('Write free-pro-enterprise or starter-pro')
  })

  it('a missing field is named', () => {
    const message = changed(draft => {
      delete draft.contacts?.privacy
    })
    expect(message).toBe(
      'src/site.ts: contacts.privacy: is missing. Every field of src/site.ts must be there.',
    )
  })

  it('an unknown field is named', () => {
    const message = changed(draft => {
      Object.assign(draft, { slogan: 'x' })
    })
    expect(message).toContain('src/site.ts: slogan: is not a field of the site')
  })

  it.each([
    ['contacts', 'privacy', 'somebody', 'is not an e-mail address'],
    ['law', 'us', '', 'is empty'],
  ])('%s.%s "%s" is refused', (group, field, value, fault) => {
    const message = changed(draft => {
      Object.assign(draft[group] ?? {}, { [field]: value })
    })
    expect(message).toContain(`src/site.ts: ${group}.${field}:`)
    expect(message).toContain(fault)
  })

  it('an App Store link must lead to an app', () => {
    const message = changed(draft => {
      Object.assign(draft, { appStoreUrl: 'https://example.com/app' })
    })
    expect(message).toContain('is not an App Store link')
  })
})
