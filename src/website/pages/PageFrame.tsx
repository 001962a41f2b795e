import type { ReactNode } from 'react'
import {
  absoluteUrl,
  languages,
  linkToRoute,
  listedLanguages,
  useLanguage,
} from '../../company/index.ts'
import { Island, type LanguageSwitchLink, Navbar, navbarSections } from '../components/index.ts'
import { Footer } from './Footer.tsx'
import { Head, type HeadProps } from './Head.tsx'
import { linkedCompanyPages, shownReviews } from './siteBuild.ts'
import { storeLinks, wayToApp } from './stores.tsx'
import draftStyles from './styles/draft.css?inline'

export interface PageFrameProps extends HeadProps {
  /** Shown in the navbar of pages other than the landing page. */
  readonly navbarTitle?: string
  readonly hasContents?: boolean
  readonly children?: ReactNode
}

/** The HTML document around a page, and what every page has: skip link, navbar, footer, the mark of a draft. */
export function PageFrame(props: PageFrameProps) {
  const { page, build, title, description, navbarTitle, hasContents, children } = props
  const { language, alternates } = page
  const { site } = build
  const { loader, hydration } = build.resources
  const css = site.showsDrafts ? props.css + draftStyles : props.css
  const { t } = useLanguage()
  const listed = listedLanguages(site)
  const languageLinks: readonly LanguageSwitchLink[] = languages.flatMap(({ code, name, flag }) => {
    const path = alternates[code]
    // A page whose language is not listed leads back from it all the same.
    const isShown = code === language || listed.includes(code)
    return path === undefined || !isShown ? [] : { code, name, flag, path }
  })
  const app = page.kind === 'landing' ? wayToApp(storeLinks(build, language)) : undefined
  const home = linkToRoute(site, 'landing', language)

  return (
    <html lang={language}>
      <Head page={page} build={build} title={title} description={description} css={css} />
      <body>
        <a className="skip-link" href="#content">
          {t('skip.content')}
        </a>
        {site.showsDrafts && (
          <p className="draft-mark" data-word={t('draft.word')}>
            <strong>{t('draft.word')}</strong> {t('draft.mark')}
          </p>
        )}
        <Island name="navbar">
          <Navbar
            brand={site.config.brand}
            mark={build.mark?.image}
            home={page.kind === 'landing' ? undefined : home}
            title={navbarTitle}
            hasContents={hasContents}
            sections={navbarSections.filter(
              section => section !== 'testimonials' || shownReviews(build).length > 0,
            )}
            pages={linkedCompanyPages(build, language, 'bar')}
            languageLinks={languageLinks}
            app={app === undefined ? undefined : { href: app, text: t('pricing.getApp') }}
          />
        </Island>
        <main id="content" className="container">
          {page.kind !== 'landing' && page.kind !== 'not-found' && (
            <p className="printed-address">
              <b translate="no">{site.config.brand}</b> {absoluteUrl(site, page.path)}
            </p>
          )}
          {children}
        </main>
        <Footer page={page} build={build} languageLinks={languageLinks} />
        {/* Inert until the loader puts it into the page: a script made by a script could not have an
            address under Trusted Types, and an import could not have a hash. */}
        <template>
          <script type="module" src={hydration.src} integrity={hydration.integrity} />
        </template>
        <script type="module" async src={loader.src} integrity={loader.integrity} />
      </body>
    </html>
  )
}
