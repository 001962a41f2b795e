import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cardSvg } from '../../../src/build/output/discovery/cards.tsx'
import { iconSvg, pressMark } from '../../../src/build/output/discovery/icons.ts'
import { webManifest } from '../../../src/build/output/discovery/textFiles.ts'
import { colors } from '../../../src/company/schema/identity.ts'
import { type CompanyColors, contrast, paletteOf } from '../../../src/company/schema/palette.ts'
import { paletteCss } from '../../../src/company/schema/paletteCss.ts'
import { parseConfig } from '../../../src/company/schema/parseConfig.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { withConfig } from '../../../src/company/site/site.ts'
import { complaint } from '../../sites/complaint.ts'
import { renderSite } from '../../sites/renderSite.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** Colors that all differ, from one another and from the design's. */
const own = {
  light: {
    paper: '#f0f6f4',
    card: '#fbfefd',
    ink: '#06231c',
    muted: '#3d5a52',
    accent: '#00624a',
    accentLarge: '#00795c',
  },
  dark: {
    paper: '#071410',
    card: '#10211c',
    ink: '#e8f5f0',
    muted: '#9fb8b0',
    accent: '#5fd3ae',
    accentLarge: '#43c79d',
  },
} as const satisfies CompanyColors

const messagesOf = (chosen: unknown) =>
  (v.safeParse(colors, chosen).issues ?? []).map(({ message }) => message)

function siteWith(colors: unknown) {
  const values = { ...Object(finished.source.value), identity: { colors } }
  return withConfig(finished, parseConfig(values, finished.source))
}

