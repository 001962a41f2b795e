import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { landingAddresses, textAddresses } from '../../built/addresses.ts'

const codes = ['de', 'fr', 'es'] as const

/** The texts of the project, by their names in every language. */
const textNames = readdirSync('src/company/languages/en/texts')

interface Line {
  readonly section: string
  readonly text: string
}

/** What is looked for in a sentence, in each language. */
type MarksOf = (sentence: string, language: 'en' | (typeof codes)[number]) => readonly string[]

/** What a law of one country says in its own language, the same in every language of the site. */
const foreignStatute = /^:::statute\[\w+\]$[\s\S]*?^:::$/gm

/** A sentence without what only the code reads. */
function written(sentence: string): string {
  return sentence.replaceAll(/\]\([^)]*\)|\{#[^}]*\}|:{3}when\[[^\]]*\]|\{\{[^}]*\}\}/g, '')
}

/** The lines of a text with the sections they are in; a heading without an id is counted. */
function linesOf(name: string, language: string): readonly Line[] {
  const [, body = ''] =
    /^(?:---\n[\s\S]*?\n---\n)?([\s\S]*)$/.exec(
      readFileSync(`src/company/languages/${language}/texts/${name}`, 'utf8'),
    ) ?? []
  let section = 'top'
  let headings = 0
  return body
    .replaceAll(foreignStatute, '')
    .split('\n')
    .filter(text => text.trim() !== '' && !/^\|[\s|:-]*\|$/.test(text))
    .map(text => {
      if (text.startsWith('#')) {
        headings += 1
        section = /\{#([^}]+)\}$/.exec(text)?.[1] ?? String(headings)
      }
      return { section, text }
    })
}

/** The end of a sentence; a period between two digits or after an abbreviation ends none. */
const sentenceEnd = /(?<=[.!?:;](?:[»”"“]|\*\*)?)\s+(?=[*«“„¿¡"[]*\p{Lu})/u

/** A line and its translation sentence by sentence, or as a whole where they have not equally many. */
function sentencePairs(line: string, translation: string): readonly (readonly [string, string])[] {
  const own = line.split(sentenceEnd)
  const others = translation.split(sentenceEnd)
  if (own.length !== others.length) return [[line, translation]]
  return own.map((sentence, index) => [sentence, others[index] ?? ''])
}

/** What only one list has: `+` in the second, `-` in the first. */
function difference(first: readonly string[], second: readonly string[]): string[] {
  const rest = [...second]
  const missing = first.filter(mark => {
    const index = rest.indexOf(mark)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
  return [...rest.map(mark => `+${mark}`), ...missing.map(mark => `-${mark}`)]
}

/** What every translation says otherwise than the English text, by file and section. */
function found(marksOf: MarksOf): Readonly<Record<string, string>> {
  const all: Record<string, string> = {}
  for (const name of textNames) {
    for (const code of codes) {
      const translated = linesOf(name, code)
      for (const [index, { section, text }] of linesOf(name, 'en').entries()) {
        for (const [own, other] of sentencePairs(text, translated[index]?.text ?? '')) {
          const marks = difference(marksOf(own, 'en'), marksOf(other, code))
          const place = `${code}/${name} #${section}`
          if (marks.length > 0) all[place] = [all[place], ...marks].filter(Boolean).join(' ')
        }
      }
    }
  }
  return all
}

/** Figures that statutory instructions write as words. */
const spelled: Readonly<Record<string, string>> = { vierzehn: '14', quatorze: '14', catorce: '14' }

/** The numbers of laws, articles, paragraphs, points and periods in a line, and the acts it names. */
const citations: MarksOf = line => {
  const text = written(line).replaceAll(/vierzehn|quatorze|catorce/g, word => spelled[word] ?? word)
  const points = text.matchAll(/(?<=[\s,]|[\d\s)]\()([a-z])\)|(?:Buchst|lit)\.\s([a-z])\b/g)
  return [
    ...(text.match(/\d+(?:[./-]\d+)*/g) ?? []),
    ...[...points].map(([, inBrackets, named]) => `(${inBrackets ?? named})`),
    ...[...text.matchAll(/\b(?:GDPR|DSGVO|RGPD)\b/g)].map(() => 'GDPR'),
    ...(text.match(/\b(?:CCPA|U\.S\.C|BGB|VSBG|DDG|MStV|BFSG|ECG|Civ\. Code)\b/g) ?? []),
  ]
}

const addresses = [landingAddresses, ...Object.values(textAddresses)]

/** Where the links of a line lead, as its English text writes it, and the id of a heading. */
const targets: MarksOf = (line, language) =>
  [...line.matchAll(/\]\(([^)]*)\)|\{#([^}]*)\}/g)].map(([, link, id]) => {
    if (link === undefined) return `{#${id}}`
    const [path = '', section = ''] = link.split('#')
    const page = addresses.find(address => address[language] === path)
    return `${page?.en ?? path.replace(`/${language}/`, '/')}#${section}`
  })

const references: MarksOf = line =>
  [...line.matchAll(/\{\{\s*([^,}\s]+)/g)].map(([, key = '']) => key)

describe('a translation says the same as the English text', () => {
  it('in as many lines, under the same headings', () => {
    for (const name of textNames) {
      const outline = (language: string) => linesOf(name, language).map(({ section }) => section)
      for (const language of codes) {
        expect(outline(language), `${language}/${name}`).toEqual(outline('en'))
      }
    }
  })

  it('with the same facts', () => {
    expect(found(references)).toEqual({
      // "After this 30-day period" is "danach".
      'de/privacy-policy.md #retention': '-retention.accountRecovery',
      // The months are named before the articles in German.
      'de/privacy-policy.md #california': '+california.lookback -california.lookback',
      // "There" would be the European Union in German.
      'de/data-processing-agreement.md #international-transfers': '+company.seat',
    })
  })

  it('under the same conditions', () => {
    expect(found(sentence => sentence.match(/:::when\[[^\]]*\]/g) ?? [])).toEqual({})
  })

  it('with the same links', () => {
    expect(found(targets)).toEqual({})
  })

  it('with the same articles, paragraphs and periods, besides those of its own country', () => {
    expect(found(citations)).toEqual({
      // The acts are named where they are first cited.
      'es/privacy-policy.md #company': '+2016/679',
      // "Conforme a su apartado 3" refers back to the article.
      'es/your-rights.md #access': '-15 -GDPR',
    })
  })
})
