import { supplied } from '../../site/placeholder.ts'
import { hasMoreEmployees, offeredIn, offeredInEurope, offeredToConsumers } from './conditions.ts'
import type { Duty } from './duty.ts'
import { applies, judge, probablyApplies } from './judgment.ts'

/** Up to this many people, § 36(3) VSBG exempts a company. */
const VSBG_EXEMPT_EMPLOYEES = 10

/** Who runs the site, and how disputes with it are settled. */
export const companyDuties: readonly Duty[] = [
  {
    id: 'page:imprint',
    matter: 'Imprint',
    statutes:
      '§ 5 DDG, § 18(1) MStV; Austria: § 5 ECG, § 25 MedienG; Article 5 of Directive 2000/31/EC',
    trigger: 'Germany or Austria among the markets; probably elsewhere in the EU',
    judge: answers =>
      judge([offeredInEurope(answers)], () =>
        answers.markets?.some(market => market === 'DE' || market === 'AT')
          ? applies(
              'The app is offered in Germany or Austria; companies outside the EU are bound too.',
            )
          : probablyApplies('The app is offered in the European Economic Area.'),
      ),
    field: 'imprint',
    page: '/imprint',
    isMet: ({ imprint }) => supplied(imprint) !== undefined,
    report: {
      actor: 'legal',
      severity: { applies: 'blocker', probably: 'warning' },
      lack: 'There is no imprint',
      todo: 'Fill in imprint in src/site.ts.',
    },
  },
  {
    id: 'vsbg:statement',
    matter: 'Word on dispute resolution',
    statutes: '§§ 36, 37 VSBG',
    trigger: 'probably with consumers in Germany and more than 10 employees',
    judge: answers =>
      judge(
        [
          offeredIn(answers, ['DE'], 'The app is not offered in Germany.'),
          offeredToConsumers(answers),
          hasMoreEmployees(
            answers,
            VSBG_EXEMPT_EMPLOYEES,
            'With up to 10 employees on December 31 of last year, § 36(3) VSBG exempts; after a dispute, § 37 asks for it.',
          ),
        ],
        () => probablyApplies('Whether it reaches companies outside the EU has not been settled.'),
      ),
    field: 'disputeResolution',
    page: '/imprint',
    isMet: ({ disputeResolution }) => supplied(disputeResolution) !== undefined,
    report: {
      actor: 'legal',
      severity: { applies: 'warning', probably: 'warning' },
      lack: 'Nothing says whether disputes go to a consumer arbitration board',
      todo: 'Fill in disputeResolution in src/site.ts.',
    },
  },
  {
    id: 'france:mediator',
    matter: 'Consumer mediator in France',
    statutes: 'Articles L612-1, L616-1 of the French consumer code',
    trigger: 'probably with consumers in France',
    judge: answers =>
      judge(
        [
          offeredIn(answers, ['FR'], 'The app is not offered in France.'),
          offeredToConsumers(answers),
        ],
        () =>
          probablyApplies(
            'Consumers in France can probably turn to a mediator, who has to be named.',
          ),
      ),
    field: 'disputeResolution.body',
    page: '/imprint',
    isMet: ({ disputeResolution }) => supplied(disputeResolution)?.body !== undefined,
    report: {
      actor: 'legal',
      severity: { applies: 'warning', probably: 'warning' },
      lack: 'No mediator for consumers in France is named',
      todo: 'Name the mediator as disputeResolution.body in src/site.ts.',
    },
  },
]
