import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  type Fault,
  fieldFault,
  leadsWithin,
  OperatorError,
  readFrozenText,
  readPlainFile,
  type Site,
} from '../../company/index.ts'
import { openDrawing, openingFault } from './openDrawing.ts'
import { readSvgContents } from './svgContents.ts'

/** How many times as long one side of a drawing may be: it is made in a width, and a height follows from that. */
const MOST_TIMES_AS_LONG = 20

/** A field that names a drawing, and what may be in its file. */
interface DrawingField {
  readonly path: readonly string[]
  /** Bytes of the largest file. */
  readonly maximum: number
  /** What to do about a file that is too large, or holds more than shapes. */
  readonly remedy: string
}

/** A drawing of the company that was read. */
interface SuppliedDrawing {
  /** Its path, as messages name it. */
  readonly file: string
  readonly svg: string
  /** In units of its own. */
  readonly width: number
  readonly height: number
}

/** A name as file systems may take it for another: some know no capitals, some write accents apart. */
function looseName(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** What to do about a name that is no file's: one that is there may have nearly the same. */
function missingRemedy(folder: string, file: string): string {
  const fileFolder = dirname(file)
  const names = existsSync(fileFolder) ? readdirSync(fileFolder) : []
  const near = names.find(name => looseName(name) === looseName(basename(file)))
  return near === undefined
    ? `Write its path below ${folder}/`
    : `There is "${near}": name it with the same capitals and accents, typed anew`
}

/** Refuses a name that leads to no file of the company's folder. @throws OperatorError at the field that has it */
function refuseName({ source, folder }: Site, path: readonly string[], name: string): void {
  const file = join(folder, name)
  const refuse = (fault: string): never => {
    throw new OperatorError([fieldFault(source, path, fault)])
  }
  if (!existsSync(file)) refuse(`there is no file "${name}". ${missingRemedy(folder, file)}`)
  if (!leadsWithin(folder, file)) {
    refuse(
      `"${name}" is outside of ${folder}/, which holds all that a site is made of. Put the file itself there`,
    )
  }
}

/** Whether one side of a drawing is too long beside the other, by its `viewBox` or by the size that it states. */
function isTooLong(svg: string, { width, height }: Pick<SuppliedDrawing, 'width' | 'height'>) {
  const drawn = openDrawing(svg)
  const proportions = [width / height, drawn.width / drawn.height]
  return proportions.some(proportion => Math.max(proportion, 1 / proportion) > MOST_TIMES_AS_LONG)
}

/**
 * Reads a drawing of the company: an SVG file of shapes alone.
 * @param name of its file, below the company's folder
 * @throws OperatorError where it is missing, too large, holds more than shapes, or is not drawn by browsers
 */
export function readDrawing(
  site: Site,
  { path, maximum, remedy }: DrawingField,
  name: string,
): SuppliedDrawing {
  refuseName(site, path, name)
  const file = join(site.folder, name)
  const refuse = (fault: Omit<Fault, 'file'>): never => {
    throw new OperatorError([{ file, ...fault }])
  }
  const content = readPlainFile(file, maximum, remedy)
  if (!content.includes('<svg')) refuse({ message: `holds no drawing as SVG. ${remedy}` })
  const svg = readFrozenText(file)
  const { unsafe, malformed, viewBox = '' } = readSvgContents(svg)
  if (unsafe !== undefined) refuse({ message: `holds ${unsafe}. ${remedy}: only shapes` })
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!(width > 0 && height > 0)) refuse({ message: `has no viewBox. ${remedy}` })
  const unread = openingFault(svg) ?? malformed
  if (unread) refuse({ ...unread, message: `${unread.message}, or: ${remedy}` })
  if (isTooLong(svg, { width, height })) {
    const message = `is more than ${MOST_TIMES_AS_LONG} times as long on one side as on the other. ${remedy}`
    refuse({ message })
  }
  return { file, svg, width, height }
}