describe('contrast', () => {
  it.each([
    // WCAG's own ends of the scale, and pairs of its understanding documents.
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBeCloseTo(ratio, 2)
  })

  it('of the design’s own colors is enough everywhere', () => {
    expect(messagesOf(paletteOf())).toEqual([])
    expect(messagesOf(own)).toEqual([])
  })

  it('of the words that mark a draft is enough, whatever colors the company has', () => {
    const css = readFileSync('src/website/pages/styles/draft.css', 'utf8')
    const [, background = ''] = /background: (#[0-9a-f]{6});/.exec(css) ?? []
    expect(css).toContain('color: #fff;')
    expect(contrast('#ffffff', background)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('a color that cannot be read is refused, with pair, scheme, ratio and what is needed:', () => {
  const file = finished.source.file

  it.each(
    Object.entries<CompanyColors>({
      "identity.colors.light.muted: muted (#999999) on paper (#f8f5f0) has a contrast of 2.61:1 in the light scheme, and needs 4.5:1. Write muted like '#6e6e6e'":
        { light: { muted: '#999999', card: '#ffffff' } },
      "identity.colors.dark.paper: muted (#aeaaa2) on paper (#445566) has a contrast of 3.31:1 in the dark scheme, and needs 4.5:1. Write muted like '#cac7c2'":
        { dark: { paper: '#445566' } },
      "identity.colors.light.accentLarge: accentLarge (#ff8866) on paper (#f8f5f0) has a contrast of 2.15:1 in the light scheme, and needs 3:1. Write accentLarge like '#d67256'":
        { light: { accentLarge: '#ff8866' } },
      'identity.colors.dark.ink: ink (#000000) on the footer (#0c0909) has a contrast of 1.05:1 in the dark scheme, and needs 4.5:1. No ink can be read on everything that it meets: write paper and card that are both dark':
        {
          dark: {
            paper: '#ffffff',
            card: '#ffffff',
            ink: '#000000',
            muted: '#333333',
            accent: '#773300',
            accentLarge: '#773300',
          },
        },
      "identity.colors.light.ink: ink (#5f5f5f) on the wash on card (#d4d4d4) has a contrast of 4.3:1 in the light scheme, and needs 4.5:1. Write ink like '#5b5b5b'":
        { light: { ink: '#5f5f5f', paper: '#eeeeee', card: '#dddddd' } },
      "identity.colors.light.ink: ink (#6b6b6b) on the chat (#d7dbff) has a contrast of 3.92:1 in the light scheme, and needs 4.5:1. Write ink like '#606060'":
        { light: { ink: '#6b6b6b' } },
    }),
  )('%s', (message, colors) => {
    const messages = complaint(() => siteWith(colors)).split('\n')
    expect(messages.map(line => line.replace(/^.*?:\d+: /, ''))).toContain(`${message}.`)
    expect(messages.every(line => line.startsWith(`${file}:`))).toBe(true)
  })

  it.each([
    // What is enough on paper is not on the bubbles of the chat, nor on a wash of the new color itself.
    [{ light: { ink: '#6b6b6b' } }, 'light', 'ink'],
    [{ dark: { ink: '#777777' } }, 'dark', 'ink'],
    [{ light: { muted: '#999999', card: '#c8c8c8' } }, 'light', 'muted'],
  ] as const)(
    '%j is accepted with the %s %s that the first message suggests',
    (chosen, scheme, name) => {
      const [first] = messagesOf(chosen)
      const suggested = first?.match(/Write (?<name>\w+) like '(?<color>[^']+)'$/)?.groups
      expect(suggested?.name).toBe(name)
      const corrected = { ...paletteOf(chosen)[scheme], [name]: suggested?.color }
      const left = messagesOf({ [scheme]: corrected })
      expect(left.filter(message => message.startsWith(`${name} (`))).toEqual([])
    },
  )

  it.each([
    [
      'red',
      'identity.colors.light.ink: "red" is not a color of six figures. Write it like \'#c43100\'.',
    ],
    ['#12345', '"#12345" is not a color of six figures.'],
    [5, "identity.colors.light.ink: is a number. Write a color like '#c43100'."],
  ])('%s is no color', (ink, message) => {
    expect(complaint(() => siteWith({ light: { ink } }))).toContain(message)
  })
})

describe('colors of the company', () => {
  const site = siteWith(own)

  it('take the place of the design’s', () => {
    expect(paletteCss(paletteOf(own))).toBe(
      ':root{--l-paper:#f0f6f4;--l-card:#fbfefd;--l-ink:#06231c;--l-muted:#3d5a52;--l-accent:#00624a;--l-accent-large:#00795c;--l-bubble:#c5dbd5;--d-paper:#071410;--d-card:#10211c;--d-ink:#e8f5f0;--d-muted:#9fb8b0;--d-accent:#5fd3ae;--d-accent-large:#43c79d;--d-bubble:#17362c;--d-night:#0a1214;--said:#00624a;--tint:7%}',
    )
  })

  it('of the accent alone are those of large type and of the chat, too', () => {
    const green = { light: { accent: '#00624a' }, dark: { accent: '#5fd3ae' } }
    const css = paletteCss(paletteOf(green))
    for (const color of [
      '--l-accent-large:#00624a',
      '--d-accent-large:#5fd3ae',
      '--l-bubble:#cbdbd2',
      '--d-bubble:#1c3230',
      '--said:#00624a',
    ]) {
      expect(css).toContain(color)
    }
  })

  it('stay out of the bubble of the chat where white words could not be read on them', () => {
    for (const accent of ['#ffcc88', '#b07a3a']) {
      const pale = { light: { paper: '#101010', card: '#202020', accent } }
      expect(paletteCss(paletteOf(pale)), accent).toContain('--said:#4b54c4')
    }
  })

  it('may be written with three figures', () => {
    expect(siteWith({ light: { ink: '#012' } }).config.identity.colors?.light?.ink).toBe('#001122')
  })

  const families = { text: 'Sans', display: 'Serif' }

  it('reach pages, browsers, manifest, cards and icons', () => {
    const [page] = renderSite(site, ({ path }) => path === '/')
    expect(page?.html).toContain(
      '<meta name="theme-color" media="(prefers-color-scheme:light)" content="#f0f6f4"/><meta name="theme-color" media="(prefers-color-scheme:dark)" content="#071410"/>',
    )
    expect(JSON.parse(webManifest(site))).toMatchObject({
      background_color: '#f0f6f4',
      theme_color: '#f0f6f4',
    })
    const card = cardSvg({ brand: 'B', title: 'T', colors: own.light, families })
    expect(card).toContain('<rect width="100%" height="100%" fill="#f0f6f4"')
    expect(card).toContain('fill="#00624a">B</text>')
    expect(card).toContain('fill="#06231c">T</text>')
    expect(iconSvg({ colors: own.light, hasGround: true })).toContain('fill="#f0f6f4"')
  })

  it('of the accent alone leave no orange and no violet of the design on pages, cards and icons', () => {
    const green = siteWith({ light: { accent: '#00624a' }, dark: { accent: '#5fd3ae' } })
    const colors = paletteOf(green.config.identity.colors).light
    const [page] = renderSite(green, ({ path }) => path === '/')
    const html = page?.html ?? ''
    expect(html).toContain('.brand path:first-child{fill:var(--accent-large)}')
    const [, pageIcon] = /<link rel="icon" href="(data:[^"]*)"/.exec(html) ?? []
    expect(pageIcon).toContain('fill=&#x27;%2300624a&#x27;%20d=&#x27;M0,2l8')
    const card = cardSvg({ brand: 'B', title: 'T', colors, families })
    const icon = iconSvg({ colors, hasGround: true })
    // The left panel, and the right one, which is mixed with the ink of the middle one.
    expect(icon).toContain("fill='#00624a' d='M0,2l8")
    expect(icon).toContain("fill='#074238' d='M28,2l-8")
    const design = ['#e0633e', '#6069dc', '#4b54c4', '#d7dbff']
    const seen = design.filter(color => `${icon}${card}${pageIcon}`.includes(color))
    expect(seen).toEqual([])
    expect(pressMark({ site: green, mark: undefined })).toContain("fill='#00624a' d='M0,2l8")
  })

  it('of the design give the mark orange and violet', () => {
    const icon = iconSvg({ colors: paletteOf().light })
    expect(icon).toContain("fill='#e0633e' d='M0,2l8")
    expect(icon).toContain("fill='#888888' d='M9.5,2h9")
    expect(icon).toContain("fill='#6069dc' d='M28,2l-8")
  })
})
