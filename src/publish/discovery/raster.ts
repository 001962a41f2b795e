import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { faces } from '../../fonts/faces.ts'
import { subsetToTrueType } from '../../fonts/subset.ts'

/** Draws an SVG as PNG. */
export type Rasterize = (svg: string, width: number) => Buffer

/** Runs `draw` with a rasterizer that knows the site's typefaces and no others. */
export async function withRasterizer<Result>(
  draw: (rasterize: Rasterize) => Result,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'site-fonts-'))
  try {
    const fontFiles = await Promise.all(
      faces
        .filter(face => face.style === 'normal')
        .map(async (face, index) => {
          const file = join(folder, `${index}.ttf`)
          await writeFile(file, await subsetToTrueType(face))
          return file
        }),
    )
    return draw((svg, width) => {
      const drawing = new Resvg(svg, {
        fitTo: { mode: 'width', value: width },
        font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Instrument Sans' },
      })
      return drawing.render().asPng()
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** An icon file that holds one PNG (the ICO format since Windows Vista). */
export function icoFromPng(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of images
  header.writeUInt8(size, 6) // width
  header.writeUInt8(size, 7) // height
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18) // where the image starts
  return Buffer.concat([header, png])
}
