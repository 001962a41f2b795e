import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { Plan } from '../../model/planList.ts'

/** Where the buttons of the plans lead. */
export interface PlanActionTargets {
  /** Where the app is had; undefined while it is in no store. */
  readonly app: string | undefined
  /** The sales contact, or its placeholder. */
  readonly sales: { readonly text: string; readonly href?: string | undefined }
}

interface PlanActionProps {
  readonly price: Plan['price']
  readonly targets: PlanActionTargets
}

/** The button of a plan; without a target it says what is still to come instead of being dead. */
export function PlanAction({ price, targets }: PlanActionProps) {
  const { t } = useLanguage()
  if (price === 'custom') {
    const label = t('pricing.contactSales')
    if (targets.sales.href === undefined) {
      return (
        <p className="button button-coming">
          {label}: <span className="placeholder">{targets.sales.text}</span>
        </p>
      )
    }
    return (
      <a className="button" href={targets.sales.href}>
        {label}
      </a>
    )
  }
  if (targets.app === undefined) {
    return <p className="button button-coming">{t('pricing.coming')}</p>
  }
  return (
    <a className="button" href={targets.app}>
      {t(price === 0 ? 'pricing.getApp' : 'pricing.subscribe')}
    </a>
  )
}
