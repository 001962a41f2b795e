import { supplied } from '../../model/placeholder.ts'
import type { SiteConfig } from '../../model/schema.ts'
import {
  consumersInEurope,
  inEurope,
  isAnswered,
  offeredIn,
  offeredToConsumers,
} from '../duties/businessConditions.ts'
import { duty } from '../duties/duty.ts'
import { applies, type Condition, type Judge, probablyApplies, when } from '../duties/judgment.ts'
import { ownedBy } from '../rule.ts'

const offeredInGermanyOrFrance = offeredIn(
  ['DE', 'FR'],
  'The app is not offered in Germany or France.',
)

/** False while the question is open. */
function sellsOnWeb({ business }: Pick<SiteConfig, 'business'>): boolean {
  return supplied(business.sellsOn)?.includes('web') ?? false
}

/** Judges a duty that is certain only for sales on the web. */
function byChannel(conditions: readonly Condition[], onWeb: string, inAppStores: string): Judge {
  return when([...conditions, isAnswered('sellsOn')], business =>
    sellsOnWeb({ business }) ? inEurope(applies(onWeb))(business) : probablyApplies(inAppStores),
  )
}

/** How consumers get out of a contract. */
export const contractRules = ownedBy('legal', [
  duty('page:withdrawal', 'blocker', {
    matter: 'Right of withdrawal: instruction and form',
    statutes:
      '§§ 312g, 355, 356, 357a BGB, Article 246a EGBGB; Articles 9 to 16 of Directive 2011/83/EU',
    checked: '2026-11-21',
    trigger: 'consumers in the EU; certain where anything is sold on the web',
    judge: byChannel(
      consumersInEurope,
      'Subscriptions are sold to consumers on the web.',
      'In app stores, the store usually takes the order; who has to instruct and accept withdrawals is open.',
    ),
    field: 'withdrawal',
    page: '/withdrawal',
    settledBy: ({ config }) => {
      const withdrawal = supplied(config.withdrawal)
      return withdrawal !== undefined && (withdrawal.handledBy === 'us' || !sellsOnWeb(config))
    },
    lack: 'No instruction on withdrawal covers every sales channel',
    fix: "Decide who instructs and fill in withdrawal in site/site.ts; 'app-store' does not cover the web.",
  }),
  duty('withdrawal:function', 'blocker', {
    from: { day: '2026-06-19', before: 'note' },
    matter: 'Withdrawing online, with a button',
    statutes: '§ 356a BGB; Article 11a of Directive 2011/83/EU',
    checked: '2026-11-21',
    trigger: 'consumers in the EU, from June 19, 2026; certain where anything is sold on the web',
    judge: byChannel(
      consumersInEurope,
      'From June 19, 2026, what is sold to consumers on the web needs it.',
      'In force from June 19, 2026, for apps too; whether it covers sales in app stores is open.',
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
    trigger: 'consumers in Germany or France; certain where anything is sold on the web',
    judge: byChannel(
      [offeredInGermanyOrFrance, offeredToConsumers],
      'Subscriptions can be taken out on a website.',
      'What an app store sells is canceled there, and § 312k BGB speaks of websites; a court has ordered the button for apps too (OLG Nürnberg, 3 U 2214/23).',
    ),
    field: 'cancellation',
    page: '/cancel',
    settledBy: ({ config }) => {
      const cancellation = supplied(config.cancellation)
      return (
        cancellation !== undefined && (cancellation.ownUrl !== undefined || !sellsOnWeb(config))
      )
    },
    lack: 'No page says how to cancel what was bought',
    fix: 'Fill in cancellation in site/site.ts; where you sell on the web, with ownUrl.',
  }),
])
