import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import rasterizer from '@resvg/resvg-js/package.json' with { type: 'json' }
import pMap from 'p-map'
import { type Face, subsetsToTrueType } from '../../fonts/index.ts'
import type { DiscoveryFile } from '../files.ts'
import type { ResultCache } from '../resultCache.ts'

/** A picture of the site, before it is drawn as PNG. */
export interface Drawing {
  /** URL path of the picture. */
  readonly path: string
  readonly svg: string
  /** In px; the height follows from the SVG. */
  readonly width: number
}

/** An icon file that holds one PNG (the ICO format since Windows Vista). */
function icoFromPng(png: Buffer, size: number): Buffer {
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

/**
 * Draws pictures as PNG, with the site's typefaces and no others.
 * @param cache keeps what is drawn
 */
export async function rasterize(
  drawings: readonly Drawing[],
  typefaces: readonly Face[],
  cache: ResultCache,
): Promise<DiscoveryFile[]> {
  const text = drawings.map(({ svg }) => svg.replaceAll(/<[^>]*>/g, '')).join('')
  const upright = typefaces.filter(face => face.style === 'normal')
  const fonts = await Promise.all(upright.map(face => subsetsToTrueType(face, text)))
  const folder = await mkdtemp(join(tmpdir(), 'site-fonts-'))
  try {
    const fontFiles: string[] = []
    const hash = createHash('sha256')
    for (const font of fonts.flat()) {
      const file = join(folder, `${fontFiles.length}.ttf`)
      await writeFile(file, font)
      hash.update(font)
      fontFiles.push(file)
    }
    const recipe = `png ${rasterizer.version} ${hash.digest('hex')}`
    const draw = async ({ path, svg, width }: Drawing): Promise<DiscoveryFile> => {
      const png = await cache(`${recipe} ${width}`, svg, async () => {
        const drawing = await renderAsync(svg, {
          fitTo: { mode: 'width', value: width },
          font: { fontFiles, loadSystemFonts: false },
        })
        return drawing.asPng()
      })
      return [path, path.endsWith('.ico') ? icoFromPng(png, width) : png]
    }
    return await pMap(drawings, draw, { concurrency: availableParallelism() })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
