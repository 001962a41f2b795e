import { supplied } from '../../site/placeholder.ts'
import type { Site } from '../../site/schema.ts'
import {
  consumersInEurope,
  inEurope,
  isAnswered,
  offeredIn,
  offeredToConsumers,
} from './conditions.ts'
import type { Duty } from './duty.ts'
import { applies, judge, probablyApplies } from './judgment.ts'

function sellsOnWeb({ business }: Site): boolean {
  return supplied(business.sellsOn)?.includes('web') ?? false
}

/** What contracts with consumers bring: ways out of them. */
export const contractDuties: readonly Duty[] = [
  {
    id: 'page:withdrawal',
    matter: 'Right of withdrawal: instruction and form',
    statutes:
      '§§ 312g, 355, 356, 357a BGB, Article 246a EGBGB; Articles 9 to 16 of Directive 2011/83/EU',
    trigger: 'consumers in the EU; certain where anything is sold on the web',
    judge: answers =>
      judge([...consumersInEurope(answers), isAnswered('sellsOn', answers.sellsOnWeb)], () =>
        answers.sellsOnWeb
          ? inEurope(answers, applies('Subscriptions are sold to consumers on the web.'))
          : probablyApplies(
              'In the App Store, Apple usually takes the order; who has to instruct and accept withdrawals is open.',
            ),
      ),
    field: 'withdrawal',
    page: '/withdrawal',
    isMet: site => {
      const withdrawal = supplied(site.withdrawal)
      return withdrawal !== undefined && !(sellsOnWeb(site) && withdrawal.handledBy === 'app-store')
    },
    report: {
      actor: 'legal',
      severity: { applies: 'blocker', probably: 'warning' },
      lack: 'There is no instruction on withdrawal that covers every way of sale',
      todo: "Decide who instructs and fill in withdrawal in src/site.ts; 'app-store' does not cover the web.",
    },
  },
  {
    id: 'withdrawal:function',
    matter: 'Withdrawing online, with a button',
    statutes: '§ 356a BGB; Article 11a of Directive 2011/83/EU',
    trigger: 'consumers in the EU, from June 19, 2026; certain where anything is sold on the web',
    judge: answers =>
      judge([...consumersInEurope(answers), isAnswered('sellsOn', answers.sellsOnWeb)], () =>
        answers.sellsOnWeb
          ? inEurope(
              answers,
              applies('From June 19, 2026, what is sold to consumers on the web needs it.'),
            )
          : probablyApplies(
              'In force from June 19, 2026, for apps too; whether it covers sales in the App Store is open.',
            ),
      ),
    field: 'withdrawal.formUrl',
    page: '/withdrawal',
    isMet: ({ withdrawal }) => supplied(withdrawal)?.formUrl !== undefined,
    report: {
      actor: 'legal',
      severity: { applies: 'blocker', probably: 'warning' },
      from: { day: '2026-06-19', before: 'note' },
      lack: 'There is no way to withdraw online',
      todo: 'Write the address of the function as withdrawal.formUrl into src/site.ts.',
    },
  },
  {
    id: 'page:cancellation',
    matter: 'Canceling online, with a button',
    statutes: '§ 312k BGB; France: Article L215-1-1 of the consumer code',
    trigger: 'consumers in Germany or France; certain where anything is sold on the web',
    judge: answers =>
      judge(
        [
          offeredIn(answers, ['DE', 'FR'], 'The app is not offered in Germany or France.'),
          offeredToConsumers(answers),
          isAnswered('sellsOn', answers.sellsOnWeb),
        ],
        () =>
          answers.sellsOnWeb
            ? applies('Subscriptions can be taken out on a website.')
            : probablyApplies(
                'What the App Store sells is canceled there, and § 312k BGB speaks of websites; a court has ordered the button for apps too (OLG Nürnberg, 3 U 2214/23).',
              ),
      ),
    field: 'cancellation',
    page: '/cancel',
    isMet: site => {
      const cancellation = supplied(site.cancellation)
      return sellsOnWeb(site) ? cancellation?.ownUrl !== undefined : cancellation !== undefined
    },
    report: {
      actor: 'legal',
      severity: { applies: 'blocker', probably: 'note' },
      lack: 'No page says how to cancel what was bought',
      todo: 'Fill in cancellation in src/site.ts; where you sell on the web, with ownUrl.',
    },
  },
]
