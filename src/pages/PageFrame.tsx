import type { ReactNode } from 'react'
import { Document } from '../components/Document.tsx'
import { Footer } from '../components/Footer.tsx'
import { Island } from '../components/Island.tsx'
import type { LanguageSwitchLink } from '../components/navbar/LanguageSwitch.tsx'
import { SkipLink } from '../components/SkipLink.tsx'
import { navbarSections } from '../components/sections.ts'
import { LanguageProvider } from '../languages/LanguageProvider.tsx'
import { languages } from '../languages/languages.ts'
import { renderFact } from '../model/factText.ts'
import { paletteOf } from '../model/palette.ts'
import { footerGroups } from '../model/routeGroups.ts'
import { linkToRoute } from '../model/routes.ts'
import { Announcement, announcementsIn } from './announcements.tsx'
import { documentHead } from './documentHead.ts'
import type { Page } from './pageTable.ts'
import { type SiteBuild, shownReviews } from './siteBuild.ts'
import { storeLinks } from './storeLinks.ts'
import draftStyles from './styles/draft.css?inline'

interface PageFrameProps {
  readonly page: Page
  readonly build: SiteBuild
  readonly title: string
  readonly description: string
  /** Shown in the navbar of pages other than the landing page. */
  readonly navbarTitle?: string
  readonly css: string
  readonly children: ReactNode
}

/** What every page has in common: document, language, skip link, navbar, footer, the mark of a draft. */
export function PageFrame(props: PageFrameProps) {
  const { page, build, title, description, navbarTitle, css, children } = props
  const { language, alternates } = page
  const { site } = build
  const texts = site.messages[language]
  const isLanding = page.kind === 'landing'
  const languageLinks: readonly LanguageSwitchLink[] = languages.flatMap(({ code, name, flag }) => {
    const path = alternates[code]
    return path === undefined ? [] : { code, name, flag, path }
  })
  const home = linkToRoute(site, 'landing', language)
  const announcements = announcementsIn(site, language)

  return (
    <Document
      resources={build.resources}
      language={language}
      palette={paletteOf(site.config)}
      icon={build.mark?.icon}
      css={site.showsDrafts ? css + draftStyles : css}
      head={documentHead({ page, build, title, description })}
    >
      <LanguageProvider language={language} messages={texts} alternates={alternates}>
        <SkipLink />
        {site.showsDrafts && (
          <p className="draft-mark" data-word={texts['draft.word']}>
            <strong>{texts['draft.word']}</strong> {texts['draft.mark']}
          </p>
        )}
        <Island
          name="navbar"
          props={{
            mode: isLanding ? 'landing' : 'page',
            brand: site.config.brand,
            mark: build.mark?.image,
            homePath: home.path,
            homeLanguage: home.otherLanguage,
            title: navbarTitle,
            sections: navbarSections.filter(
              section => section !== 'testimonials' || shownReviews(build).length > 0,
            ),
            languageLinks,
          }}
        />
        <main id="content" className="container">
          {children}
        </main>
        <Footer
          notices={announcements.map(announcement => (
            <Announcement
              key={announcement.version.document}
              site={site}
              {...announcement}
              language={language}
              // Those of all documents at once have to fit into the budget of the page.
              isBrief={isLanding && announcements.length > 1}
            />
          ))}
          isSection={isLanding}
          legalName={renderFact(site, 'company.legalName', language).text}
          stores={storeLinks(build, language)}
          support={renderFact(site, 'contact.support', language)}
          isAroundTheClock={site.config.promises['support.availability'] !== 'no'}
          groups={footerGroups(site).map(({ name, routes }) => ({
            heading: `contact.${name}`,
            links: routes.map(route => ({
              ...linkToRoute(site, route, language),
              label: `legal.${route}`,
            })),
          }))}
          socialLinks={site.config.socialLinks ?? []}
          languageLinks={languageLinks}
        />
      </LanguageProvider>
    </Document>
  )
}
