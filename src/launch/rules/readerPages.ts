import { supplied } from '../../model/placeholder.ts'
import {
  consumersInEurope,
  inEurope,
  offeredInEurope,
  whenInEurope,
} from '../duties/businessConditions.ts'
import { duty } from '../duties/duty.ts'
import { applies, type Condition, probablyApplies, when } from '../duties/judgment.ts'
import { ownedBy, rule } from '../rule.ts'

/** More than a small enterprise: 50 people or more, or a turnover above 10 million euros (2003/361/EC). */
const isLargerThanSmall: Condition = {
  question: 'size',
  holds: business => {
    const size = supplied(business.size)
    return size && (size.employees >= 50 || size.turnover > 10)
  },
  otherwise: 'Micro and small enterprises are exempt (Article 15(2) of Regulation (EU) 2022/2065).',
}

/** The latest year whose numbers are due: a year has two months to be counted. */
function lastCountedYear(today: string): number {
  const [year = '', month = ''] = today.split('-')
  return Number(year) - (Number(month) > 2 ? 1 : 2)
}

/** What some readers look for: where to report a vulnerability, numbers of authorities, words for young people. */
export const readerPageRules = ownedBy('legal', [
  duty('page:security', 'warning', {
    from: { day: '2027-12-11', before: 'note' },
    matter: 'How vulnerabilities are reported and handled',
    statutes: 'Article 13(8), Annex I, Part II, no. 5 of Regulation (EU) 2024/2847',
    checked: '2026-11-22',
    trigger: 'probably any market in the EU, from December 11, 2027',
    judge: whenInEurope(
      probablyApplies(
        'An app is software; who makes it needs a policy on reported vulnerabilities.',
      ),
    ),
    field: 'contacts.security',
    page: '/.well-known/security.txt',
    lack: 'Nothing says where a vulnerability is reported',
    fix: 'Fill in contacts.security in site/site.ts, and have counsel write the policy on reported vulnerabilities.',
  }),
  duty('dsa:authority-orders', 'warning', {
    matter: 'Yearly number of orders by authorities',
    statutes: 'Article 15(1)(a) of Regulation (EU) 2022/2065',
    checked: '2026-11-22',
    trigger: 'any market in the EU; not for micro and small enterprises',
    judge: when(
      [offeredInEurope, isLargerThanSmall],
      inEurope(
        applies(
          'Orders by authorities have to be counted once a year; a small balance sheet may exempt companies with fewer than 50 people.',
        ),
      ),
    ),
    field: 'authorityRequests.counts',
    page: '/digital-services',
    lack: 'No number of orders by authorities is published',
    fix: 'Fill in authorityRequests in site/site.ts, with counts; the report itself needs more than this number.',
  }),
  rule('authority-requests:year', 'note', {
    trigger: 'numbers of orders are published, and those of last year are missing in March',
    field: 'authorityRequests',
    why: 'Who publishes a number each year is asked where the next one is.',
    fix: 'Add the year to authorityRequests.counts in site/site.ts.',
    find({ site }) {
      const years = supplied(site.config.authorityRequests)?.counts?.map(({ year }) => year) ?? []
      const due = lastCountedYear(site.today)
      if (years.length === 0 || Math.max(...years) >= due) return []
      return [{ message: `The requests by authorities of ${due} are not published` }]
    },
  }),
  rule('authority-requests:page', 'warning', {
    trigger: 'authorities are told how to ask for data, on a page that does not exist',
    field: 'authorityRequests',
    why: 'They are a section of the page on digital services, which needs its own facts.',
    fix: 'Fill in digitalServices in site/site.ts as well.',
    find({ site: { config } }) {
      if (!supplied(config.authorityRequests) || supplied(config.digitalServices)) return []
      return [{ message: 'No page shows what authorityRequests says' }]
    },
  }),
  duty('page:young-people', 'note', {
    matter: 'Plain words for people who are not yet of age',
    statutes: 'Article 12(1) GDPR; Article 14(3) of Regulation (EU) 2022/2065',
    checked: '2026-11-22',
    trigger: 'probably with consumers in the EU',
    judge: when(
      consumersInEurope,
      inEurope(
        probablyApplies(
          'People may use the app before they are of age; what is addressed to them has to be easy to understand.',
        ),
      ),
    ),
    field: 'youngPeople',
    page: '/young-people',
    lack: 'No page explains the app to people who are not yet of age',
    fix: 'Fill in youngPeople in site/site.ts.',
  }),
])
