import * as v from 'valibot'
import { email, list } from './fields.ts'
import { stated } from './statedFact.ts'
import { translations } from './translations.ts'

/** A statement that is made by writing `true`, and not made by leaving the field out. */
function onlyTrue(field: string, condition: string) {
  return v.exactOptional(
    v.literal(true, `is not true. Write true once ${condition}; until then leave ${field} out`),
  )
}

const wholeNumber = v.pipe(
  v.number('is not a number. Write it like 12'),
  v.integer('is not a whole number'),
  v.minValue(0, 'is below 0'),
)

/** What authorities asked for in a year. */
const yearOfRequests = v.pipe(
  v.strictObject({
    year: v.pipe(
      v.number('is not a year. Write it like 2026'),
      v.integer('is not a year. Write it like 2026'),
      v.minValue(2000, 'is not a year. Write it like 2026'),
      v.maxValue(2999, 'is not a year. Write it like 2026'),
    ),
    received: wholeNumber,
    /** How many of these were answered with data. */
    disclosed: wholeNumber,
  }),
  v.check(
    ({ received, disclosed }) => disclosed <= received,
    'counts more requests that were answered with data than were received. Check both numbers',
  ),
)

const lawEnforcement = 'Article 15(1)(a) Regulation (EU) 2022/2065'

/** How authorities ask for data about users. */
export const authorityRequests = v.strictObject({
  contact: stated('contact', lawEnforcement, email),
  /** Which order or warrant the company asks for, by kind of data where that differs. */
  requirements: stated('supplied', lawEnforcement, translations),
  /** Whether the people concerned are told, unless the law forbids it. */
  usersTold: onlyTrue('usersTold', 'the people concerned are told unless the law forbids it'),
  /** Requests by year; `[]` or nothing where none are published. */
  counts: v.exactOptional(
    v.pipe(
      v.array(yearOfRequests, list('years, like { year, received, disclosed }')),
      v.checkItems(
        ({ year }, index, years) => years.findIndex(one => one.year === year) === index,
        'counts a year a second time. Keep one of them',
      ),
    ),
  ),
})

const plainLanguage = 'Article 12(1) GDPR; Article 14(3) Regulation (EU) 2022/2065'

/** For people who are old enough for the app and not yet of age. */
export const youngPeople = v.strictObject({
  /** Who answers them and their parents. */
  contact: stated('contact', plainLanguage, email),
  /** Who else helps, such as a helpline. */
  help: v.exactOptional(stated('supplied', plainLanguage, translations)),
})
