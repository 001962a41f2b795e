import type { SiteConfig } from '../../model/schema.ts'
import { offeredIn, offeredInEurope, offeredToConsumers } from '../duties/businessConditions.ts'
import { duty } from '../duties/duty.ts'
import { doesNotApply, probablyApplies, when } from '../duties/judgment.ts'
import { ownedBy } from '../rule.ts'

const remindersAsked = offeredIn(
  ['AT', 'FR', 'ES'],
  'The app is not offered in Austria, France or Spain.',
)

function sellsEnterprise({ variants }: SiteConfig): boolean {
  return variants.plans === 'free-pro-enterprise'
}

/** What the law asks of contracts that renew themselves, and of those that are hard to leave. */
export const renewalRules = ownedBy('legal', [
  duty('renewal:reminder', 'note', {
    matter: 'Reminders before a renewal',
    statutes:
      'Austria: § 6(1) no. 2 KSchG; France: Articles L215-1 to L215-3 of the consumer code; Spain: Article 97.1.p) of Real Decreto Legislativo 1/2007',
    checked: '2026-11-22',
    trigger: 'probably consumers in Austria, France or Spain',
    judge: when([remindersAsked, offeredToConsumers], () =>
      probablyApplies(
        'The Terms promise these reminders; whether they reach plans that the app stores renew by the month, ask counsel.',
      ),
    ),
    field: 'cancellation',
    page: '/terms-of-service',
    settledBy: () => false,
    lack: 'Somebody has to send the reminders that the Terms promise',
    fix: 'See to it that the store or the app sends them, then accept this finding.',
  }),
  duty('data-act:switching', 'note', {
    matter: 'Switching to another provider',
    statutes: 'Articles 23 to 31 of Regulation (EU) 2023/2854 (Data Act)',
    checked: '2026-11-22',
    trigger: 'any market in the EU and an Enterprise plan',
    judge: config =>
      sellsEnterprise(config)
        ? when([offeredInEurope], () =>
            probablyApplies(
              'Contracts on data processing services have to let customers leave with their data, and the site names the jurisdiction of the servers (Article 28).',
            ),
          )(config)
        : doesNotApply('No Enterprise plan is sold.'),
    field: 'variants.plans',
    page: '/terms-of-service',
    settledBy: () => false,
    lack: 'The contract of the Enterprise plan has to say how customers switch',
    fix: 'Let counsel write it into that contract, then accept this finding.',
  }),
])
