import { useLanguage } from '../../../company/languages/LanguageProvider.tsx'
import type { Language } from '../../../company/languages/languages.ts'
import type { Mark } from '../assets.ts'
import { markPanels, markSize } from '../brand.ts'
import { useDoubleTapGuard, useHeadingLeft, usePopover, useScrolled } from '../hooks.ts'
import {
  type NavbarSection,
  type TargetSection,
  useActiveSection,
  useTargetSection,
} from '../sections.ts'
import { CONTENTS_ID } from '../TableOfContents.tsx'
import { LanguageSwitch, type LanguageSwitchLink } from './LanguageSwitch.tsx'

/** Where the bar leads besides the sections: to a page of the company's own, or to the app. */
export interface NavbarLink {
  readonly href: string
  readonly text: string
}

export interface NavbarProps {
  readonly brand: string
  /** The company's own mark, in place of the design's. */
  readonly mark?: Mark['image'] | undefined
  /** The way back of pages, with their title beside it; left out on the landing page, which shows the brand. */
  readonly home?: { readonly href: string; readonly hrefLang?: Language | undefined } | undefined
  readonly title?: string | undefined
  /** Whether the page has a table of contents, which the title opens on narrow screens. */
  readonly hasContents?: boolean | undefined
  /** The sections that the landing page has. */
  readonly sections: readonly NavbarSection[]
  /** The pages of the company's own that stand beside them. */
  readonly pages: readonly NavbarLink[]
  readonly languageLinks: readonly LanguageSwitchLink[]
  /** The way to the app, where a store has it; narrow screens show it once the badge of the first section has left. */
  readonly app?: NavbarLink | undefined
  /** Section the page scrolls to by itself, from the URL it was opened with. */
  readonly targetSection?: TargetSection | undefined
}

/** The brand's mark and its name. */
function Brand({ mark, brand }: Pick<NavbarProps, 'mark' | 'brand'>) {
  const { width, height } = markSize
  return (
    <>
      {mark ? (
        <img src={mark.src} width={mark.width} height={mark.height} alt="" />
      ) : (
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          {markPanels.map(({ path, fill }) => (
            <path key={path} fill={fill} d={path} />
          ))}
        </svg>
      )}
      <span translate="no">{brand}</span>
    </>
  )
}

/** The bar at the top of every page. */
export function Navbar(props: Readonly<NavbarProps>) {
  const { brand, mark, home, title, hasContents, languageLinks, targetSection } = props
  const { t } = useLanguage()
  const isLanding = home === undefined
  const active = useActiveSection(isLanding ? 'home' : undefined)
  const isScrolled = useScrolled()
  const heading = useHeadingLeft()
  const { ref, isOpen, onToggle } = usePopover()
  useTargetSection(targetSection)
  useDoubleTapGuard()

  return (
    <header
      className="navbar"
      ref={heading.ref}
      data-scrolled={isScrolled || undefined}
      data-titled={heading.hasLeft || undefined}
    >
      <div className="container row navbar-bar">
        {isLanding ? (
          <a className="brand" href="#home" aria-label={`${brand}, ${t('brand.home')}`}>
            <Brand mark={mark} brand={brand} />
          </a>
        ) : (
          <>
            <a className="pill back" {...home}>
              <span aria-hidden="true">←</span> {t('navbar.home')}
            </a>
            {/* Whose page it is; once the page's own heading has left, which page it is. */}
            <div className="navbar-place">
              <p className="brand">
                <Brand mark={mark} brand={brand} />
              </p>
              {title !== undefined && <p className="navbar-title">{title}</p>}
              {title !== undefined && hasContents && (
                <button
                  type="button"
                  className="navbar-contents"
                  popoverTarget={CONTENTS_ID}
                  tabIndex={0}
                >
                  <span>{title}</span>
                </button>
              )}
            </div>
          </>
        )}{' '}
        {props.app && (
          <p className="get-app">
            <a className="pill" href={props.app.href}>
              {props.app.text}
            </a>
          </p>
        )}
        {/* Until the loader has come, the menu is shown while it has the focus (navbar.css), which
            Safari gives on a click only where there is a tabindex. The label below, which lets it open
            again, would name the button even while it is hidden, by nothing. */}
        <button
          type="button"
          className="pill menu-button"
          id="menu-button"
          popoverTarget="menu"
          aria-label={t('navbar.menu')}
          tabIndex={0}
        >
          {t('navbar.menu')}
        </button>
        <div id="menu" className="menu" popover="auto" tabIndex={-1} ref={ref} onToggle={onToggle}>
          <nav aria-label={t('navbar.label')}>
            <ul className="menu-sections">
              {props.sections.map(section => (
                <li key={section}>
                  <a
                    {...home}
                    href={`${home?.href ?? ''}#${section}`}
                    aria-current={isLanding && active === section ? 'location' : undefined}
                  >
                    {t(`navbar.${section}`)}
                  </a>
                </li>
              ))}
              {props.pages.map(({ href, text }) => (
                <li key={href} className="menu-page">
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
          {languageLinks.length > 1 && (
            <LanguageSwitch links={languageLinks} section={active} isMenuOpen={isOpen} />
          )}
        </div>
        <label className="pill menu-reopen" htmlFor="menu-button">
          {t('navbar.menu')}
        </label>
      </div>
    </header>
  )
}
