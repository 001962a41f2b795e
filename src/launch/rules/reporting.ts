import { daysBetween } from '../../model/isoDay.ts'
import { supplied } from '../../model/placeholder.ts'
import { seatOf } from '../../model/seat.ts'
import { yearsAfter } from '../days.ts'
import { isAnswered, offeredInUs } from '../duties/businessConditions.ts'
import { duty } from '../duties/duty.ts'
import { applies, cannotTell, doesNotApply, probablyApplies, when } from '../duties/judgment.ts'
import { ownedBy } from '../rule.ts'

/** Years after which the designation of an agent lapses (37 CFR § 201.38). */
const YEARS_REGISTERED = 3

/** Days before a designation lapses at which the check begins to mention it. */
const RENEWAL_NOTICE_DAYS = 60

/** Where to report content that US law requires to be removed. */
export const reportingRules = ownedBy('legal', [
  duty('dmca:agent', 'warning', {
    ifProbable: 'note',
    matter: 'Copyright agent',
    statutes: '17 U.S.C. § 512(c)(2), (i)',
    checked: '2026-11-21',
    trigger: 'United States among the markets; probably any company in the United States',
    judge: config =>
      when([isAnswered('markets')], ({ markets }) => {
        if (supplied(markets)?.includes('US')) {
          return applies(
            'Whoever hosts content is protected only with an agent named and registered.',
          )
        }
        return seatOf(config) === 'US'
          ? probablyApplies('The company is based in the United States and hosts content.')
          : doesNotApply(
              'The company is not based in the United States, nor is the app offered there.',
            )
      })(config),
    field: 'reporting.copyrightAgent',
    page: '/report',
    lack: 'No copyright agent is named',
    fix: 'Register one with the Copyright Office, then fill in reporting.copyrightAgent in site/site.ts.',
  }),
  duty('dmca:renewal', 'warning', {
    matter: 'Renewal of the copyright agent',
    statutes: '17 U.S.C. § 512(c)(2), 37 CFR § 201.38',
    checked: '2026-11-21',
    trigger: 'a copyright agent is named; every three years',
    judge: ({ reporting }) =>
      supplied(reporting)?.copyrightAgent
        ? applies('A registration lapses after three years.')
        : doesNotApply('No copyright agent is named.'),
    field: 'reporting.copyrightAgent.registered',
    page: '/report',
    settledBy: ({ config, today }) => {
      const agent = supplied(config.reporting)?.copyrightAgent
      if (agent === undefined) return true
      const lapse = yearsAfter(agent.registered, YEARS_REGISTERED)
      return daysBetween(today, lapse) > RENEWAL_NOTICE_DAYS
    },
    lack: 'The registration of the copyright agent lapses within 60 days, or has lapsed',
    fix: 'Renew it with the Copyright Office, then write the day into site/site.ts.',
  }),
  duty('ncii:channel', 'blocker', {
    matter: 'Removal of intimate images within 48 hours',
    statutes: '47 U.S.C. § 223a (TAKE IT DOWN Act)',
    checked: '2026-11-21',
    trigger: 'perhaps where the United States is among the markets, from May 19, 2026',
    judge: when([offeredInUs], () =>
      cannotTell(
        'Without a public feed the app is probably not covered, but sharing in the app may change that; ask counsel.',
      ),
    ),
    field: 'reporting.intimateImages',
    page: '/report',
    lack: 'No page says where to report intimate images',
    fix: 'Fill in reporting in site/site.ts, with an address that is read every day.',
  }),
])
