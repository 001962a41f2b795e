import { Footer } from '../components/Footer.tsx'
import { Island } from '../components/Island.tsx'
import type { LanguageSwitchLink } from '../components/navbar/LanguageSwitch.tsx'
import { languages } from '../languages/languages.ts'
import { renderFact } from '../model/factText.ts'
import { footerGroups } from '../model/routeGroups.ts'
import { linkToRoute } from '../model/routes.ts'
import { Announcement } from './legal/Announcement.tsx'
import { announcementsIn } from './legal/announcements.ts'
import { PageShell, type PageShellProps } from './PageShell.tsx'
import { storeLinks } from './storeLinks.ts'

interface PageFrameProps extends PageShellProps {
  /** Shown in the navbar of pages other than the landing page. */
  readonly navbarTitle?: string
}

/** What every page of the site has in common: navbar, footer, and their languages. */
export function PageFrame({ navbarTitle, children, ...shell }: PageFrameProps) {
  const { page, build } = shell
  const { language, alternates } = page
  const { site } = build
  const isLanding = page.kind === 'landing'
  const languageLinks: readonly LanguageSwitchLink[] = languages.flatMap(({ code, name, flag }) => {
    const path = alternates[code]
    return path === undefined ? [] : { code, name, flag, path }
  })
  const home = linkToRoute(site, 'landing', language)
  const announcements = announcementsIn(site, language)

  return (
    <PageShell {...shell}>
      <Island
        name="navbar"
        props={{
          mode: isLanding ? 'landing' : 'page',
          brand: site.config.brand,
          mark: build.mark?.image,
          homePath: home.path,
          homeLanguage: home.otherLanguage,
          title: navbarTitle,
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
    </PageShell>
  )
}
