import type { Messages } from '../../../company/languages/language.ts'
import type { Alternates, Language } from '../../../company/languages/languages.ts'
import type { Mark } from '../assets.ts'
import { navbarSections } from '../sections.ts'
import type { LanguageSwitchLink } from './LanguageSwitch.tsx'
import type { NavbarProps } from './Navbar.tsx'

const sectionLink = (section: string) => `.menu-sections [href$="#${section}"]`

/** The languages a navbar offers, from its HTML. */
function readLanguages(root: HTMLElement): readonly LanguageSwitchLink[] {
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

/** The language of the page, from the HTML of its navbar: browsers that translate change that of the root. */
export function readLanguage(): Language {
  const current = document.querySelector<HTMLAnchorElement>('#languages [aria-current]')
  return (current?.hreflang ?? '') as Language // as above; without a choice nothing asks
}

/** The company's own mark, from the HTML of a navbar. */
function readMarkImage(root: HTMLElement): Mark['image'] | undefined {
  const image = root.querySelector('.brand img')
  const attribute = (name: string) => image?.getAttribute(name) ?? ''
  return image
    ? { src: attribute('src'), width: +attribute('width'), height: +attribute('height') }
    : undefined
}

/** The way to the app, from the HTML of a navbar. */
function readAppLink(root: HTMLElement): NavbarProps['app'] {
  const link = root.querySelector('.get-app a')
  return link ? { href: link.getAttribute('href') ?? '', text: link.textContent ?? '' } : undefined
}

/** The props of a navbar, from its HTML. */
export function readNavbar(root: HTMLElement): NavbarProps {
  const back = root.querySelector<HTMLAnchorElement>('.back')
  return {
    brand: root.querySelector('.brand span')?.textContent ?? '',
    mark: readMarkImage(root),
    // The language as above.
    home: back
      ? { href: back.pathname, hrefLang: (back.hreflang || undefined) as Language | undefined }
      : undefined,
    title: root.querySelector('.navbar-title')?.textContent ?? undefined,
    hasContents: root.querySelector('.navbar-contents') !== null,
    sections: navbarSections.filter(section => root.querySelector(sectionLink(section))),
    pages: Array.from(root.querySelectorAll<HTMLAnchorElement>('.menu-page a'), link => ({
      href: link.pathname,
      text: link.textContent ?? '',
    })),
    languageLinks: readLanguages(root),
    app: readAppLink(root),
  }
}

/** What follows the first mark in a label: "Triptych, home page". */
const afterBrand = /.*, /

/** The texts of a navbar, from its HTML. */
export function readNavbarMessages(root: HTMLElement): Messages {
  const text = (selector: string) => root.querySelector(selector)?.textContent ?? ''
  const label = (selector: string) => root.querySelector(selector)?.getAttribute('aria-label') ?? ''
  return {
    ...Object.fromEntries(
      navbarSections.map(section => [`navbar.${section}`, text(sectionLink(section))]),
    ),
    'navbar.label': label('nav'),
    'navbar.menu': text('.menu-button'),
    'brand.home': label('.brand').replace(afterBrand, ''),
    'language.label': label('.language-button').replace(/, .*/, ''),
  }
}
