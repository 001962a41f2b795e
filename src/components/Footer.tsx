import type { ReactNode } from 'react'
import { ClosingTriptych } from '../artworks/ClosingTriptych.tsx'
import { useLanguage } from '../languages/LanguageProvider.tsx'
import type { Language } from '../languages/languages.ts'
import type { MessageKey } from '../languages/messages.ts'
import { appleCreditLine } from '../model/appleCreditLine.ts'
import { asSentence } from '../model/asSentence.ts'
import type { StoreName } from '../model/stores.ts'
import { DownloadBadges, type StoreLink } from './DownloadBadges.tsx'
import { Headline } from './Headline.tsx'
import type { LanguageSwitchLink } from './navbar/LanguageSwitch.tsx'
import { QrCodes } from './QrCodes.tsx'
import { sectionMark } from './sections.ts'

export interface FooterLink {
  readonly path: string
  /** Language of the page it leads to, where that is another one. */
  readonly otherLanguage?: Language
  readonly label: MessageKey
}

/** Links of one kind, under a heading that says which. */
export interface FooterGroup {
  readonly heading: MessageKey
  readonly links: readonly FooterLink[]
}

interface FooterProps {
  /** On the landing page the footer is the section `contact` and calls to download. */
  readonly isSection: boolean
  readonly legalName: string
  readonly stores: readonly StoreLink[]
  /** The support contact, or its placeholder. */
  readonly support: { readonly text: string; readonly href?: string | undefined }
  /** Whether the company promises that. */
  readonly isAroundTheClock: boolean
  readonly groups: readonly FooterGroup[]
  /** Profiles of the company elsewhere. */
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[]
  readonly languageLinks: readonly LanguageSwitchLink[]
  /** What there is to know about the documents: new versions. */
  readonly notices: readonly ReactNode[]
}

/** The headline above the badges: it calls to download once there is something to download. */
function callOf(stores: readonly StoreLink[]): MessageKey {
  if (stores.some(({ url }) => url !== undefined)) return 'contact.title'
  return stores.length > 1 ? 'contact.comingTitleBoth' : 'contact.comingTitle'
}

/** The end of every page: download, support, legal documents, languages. */
export function Footer(props: FooterProps) {
  const { isSection, legalName, stores, support, groups } = props
  const { socialLinks, languageLinks, notices, isAroundTheClock } = props
  const { t, language } = useLanguage()
  const isIn = (store: StoreName) =>
    stores.some(({ name, url }) => name === store && url !== undefined)
  const section = isSection ? { id: 'contact', ...sectionMark } : {}
  return (
    <footer className="footer" {...section}>
      {isSection && (
        <div className="footer-call">
          <div className="container">
            <div>
              <p className="label">{t('contact.label')}</p>
              <h2>
                <Headline text={t(callOf(stores))} />
              </h2>
              <DownloadBadges stores={stores} isFurtherDown />
            </div>
            <QrCodes stores={stores} />
          </div>
          <ClosingTriptych />
        </div>
      )}
      <div className="container">
        <div className="footer-columns">
          <nav className="footer-groups" aria-label={t('contact.legal')}>
            {groups.map(({ heading, links }) => (
              <section key={heading}>
                <h2>{t(heading)}</h2>
                <ul>
                  {links.map(link => (
                    <li key={link.path}>
                      <a href={link.path} hrefLang={link.otherLanguage}>
                        {t(link.label)}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
          <section>
            <h2>{t('contact.support')}</h2>
            <p>{t(isAroundTheClock ? 'contact.availability' : 'contact.online')}</p>
            <p>
              {support.href === undefined ? (
                <span className="placeholder">{support.text}</span>
              ) : (
                <a href={support.href}>{support.text}</a>
              )}
            </p>
          </section>
          {socialLinks.length > 0 && (
            <nav aria-label={t('contact.social')}>
              <h2>{t('contact.social')}</h2>
              <ul>
                {socialLinks.map(({ name, url }) => (
                  <li key={url}>
                    <a href={url} rel="me">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {languageLinks.length > 1 && (
            <nav aria-label={t('contact.languages')}>
              <h2>{t('contact.languages')}</h2>
              <ul>
                {languageLinks.map(link => (
                  <li key={link.code}>
                    <a
                      href={link.path}
                      hrefLang={link.code}
                      lang={link.code}
                      aria-current={link.code === language ? 'true' : undefined}
                    >
                      {link.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {notices}
        <p className="footer-rights">
          <span translate="no">© {asSentence(legalName)}</span> {t('contact.rights')}{' '}
          {isSection && isIn('app-store') && <span lang="en">{appleCreditLine}</span>}
          {isSection && isIn('google-play') && ` ${t('badge.googleCredit')}`}
        </p>
      </div>
    </footer>
  )
}
