import * as v from 'valibot'
import { block, field, optional } from './field.ts'
import { choice, email, languageCodes, list, phone, postalAddress, text } from './fields.ts'
import { isoDay } from './isoDay.ts'
import { translations } from './translations.ts'

const representative = 'Article 13(4) DSA'

/** Articles 11 to 13 of Regulation (EU) 2022/2065. */
export const digitalServices = block(
  {
    contactPoint: field(email, {
      shown: 'email',
      statute: 'Articles 11, 12 DSA',
      ask: 'Which address do authorities and users write to?',
      why: 'A person, not only a machine, has to answer.',
      example: 'dsa@your-domain.com',
    }),
    languages: field(languageCodes, {
      shown: 'languages',
      statute: 'Articles 11(3), 12 DSA',
      ask: 'Which languages are understood there? Codes like en, de',
      why: 'The page names them.',
      example: ['en', 'de'],
    }),
    legalRepresentative: block(
      {
        name: field(text, {
          shown: 'name',
          statute: 'Article 13 DSA',
          ask: 'Who is the legal representative in the Union?',
          why: 'A company outside the Union appoints one in writing, and names them.',
          example: 'Delegate GmbH',
        }),
        address: field(postalAddress, {
          shown: 'text',
          statute: representative,
          ask: 'At which address?',
          why: 'The page states it.',
          example: 'Sonnenstraße 2, 80331 München, Germany',
        }),
        email: field(email, {
          shown: 'email',
          statute: representative,
          ask: 'At which email address?',
          why: 'The page states it.',
          example: 'dsa@delegate-domain.com',
        }),
        phone: field(phone, {
          shown: 'phone',
          statute: representative,
          ask: 'Under which telephone number?',
          why: 'The page states it.',
          example: '+49 89 2000 1001',
        }),
      },
      { title: 'Legal representative in the European Union', person: 'counsel' },
    ),
  },
  { title: 'Contact point for authorities and users' },
)

const agent = '17 U.S.C. § 512(c)(2)'

/** Article 16 of Regulation (EU) 2022/2065; 17 U.S.C. § 512(c); 47 U.S.C. § 223a. */
export const reporting = block(
  {
    abuse: field(email, {
      shown: 'email',
      statute: 'Article 16 DSA',
      ask: 'Which address takes notices of illegal content?',
      why: 'The page on reports leads there.',
      example: 'abuse@your-domain.com',
    }),
    intimateImages: field(email, {
      shown: 'email',
      statute: '47 U.S.C. § 223a',
      ask: 'Which address, read every day, takes reports of intimate images?',
      why: 'They are removed within 48 hours.',
      example: 'images@your-domain.com',
    }),
    copyrightAgent: block(
      {
        name: field(text, {
          shown: 'name',
          statute: agent,
          ask: 'Who is the agent registered with the Copyright Office?',
          why: 'Only with a registered agent are you not liable for what users post.',
          example: 'Cy Lind',
        }),
        address: field(postalAddress, {
          shown: 'text',
          statute: agent,
          ask: 'At which address, as registered?',
          why: 'The page states it as the register does.',
          example: '100 Main Street, Cheyenne, WY 82001, USA',
        }),
        phone: field(phone, {
          shown: 'phone',
          statute: agent,
          ask: 'Under which telephone number, as registered?',
          why: 'The page states it as the register does.',
          example: '+1 307 200 1000',
        }),
        email: field(email, {
          shown: 'email',
          statute: agent,
          ask: 'At which email address, as registered?',
          why: 'The page states it as the register does.',
          example: 'copyright@your-domain.com',
        }),
        registered: field(isoDay, {
          statute: '37 CFR § 201.38',
          ask: 'On which day was the agent registered, or the registration renewed?',
          why: 'It ends after three years; the launch check warns before.',
          example: '2026-01-31',
        }),
      },
      { title: 'Copyright agent', person: 'counsel' },
    ),
  },
  { title: 'Reports of content' },
)

/** A statement that is made by writing `true`, and not made by leaving the field out. */
function onlyTrue(field: string, condition: string) {
  return v.literal(true, `is not true. Write true once ${condition}; until then leave ${field} out`)
}

const marks = 'Article 50(2) of the AI Act'

/** Article 50 of Regulation (EU) 2024/1689. */
export const aiTransparency = block(
  {
    marking: field(choice(['c2pa', 'watermark', 'both']), {
      shown: 'sentence',
      statute: marks,
      ask: 'How does the app mark what it generates, for machines?',
      why: 'The page on AI says so.',
      example: 'c2pa',
    }),
    chatNotice: field(onlyTrue('aiTransparency', 'the app says that people talk to a machine'), {
      statute: 'Article 50(1) of the AI Act',
      ask: 'Does the app say that people talk to a machine?',
      why: 'The page repeats it; without it in the app, there is no page.',
      example: true,
    }),
    safeguards: field(translations, {
      shown: 'text',
      statute: 'Article 5 of the AI Act',
      ask: 'What keeps the app from making intimate images of real people?',
      why: 'The page says so in a sentence.',
      example: { en: 'Prompts are checked.' },
    }),
    textMarking: optional(translations, {
      shown: 'text',
      statute: marks,
      about: 'How chat answers are marked, or why they need no mark',
      example: { en: 'Chat answers carry no mark.' },
    }),
  },
  { title: 'Marks of generated content', person: 'engineer' },
)

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

const orders = 'Article 15(1)(a) DSA'

/** How authorities ask for data about users. */
export const authorityRequests = block(
  {
    contact: field(email, {
      shown: 'email',
      statute: orders,
      ask: 'Which address takes requests by authorities for data?',
      why: 'The page leads there; the numbers by year are added by hand.',
      example: 'authorities@your-domain.com',
    }),
    requirements: field(translations, {
      shown: 'text',
      statute: orders,
      ask: 'Which order or warrant has to be shown?',
      why: 'The page says so in a sentence, to authorities and to users.',
      example: { en: 'We ask for the order of a court.' },
    }),
    usersTold: optional(
      onlyTrue('usersTold', 'the people concerned are told unless the law forbids it'),
      { about: 'The people concerned are told unless the law forbids it', example: true },
    ),
    counts: optional(
      v.pipe(
        v.array(yearOfRequests, list('years, like { year, received, disclosed }')),
        v.checkItems(
          ({ year }, index, years) => years.findIndex(one => one.year === year) === index,
          'counts a year a second time. Keep one of them',
        ),
      ),
      {
        statute: orders,
        about: 'Requests by year, and how many of them were answered with data',
        example: [{ year: 2026, received: 4, disclosed: 1 }],
      },
    ),
  },
  { title: 'Requests by authorities', person: 'counsel' },
)

/** For people who are old enough for the app and not yet of age. */
export const youngPeople = block(
  {
    contact: field(email, {
      shown: 'email',
      statute: 'Article 12(1) GDPR; Article 14(3) DSA',
      ask: 'Which address answers young people and their parents?',
      why: 'The page that explains the app in plain words ends with it.',
      example: 'help@your-domain.com',
    }),
    help: optional(translations, {
      shown: 'text',
      ask: 'Who else helps, such as a helpline?',
      why: 'The page names it, if there is one.',
      example: { en: 'The helpline listens day and night.' },
    }),
  },
  { title: 'People who are not yet of age' },
)
