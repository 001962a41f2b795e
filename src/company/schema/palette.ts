export const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/** The colors of one scheme that a company can have its own of, in hexadecimal notation. */
export type SchemeColors = Readonly<
  Record<'paper' | 'card' | 'ink' | 'muted' | 'accent' | 'accentLarge', string>
>

export type Palette = Readonly<Record<Scheme, SchemeColors>>

/** Colors of the company; those left out are the design's. */
export type CompanyColors = { readonly [S in Scheme]?: Partial<SchemeColors> }

/** The design's own colors. */
export const designPalette: Palette = {
  light: {
    paper: '#f8f5f0',
    card: '#fdfcf9',
    ink: '#11131c',
    muted: '#4d515b',
    accent: '#c43100',
    accentLarge: '#dd4115',
  },
  dark: {
    paper: '#0d0f14',
    card: '#16181f',
    ink: '#f2f0ea',
    muted: '#aeaaa2',
    accent: '#fc9252',
    accentLarge: '#fc9252',
  },
}

/** What else lies behind text in the design: the night below every page, and what was said in a chat. */
export const grounds = {
  light: { bubble: '#d7dbff' },
  dark: { bubble: '#202148', night: '#050920' },
} as const

/** The bubble of what was said, in both schemes. */
const SAID = '#4b54c4'

/** How much of the ink is in the wash behind what is pointed at or current, in percent. */
export const WASH = 7

/** The colors of a scheme: the design's, with the company's own in place; large type follows an accent of its own. */
function colorsOf(scheme: Scheme, own: Partial<SchemeColors> = {}): SchemeColors {
  const design = designPalette[scheme]
  return { ...design, accentLarge: own.accent ?? design.accentLarge, ...own }
}

/** The colors of a site: the design's, with the company's own in place. */
export function paletteOf({ light, dark }: CompanyColors = {}): Palette {
  return { light: colorsOf('light', light), dark: colorsOf('dark', dark) }
}

/** Red, green and blue of a color like `#11131c`, from 0 to 255. */
export function channelsOf(color: string): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** A color of these channels. */
export function hexOf(channels: readonly number[]): string {
  const pairs = channels.map(channel => Math.round(channel).toString(16).padStart(2, '0'))
  return `#${pairs.join('')}`
}

/** Relative luminance (WCAG 2.2, “relative luminance”). */
function luminance(color: string): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const [red, green, blue] = channelsOf(color)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast of two colors like `#11131c`, from 1 to 21 (WCAG 2.2, “contrast ratio”). */
export function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A color laid over another, of which `share` covers what is below. */
export function mixed(above: string, below: string, share: number): string {
  const under = channelsOf(below)
  return hexOf(
    channelsOf(above).map((channel, index) => channel * share + (under[index] ?? 0) * (1 - share)),
  )
}

/** Whether a site has the design's accent in a scheme, and with it all that the design has beside its accent. */
export function hasDesignAccent(scheme: Scheme, { accent }: Pick<SchemeColors, 'accent'>): boolean {
  return accent === designPalette[scheme].accent
}

/** How much of a company's accent is in the ground of the chat. */
const CHAT_TINT = 0.18

/** The ground of the chat: the design's, or a tint of the company's accent. */
export function bubbleOf(scheme: Scheme, colors: SchemeColors): string {
  if (hasDesignAccent(scheme, colors)) return grounds[scheme].bubble
  return mixed(colors.accent, colors.paper, CHAT_TINT)
}

/** Almost black, and how much of a company's accent is in it. */
const NEUTRAL_NIGHT = '#05060a'
const NIGHT_TINT = 0.06

/** The night below every page: the design's, or a tint of the accent that a company has in the dark scheme. */
export function nightOf(dark: Pick<SchemeColors, 'accent'>): string {
  if (hasDesignAccent('dark', dark)) return grounds.dark.night
  return mixed(dark.accent, NEUTRAL_NIGHT, NIGHT_TINT)
}

/** What white words can be read on (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5

/** The bubble of what was said, in both schemes: the company's accent, where white can be read on it. */
export function saidOf({ light }: Pick<Palette, 'light'>): string {
  const isReadable = contrast('#ffffff', light.accent) >= LEAST_CONTRAST
  return isReadable && !hasDesignAccent('light', light) ? light.accent : SAID
}
