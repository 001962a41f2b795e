import { readdirSync, readFileSync } from 'node:fs'

/** The texts of the project that every language has, by name without their language. */
export const textNames: readonly string[] = [
  'documents',
  'statutory',
  'rights',
  'questions',
].flatMap(folder =>
  readdirSync(`src/texts/${folder}`)
    .filter(file => /(?:^|\.)en\.md$/.test(file))
    .map(file => `${folder}/${file.replace(/en\.md$/, '')}`),
)

/** The languages that the English texts are translated into. */
export const translations = ['de', 'fr', 'es'] as const

export type Translation = (typeof translations)[number]

/** What is looked for in a line, in each language. */
export type MarksOf = (line: string, language: 'en' | Translation) => readonly string[]

interface Line {
  readonly section: string
  readonly text: string
}

/** What a law of one country says in its own language, the same in every language of the site. */
export const foreignStatute = /^:::statute\[\w+\]$[\s\S]*?^:::$/gm

/** A line without what only the code reads. */
export function written(line: string): string {
  return line.replaceAll(/\]\([^)]*\)|\{#[^}]*\}|:{3}when\[[^\]]*\]|\{\{[^}]*\}\}/g, '')
}

/** The sentences of a line; a period between two digits or after an abbreviation ends none. */
const sentenceEnd = /(?<=[.!?:;](?:[»”"“]|\*\*)?)\s+(?=[*«“„¿¡"[]*\p{Lu})/u

/** A line and its translation sentence by sentence, or as a whole where they have not equally many. */
export function sentencePairs(line: string, translation: string): readonly [string, string][] {
  const own = line.split(sentenceEnd)
  const others = translation.split(sentenceEnd)
  if (own.length !== others.length) return [[line, translation]]
  return own.map((sentence, index) => [sentence, others[index] ?? ''])
}

/** The lines of a text with the sections they are in; a heading without an id is counted. */
export function linesOf(name: string, language: string): readonly Line[] {
  const [, body = ''] =
    /^(?:---\n[\s\S]*?\n---\n)?([\s\S]*)$/.exec(
      readFileSync(`src/texts/${name}${language}.md`, 'utf8'),
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

function grouped(lines: readonly Line[]): Map<string, string> {
  const sections = new Map<string, string>()
  for (const { section, text } of lines)
    sections.set(section, `${sections.get(section) ?? ''}${text}\n`)
  return sections
}

/** What is compared with its translation as one. */
export type Unit = 'sentence' | 'line' | 'section'

/** The parts of a text with their translations and the sections they are in. */
function pairsOf(
  name: string,
  language: Translation,
  unit: Unit,
): readonly (readonly [section: string, english: string, translation: string])[] {
  const english = linesOf(name, 'en')
  const translated = linesOf(name, language)
  if (unit === 'section') {
    const sections = grouped(translated)
    return [...grouped(english)].map(([section, text]) => [
      section,
      text,
      sections.get(section) ?? '',
    ])
  }
  return english.flatMap(({ section, text }, index) => {
    const line = translated[index]?.text ?? ''
    const pairs = unit === 'line' ? [[text, line] as const] : sentencePairs(text, line)
    return pairs.map(([own, translation]) => [section, own, translation] as const)
  })
}

/** What a translation says otherwise than the English text, by section. */
export function differences(
  name: string,
  language: Translation,
  marksOf: MarksOf,
  unit: Unit,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [section, text, translation] of pairsOf(name, language, unit)) {
    const marks = difference(marksOf(text, 'en'), marksOf(translation, language))
    if (marks.length > 0) found[section] = [found[section], ...marks].filter(Boolean).join(' ')
  }
  return found
}

/** The sentences of a text with their translations and the sections they are in. */
export function sentencesOf(name: string, language: Translation) {
  return pairsOf(name, language, 'sentence')
}
