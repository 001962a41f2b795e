import { afterEach, expect, it, vi } from 'vitest'
import { readText } from '../../src/content/textFiles.ts'
import { parseDocuments } from '../../src/legal/parseDocuments.ts'
import { documentsInForce } from '../../src/legal/versions/documentsInForce.ts'
import { wordFile } from '../../src/legal/word/wordFile.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('the same text gives the same Word file on every day, byte for byte', async () => {
  const [document] = documentsInForce(parseDocuments(readText))
  if (!document) throw new Error('there is no document')
  const onDay = (day: string) => {
    vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
    return wordFile(document)
  }
  const file = await onDay('2026-01-01')
  expect((await onDay('2027-06-30')).equals(file)).toBe(true)
})
