import { sectionMark } from '../../components/sections.ts'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { supplied } from '../../model/placeholder.ts'
import { currencyOf, plansOf } from '../../model/plans.ts'
import type { Site } from '../../model/site.ts'
import { isOnGooglePlay } from '../../model/stores.ts'
import type { PlanActionTargets } from './PlanAction.tsx'
import { PlanCard } from './PlanCard.tsx'
import { SectionHead } from './SectionHead.tsx'

interface PricingProps {
  readonly site: Site
  readonly targets: PlanActionTargets
}

const taxNotes = { included: 'pricing.taxIncluded', excluded: 'pricing.taxExcluded' } as const

/** The plans side by side in one frame. */
export function Pricing({ site, targets }: PricingProps) {
  const { t, language } = useLanguage()
  const plans = plansOf(site.config)
  const tax = supplied(site.config.prices.tax[currencyOf(plans, language)])
  const rows = Math.max(...plans.map(({ features }) => features.length))
  return (
    <section id="pricing" className="section" {...sectionMark}>
      <SectionHead label={t('pricing.label')} title={t('pricing.title')} />
      <div className="plans frame">
        {plans.map(plan => (
          <PlanCard key={plan.name} site={site} plan={plan} rows={rows} targets={targets} />
        ))}
      </div>
      <p className="note">
        {tax && `${t(taxNotes[tax])} `}
        {t(isOnGooglePlay(site.config) ? 'pricing.noteBoth' : 'pricing.note')}
      </p>
    </section>
  )
}
