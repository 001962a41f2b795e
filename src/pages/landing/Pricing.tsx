import { sectionMark } from '../../components/sections.ts'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { Plan } from '../../model/plans.ts'
import type { PlanActionTargets } from './PlanAction.tsx'
import { PlanCard } from './PlanCard.tsx'
import { SectionHead } from './SectionHead.tsx'

interface PricingProps {
  readonly plans: readonly Plan[]
  readonly targets: PlanActionTargets
  /** Whether the prices include tax; undefined while that is not known. */
  readonly tax: 'included' | 'excluded' | undefined
  /** Whether people pay on Google Play as well. */
  readonly isOnGooglePlay: boolean
}

const taxNotes = { included: 'pricing.taxIncluded', excluded: 'pricing.taxExcluded' } as const

/** The plans side by side in one frame. */
export function Pricing({ plans, targets, tax, isOnGooglePlay }: PricingProps) {
  const { t } = useLanguage()
  const rows = Math.max(...plans.map(({ features }) => features.length))
  return (
    <section id="pricing" className="section" {...sectionMark}>
      <SectionHead label={t('pricing.label')} title={t('pricing.title')} />
      <div className="plans frame">
        {plans.map(plan => (
          <PlanCard key={plan.name} plan={plan} rows={rows} targets={targets} />
        ))}
      </div>
      <p className="note">
        {tax && `${t(taxNotes[tax])} `}
        {t(isOnGooglePlay ? 'pricing.noteBoth' : 'pricing.note')}
      </p>
    </section>
  )
}
