import * as v from 'valibot'
import { block, extra, field, optional, titled } from './field.ts'
import {
  choice,
  email,
  languageCodes,
  list,
  name,
  phone,
  postalAddress,
  translations,
  wholeNumber,
} from './fields.ts'
import { isoDay } from './isoDay.ts'

/** Articles 11 to 13 of Regulation (EU) 2022/2065. */
export const digitalServices = block(titled('Contact point for authorities and users'), {
  contactPoint: field(email, {
    ask: 'Which address do authorities and users write to? A person, not only a machine, has to answer (Articles 11, 12 DSA).',
  }),
  languages: field(languageCodes, {
    ask: 'Which languages are understood there, by their codes? The page names them (Articles 11(3), 12 DSA).',
  }),
  legalRepresentative: block(titled('Legal representative in the European Union', 'counsel'), {
    name: field(name, {
      ask: 'Who is the legal representative in the Union? A company outside the Union appoints one in writing, and names them (Article 13 DSA).',
      example: 'Delegate GmbH',
    }),
    address: field(postalAddress, {
      ask: 'At which address? The page states it (Article 13(4) DSA).',
    }),
    email: field(email, {
      ask: 'At which email address? The page states it (Article 13(4) DSA).',
    }),
    phone: field(phone, {
      ask: 'Under which telephone number? The page states it (Article 13(4) DSA).',
    }),
  }),
})

/** Article 16 of Regulation (EU) 2022/2065; 17 U.S.C. § 512(c); 47 U.S.C. § 223a. */
export const reporting = block(titled('Reports of content'), {
  abuse: field(email, {
    ask: 'Which address takes notices of illegal content? The page on reports leads there (Article 16 DSA).',
  }),
  intimateImages: optional(email, {
    when: 'business.markets.US',
    ask: 'Which address, read every day, takes reports of intimate images? They are removed within 48 hours (47 U.S.C. § 223a).',
  }),
  copyrightAgent: block(titled('Copyright agent', 'counsel'), {
    name: field(name, {
      ask: 'Who is the agent registered with the Copyright Office? Only with a registered agent are you not liable for what users post (17 U.S.C. § 512(c)(2)).',
      example: 'Cy Lind',
    }),
    address: field(postalAddress, {
      ask: 'At which address, as registered? The page states it as the register does (17 U.S.C. § 512(c)(2)).',
    }),
    phone: field(phone, {
      ask: 'Under which telephone number, as registered? The page states it as the register does (17 U.S.C. § 512(c)(2)).',
    }),
    email: field(email, {
      ask: 'At which email address, as registered? The page states it as the register does (17 U.S.C. § 512(c)(2)).',
    }),
    registered: field(isoDay, {
      ask: 'On which day was the agent registered, or the registration renewed? It ends after three years; the launch check warns before (37 CFR § 201.38).',
    }),
  }),
})

/** A statement that is made by writing `true`, and not made by leaving the field out. */
function onlyTrue(condition: string) {
  return v.literal(true, `is not true. Write true once ${condition}; until then leave it out`)
}

/** Article 50 of Regulation (EU) 2024/1689. */
export const aiTransparency = block(titled('Marks of generated content', 'engineer'), {
  marking: field(choice(['c2pa', 'watermark', 'both']), {
    shown: 'sentence',
    ask: 'How does the app mark what it generates, for machines? The page on AI says so (Article 50(2) of the AI Act).',
  }),
  chatNotice: field(onlyTrue('the app says that people talk to a machine'), {
    ask: 'Does the app say that people talk to a machine? The page repeats it; without it in the app, there is no page (Article 50(1) of the AI Act).',
    example: true,
  }),
  safeguards: field(translations, {
    ask: 'What keeps the app from making intimate images of real people? The page says so in a sentence (Article 5 of the AI Act).',
    example: { en: 'Prompts are checked.' },
  }),
  textMarking: extra(translations, {
    about: 'How chat answers are marked, or why they need no mark (Article 50(2) of the AI Act)',
    example: { en: 'Chat answers carry no mark.' },
  }),
})

/** What authorities asked for in a year, and how many of these requests were answered with data. */
const yearOfRequests = v.pipe(
  v.strictObject({
    year: wholeNumber('a year like 2026', 2000, 2999),
    received: wholeNumber('a number like 12', 0),
    disclosed: wholeNumber('a number like 12', 0),
  }),
  v.check(
    ({ received, disclosed }) => disclosed <= received,
    'counts more requests that were answered with data than were received. Check both numbers',
  ),
)

const counts = v.pipe(
  v.array(yearOfRequests, list('years, like { year, received, disclosed }')),
  v.checkItems(
    ({ year }, index, years) => years.findIndex(one => one.year === year) === index,
    'counts a year a second time. Keep one of them',
  ),
)

/** How authorities ask for data about users. */
export const authorityRequests = block(titled('Requests by authorities', 'counsel'), {
  contact: field(email, {
    ask: 'Which address takes requests by authorities for data? The page leads there; the numbers by year are added by hand (Article 15(1)(a) DSA).',
  }),
  requirements: field(translations, {
    ask: 'Which order or warrant has to be shown? The page says so in a sentence, to authorities and to users (Article 15(1)(a) DSA).',
    example: { en: 'We ask for the order of a court.' },
  }),
  usersTold: extra(onlyTrue('the people concerned are told unless the law forbids it'), {
    about: 'The people concerned are told unless the law forbids it',
    example: true,
  }),
  counts: extra(counts, {
    about: 'Requests by year, and how many of them were answered with data (Article 15(1)(a) DSA)',
    example: [{ year: 2026, received: 4, disclosed: 1 }],
  }),
})

/** For people who are old enough for the app and not yet of age. */
export const youngPeople = block(titled('People who are not yet of age'), {
  contact: field(email, {
    ask: 'Which address answers young people and their parents? The page that explains the app in plain words ends with it (Article 12(1) GDPR; Article 14(3) DSA).',
  }),
  help: optional(translations, {
    ask: 'Who else helps, such as a helpline? The page names it, if there is one.',
    example: { en: 'The helpline listens day and night.' },
  }),
})
