import { seatOf } from '../../src/company/countries/countries.ts'
import type { Language } from '../../src/company/languages/languages.ts'
import type { FigureKey } from '../../src/company/schema/figures.ts'
import { textPages, textPath } from '../../src/company/site/pageRows.ts'
import { type RouteName, routePath } from '../../src/company/site/routes.ts'
import type { Site } from '../../src/company/site/site.ts'
import {
  type Combination,
  otherPages,
  pagesOfCombination,
  siteOfCombination,
} from './combinations.ts'
import {
  contradictions,
  deadLinks,
  type Fact,
  type PageText,
  type SharedRule,
  strangeCountries,
  tornSentences,
  unsharedRules,
} from './contradictions.ts'
import { defaultText } from './defaultText.ts'
import { message } from './message.ts'

/** An expression for the words that the English texts have right before a figure. */
function wordsBefore(figure: FigureKey): string {
  const stated = new RegExp(`([\\p{L}]+ [\\p{L}]+) \\{\\{${figure.replace('.', '\\.')}\\}\\}`, 'gu')
  const found = textPages.flatMap(name =>
    Array.from(defaultText(textPath(name, 'en')).matchAll(stated), ([, words]) => words),
  )
  return `(?:${found.join('|')})`
}

/** A figure of days that pages state, beside any other figure where the texts state this one. */
function daysOf(figure: FigureKey, days: number): readonly RegExp[] {
  const words = wordsBefore(figure)
  return [new RegExp(`${words} ${days} days`), new RegExp(`${words} (?!${days} )\\d+ days`)]
}

/** Matters of which the pages of one company say one thing; in English, as the other languages state the same facts. */
const facts: readonly Fact[] = [
  {
    name: 'the officer',
    values: [/officer@example\.com/, new RegExp(message('contact.dpo.none'))],
  },
  { name: 'a processor', values: [/Sample Hosting/, /Sample Cloud/] },
  { name: 'recovery of accounts', values: daysOf('retention.accountRecovery', 22) },
  { name: 'notice of changes', values: daysOf('notice.materialChanges', 41) },
  {
    name: 'the right of withdrawal',
    values: daysOf('withdrawal.period', 14),
    // The documents lead to the page, and state no period.
    isShownAtOnce: true,
  },
]

const renewalPages = ['/terms-of-service', '/cancel']

/** What the Terms and the page on canceling say of a country, or neither of them. */
const rules: readonly SharedRule[] = [
  { name: 'the German renewal', value: /§ 309 no\. 9 BGB/, pages: renewalPages },
  { name: 'the French renewal', value: /L215-1\b/, pages: renewalPages },
  { name: 'the Belgian renewal', value: /VI\.91/, pages: renewalPages },
  { name: 'the Austrian renewal', value: /§ 6\(1\) no\. 2 KSchG/, pages: renewalPages },
]

/** What the pages of a company say against each other, or break off, in a language. */
export function faultsOfPages(
  site: Site,
  pages: readonly PageText[],
  language: Language,
): readonly string[] {
  const own = [seatOf(site.config), ...(site.config.business.markets ?? ['US'])]
  const faults = [
    ...strangeCountries(pages, own, language),
    ...tornSentences(pages),
    ...deadLinks(pages, otherPages(site, language)),
  ]
  if (language !== 'en') return faults
  return [...faults, ...contradictions(pages, facts), ...unsharedRules(pages, rules)]
}

/** Countries that texts name whoever the company is, by the text and the code, each for a reason of its own. */
const namedByEverybody: readonly (readonly [RouteName, string])[] = [
  // The page is there because the company names a mediator for consumers in France.
  ['consumers-in-france', 'FR'],
  // The terms that Apple asks of every app name the embargoes of the government of the United States.
  ['terms-of-service', 'US'],
]

/** Whether a fault is that a text names one of these countries. */
function isNamedByEverybody(site: Site, fault: string, language: Language): boolean {
  return namedByEverybody.some(
    ([route, code]) => fault === `${routePath(site, route, language)}: ${code}`,
  )
}

/** The faults of every combination, each once, with the first combination that has it. */
export function faultsOfCombinations(combinations: readonly Combination[]): readonly string[] {
  const found = new Map<string, string>()
  for (const combination of combinations) {
    const { seat, markets, language } = combination
    const site = siteOfCombination(combination)
    for (const fault of faultsOfPages(site, pagesOfCombination(site, language), language)) {
      if (!found.has(fault) && !isNamedByEverybody(site, fault, language))
        found.set(fault, `seat ${seat}, markets ${markets}, ${language}`)
    }
  }
  return Array.from(found, ([fault, where]) => `${fault} (${where})`).toSorted()
}

/** A company in whose pages contradictions are planted: it has every page, and every country they name. */
export function plantable() {
  const site = siteOfCombination({
    seat: 'US',
    markets: 'US DE AT FR BE ES GB CH NL',
    customers: 'both',
    sections: 'nineteen',
    stores: 'two',
    pages: 'all',
    language: 'en',
  })
  return { site, pages: pagesOfCombination(site, 'en') }
}
