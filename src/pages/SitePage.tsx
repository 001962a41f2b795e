import { isIndexed } from 'virtual:indexing'
import type { ReactNode } from 'react'
import { Document } from '../components/Document.tsx'
import { Footer } from '../components/Footer.tsx'
import { Island } from '../components/Island.tsx'
import type { LanguageSwitchLink } from '../components/navbar/LanguageSwitch.tsx'
import { PageContext } from '../components/PageContext.ts'
import { SkipLink } from '../components/SkipLink.tsx'
import { appStoreId, appStoreUrl } from '../content/appStore.ts'
import { renderFact } from '../content/factText.ts'
import { legalDocuments } from '../content/legalOutline.ts'
import { withoutSoftHyphens } from '../content/softHyphen.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { defaultLanguage, type Language, type Localized, languages } from '../i18n/languages.ts'
import { messages } from '../i18n/messages/index.ts'
import { absoluteUrl, site } from '../site/values.ts'
import { cardPath, type RouteName, routePath } from './routeTable.ts'
import { structuredData } from './structuredData.ts'

interface SitePageProps {
  readonly language: Language
  /** The route shown, or undefined for a page that is not found. */
  readonly route?: RouteName
  readonly title: string
  readonly description: string
  /** Shown in the navbar of pages other than the landing page. */
  readonly navbarTitle?: string
  readonly css: string
  readonly children: ReactNode
}

function pathsOf(route: RouteName): Localized {
  return { en: routePath(route, 'en'), de: routePath(route, 'de') }
}

function absoluteAlternates(paths: Localized) {
  return {
    en: absoluteUrl(paths.en),
    de: absoluteUrl(paths.de),
    'x-default': absoluteUrl(paths[defaultLanguage]),
  }
}

/** What every page of the site has in common: document, navbar, footer, and their languages. */
export function SitePage(props: SitePageProps) {
  const { language, route, title, description, navbarTitle, css, children } = props
  const paths = pathsOf(route ?? 'landing')
  const languageLinks: readonly LanguageSwitchLink[] = languages.map(option => ({
    ...option,
    path: paths[option.code],
  }))
  const plainTitle = withoutSoftHyphens(title)
  const support = renderFact('contact.support', language)
  const page = { language, messages: messages[language], alternates: paths }

  return (
    <Document
      language={language}
      css={css}
      head={{
        title: `${plainTitle} · ${site.brand}`,
        description,
        canonical: route && absoluteUrl(paths[language]),
        alternates: route && absoluteAlternates(paths),
        isIndexed: route !== undefined && isIndexed,
        appStoreId,
        ...(route && {
          structuredData: structuredData(route, language, plainTitle),
          preview: {
            siteName: site.brand,
            title: plainTitle,
            description,
            url: absoluteUrl(paths[language]),
            image: absoluteUrl(cardPath(route, language)),
            language,
          },
        }),
      }}
    >
      <PageContext value={page}>
        <LanguageProvider language={language} messages={page.messages} alternates={paths}>
          <SkipLink />
          <Island
            name="navbar"
            props={{
              mode: route === 'landing' ? 'landing' : 'page',
              brand: site.brand,
              homePath: routePath('landing', language),
              title: navbarTitle,
              languageLinks,
            }}
          />
          <main id="content" className="container">
            {children}
          </main>
          <Footer
            isSection={route === 'landing'}
            legalName={renderFact('company.legalName', language).text}
            appStoreUrl={appStoreUrl}
            support={support}
            legalLinks={legalDocuments.map(name => ({
              path: routePath(name, language),
              label: `legal.${name}` as const,
            }))}
            languageLinks={languageLinks}
          />
        </LanguageProvider>
      </PageContext>
    </Document>
  )
}
