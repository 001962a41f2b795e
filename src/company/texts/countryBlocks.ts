import type { List, PhrasingContent } from 'mdast'
import { type PublicBody, seatOf, worded } from '../countries/index.ts'
import { fillMessage, type Language, nameOfCountry } from '../languages/index.ts'
import {
  ageText,
  type BodyList,
  minimumAges,
  publicBodies,
  type RulesByCountry,
  rulesBeyond,
  type Site,
  sentenceText,
} from '../site/index.ts'
import { factNode, tableOf } from './trees.ts'

const space: PhrasingContent = { type: 'text', value: ' ' }

function listOf(items: readonly PhrasingContent[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map(children => ({
      type: 'listItem',
      children: [{ type: 'paragraph', children }],
    })),
  }
}

/** The label of an item that is about a country. */
function countryLabel({ messages }: Site, country: string, language: Language): PhrasingContent {
  const value = fillMessage(messages[language]['countries.label'], { country })
  return { type: 'strong', children: [{ type: 'text', value }] }
}

/** A public body with a link to its site. */
function bodyNodes({ name, host }: PublicBody, language: Language): PhrasingContent[] {
  const link = factNode({ text: host, href: `https://${host}`, isName: true })
  return [{ type: 'text', value: `${worded(name, language)}, ` }, link]
}

/** Public bodies, an item for each country. */
function bodyList(list: BodyList) {
  return (site: Site, language: Language): List => {
    const between = site.messages[language]['countries.separator']
    return listOf(
      publicBodies(site.config, list).map(({ code, bodies }) => {
        const label = countryLabel(site, nameOfCountry(code, language), language)
        const nodes = bodies.flatMap((body, index) => {
          const separator: PhrasingContent = { type: 'text', value: between }
          return [index === 0 ? space : separator, ...bodyNodes(body, language)]
        })
        return [label, ...nodes]
      }),
    )
  }
}

/** What countries have beyond a general rule, an item for each; the law of the seat governs contracts elsewhere too. */
function ruleList(rules: RulesByCountry) {
  return (site: Site, language: Language): List =>
    listOf(
      rulesBeyond(site.config, rules).map(({ code, statute, message }) => {
        const name = nameOfCountry(code, language)
        const isSeat = code === seatOf(site.config) && rules === 'renewals'
        const catalog = site.messages[language]
        const country = isSeat ? fillMessage(catalog['countries.seat'], { country: name }) : name
        const values = { statute: worded(statute, language) }
        const value = sentenceText(site, message, language, values)
        return [countryLabel(site, country, language), space, { type: 'text', value }]
      }),
    )
}

/** Blocks that follow from the countries of a company. */
export const countryBlocks = {
  authorities: bodyList('authorities'),
  consumerBodies: bodyList('consumerBodies'),
  digitalServicesCoordinators: bodyList('digitalServicesCoordinators'),
  disputeBodies: bodyList('disputeBodies'),
  renewals: ruleList('renewals'),
  dataAfterDeath: ruleList('dataAfterDeath'),

  /** The minimum ages, a row for each. */
  'ages.table'(site: Site, language: Language) {
    const catalog = site.messages[language]
    const rows = minimumAges(site.config).map(group => [
      group.codes.map(code => nameOfCountry(code, language)).join(', '),
      ageText(site, group, language, ''),
    ])
    return tableOf([[catalog['ages.where'], catalog['ages.minimum']], ...rows])
  },

  /** The minimum ages for young people, an item for each. */
  'ages.plain'(site: Site, language: Language): List {
    return listOf(
      minimumAges(site.config).map(group => [
        { type: 'text', value: ageText(site, group, language, 'Plain') },
      ]),
    )
  },
} as const
