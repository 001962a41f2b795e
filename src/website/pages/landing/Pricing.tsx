import { Fragment } from 'react'
import {
  featureText,
  isOnGooglePlay,
  isTrue,
  type Plan,
  priceTexts,
  renderFact,
  type Site,
  taxTexts,
  useLanguage,
} from '../../../company/index.ts'
import { type PlanRows, planCards } from './planCards.ts'
import { LandingSection } from './sections.tsx'

interface PlanProps {
  readonly site: Site
  readonly plan: Plan
  /** Where the app is had; undefined while it is in no store. */
  readonly app: string | undefined
}

interface AmountProps {
  /** The price in each currency that the page shows, its own first. */
  readonly prices: readonly string[]
  /** What it is paid for: "per month". */
  readonly period: string
}

function Amount({ prices: [price, ...others], period }: AmountProps) {
  return (
    <>
      {price} <small>{period}</small>
      {others.length > 0 && <small>{` (${others.join(', ')})`}</small>}
    </>
  )
}

/** What a plan costs: a month, and a year where it can be paid by the year. */
function PlanPrice({ site, plan: { price, yearly } }: PlanProps) {
  const { t, language } = useLanguage()
  if (price === 'custom') return <p className="price">{t('pricing.custom')}</p>
  const ofMonth = (
    <Amount prices={priceTexts(site, price, language)} period={t('pricing.perMonth')} />
  )
  if (yearly === undefined) return <p className="price">{ofMonth}</p>
  const [or = '', perYear = ''] = t('pricing.yearly').split('{{price}}')
  return (
    <p className="price">
      <span className="by-month">{ofMonth}</span>{' '}
      <span className="by-year">
        <small className="or">{or.trim()}</small>{' '}
        <Amount prices={priceTexts(site, yearly, language)} period={perYear.trim()} />
      </span>
    </p>
  )
}

/** Chooses whether the prices are those of a month or of a year: the style sheet shows them, without a script. */
function PeriodSwitch() {
  const { t } = useLanguage()
  return (
    <fieldset className="period">
      <legend>{t('pricing.period')}</legend>
      {(['month', 'year'] as const).map(period => (
        <Fragment key={period}>
          {' '}
          <label>
            <input type="radio" name="period" value={period} defaultChecked={period === 'month'} />
            <span>{t(`pricing.period.${period}`)}</span>
          </label>
        </Fragment>
      ))}
    </fieldset>
  )
}

/** The button of a plan; without a target it says what is still to come instead of being dead. */
function PlanAction({ site, plan: { name, price }, app }: PlanProps) {
  const { t, language } = useLanguage()
  const sales = renderFact(site, 'contact.sales', language)
  const [label, href] =
    price === 'custom'
      ? (['contactSales', sales.href] as const)
      : ([price === 0 ? 'getApp' : 'subscribe', app] as const)
  if (href !== undefined) {
    return (
      <a className="button" href={href} aria-label={`${t(`pricing.${label}`)}, ${name}`}>
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

interface PlanCardProps extends PlanProps {
  readonly rows: PlanRows
}

/** One plan: name, price, what it holds, and how to get it. */
function PlanCard({ rows, ...props }: PlanCardProps) {
  const { t, language } = useLanguage()
  const { site, plan } = props
  const { name, badge } = plan
  return (
    <article className="plan" data-popular={badge === 'popular' || undefined}>
      <div className="row">
        <h3>{name}</h3> {badge && <span className="tag">{t('pricing.popular')}</span>}
      </div>
      <PlanPrice {...props} />
      <ul>
        {rows.map((feature, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty row has nothing else, and rows never move
          if (feature === undefined) return <li key={index} aria-hidden="true" />
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
  const { cards, hasYearlyPrice } = planCards(site)
  const notes = [
    ...taxTexts(site, language),
    t(isOnGooglePlay(site.config) ? 'pricing.noteBoth' : 'pricing.note'),
  ]
  if (isTrue('plans.custom and customers.businesses', site.conditions)) {
    notes.push(t('pricing.noteCustom'))
  }
  return (
    <LandingSection name="pricing">
      {hasYearlyPrice && <PeriodSwitch />}
      <div className="plans frame">
        {cards.map(({ plan, rows }) => (
          <PlanCard key={plan.name} site={site} plan={plan} rows={rows} app={app} />
        ))}
      </div>
      <p className="note">{notes.join(' ')}</p>
    </LandingSection>
  )
}
