import { appStoreUrl } from '../../content/appStore.ts'
import type { BadgeImage } from '../../content/badgeArtwork.ts'
import { renderFact, renderSupplied } from '../../content/factText.ts'
import { plans } from '../../content/plans.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import type { Language } from '../../i18n/languages.ts'
import type { Question } from '../../legal/compileFaq.ts'
import { supplied } from '../../site/placeholder.ts'
import { site } from '../../site/values.ts'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { Pricing } from './Pricing.tsx'
import { Questions } from './Questions.tsx'
import { type Review, Testimonials } from './Testimonials.tsx'

function reviews(language: Language): readonly Review[] {
  return site.testimonials.map(({ name, role, comment, rating, consent }) => ({
    name: renderSupplied(name, language).text,
    role: renderSupplied(role, language),
    comment: renderSupplied(comment, language),
    rating,
    isSample: consent === 'sample',
  }))
}

interface LandingProps {
  readonly questions: readonly Question[]
  readonly badge: BadgeImage | undefined
}

/** The landing page's sections; the last one, contact, is the footer of every page. */
export function Landing({ questions, badge }: LandingProps) {
  const { language } = useLanguage()
  const verification = supplied(site.reviewVerification)

  return (
    <>
      <Hero appStoreUrl={appStoreUrl} badge={badge} />
      <Features />
      <Pricing
        plans={plans}
        targets={{ appStoreUrl, sales: renderFact('contact.sales', language) }}
        tax={supplied(site.prices.tax)}
      />
      <Testimonials
        reviews={reviews(language)}
        verification={verification && renderSupplied(verification, language)}
      />
      <Questions items={questions} />
    </>
  )
}
