import type { Alternates, Language } from '../languages/languages.ts'
import type { RouteName } from '../model/routes.ts'

/** What every page with an address has. */
export interface AddressedPage {
  readonly language: Language
  readonly path: string
  /** File below the folder of the site: `/de/x` is `de/x.html`, as CDNs with clean URLs expect. */
  readonly file: string
  /** Path of the same page in every language it is offered in. */
  readonly alternates: Alternates
  /** Path of the picture that is shown where the page is shared. */
  readonly card: string
  /** Whether search engines may list it once the site is open to them; others never. */
  readonly isListed: boolean
}

interface PageAddress {
  /** The route whose picture it is shared with. */
  readonly card: RouteName
  readonly language: Language
  /** The languages it is offered in. */
  readonly languages: readonly Language[]
  readonly path: (language: Language) => string
  readonly isListed: boolean
}

/** The file of a path. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The paths of a page in the languages it is offered in. */
export function alternatesOf(
  languages: readonly Language[],
  path: (code: Language) => string,
): Alternates {
  return Object.fromEntries(languages.map(code => [code, path(code)]))
}

/** A page at its address in a language. */
export function addressedPage(address: PageAddress): AddressedPage {
  const { card, language, languages, path, isListed } = address
  return {
    language,
    path: path(language),
    file: pageFile(path(language)),
    alternates: alternatesOf(languages, path),
    card: `/cards/${card}.${language}.png`,
    isListed,
  }
}
