import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMark } from '../../../src/build/media/mark.ts'
import { iconSvg } from '../../../src/build/output/discovery/icons.ts'
import { prepareBuild } from '../../../src/build/prepareBuild.ts'
import { paletteOf } from '../../../src/company/schema/palette.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { complaint } from '../../sites/complaint.ts'
import { draftFolder } from '../../sites/drafts.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { inEnglish, withValues } from '../../sites/variants.ts'

const { draft } = draftFolder()
const folder = draft('marks')
const site = inEnglish(loadSite({ folder, today: '2025-06-01' }))

/** The site with a mark, which is written into the company's folder. */
function siteWith(name: string, svg: string) {
  const mark = join('media', name)
  writeFileSync(join(folder, mark), svg)
  return withValues(site, { identity: { ...site.config.identity, mark } })
}

const wide =
  '<?xml version="1.0"?>\n<!-- <svg> by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20" viewBox="0 0 60 20"><path fill="#00795c" d="M0 0h60v20H0z"/></svg>\n'

describe('a mark of the company', () => {
  it('is on every page in the size of the bar, and in its icon', () => {
    const [page] = renderSite(siteWith('wide.svg', wide), ({ path }) => path === '/')
    const [, src] =
      /<a class="brand"[^>]*><img src="(data:[^"]*)" width="72" height="24" alt=""\/>/.exec(
        page?.html ?? '',
      ) ?? []
    expect(decodeURIComponent(src ?? '')).toContain('d="M0 0h60v20H0z"')
    const [, icon] = /<link rel="icon" href="(data:[^"]*)"/.exec(page?.html ?? '') ?? []
    expect(decodeURIComponent(icon?.replaceAll('&#x27;', "'") ?? '')).toContain(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" x="0" y="20" width="60" height="20">',
    )
  })

  it('is in the middle of the icons that are drawn, on paper where they fill a square', () => {
    const companyMark = readMark(siteWith('icon.svg', wide))?.square
    const colors = { ...paletteOf().light, paper: '#f0f6f4' }
    expect(iconSvg({ companyMark, colors })).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 44 44"><svg xmlns="[^"]*" viewBox="0 0 60 60" x="8" y="8" width="28" height="28">/,
    )
    expect(iconSvg({ companyMark, colors, hasGround: true })).toContain(
      '<path fill="#f0f6f4" d="M0 0h44v44H0z"/>',
    )
  })

  it('is one drawing in its icons, whatever its values and styles hold', () => {
    const svg =
      '<!-- A > B --><svg aria-label="A > B" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">' +
      '<style><![CDATA[g > path { fill: #00795c } /* <!-- */]]></style><!-- - --><path d="M0 0h9v9z"/></svg>'
    const { square = '' } = readMark(siteWith('quoted.svg', svg)) ?? {}
    expect(square).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg aria-label="A > B" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" x="0" y="0" width="9" height="9">' +
        '<style><![CDATA[g > path { fill: #00795c } /* <!-- */]]></style><path d="M0 0h9v9z"/></svg></svg>',
    )
  })

  it('is a file where it is larger, for pages and for icons', () => {
    const mark = readMark(
      siteWith('large.svg', wide.replace('/>', ` class="${'x'.repeat(1500)}"/>`)),
    )
    expect(mark?.image.src).toMatch(/^\/assets\/mark\.[0-9a-f]{8}\.svg$/)
    expect(mark?.icon).toMatch(/^\/assets\/icon\.[0-9a-f]{8}\.svg$/)
    expect(mark?.files.map(({ path }) => path)).toEqual([mark?.image.src, mark?.icon])
  })

  it('is never wider or higher than its room', () => {
    const sized = (width: number, height: number) => {
      const { image } =
        readMark(siteWith('sized.svg', wide.replace('0 0 60 20', `0 0 ${width} ${height}`))) ?? {}
      return [image?.width, image?.height]
    }
    expect(sized(100, 100)).toEqual([24, 24])
    expect(sized(800, 100)).toEqual([112, 14])
    expect(sized(5, 20)).toEqual([6, 24])
  })

  it.each<readonly [string, string, readonly string[]]>([
    ['black', '<path d="M0 0h60v20H0z"/>', ['dark']],
    ['white', '<path fill="#fff" d="M0 0h60v20H0z"/>', ['light']],
    ['half clear', '<path fill-opacity=".05" d="M0 0h60v20H0z"/>', ['light', 'dark']],
    ['green', '<path fill="#00795c" d="M0 0h60v20H0z"/>', []],
    ['white on black', '<path d="M0 0h60v20H0z"/><path fill="#fff" d="M9 0h9v20H9z"/>', []],
    ['nothing', '<g/>', ['light', 'dark']],
    [
      'black, and white at night',
      '<style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style><path d="M0 0h60v20H0z"/>',
      [],
    ],
    [
      'black, and hardly lighter at night',
      '<style>@media (prefers-color-scheme: dark) { path { fill: #222 } g { fill: #fff } }</style><path d="M0 0h60v20H0z"/>',
      ['dark'],
    ],
    [
      'white, and black by day at the end of its styles',
      '<style>path { fill: #fff }@media screen and (prefers-color-scheme:light){path{fill:#000}}</style><path d="M0 0h60v20H0z"/>',
      [],
    ],
  ])('%s does not stand out from the paper of %j', (name, shapes, schemes) => {
    const svg = wide.replace(/<path[^>]*>/, shapes)
    expect(readMark(siteWith(`${name}.svg`, svg))?.faintIn).toEqual(schemes)
  })

  it.each(
    Object.entries({
      'text.svg: holds the element <text>. Export it as a plain SVG file: only shapes.':
        '<svg viewBox="0 0 1 1"><text>A</text></svg>',
      'unsized.svg: has no viewBox. Export it as a plain SVG file.':
        '<svg width="9"><path d="M0 0h9"/></svg>',
      'huge.svg: has 18041 bytes, over 16000. Export it as a plain SVG file.': `<svg viewBox="0 0 1 1"><path d="${'M0 0h9'.repeat(3000)}"/></svg>`,
      'no-xmlns.svg: has no xmlns="http://www.w3.org/2000/svg" in its <svg>, without which browsers do not show it. Write it there, or: Export it as a plain SVG file.':
        '<svg viewBox="0 0 48 24"><path fill="#c43100" d="M2 2h20v20H2z"/></svg>',
      'xlink.svg: has no xmlns:xlink="http://www.w3.org/1999/xlink" in its <svg>, without which browsers do not show it. Write it there, or: Export it as a plain SVG file.':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24"><path id="a" d="M2 2h20"/><use xlink:href="#a"/></svg>',
      'stylesheet.svg: holds the instruction <?xml-stylesheet?>. Export it as a plain SVG file: only shapes.':
        wide.replace('?>', '?><?xml-stylesheet href="https://a.example/b.css"?>'),
      // HTML would take the script for the text of styles.
      'hidden.svg: holds the element <script>. Export it as a plain SVG file: only shapes.':
        wide.replace('<path', '<desc><style><script>1</script></style></desc><path'),
      'spelled.svg: holds the reference "fill:url(https://a.example/b)". Export it as a plain SVG file: only shapes.':
        wide.replace('<path', '<path style="fill:&#117;rl(https://a.example/b)"/><path'),
      'small-letters.svg: holds the element <lineargradient>. Export it as a plain SVG file: only shapes.':
        wide.replace('<path', '<lineargradient/><path'),
      'banner.svg: is 8.5 times as wide as high, and at most 8 times have room beside the name. Use a narrower one.':
        wide.replace('0 0 60 20', '0 0 170 20'),
    }),
  )('is refused: %s', (message, svg) => {
    const [name = ''] = message.split(':')
    const refused = siteWith(name, svg)
    expect(complaint(() => readMark(refused))).toBe(`${folder}/media/${message}`)
  })

  it.each([
    ['entity.svg', '&nbsp;', '3:84: is not XML, and browsers would not show it: unknown entity'],
    [
      'unquoted.svg',
      '<path d=M0/>',
      '3:92: is not XML, and browsers would not show it: expected quote',
    ],
    ['open.svg', '<g>', '3:127: is not XML, and browsers would not show it: expected'],
    ['two.svg', '</svg><svg>', '3:90: is not XML, and browsers would not show it: unknown token'],
  ])('%s is refused at its place', (name, inside, message) => {
    const refused = siteWith(name, wide.replace('<path', `${inside}<path`))
    expect(complaint(() => readMark(refused))).toContain(`${folder}/media/${name}:${message}`)
  })

  it('as a photograph is refused', () => {
    const refused = siteWith('photograph.svg', wide)
    writeFileSync(join(folder, 'media/photograph.svg'), Buffer.from([0x89, 0x50, 0x4e, 0x47]))
    expect(complaint(() => readMark(refused))).toBe(
      `${folder}/media/photograph.svg: holds no drawing as SVG. Export it as a plain SVG file.`,
    )
  })

  it('in another encoding is refused', () => {
    const refused = siteWith('latin.svg', wide)
    writeFileSync(
      join(folder, 'media/latin.svg'),
      Buffer.from(wide.replace('by hand', 'für alle'), 'latin1'),
    )
    expect(complaint(() => readMark(refused))).toBe(
      `${folder}/media/latin.svg: is not UTF-8. Save it as UTF-8, in the dialog of your editor.`,
    )
  })

  it.each([
    ['media/nowhere.svg', (folder: string) => `Write its path below ${folder}/`],
    [
      'media/Zürich.svg',
      () => 'There is "zu\u0308rich.svg": name it with the same capitals and accents, typed anew',
    ],
  ])('that does not exist is a fault at its field: %s', (file, remedy) => {
    const text = readFileSync(join(folder, 'site.yaml'), 'utf8')
    const named = draft(file.endsWith('h.svg') ? 'near' : 'nowhere', {
      'site.yaml': text.replace('brand:', `identity: { mark: ${file} }\nbrand:`),
      'media/zu\u0308rich.svg': '<svg/>',
    })
    const line = text.split('\n').findIndex(row => row.startsWith('brand:')) + 1
    expect(complaint(() => readMark(loadSite({ folder: named, today: '2025-06-01' })))).toBe(
      `${named}/site.yaml:${line}: identity.mark: there is no file "${file}". ${remedy(named)}.`,
    )
  })
})

it('without one, pages show the design’s own', () => {
  expect(readMark(site)).toBeUndefined()
  const [page] = renderSite(site, ({ path }) => path === '/')
  expect(page?.html).toContain('viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">')
})

it('a build says what is to be seen of a mark alone, as the launch check does', async () => {
  const company = draft('black-mark')
  const black =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M0 0h20v20H0z"/></svg>'
  writeFileSync(join(company, 'media/black.svg'), black)
  const unmarked = inEnglish(loadSite({ folder: company, today: '2025-06-01' }))
  const written = withValues(unmarked, {
    identity: { ...unmarked.config.identity, mark: 'media/black.svg' },
  })
  const lastBuild = { published: {}, lastReview: { isReady: true, warnsUntil: {} } }
  const undrawn = async () => Buffer.from('drawn')
  const { reviewed } = await prepareBuild(written, lastBuild, undrawn, 'development')
  expect(reviewed.open.map(({ id }) => id)).toContain('mark:faint:dark')
})
