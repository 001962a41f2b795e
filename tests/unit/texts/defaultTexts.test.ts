import type { Nodes } from 'mdast'
import { expect, it } from 'vitest'
import {
  type Language,
  languageOption,
  referencePattern,
  unitPatterns,
} from '../../../src/company/languages/languages.ts'
import { conditionTerms } from '../../../src/company/site/conditions.ts'
import { defaultTextFiles, loadSite } from '../../../src/company/site/loadSite.ts'
import { isStatutoryPage, statutoryPageTable } from '../../../src/company/site/pageRows.ts'
import { routeNames, routePath } from '../../../src/company/site/routes.ts'
import { isWhen, questionOf } from '../../../src/company/texts/conditions.ts'
import { factReferences } from '../../../src/company/texts/fill.ts'
import { parse } from '../../../src/company/texts/parse.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** What is wrong with the default texts, by their files. */
function found(faultsOf: (text: string, language: Language, name: string) => readonly string[]) {
  return Array.from(defaultTextFiles(), ([name, { text }]) => {
    const [, code = '', own = ''] = /^(\w+)\/(.*)\.md$/.exec(name) ?? []
    return faultsOf(text, code as Language, own).map(fault => `${name}: ${fault}`) // a folder of the project
  }).flat()
}

const numberWords: Readonly<Record<string, string>> = {
  en: 'two|three|five|ten|twelve|thirteen|sixteen|thirty|forty-five|sixty|seventy-two|ninety',
  de: 'zwei|drei|fünf|zehn|zwölf|dreizehn|sechzehn|dreißig|fünfundvierzig|sechzig|zweiundsiebzig|neunzig',
  fr: 'deux|trois|cinq|dix|douze|treize|seize|trente|quarante-cinq|soixante|soixante-douze|quatre-vingt-dix',
  es: 'dos|tres|cinco|diez|doce|trece|dieciséis|treinta|cuarenta y cinco|sesenta|setenta y dos|noventa',
}

/** The words of all languages: a text may cite a law as its country does. */
const words = {
  article: String.raw`[Aa]rt(?:\.|icles?|ikeln?|ículos?)|[Cc]lauses?|Anlagen?|Klauseln?|[Cc]láusulas?`,
  parts: String.raw`points?|no\.|Abs\.|Nr\.|Satz|Z|paragraphes?|apartados?|núm\.`,
  partOfNumber: String.raw`Abs\.|UAbs\.|lit\.|Nr\.|Satz|paragraphe|point|alinéa|punto|apartado|letra`,
  joints: 'and|or|to|und|oder|bis|et|ou|à|y|e|o|a',
  numberSigns: String.raw`[Nn]o\.?|Nr\.|n[.º°]+|núm\.`,
  acts: '[Ll]ois?|[Ll]ey(?:es)?(?: Orgánica| francesa)?|Real Decreto(?: Legislativo)?',
  instruments: String.raw`Regulation|Directive|Decision|Verordnung|Richtlinie|[Bb]eschluss\w*|(?:[Rr]èglement|[Dd]irective|[Dd]écision)(?: d['’]exécution)?|(?:[Rr]eglamento|[Dd]irectiva|[Dd]ecisión)(?: de Ejecución)?`,
}

/**
 * The number of an article with its paragraphs and points: "6(1)(b)", "6 Abs. 1 lit. b",
 * "6, paragraphe 1, point b)", "6, apartado 1, letra b)", "L221-28", "VI.91".
 */
const number = String.raw`(?:[LRD]|[IVX]+\.)?\d+(?:[-.]\d+)*(?:\.[a-z]\))?(?:\(\w+\))*(?:,? (?:${words.partOfNumber}) \w+\)?)*`

const joint = `(?:,| (?:${words.joints}))`

/** Citations of law, the only places in which a default text writes a figure out. */
const citations = [
  String.raw`\b(?:${words.article}) ${number}(?:${joint} (?:${number}|(?:\(\w+\))+))*`,
  String.raw`(?:${words.parts}) \d+(?![\d/])(?: (?:${words.joints}) \d+)?`,
  String.raw`§§?\s?\d+[\d.]*(?:\([a-z0-9]\))*(?:${joint} (?:§ )?\d{4}(?:\.\d+)?(?:\([a-z0-9]\))*)*(?: (?:${words.numberSigns}) \d+)?`,
  String.raw`\d+ (?:U\.S\.C\.|CCR)`,
  // British ones keep their English names: "section 164A of the Data Protection Act 2018", "regulation 36".
  String.raw`(?:\b[Ss]ection|sección|\b[Rr]egulation) \d+[A-Z]?`,
  String.raw`\b(?:Act|Regulations) \d{4}`,
  String.raw`(?:${words.acts})(?: (?:${words.numberSigns}))? \d+[-/]\d+`,
  String.raw`(?:${words.instruments})(?: \((?:E[CGU]|UE|CE)\))? (?:(?:${words.numberSigns}) ?)?\d+/\d+(?:/E[CGU]|/CE)?`,
  // A citation may hold no-break spaces.
].map(pattern => new RegExp(pattern.replaceAll(' ', String.raw`\s`), 'gu'))

