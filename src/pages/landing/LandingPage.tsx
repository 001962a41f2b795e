import { hasWorks } from '../../media/shownWorks.ts'
import { appInStore } from '../../model/appStore.ts'
import { renderFact } from '../../model/factText.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { LandingPageEntry } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import { Landing } from './Landing.tsx'
import { landingStyles } from './styles.ts'

/** The route `/`. */
export function LandingPage({ page, build }: PageProps<LandingPageEntry>) {
  const { site } = build
  const app = appInStore(site.config)
  const texts = site.messages[page.language]
  const badge = build.badges?.[page.language]
  const linked = badge ? 'artwork' : 'drawn'
  const badgeState = app === undefined ? 'coming' : linked
  const arePlansLinked =
    app !== undefined && renderFact(site, 'contact.sales', page.language).href !== undefined
  return (
    <PageFrame
      page={page}
      build={build}
      title={texts['meta.landing.title']}
      description={texts['meta.landing.description']}
      css={landingStyles(badgeState, arePlansLinked, hasWorks(build.works))}
    >
      <Landing
        site={site}
        questions={build.questions[page.language]}
        badge={badge}
        works={build.works}
      />
    </PageFrame>
  )
}
