import { channelsOf, contrast, hexOf } from '../../company/index.ts'
import { openDrawing } from './openDrawing.ts'

/** Least contrast of a shape that people make out at a glance. */
const LEAST_CONTRAST = 2

/** The share of a drawing that has to be made out: white letters on a black plate are that much. */
const LEAST_SHARE = 0.1

/** The width in px in which a drawing is looked at: a mark on a page is about as wide. */
const LOOKED_AT_WIDTH = 64

/** Whether a drawing is made out on a color like `#0d0f14`. */
export function standsOut(svg: string, paper: string): boolean {
  const { pixels } = openDrawing(svg, LOOKED_AT_WIDTH).render()
  const paperChannels = channelsOf(paper)
  let drawnPixels = 0
  let clearPixels = 0
  // Four bytes are a pixel: red, green and blue, each already multiplied with the fourth, its opacity.
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 0) / 255
    if (opacity === 0) continue
    const shown = paperChannels.map(
      (channel, index) => (pixels[at + index] ?? 0) + channel * (1 - opacity),
    )
    drawnPixels += 1
    if (contrast(hexOf(shown), paper) >= LEAST_CONTRAST) clearPixels += 1
  }
  return clearPixels > 0 && clearPixels >= LEAST_SHARE * drawnPixels
}
