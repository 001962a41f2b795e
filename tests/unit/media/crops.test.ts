import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readWorks } from '../../../src/build/media/works.ts'
import { review } from '../../../src/company/launch/review.ts'
import type { SiteConfig } from '../../../src/company/schema/siteSchema.ts'
import { works as fieldsOfWorks } from '../../../src/company/schema/works.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { draftFolder } from '../../sites/drafts.ts'
import { withValues } from '../../sites/variants.ts'

const { draft } = draftFolder()
const folder = draft('crops')
const loaded = loadSite({ folder, today: '2025-06-01' })
/** Without the pages of the company's own and that for the press, which show pictures too. */
const site = withValues({ ...loaded, pages: new Map() }, { press: null })
const line = site.source.lineOf(['works'])

type Works = SiteConfig['works']

const read = (works: Works) =>
  readWorks(withValues(site, { works }), (_recipe, _content, make) => make())

/** Replaces the pictures by some of these sizes, whose left half is red and whose right half is blue. */
async function supply(sizes: Readonly<Record<string, readonly [number, number]>>): Promise<void> {
  rmSync(join(folder, 'media'), { recursive: true, force: true })
  mkdirSync(join(folder, 'media'), { recursive: true })
  for (const [name, [width, height]] of Object.entries(sizes)) {
    const halves = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#f00" d="M0 0h${width / 2}v${height}H0z"/><path fill="#00f" d="M${width / 2} 0h${width / 2}v${height}h-${width / 2}z"/></svg>`
    const file = join(folder, 'media', name)
    writeFileSync(file, await sharp(Buffer.from(halves)).removeAlpha().png().toBuffer())
  }
}

describe('the launch check says of which picture much is cut off', () => {
  it('at which sides, by how much, and how to say which part stays', async () => {
    await supply({
      'video-1.png': [640, 360],
      'feature-chat-1.png': [648, 1152],
      'closing.png': [1200, 400],
    })
    const { cropped } = await read({
      video: { en: 'A coast' },
      'feature-chat': [{ en: 'A tower' }],
      closing: { en: 'A harbor' },
    })
    const found = review({ site, cropped }).open.filter(({ id }) => id.startsWith('works:cropped'))
    expect(found).toMatchObject([
      {
        id: 'works:cropped:video-1',
        person: 'marketing',
        severity: 'warning',
        location: `${folder}/media/video-1.png`,
        message:
          '58 % of video-1 is cut off at its left and right: it has 640 × 360 px, and its place is 3:4',
        fix: 'Write which part stays as works: { focus: { video-1: 50% 50% } }, from its left and its top, or put a picture of about 3:4 there.',
      },
      {
        id: 'works:cropped:feature-chat-1',
        message:
          '58 % of feature-chat-1 is cut off at its top and bottom: it has 648 × 1152 px, and its place is 4:3',
      },
    ])
  })

  it('and nothing of one whose company has said it, or that loses little', async () => {
    await supply({ 'video-1.png': [640, 360], 'image-1.png': [640, 640] })
    const { cropped } = await read({
      video: { en: 'A coast' },
      image: { en: 'A flower' },
      focus: { 'video-1': '50% 50%' },
    })
    expect(cropped).toEqual([])
  })
})

describe('the part of a picture that stays', () => {
  it.each([
    ['0% 50%', [254, 0, 0]],
    ['100% 50%', [0, 0, 254]],
  ] as const)('is kept where the page is shared, too: %s', async (focus, color) => {
    await supply({ 'sharing.png': [2400, 630] })
    const sharing = { en: 'Two colors' }
    const { files } = await read({ sharing, focus: { sharing: focus } })
    const [made] = files
    const { dominant } = await sharp(await made?.make()).stats()
    expect([dominant.r, dominant.g, dominant.b].map(part => Math.round(part / 254) * 254)).toEqual(
      color,
    )
    // Whoever keeps the picture by its address gets the new one.
    const before = (await read({ sharing })).sharing?.path
    expect(made?.path).not.toBe(before)
  })

  it('is said of a picture that is there', async () => {
    await supply({ 'video-1.png': [640, 640] })
    const works = { video: { en: 'A coast' }, focus: { 'video-4': '10% 20%' } }
    await expect(read(works)).rejects.toThrow(
      `${folder}/site.yaml:${line}: works.focus: there is no picture "video-4" among the works. Write the name of a file without its ending: video-1.`,
    )
  })

  it.each(['left', '40 60', '40% 101%', '-5% 0%'])('is no place like "%s"', written => {
    const { issues = [] } = v.safeParse(fieldsOfWorks.focus, { 'video-1': written })
    expect(issues.map(({ message }) => message)).toEqual([
      "is not a place in a picture. Write how far it is from the left and from the top, like '40% 60%'",
    ])
  })
})
