import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { fillMessage } from '../../languages/messages.ts'
import type { Plan } from '../../model/planList.ts'
import { featureText, priceTexts } from '../../model/plans.ts'
import type { Site } from '../../model/site.ts'
import { PlanAction, type PlanActionTargets } from './PlanAction.tsx'

interface PlanCardProps {
  readonly site: Site
  readonly plan: Plan
  /** How many rows the longest plan has; shorter ones show a dash in the rows they lack. */
  readonly rows: number
  readonly targets: PlanActionTargets
}

function PlanPrice({ site, plan: { price, yearly } }: Pick<PlanCardProps, 'site' | 'plan'>) {
  const { t, language } = useLanguage()
  if (price === 'custom') return <p className="price">{t('pricing.custom')}</p>
  const [amount, ...others] = priceTexts(site, price, language)
  const ofYear = yearly === undefined ? [] : priceTexts(site, yearly, language)
  return (
    <p className="price">
      {amount} <small>{t('pricing.perMonth')}</small>
      {others.length > 0 && <small>{` (${others.join(', ')})`}</small>}
      {ofYear.length > 0 && (
        <small className="yearly">
          {fillMessage(t('pricing.yearly'), { price: ofYear.join(', ') })}
        </small>
      )}
    </p>
  )
}

/** One plan: name, price, what it holds, and how to get it. */
export function PlanCard({ site, plan, rows, targets }: PlanCardProps) {
  const { t, language } = useLanguage()
  const blankRows = Array.from({ length: rows - plan.features.length }, (_, index) => index)

  return (
    <article className="plan" data-popular={plan.badge === 'popular' || undefined}>
      <h3 className="row">
        {plan.name}
        {plan.badge && <span className="tag">{t('pricing.popular')}</span>}
      </h3>
      <PlanPrice site={site} plan={plan} />
      <ul>
        {plan.features.map(feature => {
          const { text, language: spoken, limit } = featureText(site, feature, language)
          return (
            <li key={text} className="row">
              <span lang={spoken === language ? undefined : spoken}>{text}</span>{' '}
              {limit !== undefined && <b>{limit}</b>}
            </li>
          )
        })}
        {blankRows.map(row => (
          <li key={row} className="row blank" aria-hidden="true">
            –
          </li>
        ))}
      </ul>
      <PlanAction price={plan.price} targets={targets} />
    </article>
  )
}
