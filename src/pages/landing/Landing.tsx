import { Flower, PaperFlower, Works, World } from '../../artworks/index.ts'
import { hasWorks, type ShownWorks } from '../../media/index.ts'
import type { Site, SiteConfig } from '../../model/index.ts'
import type { Question } from '../../texts/index.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { PageOf } from '../pageTable.ts'
import { type PageProps, shownReviews } from '../siteBuild.ts'
import { type StoreLink, storeLinks } from '../stores.tsx'
import { stylesOfLanding } from '../styles/styles.ts'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { Pricing } from './Pricing.tsx'
import { Questions } from './Questions.tsx'
import { Testimonials } from './Testimonials.tsx'

/**
 * The drawings that are no longer shown, because works of the operator replace them, but that
 * others on the page are made of.
 */
function SharedDrawings({ works }: { readonly works: ShownWorks }) {
  const isDrawn = {
    flower: !works.image,
    works: !works['feature-image'],
    shelf: !works['feature-organize'],
    sheet: !works['feature-share'],
  }
  const usesWorks = isDrawn.shelf || isDrawn.sheet
  const usesFlower = isDrawn.works || usesWorks
  return (
    <div className="shared-drawings" aria-hidden="true">
      {works.video && (
        <svg aria-hidden="true">
          <World />
        </svg>
      )}
      {!isDrawn.flower && usesFlower && <Flower />}
      {!isDrawn.flower && isDrawn.shelf && <PaperFlower />}
      {!isDrawn.works && usesWorks && <Works />}
    </div>
  )
}

interface LandingProps {
  readonly site: Site
  /** Without any, there is no section of reviews. */
  readonly reviews: SiteConfig['testimonials']
  readonly questions: readonly Question[]
  readonly stores: readonly StoreLink[]
  readonly works: ShownWorks
}

/** The link of the one store that has the app; where there are two, the place that shows both. */
function wayToApp(stores: readonly StoreLink[]): string | undefined {
  const [first, ...others] = stores.flatMap(({ url }) => url ?? [])
  return others.length > 0 ? '#contact' : first
}

/** The landing page's sections; the last one, contact, is the footer of every page. */
export function Landing({ site, reviews, questions, stores, works }: LandingProps) {
  return (
    <>
      <Hero stores={stores} works={works} />
      {hasWorks(works) && <SharedDrawings works={works} />}
      <Features works={works} />
      <Pricing site={site} app={wayToApp(stores)} />
      {reviews.length > 0 && <Testimonials config={site.config} reviews={reviews} />}
      <Questions items={questions} />
    </>
  )
}

/** The route `/`. */
export function LandingPage({ page, build }: PageProps<PageOf<'landing'>>) {
  const { site, works } = build
  const texts = site.messages[page.language]
  const stores = storeLinks(build, page.language)
  const css = stylesOfLanding(
    hasWorks(works) || stores.some(({ url }, index) => url !== undefined || index > 0),
    !works.video,
  )
  return (
    <PageFrame
      {...{ page, build, css }}
      title={texts['meta.landing.title']}
      description={texts['meta.landing.description']}
    >
      <Landing
        {...{ site, stores, works }}
        reviews={shownReviews(build)}
        questions={build.questions[page.language]}
      />
    </PageFrame>
  )
}
