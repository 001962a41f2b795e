import type { ComponentProps } from 'react'
import { ClosingTriptych } from '../artworks/index.ts'
import { Headline, type LanguageSwitchLink, sectionMark } from '../components/index.ts'
import { type MessageKey, useLanguage } from '../languages/index.ts'
import {
  appleCreditLine,
  footerGroups,
  type LegalRoute,
  linkToRoute,
  renderFact,
  type Site,
} from '../model/index.ts'
import { Announcement, announcedIn } from './announcements.tsx'
import type { PageProps } from './siteBuild.ts'
import { DownloadBadges, QrCodes, type StoreLink, storeLinks } from './stores.tsx'

/** A name that ends its sentence; "Inc." has the period already. */
function asSentence(name: string): string {
  return name.endsWith('.') ? name : `${name}.`
}

/** The headline above the badges: it calls to download once there is something to download. */
function callOf(stores: readonly StoreLink[]): MessageKey {
  if (stores.some(({ url }) => url !== undefined)) return 'contact.title'
  return stores.length > 1 ? 'contact.comingTitleBoth' : 'contact.comingTitle'
}

function Call({ stores }: { readonly stores: readonly StoreLink[] }) {
  const { t } = useLanguage()
  return (
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
  )
}

/** Links below their heading. */
function LinkList(props: {
  readonly heading: string
  readonly links: readonly ComponentProps<'a'>[]
}) {
  return (
    <>
      <h2>{props.heading}</h2>
      <ul>
        {props.links.map(link => (
          <li key={link.href}>
            <a {...link} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Columns({
  site,
  languageLinks,
}: Pick<FooterProps, 'languageLinks'> & { readonly site: Site }) {
  const { t, language } = useLanguage()
  const support = renderFact(site, 'contact.support', language)
  const { socialLinks = [], promises } = site.config
  const linkTo = (route: LegalRoute | 'legal-home') => {
    const { path, otherLanguage } = linkToRoute(site, route, language)
    return { href: path, hrefLang: otherLanguage, children: t(`legal.${route}`) }
  }
  return (
    <div className="footer-columns">
      <nav className="footer-groups" aria-label={t('contact.legal')}>
        {footerGroups(site).map(({ name, routes }) => (
          <section key={name}>
            <LinkList heading={t(`contact.${name}`)} links={routes.map(linkTo)} />
          </section>
        ))}
      </nav>
      <section>
        <h2>{t('contact.support')}</h2>
        {promises['support.availability'] !== 'no' && <p>{t('contact.availability')}</p>}
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
          <LinkList
            heading={t('contact.social')}
            links={socialLinks.map(({ name, url }) => ({ href: url, rel: 'me', children: name }))}
          />
        </nav>
      )}
      {languageLinks.length > 1 && (
        <nav aria-label={t('contact.languages')}>
          <LinkList
            heading={t('contact.languages')}
            links={languageLinks.map(({ code, name, path }) => ({
              ...{ href: path, hrefLang: code, lang: code, children: name },
              'aria-current': code === language ? 'true' : undefined,
            }))}
          />
        </nav>
      )}
    </div>
  )
}

interface FooterProps extends PageProps {
  readonly languageLinks: readonly LanguageSwitchLink[]
}

/** The end of every page: download on the landing page, support, legal documents, languages, new versions. */
export function Footer({ page, build, languageLinks }: FooterProps) {
  const { site } = build
  const { t, language } = useLanguage()
  const isLanding = page.kind === 'landing'
  const stores = storeLinks(build, language)
  const isIn = (store: StoreLink['name']) =>
    stores.some(({ name, url }) => name === store && url !== undefined)
  const announced = announcedIn(site, language)
  return (
    <footer className="footer" {...(isLanding && { id: 'contact', ...sectionMark })}>
      {isLanding && <Call stores={stores} />}
      <div className="container">
        <Columns site={site} languageLinks={languageLinks} />
        {announced.map(version => (
          <Announcement
            key={version.document}
            {...{ site, version }}
            // Those of all documents at once have to fit into the budget of the page.
            isBrief={isLanding && announced.length > 1}
          />
        ))}
        <p className="footer-rights">
          <span translate="no">
            © {asSentence(renderFact(site, 'company.legalName', language).text)}
          </span>{' '}
          {t('contact.rights')}{' '}
          {isLanding && isIn('app-store') && <span lang="en">{appleCreditLine}</span>}
          {isLanding && isIn('google-play') && ` ${t('badge.googleCredit')}`}
        </p>
      </div>
    </footer>
  )
}
