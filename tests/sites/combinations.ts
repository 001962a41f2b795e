import type { Root } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { countryCodes } from '../../src/company/countries/countries.ts'
import type { Language } from '../../src/company/languages/languages.ts'
import { parseConfig } from '../../src/company/schema/parseConfig.ts'
import { loadSite } from '../../src/company/site/loadSite.ts'
import {
  isLegalDocument,
  legalDocuments,
  type TextName,
  textPath,
} from '../../src/company/site/pageRows.ts'
import { routePath, suppliedStatutoryPages } from '../../src/company/site/routes.ts'
import { type Site, withConfig } from '../../src/company/site/site.ts'
import { resolveDirectives } from '../../src/company/texts/conditions.ts'
import { insertDataTables } from '../../src/company/texts/dataTables.ts'
import { fillReferences } from '../../src/company/texts/fill.ts'
import { parse } from '../../src/company/texts/parse.ts'
import { sectionsOfLongTermsOnly } from '../../src/company/texts/siteTexts.ts'
import { copyTree, walkNodes } from '../../src/company/texts/trees.ts'
import type { PageText } from './contradictions.ts'

/** What companies differ by, each with its values. */
export interface Axes {
  readonly seat: readonly string[]
  /** Codes with spaces between them; `unknown` while they are not known. */
  readonly markets: readonly string[]
  readonly customers: readonly ('consumers' | 'businesses' | 'both')[]
  readonly sections: readonly ('nineteen' | 'fourteen')[]
  readonly stores: readonly ('one' | 'two')[]
  readonly pages: readonly ('all' | 'none' | 'some' | 'others')[]
  readonly language: readonly Language[]
}

/** One value of each. */
export type Combination = { readonly [Axis in keyof Axes]: Axes[Axis][number] }

const eea =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'

/** Sets of markets that companies have. */
const usualMarkets = [
  'unknown',
  'US',
  'US DE',
  'US DE FR ES IE GB',
  'DE AT FR BE CH US',
  'IE IT NL GB',
  'GB CH',
  eea,
  `US GB CH ${eea}`,
]

const others = {
  customers: ['consumers', 'businesses', 'both'],
  sections: ['nineteen', 'fourteen'],
  stores: ['one', 'two'],
  pages: ['all', 'none', 'some', 'others'],
  language: ['en', 'de', 'fr', 'es'],
} as const

/** What is walked in every test. */
export const usualAxes: Axes = {
  seat: ['US', 'DE', 'AT', 'FR', 'ES', 'BE', 'IE', 'NL', 'IT'],
  markets: [...usualMarkets, 'DE', 'AT', 'FR', 'ES', 'IT', 'GB', 'CH'],
  ...others,
}

/** What is walked at night: every seat, and every market alone. */
export const allAxes: Axes = {
  seat: countryCodes.filter(code => code !== 'GB' && code !== 'CH'),
  markets: [...usualMarkets, ...countryCodes],
  ...others,
}

const axisNames = [
  'seat',
  'markets',
  'customers',
  'sections',
  'stores',
  'pages',
  'language',
] as const

type Pairs = readonly string[]

/** Every two values of a combination, by their names. */
function pairsIn(combination: Combination): Pairs {
  return axisNames.flatMap((first, position) =>
    axisNames
      .slice(position + 1)
      .map(second => `${first}=${combination[first]} ${second}=${combination[second]}`),
  )
}

/** What the axes other than places can be together. */
function choicesOf({ customers, sections, stores, pages, language }: Axes) {
  const choices: Omit<Combination, 'seat' | 'markets'>[] = []
  for (const one of customers)
    for (const two of sections)
      for (const three of stores)
        for (const four of pages)
          for (const five of language)
            choices.push({
              customers: one,
              sections: two,
              stores: three,
              pages: four,
              language: five,
            })
  return choices
}

/**
 * Combinations in which every two values of different axes meet: each seat with each set of markets, and with them
 * the other values that bring most of what has not met yet.
 */
export function pairedCombinations(axes: Axes): readonly Combination[] {
  const met = new Set<string>()
  const choices = choicesOf(axes)
  const places = axes.seat.flatMap(seat => axes.markets.map(markets => ({ seat, markets })))
  return places.map((place, turn) => {
    // Where several bring as much, not always the first one.
    const start = (turn * 37) % choices.length
    const inTurn = [...choices.slice(start), ...choices.slice(0, start)]
    let best: { combination: Combination; pairs: Pairs; news: number } | undefined
    for (const choice of inTurn) {
      const combination = { ...place, ...choice }
      const pairs = pairsIn(combination)
      const news = pairs.filter(pair => !met.has(pair)).length
      if (!best || news > best.news) best = { combination, pairs, news }
    }
    if (!best) throw new Error('an axis has no values')
    for (const pair of best.pairs) met.add(pair)
    return best.combination
  })
}

/** Every two values of different axes that meet in no combination. */
export function unmetPairs(axes: Axes, combinations: readonly Combination[]): readonly string[] {
  const met = new Set(combinations.flatMap(pairsIn))
  const pairs = axisNames.flatMap((first, position) =>
    axisNames
      .slice(position + 1)
      .flatMap(second =>
        axes[first].flatMap(one => axes[second].map(other => `${first}=${one} ${second}=${other}`)),
      ),
  )
  return pairs.filter(pair => !met.has(pair))
}

