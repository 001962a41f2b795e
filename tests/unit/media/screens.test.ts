import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readWorks } from '../../../src/build/media/works.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { draftFolder } from '../../sites/drafts.ts'
import { renderLanding } from '../../sites/renderLanding.tsx'
import { withValues } from '../../sites/variants.ts'

const { draft } = draftFolder()
const folder = draft('screens')
/** Without the pages of the company's own, which show pictures too. */
const loaded = { ...loadSite({ folder, today: '2025-06-01' }), pages: new Map() }
const languages = { site: ['en', 'de'], legal: ['en'] } as const
const screens = [
  { en: 'A video is being made', de: 'Ein Video entsteht' },
  { en: 'Four pictures' },
  { en: 'A chat' },
]
const site = withValues(loaded, { languages, works: { screens } })
const siteFile = `${folder}/site.yaml`
const line = site.source.lineOf(['works'])

const picture = (height = 1040) =>
  sharp({ create: { width: 480, height, channels: 3, background: '#c65c50' } })
    .png()
    .toBuffer()

async function supply(...names: readonly string[]): Promise<void> {
  rmSync(join(folder, 'media'), { recursive: true, force: true })
  mkdirSync(join(folder, 'media'), { recursive: true })
  for (const [index, name] of names.entries()) {
    writeFileSync(join(folder, 'media', name), await picture(1040 + index))
  }
}

const read = (of = site) => readWorks(of, (_recipe, _content, make) => make())

const complaintOf = (of = site) =>
  read(of).then(
    () => '',
    (error: Error) => error.message,
  )

describe('screens of the app', () => {
  it('are shown in each language from its own file, or from the one for every language', async () => {
    await supply('screens-1.png', 'screens-1.de.png', 'screens-2.png', 'screens-3.png')
    const { screens: shown } = await read()
    const heights = (['en', 'de'] as const).map(code => shown[code]?.map(({ height }) => height))
    expect(heights).toEqual([
      [1040, 1042, 1043],
      [1041, 1042, 1043],
    ])
  })

  it('are pictures with what they show as their text, and are not marked as made with AI', async () => {
    await supply('screens-1.png', 'screens-2.png', 'screens-3.png')
    const { screens: shown, files } = await read()
    const page = fromHtml(renderLanding(site, 'de', { screens: shown }))
    const pictures = selectAll('#features .screens img', page)
    expect(pictures.map(({ properties: { alt, lang } }) => [alt, lang])).toEqual([
      ['Ein Video entsteht', undefined],
      ['Four pictures', 'en'],
      ['A chat', 'en'],
    ])
    const made = await files.find(({ path }) => path.endsWith('screens-1-480.webp'))?.make()
    expect(made?.includes('trainedAlgorithmicMedia')).toBe(false)
  })

  it('are pictures for the press in each language, where the company has a page for it', async () => {
    await supply('screens-1.png', 'screens-1.de.png', 'screens-2.png', 'screens-3.png')
    const { files, pagePictures } = await read(
      withValues(site, { press: { contact: 'press@example.com' } }),
    )
    const german = await files.find(({ path }) => path === '/press/screens-1.de.jpg')?.make()
    const { format, height } = await sharp(german ?? Buffer.alloc(0)).metadata()
    expect([format, height]).toEqual(['jpeg', 1041])
    expect(pagePictures.get('/press/screens-1.en.jpg')).toMatchObject({
      src: '/press/screens-1.en.jpg',
      height: 1040,
    })
    const plain = await read(withValues(site, { press: null }))
    expect(plain.files.filter(({ path }) => path.startsWith('/press/'))).toEqual([])
  })

  it('leave nothing on a page where there are none', async () => {
    expect(renderLanding(loaded, 'en')).not.toContain('screens')
  })

  it.each([
    [
      'a language has no file',
      ['screens-1.de.png', 'screens-2.png', 'screens-3.png'],
      `${siteFile}:${line}: works.screens.0: there is no file for "A video is being made" in English. Put it into ${folder}/media as screens-1.png for every language, or as screens-1.en.png.`,
    ],
    [
      'a file is for none of them',
      ['screens-1.png', 'screens-2.png', 'screens-3.png', 'screens-4.png'],
      `${folder}/media/screens-4.png: is for screen 4 of works.screens, which has 3. Write what it shows into ${siteFile}, or take the file out.`,
    ],
    [
      'there are two files for one',
      ['screens-1.jpg', 'screens-1.png', 'screens-2.png', 'screens-3.png'],
      `${folder}/media/screens-1.png: is a second file for one screen, beside ${folder}/media/screens-1.jpg. Keep one of them.`,
    ],
    [
      'a file is named in another way',
      ['screens-1.png', 'screens-2.png', 'screens-3.png', 'screens-one.mp4'],
      `${folder}/media/screens-one.mp4: is not named like a screen of the app. Name it screens-1.png for every language, or screens-1.de.png for one.`,
    ],
  ])('are refused where %s', async (_, names, expected) => {
    await supply(...names)
    expect(await complaintOf()).toBe(expected)
  })

  it('are refused where they are too small for a frame', async () => {
    await supply('screens-1.png', 'screens-2.png', 'screens-3.png')
    writeFileSync(join(folder, 'media/screens-2.png'), await picture(300))
    expect(await complaintOf()).toContain('screens-2.png: is 480 × 300 px')
  })
})
