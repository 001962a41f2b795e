import { countryOf, isInEea, isInEu, placesOf, seatOf } from '../../countries/index.ts'
import { defaultLanguage, inCountry, nameOfCountry } from '../../languages/index.ts'
import type { SiteConfig } from '../../schema/index.ts'
import { publicBodies, type Site } from '../../site/index.ts'
import type { Match, Rule } from '../rule.ts'

/** What the texts need to know of a country in Europe, in words, with the texts; some of it for consumers alone. */
const neededOf = {
  imprint: { words: 'legal notice (imprint)', isForConsumers: false },
  withdrawal: { words: 'right of withdrawal (withdrawal)', isForConsumers: true },
  conformity: { words: 'lack of conformity (terms-of-service)', isForConsumers: true },
  renewal: { words: 'automatic renewal (terms-of-service, cancellation)', isForConsumers: true },
} as const

type Needed = keyof typeof neededOf

const needed = Object.keys(neededOf) as readonly Needed[] // its keys

function sellsToConsumers({ business }: SiteConfig): boolean {
  return business.customers !== 'businesses'
}

/** What the table does not know of a country and the texts need. */
function missingOf(config: SiteConfig, code: string): readonly Needed[] {
  const country = countryOf(code)
  if (!country || !isInEea(code)) return []
  return needed.filter(
    topic =>
      country[topic] === undefined && (sellsToConsumers(config) || !neededOf[topic].isForConsumers),
  )
}

/** What was found of a country and is not certain, besides what is missing; bodies for disputes are the seat's. */
function doubtsOf(config: SiteConfig, code: string): readonly string[] {
  const missing: readonly string[] = missingOf(config, code)
  const doubts = Object.entries(countryOf(code)?.forCounsel ?? {})
  return doubts.flatMap(([topic, doubt]) => {
    const isElsewhere = topic === 'disputeBodies' && code !== seatOf(config)
    return isElsewhere || missing.includes(topic) ? [] : doubt
  })
}

/** Markets, and the languages of each, of which no one can read the documents in their own. */
function unreadMarkets({ config, languages }: Site): readonly string[] {
  const offered: readonly string[] = languages.legal
  return (config.business.markets ?? []).flatMap(code => {
    const spoken = countryOf(code)?.languages ?? []
    const isRead = spoken.length === 0 || spoken.some(language => offered.includes(language))
    return isRead ? [] : `${code} (${spoken.join(', ')})`
  })
}

/** What the law of single countries asks, and what the texts cannot say of them. */
export const countryRules: readonly Rule[] = [
  {
    id: 'space:country',
    severity: 'warning',
    field: 'business.markets',
    person: 'counsel',
    why: 'The table of countries holds nothing certain about it, so the texts say only what holds in every country.',
    fix: 'Ask counsel there; what they say goes into your own texts (npm run legal -- edit). Then accept this finding.',
    find: ({ site: { config } }) =>
      placesOf(config).map((code): Match | undefined => {
        const missing = missingOf(config, code)
        const topics = missing.map(topic => neededOf[topic].words).join(', ')
        const message = `Not judged in ${nameOfCountry(code, defaultLanguage)}: ${topics}`
        return missing.length === 0 ? undefined : { suffix: `:${code}`, message }
      }),
  },
  {
    id: 'space:doubt',
    severity: 'note',
    field: 'business.markets',
    person: 'counsel',
    why: 'The texts print only what is certain, and leave this out.',
    fix: 'Ask counsel there, then accept this finding.',
    find: ({ site: { config } }) =>
      placesOf(config).map((code): Match | undefined => {
        const doubts = doubtsOf(config, code)
        const message = `Ask counsel in ${nameOfCountry(code, defaultLanguage)}: ${doubts.join('; ')}`
        return doubts.length === 0 ? undefined : { suffix: `:${code}`, message }
      }),
  },
  {
    id: 'space:language',
    severity: 'warning',
    field: 'languages.legal',
    person: 'counsel',
    why: 'Consumers have to understand what they agree to (Article 5 of Directive 93/13/EEC). Poland, France, Italy and Spain (Article 60(4) of Real Decreto Legislativo 1/2007) ask for their language.',
    fix: 'Add a language of the market to the texts, or do not sell there. Else ask counsel, then accept this finding.',
    find({ site }) {
      const unread = sellsToConsumers(site.config) ? unreadMarkets(site) : []
      const markets = unread.length === 1 ? 'this market' : 'these markets'
      return unread.length > 0 && { message: `No language of ${markets}: ${unread.join(', ')}` }
    },
  },
  {
    id: 'dsa:languages',
    severity: 'warning',
    field: 'digitalServices.languages',
    person: 'founder',
    why: 'Authorities can write in a language that is widely understood and in an official one of the Member State where the company is based. Article 11(3) of Regulation (EU) 2022/2065.',
    fix: 'Have somebody who reads such a language, then add it to the languages of the contact point.',
    find({ site: { config } }) {
      const seat = seatOf(config)
      const official = isInEu(seat) ? (countryOf(seat)?.languages ?? []) : []
      const understood: readonly string[] = config.digitalServices?.languages ?? official
      if (official.length === 0 || official.some(language => understood.includes(language))) {
        return undefined
      }
      return {
        message: `The contact point understands no language that is official ${inCountry(seat, defaultLanguage)} (${official.join(', ')})`,
      }
    },
  },
  {
    id: 'disputes:seat',
    severity: 'note',
    field: 'disputeResolution',
    person: 'counsel',
    why: 'A body of dispute resolution is competent where the company has its seat, not where its customers are. Articles 5(1), 13 of Directive 2013/11/EU; Spain: Article 40 of Ley 7/2017; Portugal: Article 18 of Lei n.º 144/2015.',
    fix: 'Ask counsel whether you take part or have to, then fill in disputeResolution.',
    find({ site: { config } }) {
      const [seat] = publicBodies(config, 'disputeBodies')
      // The statement of German law is a duty of its own, and French companies choose a mediator.
      if (!seat || seat.code === 'DE' || !sellsToConsumers(config)) return undefined
      if (!isInEu(seat.code) || config.disputeResolution !== undefined) return undefined
      const bodies = seat.bodies.map(({ host }) => host).join(', ')
      return {
        message: `Nothing says whether disputes go to the body for companies in ${nameOfCountry(seat.code, defaultLanguage)} (${bodies})`,
      }
    },
  },
  {
    id: 'page:unneeded',
    severity: 'note',
    field: 'business.customers',
    person: 'founder',
    why: 'A page about rights that its readers do not have leaves them in doubt about their contract. Article 5 of Directive 2005/29/EC; 15 U.S.C. § 45.',
    fix: 'Take the block out of the file, then nothing links to the page; or accept this finding.',
    find({ site: { config, conditions } }) {
      const matches: (Match | undefined)[] = []
      if (conditions.withdrawal && !conditions['customers.consumers']) {
        const message = 'There is a page on withdrawal, and the app is sold to businesses alone'
        matches.push({ suffix: ':withdrawal', path: ['withdrawal'], message })
      }
      if (config.youngPeople && !conditions['ages.minors']) {
        const message = 'There is a page for young people, and only adults may use the app'
        matches.push({ suffix: ':young-people', path: ['youngPeople'], message })
      }
      return matches
    },
  },
]
