import { supplied } from '../../model/placeholder.ts'
import type { SiteConfig } from '../../model/schema.ts'
import { offeredInGermany, offeredToConsumers } from '../duties/businessConditions.ts'
import { askingDuty, duty } from '../duties/duty.ts'
import { applies, doesNotApply, when } from '../duties/judgment.ts'
import { fieldRule, ownedBy, rule } from '../rule.ts'
import { askFor } from '../unsupplied.ts'

function showsRealReviews({ testimonials }: SiteConfig): boolean {
  return testimonials.some(({ consent }) => consent !== 'sample')
}

/** What the landing page owes its readers, and Apple. */
export const landingRules = ownedBy('marketing', [
  duty('apple:support-url', 'note', {
    matter: 'Support page for the App Store',
    statutes: 'App Review Guidelines 1.5',
    checked: '2026-11-21',
    trigger: 'always: the app is sold in the App Store',
    judge: () => applies('App Store Connect wants an address with an easy way to reach you.'),
    field: 'contacts.support',
    page: '/',
    lack: 'The site has no support contact to name in App Store Connect',
    fix: 'Write contacts.support into site/site.ts and the address of this site into App Store Connect.',
  }),
  duty('apple:badge', 'warning', {
    matter: 'Apple’s own badge',
    statutes: 'App Store Marketing Guidelines',
    checked: '2026-11-21',
    trigger: 'an App Store link is supplied',
    judge: ({ appStoreUrl }) =>
      supplied(appStoreUrl) === undefined
        ? doesNotApply('There is no App Store link yet.')
        : applies('Apple asks for its own artwork; the site itself adds the credit line.'),
    field: 'appStoreBadge',
    page: '/',
    lack: 'The App Store badge was drawn for this site',
    fix: 'Download Apple’s badge as an SVG file, put it into site/media, and name it as appStoreBadge in site/site.ts.',
  }),
  askingDuty('reviews:verification', 'blocker', {
    matter: 'How reviews are checked',
    statutes: '§ 5b(3) UWG; Article 7(6) of Directive 2005/29/EC; 16 CFR Part 465',
    checked: '2026-11-21',
    trigger: 'a real review is shown',
    judge: config =>
      showsRealReviews(config)
        ? applies('Real reviews are shown.')
        : doesNotApply('No real review is shown.'),
    field: 'reviewVerification',
    page: '/',
    why: 'A site that shows reviews has to say whether and how it checks that they are real (§ 5b(3) UWG, Directive 2005/29/EC Article 7(6)).',
    fix: 'Write one sentence in each language into site/site.ts.',
    find(situation) {
      const severity = showsRealReviews(situation.site.config) ? 'blocker' : 'note'
      const asked = askFor('reviewVerification').find(situation)
      return asked.map(match => ({ ...match, severity }))
    },
  }),
  rule('clips:sound', 'warning', {
    statutes: 'WCAG 2.2, 1.2.2',
    trigger: 'a clip has sound',
    why: 'The page has no captions: what is said is lost on whoever does not hear it.',
    find: ({ site, audible = [] }) =>
      audible.map(({ place, muting }) => ({
        suffix: `:${place}`,
        message: `The clip at ${place} has sound`,
        location: `${site.folder}/media/${place}.mp4`,
        fix: `Where somebody speaks, run ${muting} and build again; where nobody does, accept this finding.`,
      })),
  }),
  fieldRule('contradiction:prices', 'blocker', {
    trigger: 'prices in euros without tax are shown to consumers in Germany',
    why: 'Prices shown to consumers in Germany have to include tax (§ 3(1) PAngV).',
    fix: "Show prices in euros with tax, and write 'included' into site/site.ts.",
    field: 'prices.tax.EUR',
    message: 'Consumers in Germany are shown prices without tax',
    isBroken: ({ prices, business }) =>
      prices.tax.EUR === 'excluded' &&
      [offeredInGermany, offeredToConsumers].every(({ holds }) => holds(business)),
  }),
  askingDuty('pricing:vat', 'warning', {
    matter: 'Prices with tax',
    statutes: '§ 3(1), § 6(1) no. 1 PAngV',
    checked: '2026-11-21',
    trigger: 'consumers in Germany',
    judge: when([offeredInGermany, offeredToConsumers], () =>
      applies('Prices are shown to consumers in Germany.'),
    ),
    field: 'prices.tax.EUR',
    page: '/',
    why: 'Prices shown to consumers in Germany have to say that they include tax (§ 6(1) no. 1 PAngV).',
    settledBy: ({ config }) => config.prices.tax.EUR === 'included',
    fix: "Show prices in euros with tax to consumers, and write 'included' into site/site.ts.",
  }),
])