const given = loadSite({ folder: 'tests/sites/golden/inkwell', today: '2026-11-28' })
const values = Object(given.source.value)

/** Optional pages by the fields that they come from, in two halves. */
const optionalPages = [
  ['imprint', 'withdrawal', 'digitalServices', 'youngPeople', 'consumerMediator'],
  ['cancellation', 'reporting', 'aiTransparency', 'accessibility', 'authorityRequests'],
] as const

/** Figures that differ from each other and from those of every other matter. */
const figures = {
  'retention.backups': '71 days',
  'retention.accountRecovery': '22 days',
  'notice.materialChanges': '41 days',
  'notice.subProcessors': '43 days',
}

/** The site of a company, whose own values name no country. */
export function siteOfCombination(combination: Combination): Site {
  const { seat, markets, customers, sections, stores, pages } = combination
  const [half, otherHalf] = optionalPages
  const leftOut = { all: [], none: [...half, ...otherHalf], some: otherHalf, others: half }[pages]
  const { googlePlay, ...app } = values.app
  const text = { en: 'Sample', de: 'Muster', fr: 'Exemple', es: 'Muestra' }
  const address = '1 Sample Street, Sample City'
  const { ukRepresentative: _, swissRepresentative: __, ...company } = values.company
  const { markets: ___, ...business } = values.business
  const own = {
    ...values,
    app: { ...app, ...(stores === 'two' && { googlePlay }) },
    company: { ...company, seat, postalAddress: address, legalName: 'Sample', legalForm: 'Sample' },
    business: {
      ...business,
      customers,
      ...(markets !== 'unknown' && { markets: markets.split(' ') }),
    },
    variants: { ...values.variants, terms: `${sections}-sections` },
    languages: { site: ['en'], legal: [...new Set(['en', combination.language])] },
    figures: { ...values.figures, ...figures },
    law: { us: 'Wyoming', jurisdiction: text },
    disputeResolution: { willing: true, body: 'Sample Board' },
    imprint: {
      representedBy: ['Sample'],
      host: { name: 'Sample', address, phone: '+31 20 555 0101' },
    },
    accessibility: { ...values.accessibility, authority: text },
    withdrawal: { ...values.withdrawal, address },
    consumerMediator: 'Sample Mediation',
    authorityRequests: { ...values.authorityRequests, requirements: text },
    reporting: {
      ...values.reporting,
      copyrightAgent: { ...values.reporting.copyrightAgent, address },
    },
    processors: [
      {
        kind: 'hosting',
        name: 'Sample Hosting',
        role: text,
        data: text,
        place: text,
        transferBasis: 'clauses',
        since: '2025-09-01',
      },
    ],
  }
  for (const field of leftOut) delete own[field]
  return withConfig(given, parseConfig(own, given.source))
}

const trees = new Map<string, Root>()

/** A text as it was parsed, once for all combinations; each gets a copy. */
function treeOf(name: string, text: string): Root {
  const tree = trees.get(name) ?? parse(text)
  trees.set(name, tree)
  return copyTree(tree)
}

const textBlocks: readonly string[] = ['paragraph', 'heading', 'tableCell']

/** The words of a resolved text, block by block, with its ids and links. */
function pageOf(site: Site, name: TextName, language: Language): PageText {
  const file = site.texts.get(textPath(name, language))
  if (!file) throw new Error(`${name} is not written in ${language}`)
  const tree = treeOf(file.file, file.text)
  insertDataTables(site, tree, language)
  resolveDirectives(tree, site.conditions)
  const day = '2026-01-01'
  fillReferences(site, tree, language, { version: '2.0', effective: day, nextReview: day })
  const isShorter =
    name === 'terms-of-service' && site.config.variants.terms === 'fourteen-sections'
  const blocks: string[] = []
  const ids: string[] = []
  const links: string[] = []
  let isLeftOut = false
  for (const top of tree.children) {
    const id = top.type === 'heading' ? /\{#([^}]*)\}/.exec(plainText(top))?.[1] : undefined
    if (top.type === 'heading' && top.depth === 2) {
      isLeftOut = isShorter && sectionsOfLongTermsOnly.includes(id ?? '')
    }
    if (isLeftOut) continue
    walkNodes(top, node => {
      if (node.type === 'link') links.push(node.url)
      if (!textBlocks.includes(node.type)) return
      const words = plainText(node)
      const heading = /\{#([^}]*)\}/.exec(words)?.[1]
      if (node.type === 'heading' && heading !== undefined) ids.push(heading)
      blocks.push(words.replace(/\s*\{#[^}]*\}/, ''))
    })
  }
  const kind = isLegalDocument(name) ? 'legal' : 'statutory'
  const path = name === 'questions' ? '/questions' : routePath(site, name, language)
  return { kind, path, text: blocks.join('\n'), blocks, ids, links }
}

/** The texts that a company shows in the language of a combination. */
export function pagesOfCombination(site: Site, language: Language): readonly PageText[] {
  const names: readonly TextName[] = [
    ...legalDocuments,
    ...suppliedStatutoryPages(site),
    'questions',
  ]
  return names.map(name => pageOf(site, name, language))
}

/** Paths of pages that are no texts, and are always there. */
export function otherPages(site: Site, language: Language): readonly string[] {
  return [routePath(site, 'landing', language), routePath(site, 'legal-home', language)]
}
