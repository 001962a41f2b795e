import type { Alternates, Language } from '../i18n/languages.ts'
import type { LanguageSwitchLink } from './navbar/LanguageSwitch.tsx'
import type { ContentsEntry } from './TableOfContents.tsx'

/** The entries of a table of contents, from its HTML. */
export function readEntries(root: HTMLElement): readonly ContentsEntry[] {
  return Array.from(root.querySelectorAll('a'), link => ({
    id: link.hash.slice(1),
    heading: link.textContent ?? '',
  }))
}

/** The languages a navbar offers, from its HTML. */
export function readLanguages(root: HTMLElement): readonly LanguageSwitchLink[] {
  return Array.from(root.querySelectorAll<HTMLAnchorElement>('#languages a'), link => ({
    code: link.hreflang as Language, // the build wrote the code of a language there
    name: link.textContent ?? '',
    flag: Array.from(link.querySelectorAll('path'), shape => [
      shape.getAttribute('fill') ?? '',
      shape.getAttribute('d') ?? '',
    ]),
    path: link.pathname,
  }))
}

/** The paths of the page in its languages, from the HTML of its navbar. */
export function readAlternates(): Alternates {
  const links = readLanguages(document.documentElement)
  return Object.fromEntries(links.map(({ code, path }) => [code, path]))
}