/** The figures that a text writes out, in digits or in words, besides those of laws. */
function figuresIn(text: string, language: Language): readonly string[] {
  const plain = Object.values(unitPatterns[language])
  const forms = Object.values(languageOption(language).unitForms ?? {})
  const units = [...plain, ...forms.flatMap(form => plain.map(form))]
    .flat()
    .map(pattern => pattern.replace(/#\W*/, ''))
  const spelled = String.raw`(?<!\p{L})(?:${numberWords[language] ?? numberWords.en})[ -](?:${units.join('|')})(?!\p{L})`
  let rest = text
    .replace(/^---[\s\S]*?\n---/, '')
    // The legislator's text is quoted with its own figures.
    .replaceAll(/^(:{3,})statute(?:\[\w+\])?$[\s\S]*?^\1$/gm, '')
    .replaceAll(referencePattern, '')
    // Steps are numbered.
    .replaceAll(/^\d\. /gm, '')
    .replaceAll(/\{(?:#|to=)[^}]*\}|\]\([^)]*\)/g, '')
  for (const citation of citations) rest = rest.replaceAll(citation, '')
  return [...rest.matchAll(/\S*\d\S*/gu), ...rest.matchAll(new RegExp(spelled, 'giu'))].map(
    ([figure]) => figure,
  )
}

it('write out no figure: each comes from the facts', () => {
  expect(found(figuresIn)).toEqual([])
  const planted = 'Zwei Tage, 14 days, nach Art. 6 Abs. 1 lit. b und § 25 TDDDG, in dreißig Tagen.'
  expect(figuresIn(planted, 'de')).toEqual(['14', 'Zwei Tage', 'dreißig Tagen'])
  expect(figuresIn('Article 6(1)(b) and (f), 15 U.S.C. § 6501; forty-five days.', 'en')).toEqual([
    'forty-five days',
  ])
})

/** The fields that a node takes for granted: those of its facts, and of the page it links to. */
function fieldsOf(node: Nodes, language: Language): readonly string[] {
  if (node.type === 'text') return factReferences(node.value).map(({ key }) => key)
  if (node.type !== 'link') return []
  const path = node.url.replace(/#.*$/, '')
  const route = routeNames.find(name => routePath(site, name, language) === path)
  return route !== undefined && isStatutoryPage(route)
    ? [statutoryPageTable[route].field ?? []].flat()
    : []
}

/** The condition that a field asks for and that does not follow from those that hold; undefined where none. */
function missingCondition(field: string, holding: readonly string[]): string | undefined {
  const parts = field.split('.')
  const names = parts.map((_, index) => parts.slice(0, index + 1).join('.'))
  const follows = (name: string) => holding.some(held => `${held}.`.startsWith(`${name}.`))
  return names.find(name => Object.hasOwn(site.conditions, name) && !follows(name))
}

/** Facts, and links to optional pages, where nothing says that they were supplied. */
function unguardedIn(text: string, language: Language, name: string): readonly string[] {
  const unguarded: string[] = []
  const walk = (node: Nodes, held: readonly string[]) => {
    for (const field of fieldsOf(node, language)) {
      if (missingCondition(field, held) !== undefined) unguarded.push(field)
    }
    if (!('children' in node)) return
    // Of several alternatives, each may be the one that is true; what is denied supplies nothing.
    const [only = [], ...others] = isWhen(node) ? conditionTerms(questionOf(node)) : []
    const supplied = only.flatMap(({ name: own, isDenied }) => (isDenied ? [] : own))
    const within = others.length === 0 ? [...held, ...supplied] : held
    for (const child of node.children) walk(child, within)
  }
  walk(parse(text), isStatutoryPage(name) ? [statutoryPageTable[name].field ?? []].flat() : [])
  return unguarded
}

it('speak of facts and pages that not every site has only where they are there', () => {
  expect(found(unguardedIn)).toEqual([])
  const within = (condition: string) =>
    unguardedIn(`:::when[${condition}]\n\n{{imprint.vatId}}\n\n:::`, 'en', 'imprint')
  expect(within('imprint.vatId')).toEqual([])
  expect(within('imprint.vatId or reporting')).toEqual(['imprint.vatId'])
  expect(within('not imprint.vatId')).toEqual(['imprint.vatId'])
  expect(unguardedIn('{{reporting.abuse}} [a](/imprint)', 'en', 'report')).toEqual(['imprint'])
})

it('answer five questions, and say two passages of the Terms in other words on narrow screens', () => {
  const counted = found((text, _, name) =>
    name === 'questions' ? [String(text.match(/^## /gm)?.length)] : [],
  )
  expect(counted).toEqual(['de', 'en', 'es', 'fr'].map(code => `${code}/questions.md: 5`))
  const narrow = found((text, code, name) =>
    code === 'en' || name === 'terms-of-service' ? (text.match(/^:::narrow$/gm) ?? []) : [],
  )
  const both = (code: string) =>
    Array.from({ length: 2 }, () => `${code}/terms-of-service.md: :::narrow`)
  expect(narrow.toSorted()).toEqual(['de', 'en', 'es', 'fr'].flatMap(both))
})
