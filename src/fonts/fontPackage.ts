import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { TypefaceRole } from '../model/typefaces.ts'
import type { Face } from './faces.ts'
import { monospaceFallbacks, sansSerifFallbacks, serifFallbacks } from './fallbacks.ts'

const require = createRequire(import.meta.url)

/** What a package of Fontsource says of itself, in `metadata.json`. */
interface FontMetadata {
  readonly id: string
  readonly family: string
  readonly subsets: readonly string[]
  readonly weights: readonly number[]
  readonly styles: readonly string[]
  readonly variable: false | { readonly wght?: { readonly min: string; readonly max: string } }
  readonly category: string
}

/** Weights that the style sheets ask for: regular, and in running text semibold. */
const REGULAR = 400
const SEMIBOLD = 600

/** Why a package cannot be used, and what to do. */
export class UnusableFontPackage extends Error {}

function metadataOf(name: string): FontMetadata {
  try {
    return JSON.parse(readFileSync(require.resolve(`${name}/metadata.json`), 'utf8'))
  } catch {
    throw new UnusableFontPackage(
      `the package ${name} is not installed. Run npm install --save-dev ${name}`,
    )
  }
}

/** The fonts of systems that run as wide, by the category of a family. */
function fallbacksOf(category: string): Pick<Face, 'fallbacks' | 'generic'> {
  if (category === 'serif') return { fallbacks: serifFallbacks, generic: 'serif' }
  return category === 'monospace'
    ? { fallbacks: monospaceFallbacks, generic: 'monospace' }
    : { fallbacks: sansSerifFallbacks, generic: 'sans-serif' }
}

type FaceFile = Pick<Face, 'style' | 'weight' | 'source' | 'weightAxis'>

/** The files of a variable family, from the regular weight to the heaviest that is used. */
function variableFiles(name: string, data: FontMetadata, heaviest: number): readonly FaceFile[] {
  const max = Math.min(heaviest, Number(data.variable ? data.variable.wght?.max : REGULAR))
  return (['normal', 'italic'] as const).map(style => ({
    style,
    weight: max > REGULAR ? `${REGULAR} ${max}` : `${REGULAR}`,
    source: `${name}/files/${data.id}-latin-wght-${style}.woff2`,
    weightAxis: { min: REGULAR, max },
  }))
}

/** The files of a family with a file for each weight. */
function staticFiles(name: string, data: FontMetadata, heaviest: number): readonly FaceFile[] {
  const heavier = [heaviest, 700, 500].find(weight => data.weights.includes(weight))
  const file = (style: FaceFile['style'], weight: number): FaceFile => ({
    ...{ style, weight: String(weight) },
    source: `${name}/files/${data.id}-latin-${weight}-${style}.woff2`,
  })
  const bold = heaviest > REGULAR && heavier !== undefined ? [file('normal', heavier)] : []
  return [file('normal', REGULAR), ...bold, file('italic', REGULAR)]
}

/**
 * The faces of a package of Fontsource for one role, with the characters of the design's.
 * @param designs the faces that they take the place of: what they need not have is left out
 * @throws UnusableFontPackage where it is not installed, or lacks upright Latin letters in weight 400
 */
export function facesOfPackage(
  name: string,
  role: TypefaceRole,
  designs: readonly Face[],
): readonly Face[] {
  const data = metadataOf(name)
  const { family, category, subsets, styles, weights, variable } = data
  const isVariable = name.startsWith('@fontsource-variable/')
  const hasWeight = isVariable
    ? variable && Number(variable.wght?.min) <= REGULAR && Number(variable.wght?.max) >= REGULAR
    : weights.includes(REGULAR)
  if (!subsets.includes('latin') || !styles.includes('normal') || !hasWeight) {
    throw new UnusableFontPackage(
      `the package ${name} has no upright Latin letters in weight ${REGULAR}. Use another one`,
    )
  }
  const heaviest = role === 'text' ? SEMIBOLD : REGULAR
  const files = (isVariable ? variableFiles : staticFiles)(name, data, heaviest)
  return files.flatMap(file => {
    const design = designs.find(face => face.role === role && face.style === file.style)
    if (!design || !styles.includes(file.style)) return []
    const { characters } = design
    return { role, family, characters, fallbackExcess: 1, ...fallbacksOf(category), ...file }
  })
}
