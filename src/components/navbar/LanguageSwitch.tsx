import { sectionHash, useLanguage } from '../../languages/LanguageProvider.tsx'
import type { FlagShape } from '../../languages/language.ts'
import type { Language } from '../../languages/languages.ts'
import { useClosingOnMove } from '../hooks/useClosingOnMove.ts'
import { usePopover } from '../hooks/usePopover.ts'
import { useSelectOnNarrow } from '../hooks/useSelectOnNarrow.ts'
import { Flag } from './Flag.tsx'

/** A language to switch to, and the path of this page in it. */
export interface LanguageSwitchLink {
  readonly code: Language
  readonly name: string
  readonly flag: readonly FlagShape[]
  readonly path: string
}

interface LanguageSwitchProps {
  readonly links: readonly LanguageSwitchLink[]
  /** The section the visitor is in, kept by the switch. */
  readonly section: string | undefined
  readonly isMenuOpen: boolean
}

/** The choice of language: a dropdown on wide screens, a select on narrow ones (§2). */
export function LanguageSwitch({ links, section, isMenuOpen }: LanguageSwitchProps) {
  const { language, setLanguage, t } = useLanguage()
  const list = usePopover()
  const isSelect = useSelectOnNarrow(isMenuOpen)
  useClosingOnMove(list)
  const current = links.find(link => link.code === language)

  if (isSelect) {
    return (
      <select
        className="pill language-select"
        aria-label={t('language.label')}
        value={language}
        onChange={event => {
          const chosen = links.find(link => link.code === event.target.value)
          if (chosen) setLanguage(chosen.code)
        }}
      >
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
        aria-label={`${t('language.label')}: ${current?.name}`}
      >
        {current?.name}
      </button>
      <div
        id="languages"
        className="language-list"
        popover="auto"
        ref={list.ref}
        onToggle={list.onToggle}
      >
        <ul>
          {links.map(link => (
            <li key={link.code}>
              <a
                href={link.path + sectionHash(section)}
                hrefLang={link.code}
                lang={link.code}
                aria-current={link.code === language ? 'true' : undefined}
              >
                <Flag shapes={link.flag} />
                {link.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
