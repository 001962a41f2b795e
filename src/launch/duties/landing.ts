import { supplied } from '../../site/placeholder.ts'
import { offeredIn, offeredToConsumers } from './conditions.ts'
import type { Duty } from './duty.ts'
import { applies, doesNotApply, judge } from './judgment.ts'

/** What the landing page owes to its readers, and to Apple. */
export const landingDuties: readonly Duty[] = [
  {
    id: 'apple:support-url',
    matter: 'Support page for the App Store',
    statutes: 'App Review Guidelines 1.5',
    trigger: 'sold in the App Store',
    judge: answers =>
      judge(
        [
          {
            question: 'sellsOn',
            holds: answers.sellsInAppStore,
            otherwise: 'The app is not sold in the App Store.',
          },
        ],
        () => applies('App Store Connect wants an address with an easy way to reach you.'),
      ),
    field: 'contacts.support',
    page: '/',
    isMet: ({ contacts }) => supplied(contacts.support) !== undefined,
    report: {
      actor: 'marketing',
      severity: { applies: 'note', probably: 'note' },
      lack: 'The site has no support contact to name in App Store Connect',
      todo: 'Write contacts.support into src/site.ts and the address of this site into App Store Connect.',
    },
  },
  {
    id: 'apple:badge',
    matter: 'Apple’s own badge',
    statutes: 'App Store Marketing Guidelines',
    trigger: 'an App Store link is supplied',
    judge: (_, { appStoreUrl }) =>
      supplied(appStoreUrl) === undefined
        ? doesNotApply('There is no App Store link yet.')
        : applies('Apple asks for its own artwork; the site adds the credit line by itself.'),
    field: 'appStoreBadge',
    page: '/',
    isMet: ({ appStoreBadge }) => supplied(appStoreBadge) !== undefined,
    report: {
      actor: 'marketing',
      severity: { applies: 'warning', probably: 'warning' },
      lack: 'The badge of the App Store is drawn for this site',
      todo: 'Download Apple’s badge as SVG, put it into the project, name it as appStoreBadge in src/site.ts.',
    },
  },
  {
    id: 'reviews:verification',
    matter: 'How reviews are checked',
    statutes: '§ 5b(3) UWG; Article 7(6) of Directive 2005/29/EC; 16 CFR Part 465',
    trigger: 'a real review is shown',
    judge: (_, { testimonials }) =>
      testimonials.some(({ consent }) => consent !== 'sample')
        ? applies('Real reviews are shown.')
        : doesNotApply('No real review is shown.'),
    field: 'reviewVerification',
    page: '/',
    isMet: ({ reviewVerification }) => supplied(reviewVerification) !== undefined,
    report: { finding: 'placeholder:reviewVerification' },
  },
  {
    id: 'pricing:vat',
    matter: 'Prices with tax',
    statutes: '§ 3(1), § 6(1) no. 1 PAngV',
    trigger: 'consumers in Germany',
    judge: answers =>
      judge(
        [
          offeredIn(answers, ['DE'], 'The app is not offered in Germany.'),
          offeredToConsumers(answers),
        ],
        () => applies('Prices are shown to consumers in Germany.'),
      ),
    field: 'prices.tax',
    page: '/',
    isMet: ({ prices }) => supplied(prices.tax) !== undefined,
    report: { finding: 'placeholder:prices.tax' },
  },
]
