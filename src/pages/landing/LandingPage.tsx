import { appStoreUrl } from '../../content/appStore.ts'
import { renderFact } from '../../content/factText.ts'
import { messages } from '../../i18n/messages.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { LandingPageEntry } from '../pageTable.ts'
import type { SiteBuild } from '../siteBuild.ts'
import { Landing } from './Landing.tsx'
import { landingStyles } from './styles.ts'

interface LandingPageProps {
  readonly page: LandingPageEntry
  readonly build: SiteBuild
}

/** The route `/`. */
export function LandingPage({ page, build }: LandingPageProps) {
  const texts = messages[page.language]
  const badge = build.badges?.[page.language]
  const linked = badge ? 'artwork' : 'drawn'
  const badgeState = appStoreUrl === undefined ? 'coming' : linked
  const arePlansLinked =
    appStoreUrl !== undefined && renderFact('contact.sales', page.language).href !== undefined
  return (
    <PageFrame
      page={page}
      build={build}
      title={texts['meta.landing.title']}
      description={texts['meta.landing.description']}
      css={landingStyles(badgeState, arePlansLinked)}
    >
      <Landing questions={build.faq[page.language]} badge={badge} />
    </PageFrame>
  )
}
