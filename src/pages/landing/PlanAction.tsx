import type { Plan } from '../../content/plans.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'

/** Where the buttons of the plans lead. */
export interface PlanActionTargets {
  readonly appStoreUrl: string | undefined
  /** E-mail address of the sales contact, or its placeholder. */
  readonly sales: { readonly address: string } | { readonly placeholder: string }
}

interface PlanActionProps {
  readonly action: Plan['action']
  readonly targets: PlanActionTargets
}

/** The button of a plan; without a target it says what is still to come instead of being dead. */
export function PlanAction({ action, targets }: PlanActionProps) {
  const { t } = useLanguage()
  const label = t(`pricing.${action}`)
  if (action === 'contactSales') {
    if ('placeholder' in targets.sales) {
      return (
        <p className="button button-coming">
          {label}: <span className="placeholder">{targets.sales.placeholder}</span>
        </p>
      )
    }
    return (
      <a className="button" href={`mailto:${targets.sales.address}`}>
        {label}
      </a>
    )
  }
  if (targets.appStoreUrl === undefined) {
    return <p className="button button-coming">{t('pricing.coming')}</p>
  }
  return (
    <a className="button" href={targets.appStoreUrl}>
      {label}
    </a>
  )
}
