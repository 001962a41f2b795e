/** Red, green and blue of a color, from 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number]

/** The channels of a color like `#11131c`. */
export function channelsOf(color: string): Channels {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/gi) ?? []).map(pair =>
    Number.parseInt(pair, 16),
  )
  return [red, green, blue]
}

/** A color of these channels. */
export function hexOf(channels: readonly number[]): string {
  const pairs = channels.map(channel => Math.round(channel).toString(16).padStart(2, '0'))
  return `#${pairs.join('')}`
}

/** Relative luminance (WCAG 2.2, “relative luminance”). */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map(channel => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number] // three channels, each mapped
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colors like `#11131c`, from 1 to 21 (WCAG 2.2, “contrast ratio”). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A color laid over another, of which `share` covers what is below. */
export function mixed(above: string, below: string, share: number): string {
  const under = channelsOf(below)
  return hexOf(
    channelsOf(above).map((channel, index) => channel * share + (under[index] ?? 0) * (1 - share)),
  )
}

/** Steps in which a color is tried. */
const STEPS = 50

/** The color nearest to another that has a contrast to what is behind it: darker there, or lighter. */
export function withContrast(color: string, ground: string, least: number): string {
  const end = contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff'
  for (let step = 1; step <= STEPS; step++) {
    const tried = mixed(end, color, step / STEPS)
    if (contrast(tried, ground) >= least) return tried
  }
  return end
}
