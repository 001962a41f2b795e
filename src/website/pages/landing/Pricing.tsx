import {
  featureText,
  fillMessage,
  isOnGooglePlay,
  isTrue,
  type Plan,
  plansOf,
  priceTexts,
  renderFact,
  type Site,
  taxTexts,
  useLanguage,
} from '../../../company/index.ts'
import { LandingSection } from './sections.tsx'

interface PlanProps {
  readonly site: Site
  readonly plan: Plan
  /** Where the app is had; undefined while it is in no store. */
  readonly app: string | undefined
}

function PlanPrice({ site, plan: { price, yearly } }: PlanProps) {
  const { t, language } = useLanguage()
  if (price === 'custom') return <p className="price">{t('pricing.custom')}</p>
  const [amount, ...others] = priceTexts(site, price, language)
  const [ofYear, ...othersOfYear] = yearly === undefined ? [] : priceTexts(site, yearly, language)
  const inBrackets = (amounts: readonly string[]) =>
    amounts.length > 0 ? ` (${amounts.join(', ')})` : ''
  return (
    <p className="price">
      {amount} <small>{t('pricing.perMonth')}</small>
      {others.length > 0 && <small>{inBrackets(others)}</small>}
      {ofYear && (
        <>
          {' '}
          <small className="yearly">
            {fillMessage(t('pricing.yearly'), { price: ofYear + inBrackets(othersOfYear) })}
          </small>
        </>
      )}
    </p>
  )
}

/** The button of a plan; without a target it says what is still to come instead of being dead. */
function PlanAction({ site, plan: { price }, app }: PlanProps) {
  const { t, language } = useLanguage()
  const sales = renderFact(site, 'contact.sales', language)
  const [label, href] =
    price === 'custom'
      ? (['contactSales', sales.href] as const)
      : ([price === 0 ? 'getApp' : 'subscribe', app] as const)
  if (href !== undefined) {
    return (
      <a className="button" href={href}>
        {t(`pricing.${label}`)}
      </a>
    )
  }
  if (price !== 'custom') return <p className="button">{t('pricing.coming')}</p>
  return (
    <p className="button">
      {t('pricing.contactSales')}: <span className="placeholder">{sales.text}</span>
    </p>
  )
}

/** One plan: name, price, what it holds, and how to get it. */
function PlanCard(props: PlanProps) {
  const { t, language } = useLanguage()
  const { site, plan } = props
  const { name, badge, features } = plan
  return (
    <article className="plan" data-popular={badge === 'popular' || undefined}>
      <div className="row">
        <h3>{name}</h3> {badge && <span className="tag">{t('pricing.popular')}</span>}
      </div>
      <PlanPrice {...props} />
      <ul>
        {features.map(feature => {
          const { text, language: spoken, limit } = featureText(site, feature, language)
          return (
            <li key={text}>
              <span lang={spoken === language ? undefined : spoken}>{text}</span>{' '}
              {limit !== undefined && <b>{limit}</b>}
            </li>
          )
        })}
      </ul>
      <PlanAction {...props} />
    </article>
  )
}

/** The plans side by side in one frame. */
export function Pricing({ site, app }: Pick<PlanProps, 'site' | 'app'>) {
  const { t, language } = useLanguage()
  const plans = plansOf(site.config)
  const notes = [
    ...taxTexts(site, language),
    t(isOnGooglePlay(site.config) ? 'pricing.noteBoth' : 'pricing.note'),
  ]
  if (isTrue('plans.custom and customers.businesses', site.conditions)) {
    notes.push(t('pricing.noteCustom'))
  }
  return (
    <LandingSection name="pricing">
      <div className="plans frame">
        {plans.map(plan => (
          <PlanCard key={plan.name} site={site} plan={plan} app={app} />
        ))}
      </div>
      <p className="note">{notes.join(' ')}</p>
    </LandingSection>
  )
}
