import { appStoreUrl, qrCode } from '../../content/appStore.ts'
import { renderFact } from '../../content/factText.ts'
import { faqItems } from '../../content/faq.ts'
import { plans } from '../../content/plans.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import type { Language } from '../../i18n/languages.ts'
import { isPlaceholder } from '../../site/schema.ts'
import { placeholderText, site } from '../../site/values.ts'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { Pricing } from './Pricing.tsx'
import { Questions } from './Questions.tsx'
import { type Review, Testimonials } from './Testimonials.tsx'

function reviews(language: Language): readonly Review[] {
  return site.testimonials.map(testimonial => ({
    name: isPlaceholder(testimonial.name)
      ? placeholderText(testimonial.name, language)
      : testimonial.name,
    role: testimonial.role[language],
    comment: testimonial.comment[language],
    rating: testimonial.rating,
    isSample: testimonial.consent === 'sample',
  }))
}

/** The landing page's sections; the last one, contact, is the footer of every page. */
export function Landing() {
  const { language } = useLanguage()

  return (
    <>
      <Hero
        appStoreUrl={appStoreUrl}
        code={appStoreUrl === undefined ? undefined : qrCode(appStoreUrl)}
      />
      <Features />
      <Pricing
        plans={plans}
        targets={{ appStoreUrl, sales: renderFact('contact.sales', language) }}
      />
      <Testimonials reviews={reviews(language)} />
      <Questions items={faqItems(language)} />
    </>
  )
}
