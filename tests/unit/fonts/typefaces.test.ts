import { beforeAll, describe, expect, it } from 'vitest'
import { buildFonts } from '../../../src/build/fonts/buildFonts.ts'
import { siteFaces } from '../../../src/build/fonts/faces.ts'
import { localized } from '../../../src/company/languages/languages.ts'
import { parseConfig } from '../../../src/company/schema/parseConfig.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { withConfig } from '../../../src/company/site/site.ts'
import { complaint } from '../../sites/complaint.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

function siteWith(typefaces: unknown) {
  const values = { ...Object(finished.source.value), identity: { typefaces } }
  return withConfig(finished, parseConfig(values, finished.source))
}

// The packages of the design, the other way around: what is variable becomes fixed, and so on.
const text = '@fontsource/instrument-serif'
const display = '@fontsource-variable/instrument-sans'

describe('typefaces of the company', () => {
  const faces = siteFaces(siteWith({ text, display }))
  let fonts: Awaited<ReturnType<typeof buildFonts>>

  beforeAll(async () => {
    fonts = await buildFonts(
      localized(() => 'Abc äöü.'),
      ['en', 'de'],
      faces,
    )
  })

  it('are read from their packages, in the weights that the site uses', () => {
    expect(faces.map(({ role, family, style, weight }) => [role, family, style, weight])).toEqual([
      ['text', 'Instrument Serif', 'normal', '400'],
      ['display', 'Instrument Sans', 'normal', '400'],
      ['display', 'Instrument Sans', 'italic', '400'],
    ])
  })

  it('are cut to what pages show, and each has fallbacks of its own kind in its own widths', () => {
    const { css = '', preloads = [] } = fonts.pages.en ?? {}
    expect(preloads.map(path => path.replace(/\.[\w-]+\.woff2$/, ''))).toEqual([
      '/assets/fonts/instrument-serif-normal-en',
      '/assets/fonts/instrument-sans-normal-en',
      '/assets/fonts/instrument-sans-italic',
    ])
    const [first] = fonts.files
    expect(first?.content.length).toBeLessThan(4000)
    expect(css).toContain(
      '--fallback-text:text-0,text-1,text-2,serif;--font-text:"Instrument Serif",var(--fallback-text);' +
        '--fallback-display:display-0,display-1,display-2,display-3,sans-serif;--font-display:"Instrument Sans",var(--fallback-display)',
    )
    expect(css).toMatch(
      /@font-face\{font-family:text-0;[^}]*size-adjust:[\d.]+%;src:local\("Times New Roman"\)/,
    )
    expect(css).toMatch(
      /@font-face\{font-family:display-0;[^}]*size-adjust:[\d.]+%;src:local\("Arial"\)/,
    )
  })

  it('may replace one and leave the other', () => {
    const roles = siteFaces(siteWith({ text })).map(({ role, family }) => `${role}: ${family}`)
    expect(roles).toEqual([
      'text: Instrument Serif',
      'display: Instrument Serif',
      'display: Instrument Serif',
    ])
  })
})

describe('a typeface is refused', () => {
  const file = finished.source.file

  it('whose package is not installed, with the command that installs it', () => {
    const site = siteWith({ text: '@fontsource-variable/no-such-face' })
    expect(complaint(() => siteFaces(site)).replace(/:\d+: /, ': ')).toBe(
      `${file}: identity.typefaces.text: the package @fontsource-variable/no-such-face is not installed. Run npm install --save-dev @fontsource-variable/no-such-face.`,
    )
  })

  it.each([
    [
      'Inter',
      "is not the name of one. Write a package of Fontsource like '@fontsource-variable/inter'",
    ],
    ['@fontsource/Inter', 'is not the name of one.'],
    ['../secret', 'is not the name of one.'],
    [5, "is a number. Write a package of Fontsource like '@fontsource-variable/inter'"],
  ])('that is named %s', (name, message) => {
    expect(complaint(() => siteWith({ display: name }))).toContain(message)
  })
})
