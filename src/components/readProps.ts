import type { Alternates, Language } from '../i18n/languages.ts'
import type { Messages } from '../i18n/messages.ts'
import type { LanguageSwitchLink } from './navbar/LanguageSwitch.tsx'
import { navbarSections } from './sections.ts'
import type { ContentsEntry } from './TableOfContents.tsx'

/** The entries of a table of contents, from its HTML. */
export function readEntries(root: HTMLElement): readonly ContentsEntry[] {
  return Array.from(root.querySelectorAll('a'), link => ({
    id: link.hash.slice(1),
    heading: link.textContent ?? '',
  }))
}

/** The labels of a navbar, from its HTML. */
export function readLabels(root: HTMLElement): Messages {
  const text = (selector: string) => root.querySelector(selector)?.textContent ?? ''
  const labels: [string, string][] = navbarSections.map(section => [
    `navbar.${section}`,
    text(`.menu-sections [href$="#${section}"]`),
  ])
  return Object.fromEntries([
    ...labels,
    ['navbar.menu', text('.menu-button')],
    ['navbar.label', root.querySelector('nav')?.getAttribute('aria-label') ?? ''],
  ])
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
