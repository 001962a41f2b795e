import * as v from 'valibot'
import { isInEea } from '../countries/index.ts'
import { block, extra, field, optional, titled, untitled } from './notes.ts'
import {
  email,
  isoDay,
  languageCodes,
  list,
  name,
  onlyTrue,
  phone,
  postalAddress,
  text,
  translations,
  webAddress,
} from './values.ts'

/** What only a company in France is asked. */
const inFrance = { title: 'Imprint, in France', when: 'seat.FR' }

const representatives = v.pipe(
  v.array(text, list('names')),
  v.nonEmpty("is empty. Write who represents the company, like ['Ada Example']"),
)

/** Where somebody is reached whom a page names, and why the page says so. */
function reached(isWhat: string, why: string) {
  return {
    address: field(postalAddress, { ask: `At which address${isWhat}? ${why}` }),
    email: field(email, { ask: `At which email address${isWhat}? ${why}` }),
    phone: field(phone, { ask: `Under which telephone number${isWhat}? ${why}` }),
  }
}

/** A VAT number in Europe (VIES): its country, then 5 to 13 signs, most of them digits. A tax number is not one. */
const vatNumber = v.pipe(
  text,
  v.check(written => {
    const plain = written.toUpperCase().replaceAll(/[\s.-]/g, '')
    const [, country = ''] = /^(CHE|[A-Z]{2})(?=(?:\D*\d){5})[A-Z\d+*]{5,13}$/.exec(plain) ?? []
    // EL is Greece, EU the one-stop shop, XI Northern Ireland, CHE Switzerland.
    return isInEea(country) || ['EL', 'EU', 'XI', 'GB', 'CHE'].includes(country)
  }, "is not a VAT number. Write it with its country, like 'DE123456789', or leave it out; a tax number does not belong on the page"),
)

