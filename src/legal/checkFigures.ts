import { referencePattern } from '../content/factReferences.ts'
import { languageOption } from '../i18n/languages.ts'
import { reportAtOffset, type TextSource } from './source.ts'

/**
 * The number of an article with its paragraphs and points: "6(1)(b)", "6 Abs. 1 lit. b",
 * "6, paragraphe 1, point b)", "6, apartado 1, letra b)", "L221-28".
 */
const number = String.raw`[LRD]?\d+(?:-\d+)*(?:\(\w+\))*(?:,? (?:Abs\.|UAbs\.|lit\.|Nr\.|Satz|paragraphe|point|alinéa|apartado|letra) \w+\)?)*`

/** What joins the numbers of a list, in the languages of the site. */
const joint = `(?:,| and| or| to| und| oder| bis| et| ou| à| y| e| o| a)`

const numbers = String.raw`${number}(?:${joint} (?:${number}|(?:\(\w+\))+))*`

/** Text of the legislator, which is quoted with its own figures: from `:::statute` to its end. */
const statute = /^(:{3,})statute$[\s\S]*?^\1$/gm

/** Citations of law, the only other places in which a figure may be written out. */
const citations = [
  String.raw`\b[Aa]rt(?:\.|icles?|ikeln?|ículos?|icol[oi]) ${numbers}`,
  String.raw`\bAnlagen? ${numbers}`,
  String.raw`(?:Abs\.|Nr\.|Satz|paragraphes?|apartados?|points?) \d+(?: (?:et|y) \d+)?`,
  String.raw`§§?\s?\d+[\d.]*(?:\([a-z0-9]\))*(?:(?:,| and| und| et| y) (?:§ )?\d{4}\.\d+)*(?: (?:no\.?|n[.º°]+|núm\.|Nr\.) \d+)?`,
  String.raw`\d+ U\.S\.C\.`,
  String.raw`(?:[Ll]ois?|[Ll]ey(?:es)?|Real Decreto(?: Legislativo)?)(?: Orgánica| francesa)?(?: (?:no|n[.º°]+))? \d+[-/]\d+`,
  String.raw`(?:Regulation|Verordnung|Directive|Richtlinie|Decision|[Bb]eschluss\w*|[Rr]èglement|[Rr]eglamento|[Dd]irectiv[ae]|[Dd]écision|[Dd]ecisión)(?: d['’]exécution| de Ejecución)?(?: \((?:E[UG]|UE|CE)\))? (?:n[.º°o]+ ?)?\d+/\d+(?:/E[CGU]|/CE)?`,
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

/** Reports figures that do not come from the facts, in digits or in words. */
export function checkFigures(source: TextSource): void {
  const { units, numberWords } = languageOption(source.language)
  const unitWords = Object.values(units).flatMap(({ one, other, forms }) =>
    [one, other, ...Object.values(forms ?? {})].map(word => word.replace(/#\W*/, '')),
  )
  const spelled = String.raw`(?<!\p{L})(?:${numberWords.join('|')})[ -](?:${unitWords.join('|')})(?!\p{L})`
  const rest = figuresOnly(source.text)
  for (const pattern of [/\S*\d\S*/gu, new RegExp(spelled, 'giu')]) {
    for (const { index, 0: figure } of rest.matchAll(pattern)) {
      const message = `the figure "${figure}" is written out. Write {{a fact}} of src/content/facts.ts`
      reportAtOffset(source, index, message)
    }
  }
}
