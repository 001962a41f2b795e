import { type Localized, languages } from '../languages/languages.ts'
import { type Catalog, messages } from '../languages/messages.ts'
import type { TypefaceRole } from '../model/typefaces.ts'
import { type Fallback, sansSerifFallbacks, serifFallbacks } from './fallbacks.ts'

/** A typeface of the design and what the site needs of it (design/README.md "Tokens"). */
export interface Face {
  readonly role: TypefaceRole
  readonly family: string
  readonly style: 'normal' | 'italic'
  readonly weight: string
  readonly source: string
  readonly fallbacks: readonly Fallback[]
  /** The system's last resort. */
  readonly generic: 'sans-serif' | 'serif' | 'monospace'
  /**
   * How much wider the fallbacks run in the site's own texts, measured, than in the average text of
   * Capsize: headlines are rich in capitals.
   */
  readonly fallbackExcess: number
  readonly characters: string
  /** Range of the weight axis that is kept, for variable fonts. */
  readonly weightAxis?: { readonly min: number; readonly max: number }
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

/** The faces of the design, with the italics that some texts need. */
export const designFaces = (catalogs: Localized<Catalog>): readonly Face[] => [
  {
    role: 'text',
    family: 'Instrument Sans',
    style: 'normal',
    weight: '400 600',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    ...{ fallbacks: sansSerifFallbacks, generic: 'sans-serif' },
    fallbackExcess: 1.006,
    characters: written,
    weightAxis: { min: 400, max: 600 },
  },
  {
    role: 'display',
    family: 'Instrument Serif',
    style: 'normal',
    weight: '400',
    source: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    ...{ fallbacks: serifFallbacks, generic: 'serif' },
    fallbackExcess: 1.018,
    characters: written,
  },
  {
    role: 'display',
    family: 'Instrument Serif',
    style: 'italic',
    weight: '400',
    source: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
    ...{ fallbacks: [], generic: 'serif' },
    fallbackExcess: 1,
    characters: italicWords(catalogs),
  },
]

/** The faces of the design, for what is drawn without a site. */
export const faces = designFaces(messages)
