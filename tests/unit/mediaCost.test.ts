import { expect, it } from 'vitest'
import type { ShownWork } from '../../src/media/shownWorks.ts'
import { measureMedia, mediaText } from '../../src/output/mediaCost.ts'
import type { EncodedFile } from '../../src/output/siteFile.ts'

const file = (path: string, bytes: number): EncodedFile => ({
  ...{ path, file: path.slice(1), cache: 'immutable', content: Buffer.alloc(bytes) },
  encoded: {},
})

const work = (name: string): ShownWork => ({
  ...{ width: 900, height: 900, src: '', sizes: '' },
  sources: { avif: `/media/a/${name}-480.avif 480w,/media/a/${name}-900.avif 900w`, webp: '' },
  ...{ alt: { en: '' }, prompt: { en: '' } },
})

const filesOf = (name: string, bytes: number) => [
  file(`/media/a/${name}-480.avif`, 10),
  file(`/media/a/${name}-900.avif`, bytes),
  file(`/media/a/${name}-900.webp`, 5),
]

it('the build says what works cost in all, and at most in the first view', () => {
  const works = { 'hero-video': work('v'), 'hero-chat': work('c'), 'feature-chat': work('f') }
  const files = [
    ...[...filesOf('v', 20_000), ...filesOf('c', 3_000), ...filesOf('f', 70_000)],
    file('/index.html', 1),
  ]
  expect(mediaText(measureMedia(works, files))).toBe(
    'Your own works: 3, 93,045 bytes in all sizes. In the first view at most 20,000 on a phone, 23,000 on a wide screen.',
  )
})

it.each([
  [100_000, 200_000, ''],
  [
    100_001,
    0,
    ' Over 100,000 or 300,000, the first view waits for them: supply them with less detail, or smaller.',
  ],
  [
    100_000,
    200_001,
    ' Over 100,000 or 300,000, the first view waits for them: supply them with less detail, or smaller.',
  ],
])('pictures of %i and %i bytes at the top: advice is %j', (first, second, advice) => {
  const works = { 'hero-video': work('v'), 'hero-image': work('i') }
  const files = [...filesOf('v', first), ...filesOf('i', second)]
  expect(mediaText(measureMedia(works, files))?.split('wide screen.')[1]).toBe(advice)
})

it('without works, the build says nothing of them', () => {
  expect(mediaText(measureMedia({}, [file('/index.html', 1)]))).toBeUndefined()
})
