import type { CitationGrammar } from '../../languages/language.ts'
import { wordsOfUnit } from '../../languages/language.ts'
import { type Language, languageOption, languages, localized } from '../../languages/languages.ts'
import { referencePattern } from '../../languages/references.ts'
import { oncePerText } from '../oncePerText.ts'
import { reportAtOffset } from '../source.ts'
import type { TextRule } from './rule.ts'

/** The words of all languages: a text may cite a law as its country does. */
function anyOf(part: keyof CitationGrammar): string {
  return [...new Set(languages.flatMap(({ citation }) => [...citation[part]]))].join('|')
}

/**
 * The number of an article with its paragraphs and points: "6(1)(b)", "6 Abs. 1 lit. b",
 * "6, paragraphe 1, point b)", "6, apartado 1, letra b)", "L221-28", "VI.91".
 */
const number = String.raw`(?:[LRD]|[IVX]+\.)?\d+(?:[-.]\d+)*(?:\.[a-z]\))?(?:\(\w+\))*(?:,? (?:${anyOf('partOfNumber')}) \w+\)?)*`

const joint = `(?:,| (?:${anyOf('joints')}))`

const numbers = String.raw`${number}(?:${joint} (?:${number}|(?:\(\w+\))+))*`

/** Text of the legislator, which is quoted with its own figures: from `:::statute` or `:::statute[fr]` to its end. */
const statute = /^(:{3,})statute(?:\[\w+\])?$[\s\S]*?^\1$/gm

/** Citations of law, the only other places in which a figure may be written out. */
const citations = [
  String.raw`\b(?:${anyOf('article')}) ${numbers}`,
  String.raw`(?:${anyOf('parts')}) \d+(?: (?:${anyOf('joints')}) \d+)?`,
  String.raw`§§?\s?\d+[\d.]*(?:\([a-z0-9]\))*(?:${joint} (?:§ )?\d{4}(?:\.\d+)?(?:\([a-z0-9]\))*)*(?: (?:${anyOf('numberSigns')}) \d+)?`,
  String.raw`\d+ (?:U\.S\.C\.|CCR)`,
  // British ones keep their English names: "section 164A of the Data Protection Act 2018", "regulation 36".
  String.raw`(?:\b[Ss]ection|sección|\b[Rr]egulation) \d+[A-Z]?`,
  String.raw`\b(?:Act|Regulations) \d{4}`,
  String.raw`(?:${anyOf('acts')})(?: (?:${anyOf('numberSigns')}))? \d+[-/]\d+`,
  String.raw`(?:${anyOf('instruments')})(?: \((?:E[UG]|UE|CE)\))? (?:(?:${anyOf('numberSigns')}) ?)?\d+/\d+(?:/E[CGU]|/CE)?`,
  // A citation may hold no-break spaces.
].map(pattern => new RegExp(pattern.replaceAll(' ', String.raw`\s`), 'gu'))

function blank(match: string): string {
  return ' '.repeat(match.length)
}

/** The text with everything blanked out that may hold figures; every offset stays the same. */
function figuresOnly(text: string): string {
  let rest = text
    .replace(/^---[\s\S]*?\n---/, blank)
    .replaceAll(statute, blank)
    .replaceAll(referencePattern, blank)
    .replaceAll(/\{#[^}]*\}|\]\([^)]*\)/g, blank)
  for (const citation of citations) rest = rest.replaceAll(citation, blank)
  return rest
}

/** Numbers of a language in words, each with a unit: "thirty days". */
function spelledFigures(language: Language): RegExp {
  const { units, numberWords } = languageOption(language)
  const unitWords = Object.values(units)
    .flatMap(wordsOfUnit)
    .map(word => word.replace(/#\W*/, ''))
  const pattern = String.raw`(?<!\p{L})(?:${numberWords.join('|')})[ -](?:${unitWords.join('|')})(?!\p{L})`
  return new RegExp(pattern, 'giu')
}

/** The figures that are written out in a text of each language, in digits or in words. */
const writtenOut = localized(code => {
  const patterns = [/\S*\d\S*/gu, spelledFigures(code)]
  return oncePerText(text => {
    const rest = figuresOnly(text)
    return patterns.flatMap(pattern => [...rest.matchAll(pattern)])
  })
})

/** No figures that do not come from the facts. */
export const figures: TextRule = ({ source }) => {
  for (const { index, 0: figure } of writtenOut[source.language](source.text)) {
    const message = `the figure "${figure}" is written out. Write {{a fact}} of src/model/figures.ts`
    reportAtOffset(source, index, message)
  }
}
