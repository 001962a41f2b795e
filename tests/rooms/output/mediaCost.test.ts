import { expect, it } from 'vitest'
import type { ShownWork } from '../../../src/media/shownWorks.ts'
import { measureMedia, mediaText } from '../../../src/output/mediaCost.ts'
import type { EncodedFile } from '../../../src/output/siteFile.ts'

const file = (path: string, bytes: number): EncodedFile => ({
  ...{ path, file: path.slice(1), cache: 'immutable', content: Buffer.alloc(bytes) },
  encoded: {},
})

const work = (name: string): ShownWork => ({
  ...{ width: 1600, height: 1600, src: '' },
  sources: {
    avif: [480, 800, 1600].map(width => `/media/a/${name}-${width}.avif ${width}w`).join(),
    webp: '',
  },
  prompt: { en: '' },
})

/** The files of a work: a phone takes the one of 800 px. */
const filesOf = (name: string, onPhone: number, largest: number) => [
  file(`/media/a/${name}-480.avif`, 10),
  file(`/media/a/${name}-800.avif`, onPhone),
  file(`/media/a/${name}-1600.avif`, largest),
  file(`/media/a/${name}-1600.webp`, 5),
]

it('the build says what works cost in all, and at most in the first view', () => {
  const works = { video: [work('v'), work('x')], image: [work('c')], 'feature-chat': [work('f')] }
  const files = [
    ...filesOf('v', 20_000, 25_000),
    ...filesOf('c', 3_000, 4_000),
    ...filesOf('f', 70_000, 80_000),
    file('/index.html', 1),
  ]
  expect(mediaText(measureMedia(works, files))).toBe(
    'Your own works: 4, 202,045 bytes in all sizes. In the first view at most 20,000 on a phone, 29,010 on a wide screen.',
  )
})

const advice =
  ' Over 100,000 or 300,000, the first view waits for them: supply them with less detail, or smaller.'

it.each([
  [100_000, 250_000, 49_990, ''],
  [100_001, 100, 100, advice],
  [100_000, 250_000, 49_991, advice],
])('%i bytes on a phone, %i and %i on a wide screen: the advice is %j', (...row) => {
  const [onPhone, first, second, expected] = row
  const works = { video: [work('v')], image: [work('i')] }
  const files = [...filesOf('v', onPhone, first), ...filesOf('i', 900_000, second)]
  expect(mediaText(measureMedia(works, files))?.split('wide screen.')[1]).toBe(expected)
})

it('without works, the build says nothing of them', () => {
  expect(mediaText(measureMedia({}, [file('/index.html', 1)]))).toBeUndefined()
})
