import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { widthsOf } from '../../../src/build/media/encodePicture.ts'
import type { Keep } from '../../../src/build/media/madeMedia.ts'
import { readWorks } from '../../../src/build/media/works.ts'
import { review } from '../../../src/company/launch/review.ts'
import type { SiteConfig } from '../../../src/company/schema/siteSchema.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { draftFolder } from '../../sites/drafts.ts'
import { withValues } from '../../sites/variants.ts'

const { draft } = draftFolder()
const folder = draft('works')
const loaded = loadSite({ folder, today: '2025-06-01' })
/** Without the pages of the company's own and that for the press, which show pictures too. */
const site = withValues({ ...loaded, pages: new Map() }, { press: null })

/** Makes everything anew. */
const keepNothing: Keep = (_recipe, _content, make) => make()

type Works = SiteConfig['works']

/** One work, so that its files are image-1.…. */
const image = { image: { en: 'A valley' } }

const picture = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp({ create: { width, height, channels: 3, background: '#c65c50' } })
    .toFormat(format)
    .toBuffer()

/** Replaces the company's files. */
function supply(files: Readonly<Record<string, Buffer>>): void {
  rmSync(join(folder, 'media'), { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, 'media', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

const read = (works: Works) => readWorks(withValues(site, { works }), keepNothing)

const complaintOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => '',
    (error: Error) => error.message,
  )

const line = site.source.lineOf(['works'])

describe('files and sentences that do not belong together are refused by name', () => {
  const hills = { video: { en: 'Hills in *red | violet | rust*, slow pan' } }
  const siteFile = `${folder}/site.yaml`
  const types = 'is of a type that is not shown there. Save a picture as'

  it.each(
    Object.entries<readonly [Works, readonly string[]]>({
      [`image-1.svg: ${types} image-1.jpg, .png, .webp or .avif, a clip as image-1.mp4.`]: [
        image,
        ['image-1.svg'],
      ],
      [`image-1.heic: ${types} image-1.jpg, .png, .webp or .avif, a clip as image-1.mp4.`]: [
        image,
        ['image-1.heic'],
      ],
      [`sharing.mp4: ${types} sharing.jpg, .png, .webp or .avif.`]: [
        { sharing: { en: 'A sky' } },
        ['sharing.mp4'],
      ],
      [`video-1.jpg: has no sentence. Write what the app was asked for into ${siteFile}: works: { video: { en: '…' } }.`]:
        [{}, ['video-1.jpg']],
      [`feature-share-1.png: has no sentence. Write what the app was asked for into ${siteFile}: works: { feature-share: [{ en: '…' }] }.`]:
        [{}, ['feature-share-1.png']],
      [`sharing.png: has no sentence. Write what it shows into ${siteFile}: works: { sharing: { en: '…' } }.`]:
        [{}, ['sharing.png']],
      [`closing.mp4: ${types} closing.jpg, .png, .webp or .avif.`]: [
        { closing: { en: 'A harbor' } },
        ['closing.mp4'],
      ],
      'closing-1.jpg: has a number, and works.closing is one picture. Name it closing.jpg, or take it out.':
        [{ closing: { en: 'A harbor' } }, ['closing.jpg', 'closing-1.jpg']],
      [`${siteFile}:${line}: works.closing: there is no file for "A harbor". Put it into ${folder}/media as closing.jpg, .png, .webp or .avif, or take the entry out.`]:
        [{ closing: { en: 'A harbor' } }, []],
      'image.jpg: has no number. Name it image-1.jpg, after the first of its place.': [
        image,
        ['image-1.jpg', 'image.jpg'],
      ],
      [`image-1.png: is a second file of its kind for one work, beside ${folder}/media/image-1.jpg. Keep one of them.`]:
        [image, ['image-1.jpg', 'image-1.png']],
      [`video-4.jpg: is for work 4 of works.video, which has 3. Write a word like *red | violet | rust* for it into ${siteFile}, or take the file out.`]:
        [hills, ['video-1.jpg', 'video-2.jpg', 'video-3.jpg', 'video-4.jpg']],
      [`image-2.jpg: is for work 2 of works.image, which has 1. Write a word like *red | violet | rust* for it into ${siteFile}, or take the file out.`]:
        [image, ['image-1.jpg', 'image-2.jpg']],
      [`feature-chat-2.jpg: is for work 2 of works.feature-chat, which has 1. Write a prompt for it into ${siteFile}, or take the file out.`]:
        [{ 'feature-chat': [{ en: 'A' }] }, ['feature-chat-1.jpg', 'feature-chat-2.jpg']],
      [`${siteFile}:${line}: works.video: there is no file for "Hills in rust, slow pan". Put it into ${folder}/media as video-3.jpg, .png, .webp or .avif, or take the word out.`]:
        [hills, ['video-1.jpg', 'video-2.jpg']],
      [`${siteFile}:${line}: works.feature-chat.0: there is no file for "A". Put it into ${folder}/media as feature-chat-1.jpg, .png, .webp or .avif, or take the entry out.`]:
        [{ 'feature-chat': [{ en: 'A' }] }, []],
    }),
  )('%s', async (expected, [works, names]) => {
    supply(Object.fromEntries(names.map(name => [name, Buffer.from('')])))
    const start = expected.startsWith(siteFile) ? '' : `${folder}/media/`
    expect(await complaintOf(read(works))).toBe(start + expected)
  })

  it('every one of them at once', async () => {
    supply({ 'image-1.gif': Buffer.from(''), 'feature-chat-1.jpg': Buffer.from('') })
    const text = await complaintOf(read({ ...image, sharing: { en: 'A sky' } }))
    expect(text.split('\n').map(fault => fault.split(':')[0]?.split('/').at(-1))).toEqual([
      'feature-chat-1.jpg',
      'image-1.gif',
      'site.yaml',
    ])
  })

  it.each(['IMG_1234.jpg', 'vidoe-1.mp4', 'pictures/image-1.jpg', 'video notes.txt'])(
    'a file that nothing shows: %s',
    async name => {
      supply({
        'app-store.svg': Buffer.from('<svg/>'),
        '.DS_Store': Buffer.from(''),
        [name]: Buffer.from(''),
      })
      expect(await complaintOf(read({}))).toBe(
        `${folder}/media/${name}: is named after no place, and nothing would show it. Name it like image-1.jpg, name a mark or a badge in ${siteFile}, show it on a page of your own, or move it out of ${folder}/.`,
      )
    },
  )
})

describe('a file that holds no picture to show is refused', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'no picture',
      () => Buffer.from('Not a picture.'),
      'holds no picture that can be read, whatever its name says. Open it in a picture editor and export it as JPEG, PNG, WebP or AVIF.',
    ],
    [
      'moving',
      async () =>
        sharp(
          [
            await picture(640, 360, 'png'),
            await sharp(await picture(640, 360, 'png'))
              .negate()
              .toBuffer(),
          ],
          {
            join: { animated: true },
          },
        )
          .webp({ minSize: false })
          .toBuffer(),
      'moves, and would stand still. Export one picture of it, or an MP4 clip.',
    ],
    [
      'transparent in parts',
      () =>
        sharp({ create: { width: 640, height: 360, channels: 4, background: '#c65c5080' } })
          .png()
          .toBuffer(),
      'is transparent in parts, which look different in each scheme. Export it without transparency.',
    ],
    [
      'of too many pixels',
      async () => {
        const png = await picture(640, 360, 'png')
        png.writeUInt32BE(20_000, 16)
        png.writeUInt32BE(20_000, 20)
        png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
        return png
      },
      'has too many pixels. Export it at most 3200 px wide, as a JPEG file of quality 90.',
    ],
    [
      'too small',
      () => picture(640, 359, 'png'),
      'is 640 × 359 px, and would be shown enlarged. Supply it with at least 640 × 360 px.',
    ],
  ])('%s', async (_, content, expected) => {
    supply({ 'image-1.png': await content() })
    expect(await complaintOf(read(image))).toBe(`${folder}/media/image-1.png: ${expected}`)
  })

  it('that is too large', async () => {
    supply({ 'image-1.png': Buffer.from('') })
    truncateSync(join(folder, 'media/image-1.png'), 20_000_001)
    expect(await complaintOf(read(image))).toBe(
      `${folder}/media/image-1.png: has 20000001 bytes, over 20000000. Export it at most 3200 px wide, as a JPEG file of quality 90.`,
    )
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('whose end is missing (%s)', async format => {
    const whole = await sharp(randomBytes(700 * 400 * 3), {
      raw: { width: 700, height: 400, channels: 3 },
    })
      // As little effort as each takes: noise is what encoders find hardest.
      .toFormat(format, { effort: format === 'png' ? 1 : 0 })
      .toBuffer()
    supply({ 'image-1.png': whole.subarray(0, whole.length / 2) })
    expect(await complaintOf(read(image))).toContain(
      `${folder}/media/image-1.png: holds no picture that can be read`,
    )
  })

  it('that is the picture of another choice as well', async () => {
    const wood = await picture(640, 360, 'jpeg')
    supply({ 'image-1.jpg': wood, 'image-2.jpg': wood })
    expect(await complaintOf(read({ image: { en: 'A *glass | paper* flower' } }))).toBe(
      `${folder}/media/image-2.jpg: is the same picture as ${folder}/media/image-1.jpg, so that choosing the other one changes nothing. Put another picture there.`,
    )
  })

  it('too small for sharing', async () => {
    supply({ 'sharing.jpg': await picture(1199, 630, 'jpeg') })
    expect(await complaintOf(read({ sharing: { en: 'A sky' } }))).toBe(
      `${folder}/media/sharing.jpg: is 1199 × 630 px, and would be shown enlarged. Supply it with at least 1200 × 630 px.`,
    )
  })
})

