import { hasWorks } from '../../media/shownWorks.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { PageOf } from '../pageTable.ts'
import { type PageProps, shownReviews } from '../siteBuild.ts'
import { storeLinks } from '../stores.tsx'
import { stylesOfLanding } from '../styles/styles.ts'
import { Landing } from './Landing.tsx'

/** The route `/`. */
export function LandingPage({ page, build }: PageProps<PageOf<'landing'>>) {
  const { site } = build
  const texts = site.messages[page.language]
  const stores = storeLinks(build, page.language)
  return (
    <PageFrame
      page={page}
      build={build}
      title={texts['meta.landing.title']}
      description={texts['meta.landing.description']}
      css={stylesOfLanding(
        hasWorks(build.works) || stores.some(({ url }, index) => url !== undefined || index > 0),
        !build.works.video,
      )}
    >
      <Landing
        site={site}
        reviews={shownReviews(build)}
        questions={build.questions[page.language]}
        stores={stores}
        works={build.works}
      />
    </PageFrame>
  )
}
