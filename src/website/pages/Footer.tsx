import type { ComponentProps } from 'react'
import {
  appleCreditLine,
  footerGroups,
  type LegalRoute,
  linkToRoute,
  renderFact,
  shortTitle,
  useLanguage,
} from '../../company/index.ts'
import { ClosingTriptych } from '../artworks/index.ts'
import {
  Headline,
  type LanguageSwitchLink,
  type ShownWork,
  sectionMark,
} from '../components/index.ts'
import { Announcement, announcedIn } from './Announcement.tsx'
import { MadeWith, Picture, useSentence } from './landing/Shot.tsx'
import { linkedCompanyPages, type PageProps, type SiteBuild } from './siteBuild.ts'
import {
  DownloadBadges,
  type DownloadBadgesProps,
  launchReminder,
  QrCodes,
  storeLinks,
} from './stores.tsx'

/** As wide as the picture at the end of the page is drawn; on a phone for two of three pixels. */
const sizesOfClosing = '(width<37.5em) 67vw,100vw'

/** The company's picture at the end of the page: each of three panels shows its part of it. */
function ClosingPicture({ work }: { readonly work: ShownWork }) {
  const { text, lang } = useSentence(work, 0)
  return (
    <figure>
      <div className="closing">
        <Picture work={work} alt="" sizes={sizesOfClosing} />
        <Picture work={work} alt={text} lang={lang} sizes={sizesOfClosing} />
        <Picture work={work} alt="" sizes={sizesOfClosing} />
      </div>
      <figcaption className="container">
        <MadeWith />
      </figcaption>
    </figure>
  )
}

type CallProps = Omit<DownloadBadgesProps, 'isFurtherDown'> & Pick<SiteBuild, 'works'>

/** The way to the app at the end of the landing page, over the night. */
function Call({ stores, reminder, works }: CallProps) {
  const { t } = useLanguage()
  const [closing] = works.closing ?? []
  const isOut = stores.some(({ url }) => url !== undefined)
  const coming = stores.length > 1 ? 'contact.comingTitleBoth' : 'contact.comingTitle'
  return (
    <div className="footer-call">
      <div className="container">
        <div>
          <p className="label">{t('contact.label')}</p>
          <h2>
            <Headline text={t(isOut ? 'contact.title' : coming)} />
          </h2>
          <DownloadBadges stores={stores} reminder={reminder} isFurtherDown />
        </div>
        <QrCodes stores={stores} />
      </div>
      {closing ? <ClosingPicture work={closing} /> : <ClosingTriptych />}
    </div>
  )
}

/** Links below their heading. */
function LinkList(props: { readonly heading: string; readonly links: ComponentProps<'a'>[] }) {
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

function Columns({ build, languageLinks }: Omit<FooterProps, 'page'>) {
  const { site } = build
  const { t, language } = useLanguage()
  const support = renderFact(site, 'contact.support', language)
  const { socialLinks = [], promises } = site.config
  const linkTo = (route: LegalRoute | 'legal-home') => ({
    ...linkToRoute(site, route, language),
    children: shortTitle(site, route, language),
  })
  const companyPages = linkedCompanyPages(build, language, 'footer')
  const companyLinks = companyPages.map(({ href, text }) => ({ href, children: text }))
  const groups = footerGroups(site).map(({ name, routes }) => {
    const links = routes.map(linkTo)
    return { name, links: name === 'company' ? [...links, ...companyLinks] : links }
  })
  return (
    <div className="footer-columns">
      <nav className="footer-groups" aria-label={t('contact.legal')}>
        {groups.map(({ name, links }) => (
          <section key={name}>
            <LinkList heading={t(`contact.${name}`)} links={links} />
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
              href: path,
              hrefLang: code,
              lang: code,
              children: name,
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
  const outIn = stores.flatMap(({ name, url }) => (url === undefined ? [] : name))
  const announced = announcedIn(site, language)
  const owner = renderFact(site, 'company.legalName', language).text
  return (
    <footer className="footer" {...(isLanding && { id: 'contact', ...sectionMark })}>
      {isLanding && (
        <Call stores={stores} reminder={launchReminder(site, language)} works={build.works} />
      )}
      <div className="container">
        <Columns build={build} languageLinks={languageLinks} />
        {announced.map(version => (
          <Announcement
            key={version.document}
            site={site}
            version={version}
            // Those of all documents at once have to fit into the budget of the page.
            isBrief={isLanding && announced.length > 1}
          />
        ))}
        <p className="footer-rights">
          © <bdi translate="no">{owner}</bdi>
          {/* "Inc." has its period already. */}
          {`${owner.endsWith('.') ? '' : '.'} ${t('contact.rights')} `}
          {isLanding && outIn.includes('app-store') && <span lang="en">{appleCreditLine}</span>}
          {isLanding && outIn.includes('google-play') && ` ${t('badge.googleCredit')}`}
        </p>
      </div>
    </footer>
  )
}