/** Whom readers turn to: the page of a block exists once all that it needs is known. */
export const contactPageFields = {
  // § 5 DDG, § 18 MStV, the French LCEN; name, address, email and telephone are those of `company` and `contact`.
  imprint: block(titled('Imprint'), {
    representedBy: field(representatives, {
      shown: 'name',
      ask: 'Who represents the company? The imprint names them (§ 5(1) no. 1 DDG).',
      example: ['Ada Lind'],
    }),
    register: block(untitled, {
      name: field(text, {
        ask: 'In which register is the company? The imprint names it, if there is one (§ 5(1) no. 4 DDG).',
        example: 'Amtsgericht München',
      }),
      number: field(text, {
        ask: 'Under which number? The imprint states it beside the register (§ 5(1) no. 4 DDG).',
        example: 'HRB 123456',
      }),
    }),
    vatId: optional(vatNumber, {
      ask: 'What is the VAT number? The imprint states it, if there is one (§ 5(1) no. 6 DDG).',
      example: 'DE123456789',
    }),
    economicId: extra(text, {
      what: 'The economic identification number (§ 5(1) no. 6 DDG)',
      example: 'DE123456789-00001',
    }),
    supervisoryAuthority: extra(translations, {
      what: 'Who supervises a business that needs a permit (§ 5(1) no. 3 DDG)',
      example: { en: 'The city of Munich', de: 'Landeshauptstadt München' },
    }),
    editorial: extra(text, {
      what: 'Who answers for journalistic content, with an address (§ 18(2) MStV)',
      example: 'Ada Lind, Sonnenstraße 1, 80331 München',
    }),
    publicationDirector: optional(name, {
      ...inFrance,
      ask: 'Who answers for the publication? The imprint names the director, usually who represents the company (Article 1-1 LCEN).',
      example: 'Ada Lind',
    }),
    host: block(untitled, {
      name: field(name, {
        ...inFrance,
        ask: 'Who hosts the site? The imprint names the host (Article 1-1 LCEN).',
        example: 'Example Hosting SAS',
      }),
      address: field(postalAddress, {
        ...inFrance,
        ask: 'At which address is the host? The imprint states it beside the name (Article 1-1 LCEN).',
      }),
      phone: field(phone, {
        ...inFrance,
        ask: 'Under which telephone number is the host? The imprint states it beside the name (Article 1-1 LCEN).',
      }),
    }),
    business: optional(translations, {
      title: 'Imprint, in Austria',
      when: 'seat.AT',
      ask: 'What does the company do, in a few words? A media owner in Austria says it (§ 25(2) MedienG).',
      example: { en: 'Apps that generate images' },
    }),
    chamber: optional(translations, {
      title: 'Imprint, in Austria',
      when: 'seat.AT',
      ask: 'Which chamber is the company a member of, and which trade law applies to it? The imprint says so, and where that law is found (§ 5(1) no. 6 ECG).',
      example: { en: 'Vienna Economic Chamber; Gewerbeordnung, www.ris.bka.gv.at' },
    }),
    capital: optional(text, {
      title: 'Imprint, capital',
      when: 'seat.FR or seat.IT',
      ask: 'What is the capital of the company? The imprint states it (Article 1-1 LCEN; in Italy Article 2250 of the Civil Code).',
      example: '10 000 €',
    }),
  }),
  // § 312k BGB; the way of the App Store is described in any case.
  cancellation: block(titled('Canceling online'), {
    ownUrl: optional(webAddress, {
      ask: 'At which address is what was bought on the web canceled? The button on the page leads there; none where you sell in app stores only (§ 312k BGB).',
    }),
  }),
  // Articles 11 to 13 of Regulation (EU) 2022/2065.
  digitalServices: block(titled('Contact point for authorities and users'), {
    contactPoint: field(email, {
      isShownAtOnce: true,
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
      ...reached('', 'The page states it (Article 13(4) DSA).'),
    }),
  }),
  // Article 16 of Regulation (EU) 2022/2065; 17 U.S.C. § 512(c); 47 U.S.C. § 223a.
  reporting: block(titled('Reports of content'), {
    abuse: field(email, {
      ask: 'Which address takes notices of illegal content? The page on reports leads there (Article 16 DSA).',
    }),
    intimateImages: optional(email, {
      when: 'market.US',
      ask: 'Which address, read every day, takes reports of intimate images? They are removed within 48 hours (47 U.S.C. § 223a).',
    }),
    copyrightAgent: block(titled('Copyright agent', 'counsel'), {
      name: field(name, {
        ask: 'Who is the agent registered with the Copyright Office? Only with a registered agent are you not liable for what users post (17 U.S.C. § 512(c)(2)).',
        example: 'Cy Lind',
      }),
      ...reached(
        ', as registered',
        'The page states it as the register does (17 U.S.C. § 512(c)(2)).',
      ),
      registered: field(isoDay, {
        hasHappened: true,
        ask: 'On which day was the agent registered, or the registration renewed? It ends after three years; the launch check warns before (37 CFR § 201.38).',
      }),
    }),
  }),
  // For people who are old enough for the app and not yet of age.
  youngPeople: block(titled('People who are not yet of age'), {
    contact: field(email, {
      ask: 'Which address answers young people and their parents? The page that explains the app in plain words ends with it (Article 12(1) GDPR; Article 14(3) DSA).',
    }),
    help: optional(translations, {
      ask: 'Who else helps, such as a helpline? The page names it, if there is one.',
      example: { en: 'The helpline listens day and night.' },
    }),
    newYork: extra(
      onlyTrue(
        'data of users in New York under 18 is processed only as far as strictly necessary or agreed to',
      ),
      {
        what: 'Data of users in New York under 18 is processed only as far as strictly necessary or agreed to (N.Y. Gen. Bus. Law § 899-ee et seq.)',
        example: true,
      },
    ),
  }),
  press: block(
    { ...titled('Press', 'marketing'), isShownAtOnce: true },
    {
      contact: field(email, {
        ask: 'Which address answers the press? The page for the press exists once you give one, with your mark and your pictures to take.',
      }),
    },
  ),
}
