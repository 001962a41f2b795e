import { daysBetween } from '../../site/isoDay.ts'
import { supplied } from '../../site/placeholder.ts'
import type { Answers } from './answers.ts'
import { isAnswered, offeredIn } from './conditions.ts'
import type { Duty } from './duty.ts'
import { applies, cannotTell, doesNotApply, judge, probablyApplies } from './judgment.ts'

/** Days before a designation lapses at which the check begins to speak of it. */
const RENEWAL_NOTICE_DAYS = 60

/** The day a designation lapses: three years after its last registration (37 CFR § 201.38). */
function lapseOf(registered: string): string {
  const day = new Date(registered)
  day.setUTCFullYear(day.getUTCFullYear() + 3)
  return day.toISOString().slice(0, 10)
}

const offeredInUs = (answers: Answers) =>
  offeredIn(answers, ['US'], 'The app is not offered in the United States.')

/** Where content is reported that the law of the United States wants removed. */
export const reportingDuties: readonly Duty[] = [
  {
    id: 'dmca:agent',
    matter: 'Copyright agent',
    statutes: '17 U.S.C. § 512(c)(2), (i)',
    trigger: 'United States among the markets; probably any company in the United States',
    judge: answers =>
      judge([isAnswered('markets', answers.markets)], () =>
        answers.markets?.includes('US')
          ? applies('Whoever hosts content is protected only with an agent named and registered.')
          : probablyApplies('The company is based in the United States and hosts content.'),
      ),
    field: 'reporting.copyrightAgent',
    page: '/report',
    isMet: ({ reporting }) => supplied(reporting)?.copyrightAgent !== undefined,
    report: {
      actor: 'legal',
      severity: { applies: 'warning', probably: 'note' },
      lack: 'No copyright agent is named',
      todo: 'Register one with the Copyright Office, then fill in reporting.copyrightAgent in src/site.ts.',
    },
  },
  {
    id: 'dmca:renewal',
    matter: 'Renewal of the copyright agent',
    statutes: '17 U.S.C. § 512(c)(2), 37 CFR § 201.38',
    trigger: 'a copyright agent is named; every three years',
    judge: (_, { reporting }) =>
      supplied(reporting)?.copyrightAgent
        ? applies('A registration lapses after three years.')
        : doesNotApply('No copyright agent is named.'),
    field: 'reporting.copyrightAgent.registered',
    page: '/report',
    isMet: ({ reporting }, day) => {
      const agent = supplied(reporting)?.copyrightAgent
      return (
        agent === undefined || daysBetween(day, lapseOf(agent.registered)) > RENEWAL_NOTICE_DAYS
      )
    },
    report: {
      actor: 'legal',
      severity: { applies: 'warning', probably: 'warning' },
      lack: 'The registration of the copyright agent lapses within 60 days, or has lapsed',
      todo: 'Renew it with the Copyright Office, then write the day into src/site.ts.',
    },
  },
  {
    id: 'ncii:channel',
    matter: 'Removal of intimate images within 48 hours',
    statutes: '47 U.S.C. § 223a (TAKE IT DOWN Act)',
    trigger: 'United States among the markets, from May 19, 2026; probably with a public feed',
    judge: answers =>
      judge([offeredInUs(answers), isAnswered('publicFeed', answers.hasPublicFeed)], () =>
        answers.hasPublicFeed
          ? probablyApplies('From May 19, 2026, for forums; a public feed may make the app one.')
          : cannotTell(
              'Without a public feed the app is probably not covered, but sharing in the app may change that; ask counsel.',
            ),
      ),
    field: 'reporting.intimateImages',
    page: '/report',
    isMet: ({ reporting }) => supplied(reporting) !== undefined,
    report: {
      actor: 'legal',
      severity: { applies: 'blocker', probably: 'blocker' },
      from: { day: '2026-05-19', before: 'note' },
      lack: 'No page says where intimate images are reported',
      todo: 'Fill in reporting in src/site.ts, with an address that is read every day.',
    },
  },
]
