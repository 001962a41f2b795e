import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Catalog, type Localized, languages } from '../languages/index.ts'
import {
  OperatorError,
  oncePerSite,
  type Site,
  type TypefaceRole,
  typefaceRoles,
} from '../model/index.ts'
import { type Fallback, fallbacksOf, type Generic } from './fallbacks.ts'

const require = createRequire(import.meta.url)

type FaceStyle = 'normal' | 'italic'

/** A typeface and what the site needs of it. */
export interface Face {
  readonly role: TypefaceRole
  readonly family: string
  readonly style: FaceStyle
  readonly weight: string
  /** A file of a package of Fontsource. */
  readonly source: string
  readonly fallbacks: readonly Fallback[]
  /** The system's last resort. */
  readonly generic: Generic
  /**
   * How much wider the fallbacks run in the site's own texts, measured, than in the average text of
   * Capsize: headlines are rich in capitals.
   */
  readonly fallbackExcess: number
  readonly characters: string
  /** Range of the weight axis that is kept, for variable fonts. */
  readonly weightAxis?: { readonly min: number; readonly max: number }
}

const REGULAR = 400

/** What the site needs of a typeface. */
interface RoleNeeds {
  readonly design: { readonly name: string; readonly fallbackExcess: number }
  readonly heaviest: number
  readonly styles: readonly FaceStyle[]
}

/** The typefaces of the design, and what the style sheets ask of those in their place (design/README.md "Tokens"). */
const roles: Readonly<Record<TypefaceRole, RoleNeeds>> = {
  text: {
    design: { name: '@fontsource-variable/instrument-sans', fallbackExcess: 1.006 },
    // Semibold in running text.
    heaviest: 600,
    styles: ['normal'],
  },
  display: {
    design: { name: '@fontsource/instrument-serif', fallbackExcess: 1.018 },
    heaviest: REGULAR,
    styles: ['normal', 'italic'],
  },
}

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const punctuation = '\u00A0 –—‘’‚“”„…«»‹›¿¡·€§©×−°'

/** What the languages of the project are written with. */
const written = ascii + punctuation + languages.map(({ letters }) => letters).join('')

/** Every word that a headline sets in italics: `*move.*` */
function italicWords(catalogs: Localized<Catalog>): string {
  const texts = Object.values(catalogs).flatMap(catalog => Object.values(catalog))
  return texts.flatMap(text => text.match(/\*[^*]+\*/g) ?? []).join('')
}

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

/** Reads what a package says of itself; undefined where it is not installed. */
function metadataOf(name: string): FontMetadata | undefined {
  try {
    return JSON.parse(readFileSync(require.resolve(`${name}/metadata.json`), 'utf8'))
  } catch {
    return undefined
  }
}

type FaceFile = Pick<Face, 'style' | 'weight' | 'source' | 'weightAxis'>

/** The files of a family from the regular weight to the heaviest that is used: one for all, or one each. */
function filesOf(name: string, data: FontMetadata, heaviest: number): readonly FaceFile[] {
  const source = (weight: number | 'wght', style: FaceStyle) =>
    `${name}/files/${data.id}-latin-${weight}-${style}.woff2`
  if (name.startsWith('@fontsource-variable/')) {
    const max = Math.min(heaviest, Number(data.variable ? data.variable.wght?.max : REGULAR))
    return (['normal', 'italic'] as const).map(style => ({
      style,
      weight: max > REGULAR ? `${REGULAR} ${max}` : `${REGULAR}`,
      source: source('wght', style),
      weightAxis: { min: REGULAR, max },
    }))
  }
  const file = (style: FaceStyle, weight: number): FaceFile => ({
    ...{ style, weight: String(weight), source: source(weight, style) },
  })
  const heavier = [heaviest, 700, 500].find(weight => data.weights.includes(weight))
  const bold = heaviest > REGULAR && heavier !== undefined ? [file('normal', heavier)] : []
  return [file('normal', REGULAR), ...bold, file('italic', REGULAR)]
}

function hasRegular({ subsets, styles, weights, variable }: FontMetadata, name: string): boolean {
  const hasWeight = name.startsWith('@fontsource-variable/')
    ? variable && Number(variable.wght?.min) <= REGULAR && Number(variable.wght?.max) >= REGULAR
    : weights.includes(REGULAR)
  return Boolean(hasWeight) && subsets.includes('latin') && styles.includes('normal')
}

function facesFor(site: Site, role: TypefaceRole): readonly Face[] {
  const { design, heaviest, styles } = roles[role]
  const own = site.config.identity.typefaces?.[role]
  const name = own ?? design.name
  const refuse = (fault: string): never => {
    const { file, lineOf } = site.source
    const line = lineOf(['identity', 'typefaces', role])
    const message = `identity.typefaces.${role}: the package ${name} ${fault}`
    throw new OperatorError([{ file, line, message }])
  }
  const data = metadataOf(name) ?? refuse(`is not installed. Run npm install --save-dev ${name}`)
  if (!hasRegular(data, name)) {
    refuse(`has no upright Latin letters in weight ${REGULAR}. Use another one`)
  }
  return filesOf(name, data, heaviest)
    .filter(({ style }) => styles.includes(style) && data.styles.includes(style))
    .map(file => ({
      ...{ role, family: data.family, ...fallbacksOf(data.category) },
      fallbackExcess: own === undefined ? design.fallbackExcess : 1,
      characters: file.style === 'normal' ? written : italicWords(site.messages),
      ...file,
    }))
}

/**
 * The faces of a site: those that the operator names, and the design's for the rest.
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
