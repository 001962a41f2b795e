import { consumersInEurope, offeredIn, offeredToConsumers } from '../duties/businessConditions.ts'
import { duty } from '../duties/duty.ts'
import { probablyApplies, when } from '../duties/judgment.ts'
import { ownedBy } from '../rule.ts'

const offeredInGermanyOrFrance = offeredIn(
  ['DE', 'FR'],
  'The app is not offered in Germany or France.',
)

/** How consumers get out of a contract. */
export const contractRules = ownedBy('legal', [
  duty('page:withdrawal', 'blocker', {
    matter: 'Right of withdrawal: instruction and form',
    statutes:
      '§§ 312g, 355, 356, 357a BGB, Article 246a EGBGB; Articles 9 to 16 of Directive 2011/83/EU',
    checked: '2026-11-21',
    trigger: 'probably consumers in the EU',
    judge: when(consumersInEurope, () =>
      probablyApplies(
        'In app stores, the store usually takes the order; who has to instruct and accept withdrawals is open.',
      ),
    ),
    field: 'withdrawal',
    page: '/withdrawal',
    lack: 'There is no instruction on withdrawal',
    fix: 'Fill in withdrawal in site/site.ts.',
  }),
  duty('withdrawal:function', 'blocker', {
    from: { day: '2026-06-19', before: 'note' },
    matter: 'Withdrawing online, with a button',
    statutes: '§ 356a BGB; Article 11a of Directive 2011/83/EU',
    checked: '2026-11-21',
    trigger: 'probably consumers in the EU, from June 19, 2026',
    judge: when(consumersInEurope, () =>
      probablyApplies(
        'In force from June 19, 2026, for apps too; whether it covers sales in app stores is open.',
      ),
    ),
    field: 'withdrawal.formUrl',
    page: '/withdrawal',
    lack: 'There is no way to withdraw online',
    fix: 'Write the address of the function as withdrawal.formUrl into site/site.ts.',
  }),
  duty('page:cancellation', 'blocker', {
    ifProbable: 'note',
    matter: 'Canceling online, with a button',
    statutes: '§ 312k BGB; France: Article L215-1-1 of the consumer code',
    checked: '2026-11-21',
    trigger: 'probably consumers in Germany or France',
    judge: when([offeredInGermanyOrFrance, offeredToConsumers], () =>
      probablyApplies(
        'What an app store sells is canceled there, and § 312k BGB speaks of websites; a court has ordered the button for apps too (OLG Nürnberg, 3 U 2214/23).',
      ),
    ),
    field: 'cancellation',
    page: '/cancel',
    lack: 'No page says how to cancel what was bought',
    fix: 'Fill in cancellation in site/site.ts.',
  }),
])
