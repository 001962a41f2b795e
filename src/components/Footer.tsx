import type { ReactNode } from 'react'
import { ClosingTriptych } from '../artworks/ClosingTriptych.tsx'
import { useLanguage } from '../languages/LanguageProvider.tsx'
import type { Language } from '../languages/languages.ts'
import type { MessageKey } from '../languages/messages.ts'
import { appleCreditLine } from '../model/appleCreditLine.ts'
import { asSentence } from '../model/asSentence.ts'
import type { BadgeImage } from '../model/badgeArtwork.ts'
import { DownloadBadge } from './DownloadBadge.tsx'
import { Headline } from './Headline.tsx'
import type { LanguageSwitchLink } from './navbar/LanguageSwitch.tsx'
import { QrCode } from './QrCode.tsx'
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
  readonly appStoreUrl: string | undefined
  readonly badge: BadgeImage | undefined
  /** Path of the QR code of the App Store link. */
  readonly qrCode: string | undefined
  /** The support contact, or its placeholder. */
  readonly support: { readonly text: string; readonly href?: string | undefined }
  readonly groups: readonly FooterGroup[]
  readonly languageLinks: readonly LanguageSwitchLink[]
  /** What there is to know about the documents: new versions. */
  readonly notices: readonly ReactNode[]
}

/** The end of every page: download, support, legal documents, languages. */
export function Footer(props: FooterProps) {
  const { isSection, legalName, appStoreUrl, badge, qrCode, support } = props
  const { groups, languageLinks, notices } = props
  const { t, language } = useLanguage()
  const section = isSection ? { id: 'contact', ...sectionMark } : {}
  return (
    <footer className="footer" {...section}>
      {isSection && (
        <div className="footer-call">
          <div className="container">
            <div>
              <p className="label">{t('contact.label')}</p>
              <h2>
                <Headline
                  text={t(appStoreUrl === undefined ? 'contact.comingTitle' : 'contact.title')}
                />
              </h2>
              <DownloadBadge appStoreUrl={appStoreUrl} artwork={badge} isFurtherDown />
            </div>
            {qrCode && <QrCode src={qrCode} label={t('badge.code')} />}
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
            <p>{t('contact.availability')}</p>
            <p>
              {support.href === undefined ? (
                <span className="placeholder">{support.text}</span>
              ) : (
                <a href={support.href}>{support.text}</a>
              )}
            </p>
          </section>
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
        </div>
        {notices}
        <p className="footer-rights">
          <span translate="no">© {asSentence(legalName)}</span> {t('contact.rights')}{' '}
          {isSection && appStoreUrl !== undefined && <span lang="en">{appleCreditLine}</span>}
        </p>
      </div>
    </footer>
  )
}
