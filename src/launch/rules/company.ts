import { isInEea } from '../../model/countries.ts'
import { isPlaceholder, supplied } from '../../model/placeholder.ts'
import { seatOf } from '../../model/seat.ts'
import {
  offeredIn,
  offeredInEurope,
  offeredInGermany,
  offeredToConsumers,
} from '../duties/businessConditions.ts'
import { duty } from '../duties/duty.ts'
import { applies, type Condition, type Judge, probablyApplies, when } from '../duties/judgment.ts'
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

/** What a country asks of companies outside it that offer an app there: to be represented. */
function representedIn(country: 'GB' | 'CH', name: string, reason: string): Judge {
  return when([offeredIn([country], `The app is not offered in ${name}.`)], () =>
    probablyApplies(reason),
  )
}

/** Who runs the site, and how disputes with it are settled. */
export const companyRules = ownedBy('legal', [
  duty('page:imprint', 'blocker', {
    matter: 'Imprint',
    statutes:
      '§ 5 DDG, § 18(1) MStV; Austria: § 5 ECG, § 25 MedienG; Article 5 of Directive 2000/31/EC',
    checked: '2026-11-21',
    trigger: 'companies in the EU; probably others that offer an app there',
    judge: config =>
      isInEea(seatOf(config))
        ? applies('The company is based in the European Economic Area.')
        : when([offeredInEurope], () =>
            probablyApplies(
              'The app is offered in the European Economic Area; courts have held companies outside it to the duty too.',
            ),
          )(config),
    field: 'imprint',
    page: '/imprint',
    lack: 'There is no imprint',
    fix: 'Fill in imprint in site/site.ts.',
  }),
  duty('vsbg:statement', 'warning', {
    matter: 'Statement on dispute resolution',
    statutes: '§§ 36, 37 VSBG',
    checked: '2026-11-21',
    trigger: 'consumers in Germany and more than 10 employees; certain for companies in Germany',
    judge: config =>
      when([offeredInGermany, offeredToConsumers, hasMoreThanTenPeople], () =>
        seatOf(config) === 'DE'
          ? applies('The company is based in Germany.')
          : probablyApplies('Whether it reaches companies outside Germany has not been settled.'),
      )(config),
    field: 'disputeResolution',
    page: '/imprint',
    lack: 'Nothing says whether disputes go to a consumer arbitration board',
    fix: 'Fill in disputeResolution in site/site.ts.',
  }),
  duty('france:mediator', 'blocker', {
    matter: 'Consumer mediator in France',
    statutes: 'Articles L612-1, L616-1 of the French consumer code',
    checked: '2026-11-21',
    trigger: 'consumers in France',
    judge: when([offeredIn(['FR'], 'The app is not offered in France.'), offeredToConsumers], () =>
      applies('Every company has to offer consumers in France a mediator, and to name them.'),
    ),
    field: 'consumerMediator',
    page: '/imprint',
    lack: 'No mediator for consumers in France is named',
    fix: 'Join a mediator and write name, address and site as consumerMediator into site/site.ts.',
  }),
  duty('gb:representative', 'warning', {
    matter: 'Representative in the United Kingdom',
    statutes: 'Article 27 UK GDPR',
    checked: '2026-11-22',
    trigger: 'United Kingdom among the markets, company outside it',
    judge: representedIn(
      'GB',
      'the United Kingdom',
      'The UK GDPR asks companies outside the country for a representative unless their processing is occasional.',
    ),
    field: 'company.ukRepresentative',
    page: '/privacy-policy',
    lack: 'No representative in the United Kingdom is named',
    fix: 'Appoint one, and write name and address as company.ukRepresentative into site/site.ts.',
  }),
  duty('ch:representative', 'warning', {
    ifProbable: 'note',
    matter: 'Representative in Switzerland',
    statutes: 'Article 14 FADP (SR 235.1)',
    checked: '2026-11-22',
    trigger: 'Switzerland among the markets, company outside it',
    judge: representedIn(
      'CH',
      'Switzerland',
      'The duty begins with processing that is extensive, regular and risky; the app is offered in Switzerland.',
    ),
    field: 'company.swissRepresentative',
    page: '/privacy-policy',
    lack: 'No representative in Switzerland is named',
    fix: 'Appoint one, and write name and address as company.swissRepresentative into site/site.ts.',
  }),
  fieldRule('gdpr27:trigger', 'warning', {
    trigger: 'no representative in the EU is named',
    why: 'Article 27 GDPR does not depend on volume: an app with users in the EU is rarely “occasional”.',
    fix: 'Ask counsel; most likely one has to be appointed before the app is offered in the EU.',
    field: 'company.euRepresentative',
    message: 'The documents name a representative “if the volume of data requires it”',
    isBroken: ({ company }) =>
      !isInEea(seatOf({ company })) && isPlaceholder(company.euRepresentative),
  }),
])
