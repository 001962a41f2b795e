import { hasWorks } from '../../media/shownWorks.ts'
import { renderFact } from '../../model/factText.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { LandingPageEntry } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import { storeLinks } from '../storeLinks.ts'
import { Landing } from './Landing.tsx'
import { landingStyles } from './styles.ts'

/** The route `/`. */
export function LandingPage({ page, build }: PageProps<LandingPageEntry>) {
  const { site } = build
  const texts = site.messages[page.language]
  const stores = storeLinks(build, page.language)
  const arePlansLinked =
    stores.some(({ url }) => url !== undefined) &&
    renderFact(site, 'contact.sales', page.language).href !== undefined
  return (
    <PageFrame
      page={page}
      build={build}
      title={texts['meta.landing.title']}
      description={texts['meta.landing.description']}
      css={landingStyles(stores, arePlansLinked, hasWorks(build.works))}
    >
      <Landing
        site={site}
        questions={build.questions[page.language]}
        stores={stores}
        works={build.works}
      />
    </PageFrame>
  )
}
