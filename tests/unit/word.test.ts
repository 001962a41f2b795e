import { afterEach, expect, it, vi } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import { wordFile } from '../../src/texts/word/wordFile.ts'
import { documentsInForce } from '../../src/versions/documentsInForce.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('the same text gives the same Word file on every day, byte for byte', async () => {
  const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
  const [document] = documentsInForce(site)
  if (!document) throw new Error('there is no document')
  const onDay = (day: string) => {
    vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
    return wordFile({ ...site, today: day }, document)
  }
  const file = await onDay('2026-01-01')
  expect((await onDay('2027-06-30')).equals(file)).toBe(true)
})
