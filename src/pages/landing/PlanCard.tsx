import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { type Plan, type PlanFeature, priceText } from '../../model/plans.ts'
import { PlanAction, type PlanActionTargets } from './PlanAction.tsx'

interface PlanCardProps {
  readonly plan: Plan
  /** How many rows the longest plan has; shorter ones show a dash in the rows they lack. */
  readonly rows: number
  readonly targets: PlanActionTargets
}

/** One plan: name, price, what it holds, and how to get it. */
export function PlanCard({ plan, rows, targets }: PlanCardProps) {
  const { t, language } = useLanguage()
  const blankRows = Array.from({ length: rows - plan.features.length }, (_, index) => index)
  const limit = (feature: PlanFeature) =>
    feature.limit === 'unlimited' ? t('pricing.unlimited') : feature.limit?.toLocaleString(language)

  return (
    <article className="plan" data-popular={plan.highlight === 'popular' || undefined}>
      <h3>
        {plan.name}
        {plan.highlight && <span className="tag">{t('pricing.popular')}</span>}
      </h3>
      <p className="price">
        {plan.price === 'custom' ? (
          t('pricing.custom')
        ) : (
          <>
            {priceText(plan.price, language)} <small>{t('pricing.perMonth')}</small>
          </>
        )}
      </p>
      <ul>
        {plan.features.map(feature => (
          <li key={feature.label}>
            {t(feature.label)} {feature.limit !== undefined && <b>{limit(feature)}</b>}
          </li>
        ))}
        {blankRows.map(row => (
          <li key={row} className="blank" aria-hidden="true">
            –
          </li>
        ))}
      </ul>
      <PlanAction action={plan.action} targets={targets} />
    </article>
  )
}
