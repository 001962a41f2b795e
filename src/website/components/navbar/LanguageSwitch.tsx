import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { sectionHash, useLanguage } from '../../../company/languages/LanguageProvider.tsx'
import type { FlagShape } from '../../../company/languages/language.ts'
import type { Language } from '../../../company/languages/languages.ts'
import { listenTo, usePopover } from '../hooks.ts'
import { MOBILE_BREAKPOINT } from '../interfaceConstants.ts'

/** A language to switch to, and the path of this page in it. */
export interface LanguageSwitchLink {
  readonly code: Language
  readonly name: string
  readonly flag: readonly FlagShape[]
  readonly path: string
}

const narrow = `(width < ${MOBILE_BREAKPOINT}px)`

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Whether the language choice takes the form of a select: on narrow screens, and not in pre-rendered HTML.
 * While the menu around it is open it keeps its form, so that nothing changes under the visitor's finger.
 */
function useSelectOnNarrow(isMenuOpen: boolean): boolean {
  const isMatching = () => matchMedia(narrow).matches
  const isNarrow = useSyncExternalStore(subscribe, isMatching, () => false)
  const [isSelect, setIsSelect] = useState(false)
  if (!isMenuOpen && isSelect !== isNarrow) setIsSelect(isNarrow)
  return isSelect
}

/**
 * The state of the select. Where the arrow keys go through the languages of a closed select, the page changes with
 * Enter alone: each of them would leave the page otherwise (WCAG 2.2, 3.2.2).
 */
function useLanguageSelect() {
  const { language, setLanguage } = useLanguage()
  const [selected, setSelected] = useState(language)
  const isBrowsing = useRef(false)
  return {
    value: selected,
    onPointerDown: () => {
      isBrowsing.current = false
    },
    onKeyDown: ({ key, altKey }: KeyboardEvent) => {
      // Space, and Alt with an arrow, open the list, in which Enter chooses.
      isBrowsing.current = key !== 'Enter' && key !== ' ' && !altKey
      if (key !== 'Enter' || selected === language) return
      // The page may come back from the back/forward cache.
      setSelected(language)
      setLanguage(selected)
    },
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      const code = event.target.value as Language // the values of its options are the codes of languages
      if (isBrowsing.current) setSelected(code)
      else setLanguage(code)
    },
  }
}

interface LanguageSwitchProps {
  readonly links: readonly LanguageSwitchLink[]
  /** The section the visitor is in, kept by the switch. */
  readonly section: string | undefined
  readonly isMenuOpen: boolean
}

/** The choice of language: a dropdown on wide screens, a select on narrow ones. */
export function LanguageSwitch({ links, section, isMenuOpen }: LanguageSwitchProps) {
  const { language, t } = useLanguage()
  const { ref, isOpen, close, onToggle } = usePopover()
  const isSelect = useSelectOnNarrow(isMenuOpen)
  const select = useLanguageSelect()
  const current = links.find(link => link.code === language)
  // The list closes when the page scrolls or resizes beneath it, which moves its button away.
  useEffect(() => (isOpen ? listenTo(['scroll', 'resize'], close) : undefined), [isOpen, close])

  if (isSelect) {
    return (
      <select className="pill language-select" aria-label={t('language.label')} {...select}>
        {links.map(link => (
          <option key={link.code} value={link.code} lang={link.code}>
            {link.name}
          </option>
        ))}
      </select>
    )
  }
  return (
    <div className="languages">
      <button
        type="button"
        className="pill language-button"
        popoverTarget="languages"
        aria-label={`${t('language.label')}, ${current?.name}`}
      >
        {current?.name}
      </button>
      <div id="languages" popover="auto" ref={ref} onToggle={onToggle}>
        <ul>
          {links.map(({ code, name, flag, path }) => (
            <li key={code}>
              <a
                className="pill"
                href={path + sectionHash(section)}
                hrefLang={code}
                lang={code}
                aria-current={code === language ? 'true' : undefined}
              >
                <svg
                  className="flag"
                  viewBox="0 0 6 4"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  {flag.map(([fill, shape]) => (
                    <path key={shape} fill={fill} d={shape} />
                  ))}
                </svg>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