describe('of a picture', () => {
  it('both formats are made in the widths used, none wider than the picture', async () => {
    supply({ 'image-1.png': await picture(900, 600, 'png') })
    const { shown, files } = await read(image)
    const names = files.map(({ path }) => path.replace(/^\/media\/[\da-f]{8}\//, ''))
    expect(names).toEqual([
      'image-1-480.avif',
      'image-1-800.avif',
      'image-1-900.avif',
      'image-1-480.webp',
      'image-1-800.webp',
      'image-1-900.webp',
    ])
    const made = await Promise.all(files.map(async ({ make }) => sharp(await make()).metadata()))
    expect(made.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['heif', 480, 320] as const,
      ['heif', 800, 533] as const,
      ['heif', 900, 600] as const,
      ['webp', 480, 320] as const,
      ['webp', 800, 533] as const,
      ['webp', 900, 600] as const,
    ])
    expect(shown.image?.[0]).toMatchObject({ width: 900, height: 600 })
    expect(shown.image?.[0]?.sources.webp.split(',').map(part => part.split(' ')[1])).toEqual([
      '480w',
      '800w',
      '900w',
    ])
  })

  it('none is wider than 1600 px, however wide the picture', () => {
    expect(widthsOf(3200)).toEqual([480, 800, 1200, 1600])
    expect(widthsOf(1600)).toEqual([480, 800, 1200, 1600])
  })

  it('each says to machines that it was generated (IPTC)', async () => {
    supply({ 'image-1.jpg': await picture(640, 360, 'jpeg') })
    const { files } = await read(image)
    for (const { make } of files) {
      expect(String((await sharp(await make()).metadata()).xmp)).toContain(
        'DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"',
      )
    }
  })

  it('the way it was held counts, as its camera noted', async () => {
    const lying = await sharp(await picture(960, 640, 'jpeg')).withMetadata({ orientation: 6 })
    supply({ 'image-1.jpg': await lying.toBuffer() })
    const { shown, files } = await read(image)
    expect(shown.image?.[0]).toMatchObject({ width: 640, height: 960 })
    const [first] = files
    expect(await sharp(await first?.make()).metadata()).toMatchObject({ width: 480, height: 720 })
  })

  it('another picture has another address', async () => {
    const pathOf = async (background: string) => {
      const create = { width: 640, height: 640, channels: 3, background } as const
      supply({ 'image-1.png': await sharp({ create }).png().toBuffer() })
      return (await read(image)).shown.image?.[0]?.src
    }
    const first = await pathOf('#111')
    const same = await pathOf('#111')
    const other = await pathOf('#112')
    expect(first).toMatch(/^\/media\/[\da-f]{8}\/image-1-640\.webp$/)
    expect(same).toBe(first)
    expect(other).not.toBe(first)
  })

  it('the one for sharing is cut to the size that most readers crop least', async () => {
    supply({ 'sharing.webp': await picture(1600, 1600, 'webp') })
    const { shown, sharing, files } = await read({ sharing: { en: 'What is at sharing' } })
    expect(shown).toEqual({})
    expect(sharing?.alt).toEqual({ en: 'What is at sharing' })
    expect(files.map(({ path }) => path)).toEqual([sharing?.path])
    expect(sharing?.path).toMatch(/^\/media\/[\da-f]{8}\/sharing\.jpg$/)
    expect(await sharp(await files[0]?.make()).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
  })
})

describe('a clip', () => {
  const ready = readFileSync('tests/sites/works/clip.mp4')
  /** The same clip with another box renamed, as the other kinds of files have it. */
  const renamed = (from: string, to: string) =>
    Buffer.from(ready.toString('latin1').replaceAll(from, to), 'latin1')
  const poster = () => picture(640, 800, 'png')
  const path = () => `${folder}/media/image-1`

  it('that is ready is served as it is, with its picture until it is played', async () => {
    supply({ 'image-1.mp4': ready, 'image-1.png': await poster() })
    const { shown, files } = await read(image)
    const [clip] = files
    expect(shown.image?.[0]?.clip).toMatch(/^\/media\/[\da-f]{8}\/image-1\.mp4$/)
    expect(clip?.path).toBe(shown.image?.[0]?.clip)
    // Browsers keep a clip for a year: another one beside the same picture has another address.
    supply({ 'image-1.mp4': renamed('free', 'skip'), 'image-1.png': await poster() })
    const next = await read(image)
    expect(next.shown.image?.[0]?.clip).toMatch(/^\/media\/[\da-f]{8}\/image-1\.mp4$/)
    expect(next.shown.image?.[0]?.clip).not.toBe(clip?.path)
    expect(await clip?.make()).toEqual(ready)
    expect(shown.image?.[0]).toMatchObject({ width: 640, height: 800 })
    expect(files.slice(1).map(file => file.path.split('/').at(-1))).toEqual([
      'image-1-480.avif',
      'image-1-640.avif',
      'image-1-480.webp',
      'image-1-640.webp',
    ])
  })

  it('may have its ending in capitals, as cameras write it', async () => {
    supply({ 'image-1.MP4': ready, 'image-1.png': await poster() })
    const { files } = await read(image)
    expect(await files[0]?.make()).toEqual(ready)
  })

  /** A clip with other bytes in a place of it. */
  const changed = (clip: Buffer, from: string, to: string) =>
    Buffer.from(clip.toString('latin1').replace(from, to), 'latin1')
  const profile = (byte: string) => changed(ready, 'avcC\x01\x64', `avcC\x01${byte}`)
  const sound = readFileSync('tests/sites/works/sound.mp4')
  const located = readFileSync('tests/sites/works/located.mp4')
  const apple = 'com.apple.quicktime.location.ISO6709'
  const remade =
    '-map_metadata -1 -c:v libx264 -preset slow -crf 26 -pix_fmt yuv420p -vf "scale=\'min(1280,iw)\':-2" -movflags +faststart -an'
  const place = 'says where it was recorded, and would tell everybody'

  it.each([
    ['of another codec', renamed('avc1', 'hev1'), 'holds no H.264 video', remade],
    ['in 10 bits', profile('\x6e'), 'holds avc1.6e0016, which not every browser plays', remade],
    ['in 4:2:2', profile('\x7a'), 'holds avc1.7a0016, which not every browser plays', remade],
    ['in 4:4:4', profile('\xf4'), 'holds avc1.f40016, which not every browser plays', remade],
    [
      'with MP3',
      changed(sound, '\x40\x15', '\x69\x15'),
      'holds mp4a.69.2, which not every browser plays',
      remade,
    ],
    ['of another kind', renamed('ftyp', 'junk'), 'is no MP4 file', remade],
    [
      'with its index at the end',
      Buffer.concat([ready.subarray(0, 32), ready.subarray(1103), ready.subarray(32, 1103)]),
      'has its index at the end, so that it cannot start before all of it has arrived',
      remade,
    ],
    [
      'of 8,000,001 bytes',
      Buffer.concat([ready, Buffer.alloc(7_993_496)]),
      'has 8000001 bytes, over 8000000',
      remade,
    ],
    ['of a phone', located, place, '-map_metadata -1 -c copy -movflags +faststart'],
    [
      'of a camera',
      changed(located, apple, '\xa9xyz'.padEnd(apple.length)),
      place,
      '-map_metadata -1 -c copy -movflags +faststart',
    ],
  ])('%s is refused with the command that makes it ready', async (_, clip, fault, options) => {
    supply({ 'image-1.mp4': clip, 'image-1.png': await poster() })
    expect(await complaintOf(read(image))).toBe(
      `${path()}.mp4: ${fault}. Run\n  ffmpeg -i ${path()}.mp4 ${options} ready.mp4 && mv ready.mp4 ${path()}.mp4\nand build again.`,
    )
  })

  it('that is none prints nothing but the message', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    // A box of 16 bytes whose type is no word.
    const clip = Buffer.concat([Buffer.from([0, 0, 0, 16, 1, 2, 3, 4]), Buffer.alloc(8)])
    supply({ 'image-1.mp4': clip, 'image-1.png': await poster() })
    expect(await complaintOf(read(image))).toContain('image-1.mp4: is no MP4 file. Run')
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  })

  /** The clip with numbers of four bytes written from so many bytes after the type of a box. */
  const counting = (box: string, from: number, ...numbers: readonly number[]) => {
    const clip = Buffer.from(ready)
    const at = clip.indexOf(box) + box.length + from
    for (const [index, number] of numbers.entries()) clip.writeUInt32BE(number, at + 4 * index)
    return clip
  }

  it.each([
    ['more samples of one size than it has bytes', counting('stsz', 4, 100, 200_000)],
    ['more samples of one duration than it has bytes', counting('stts', 8, 200_000)],
    ['a box that is longer than the one around it', counting('trak', -8, 200_000)],
    ['a box that is shorter than its own head', counting('trak', -8, 7)],
  ])('that claims %s is refused before it is parsed', async (_, clip) => {
    supply({ 'image-1.mp4': clip, 'image-1.png': await poster() })
    expect(await complaintOf(read(image))).toContain('image-1.mp4: is no MP4 file. Run')
  })

  it('of a type that is no MP4 file is refused with the command that replaces it', async () => {
    supply({ 'image-1.mov': ready, 'image-1.png': await poster() })
    expect(await complaintOf(read(image))).toBe(
      `${path()}.mov: is no MP4 file. Run\n  ffmpeg -i ${path()}.mov ${remade} ${path()}.mp4 && rm ${path()}.mov\nand build again.`,
    )
  })

  it('without a picture is refused with the command that makes one', async () => {
    supply({ 'image-1.mp4': ready })
    expect(await complaintOf(read(image))).toBe(
      `${path()}.mp4: has no picture beside it, which is shown until it is played. Run\n  ffmpeg -i ${path()}.mp4 -frames:v 1 ${path()}.png\nand build again.`,
    )
  })

  it.each([
    ['Baseline', profile('\x42')],
    ['Main', profile('\x4d')],
    ['High', ready],
  ])('in the profile %s is ready, and silent', async (_, clip) => {
    supply({ 'image-1.mp4': clip, 'image-1.png': await poster() })
    const { files, audible } = await read(image)
    expect(await files[0]?.make()).toEqual(clip)
    expect(audible).toEqual([])
  })

  it('with AAC is ready, and reported with the command that takes its sound out', async () => {
    supply({ 'image-1.mp4': sound, 'image-1.png': await poster() })
    const { audible } = await read(image)
    const found = review({ site, audible }).open
    expect(found.find(({ id }) => id === 'clips:sound:image-1')).toMatchObject({
      message: 'The clip image-1.mp4 has sound',
      location: `${folder}/media/image-1.mp4`,
      fix: `Where somebody speaks, run ffmpeg -i ${path()}.mp4 -c copy -an -movflags +faststart ready.mp4 && mv ready.mp4 ${path()}.mp4 and build again; where nobody does, accept this finding.`,
    })
  })
})

describe('a picture of a page of the company’s own', () => {
  const read = async () => readWorks(withValues(loaded, { works: {} }), keepNothing)

  it('is made in the widths used, and does not say that it was generated', async () => {
    supply({ 'workshop.jpg': await picture(900, 600, 'jpeg') })
    const { pagePictures, files } = await read()
    expect(pagePictures.get('media/workshop.jpg')).toMatchObject({ width: 900, height: 600 })
    expect(files.map(({ path }) => path.replace(/.*\//, ''))).toEqual([
      'page-1-workshop-480.avif',
      'page-1-workshop-800.avif',
      'page-1-workshop-900.avif',
      'page-1-workshop-480.webp',
      'page-1-workshop-800.webp',
      'page-1-workshop-900.webp',
    ])
    for (const { make } of files) {
      expect((await sharp(await make()).metadata()).xmp).toBeUndefined()
    }
  })

  it('may be as small as it is', async () => {
    supply({ 'workshop.jpg': await picture(120, 80, 'jpeg') })
    const { pagePictures } = await read()
    expect(pagePictures.get('media/workshop.jpg')).toMatchObject({ width: 120, height: 80 })
  })
})
