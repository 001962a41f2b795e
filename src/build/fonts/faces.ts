import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  fieldFault,
  OperatorError,
  oncePerSite,
  type Site,
  type TypefaceRole,
  typefaceRoles,
} from '../../company/index.ts'

const require = createRequire(import.meta.url)

/** A typeface and what the site needs of it. */
export interface Face {
  readonly role: TypefaceRole
  readonly family: string
  readonly style: 'normal' | 'italic'
  readonly weight: string
  /** A file of a package of Fontsource. */
  readonly source: string
  /** The system's last resort. */
  readonly generic: 'sans-serif' | 'serif' | 'monospace'
  /**
   * How much wider the fallbacks run in the site's own texts, measured, than in the average text of
   * Capsize: headlines are rich in capitals.
   */
  readonly fallbackExcess: number
  /** Range of the weight axis that is kept, for variable fonts. */
  readonly weightAxis?: { readonly min: number; readonly max: number }
  /** All words that are set in it; left out where it is whatever pages show. */
  readonly words?: string
}

const REGULAR = 400

/** The typefaces of the design, and what the style sheets ask of those in their place. */
const roles = {
  text: {
    design: { name: '@fontsource-variable/instrument-sans', fallbackExcess: 1.006 },
    // Semibold in running text.
    heaviest: 600,
    hasItalics: false,
  },
  display: {
    design: { name: '@fontsource/instrument-serif', fallbackExcess: 1.018 },
    heaviest: REGULAR,
    hasItalics: true,
  },
} as const

/** What a package of Fontsource says of itself, in `metadata.json`. */
interface FontMetadata {
  readonly id: string
  readonly family: string
  readonly subsets: readonly string[]
  readonly weights: readonly number[]
  readonly styles: readonly string[]
  /** Its axes. */
  readonly variable: false | { readonly wght?: object }
  readonly category: string
}

/** Reads what a package says of itself; undefined where it is not installed. */
function metadataOf(name: string): FontMetadata | undefined {
  try {
    return JSON.parse(readFileSync(require.resolve(`${name}/metadata.json`), 'utf8'))
  } catch {
    return undefined
  }
}

const isVariable = (name: string) => name.startsWith('@fontsource-variable/')

/** Whether a package has upright Latin letters in the regular weight. */
function hasRegular(name: string, { subsets, styles, weights, variable }: FontMetadata): boolean {
  const hasWeights = !isVariable(name) || (variable && variable.wght !== undefined)
  const hasLetters = subsets.includes('latin') && styles.includes('normal')
  return hasWeights && hasLetters && weights.includes(REGULAR)
}

/** The upright files of a family from the regular weight to the heaviest that is used, and the italic one. */
function packageFiles(name: string, { id, weights }: FontMetadata, heaviest: number) {
  /** @param nameOfWeight as the file is named */
  const file = (style: Face['style'], weight: string, nameOfWeight = weight) => ({
    style,
    weight,
    source: `${name}/files/${id}-latin-${nameOfWeight}-${style}.woff2`,
  })
  if (isVariable(name)) {
    const max = Math.min(heaviest, Math.max(...weights))
    const weight = max > REGULAR ? `${REGULAR} ${max}` : `${REGULAR}`
    const files = [file('normal', weight, 'wght'), file('italic', weight, 'wght')]
    return files.map(face => ({ ...face, weightAxis: { min: REGULAR, max } }))
  }
  const heavier = [heaviest, 700, 500].find(weight => weights.includes(weight))
  const regular = file('normal', `${REGULAR}`)
  const italic = file('italic', `${REGULAR}`)
  if (heaviest <= REGULAR || heavier === undefined) return [regular, italic]
  return [regular, file('normal', `${heavier}`), italic]
}

/** Every word that a headline sets in italics: `*move.*` */
function italicWords({ messages }: Site): string {
  const texts = Object.values(messages).flatMap(catalog => Object.values(catalog))
  return texts.flatMap(text => text.match(/\*[^*]+\*/g) ?? []).join('')
}

function facesFor(site: Site, role: TypefaceRole): readonly Face[] {
  const { design, heaviest, hasItalics } = roles[role]
  const chosen = site.config.identity.typefaces?.[role]
  const name = chosen ?? design.name
  const refuse = (fault: string): never => {
    const path = ['identity', 'typefaces', role]
    throw new OperatorError([fieldFault(site.source, path, `the package ${name} ${fault}`)])
  }
  const metadata =
    metadataOf(name) ?? refuse(`is not installed. Run npm install --save-dev ${name}`)
  if (!hasRegular(name, metadata)) {
    refuse(`has no upright Latin letters in weight ${REGULAR}. Use another one`)
  }
  const { family, category, styles } = metadata
  const generic = category === 'serif' || category === 'monospace' ? category : 'sans-serif'
  const fallbackExcess = chosen === undefined ? design.fallbackExcess : 1
  return packageFiles(name, metadata, heaviest)
    .filter(({ style }) => style === 'normal' || (hasItalics && styles.includes(style)))
    .map(file => ({
      role,
      family,
      generic,
      fallbackExcess,
      ...file,
      ...(file.style === 'italic' && { words: italicWords(site) }),
    }))
}

/**
 * The faces of a site: those that the company names, and the design's for the rest.
 * @throws OperatorError for a package that is not installed, or has not what the site needs
 */
export const siteFaces = oncePerSite((site): readonly Face[] =>
  typefaceRoles.flatMap(role => facesFor(site, role)),
)

/** The names of the families, by what they are for. */
export function familiesOf(faces: readonly Face[]): Readonly<Record<TypefaceRole, string>> {
  const family = (role: TypefaceRole) => faces.find(face => face.role === role)?.family ?? ''
  return { text: family('text'), display: family('display') }
}
