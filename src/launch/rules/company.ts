import { isPlaceholder, supplied } from '../../model/placeholder.ts'
import {
  offeredIn,
  offeredInEurope,
  offeredInGermany,
  offeredToConsumers,
} from '../duties/businessConditions.ts'
import { duty } from '../duties/duty.ts'
import { applies, type Condition, probablyApplies, when } from '../duties/judgment.ts'
import { fieldRule, ownedBy } from '../rule.ts'

/** § 36(3) VSBG exempts companies with up to 10 people. */
const hasMoreThanTenPeople: Condition = {
  question: 'size',
  holds: business => {
    const size = supplied(business.size)
    return size && size.employees > 10
  },
  otherwise:
    'With up to 10 employees on December 31 of last year, § 36(3) VSBG exempts; after a dispute, § 37 asks for it.',
}

/** Who runs the site, and how disputes with it are settled. */
export const companyRules = ownedBy('legal', [
  duty('page:imprint', 'blocker', {
    matter: 'Imprint',
    statutes:
      '§ 5 DDG, § 18(1) MStV; Austria: § 5 ECG, § 25 MedienG; Article 5 of Directive 2000/31/EC',
    trigger: 'Germany or Austria among the markets; probably elsewhere in the EU',
    judge: when([offeredInEurope], ({ markets }) =>
      supplied(markets)?.some(market => market === 'DE' || market === 'AT')
        ? applies(
            'The app is offered in Germany or Austria; companies outside the EU are bound too.',
          )
        : probablyApplies('The app is offered in the European Economic Area.'),
    ),
    field: 'imprint',
    page: '/imprint',
    lack: 'There is no imprint',
    fix: 'Fill in imprint in site/site.ts.',
  }),
  duty('vsbg:statement', 'warning', {
    matter: 'Word on dispute resolution',
    statutes: '§§ 36, 37 VSBG',
    trigger: 'probably with consumers in Germany and more than 10 employees',
    judge: when([offeredInGermany, offeredToConsumers, hasMoreThanTenPeople], () =>
      probablyApplies('Whether it reaches companies outside the EU has not been settled.'),
    ),
    field: 'disputeResolution',
    page: '/imprint',
    lack: 'Nothing says whether disputes go to a consumer arbitration board',
    fix: 'Fill in disputeResolution in site/site.ts.',
  }),
  duty('france:mediator', 'warning', {
    matter: 'Consumer mediator in France',
    statutes: 'Articles L612-1, L616-1 of the French consumer code',
    trigger: 'probably with consumers in France',
    judge: when([offeredIn(['FR'], 'The app is not offered in France.'), offeredToConsumers], () =>
      probablyApplies('Consumers in France can probably turn to a mediator, who has to be named.'),
    ),
    field: 'disputeResolution.body',
    page: '/imprint',
    lack: 'No mediator for consumers in France is named',
    fix: 'Name the mediator as disputeResolution.body in site/site.ts.',
  }),
  fieldRule('gdpr27:trigger', 'warning', {
    trigger: 'no representative in the EU is named',
    why: 'Article 27 GDPR does not depend on volume: an app with users in the EU is rarely “occasional”.',
    fix: 'Ask counsel; most likely one has to be appointed before the app is offered in the EU.',
    field: 'company.euRepresentative',
    message: 'The documents name a representative “if the volume of data requires it”',
    isBroken: ({ company }) => isPlaceholder(company.euRepresentative),
  }),
])
