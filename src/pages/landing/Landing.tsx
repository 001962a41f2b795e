import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { Language } from '../../languages/languages.ts'
import { hasWorks, type ShownWorks } from '../../media/shownWorks.ts'
import { renderFact, renderSupplied } from '../../model/factText.ts'
import { supplied } from '../../model/placeholder.ts'
import type { SiteConfig } from '../../model/schema.ts'
import type { Site } from '../../model/site.ts'
import type { Question } from '../../texts/siteTexts.ts'
import type { StoreLink } from '../stores.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { Pricing } from './Pricing.tsx'
import { Questions } from './Questions.tsx'
import { SharedDrawings } from './SharedDrawings.tsx'
import { type Review, Testimonials } from './Testimonials.tsx'

function reviewsIn(reviews: LandingProps['reviews'], language: Language): readonly Review[] {
  return reviews.map(({ name, role, comment, rating, consent }) => ({
    name: renderSupplied(name, language).text,
    role: renderSupplied(role, language),
    comment: renderSupplied(comment, language),
    rating,
    isSample: consent === 'sample',
  }))
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
  const { language } = useLanguage()
  const verification = supplied(site.config.reviewVerification)

  return (
    <>
      <Hero stores={stores} works={works} />
      {hasWorks(works) && <SharedDrawings works={works} />}
      <Features works={works} />
      <Pricing
        site={site}
        targets={{ app: wayToApp(stores), sales: renderFact(site, 'contact.sales', language) }}
      />
      {reviews.length > 0 && (
        <Testimonials
          reviews={reviewsIn(reviews, language)}
          verification={verification && renderSupplied(verification, language)}
        />
      )}
      <Questions items={questions} />
    </>
  )
}
