import { createHash } from 'node:crypto'
import { parse as parseYaml } from 'yaml'
import { defaultLanguage, type Language, languages } from '../languages/index.ts'
import { type Site, type TextFile, type TextName, textFile, textNames } from '../model/index.ts'
import { bodyOf, headOf } from './frontMatter.ts'

/** What translations are kept in step of: a site's texts, or the project's own. */
export type TextsInLanguages = Pick<Site, 'texts'> & {
  readonly languages: Pick<Site['languages'], 'site' | 'legal'>
}

/** The languages that a text is offered in: the questions are part of the landing page. */
export function offeredLanguages(
  { languages: { site, legal } }: TextsInLanguages,
  name: TextName,
): readonly Language[] {
  return name === 'questions' ? site : legal
}

/** A text in a language beside the English one that it translates. */
export interface Translation {
  readonly name: TextName
  readonly language: Language
  /** Its file below `texts/`. */
  readonly fileName: string
  readonly own: TextFile
  readonly english: TextFile
}

/** Every translation of a site's texts, by language. */
export function translationsOf(site: TextsInLanguages): readonly Translation[] {
  return languages.flatMap(({ code: language }) =>
    textNames.flatMap(name => {
      const fileName = textFile(name, language)
      const own = site.texts.get(fileName)
      const english = site.texts.get(textFile(name, defaultLanguage))
      const isOffered = offeredLanguages(site, name).includes(language)
      if (language === defaultLanguage || !isOffered || !english || !own) return []
      return { name, language, fileName, own, english }
    }),
  )
}

/** What is translated of a text's head. */
const translatedFields = ['title', 'description', 'editorial', 'summary'] as const

/** The sections of a text by their ids, by their numbers where they have none; what is before them too. */
export function sectionsOf(text: string): ReadonlyMap<string, string> {
  const head: Readonly<Record<string, unknown>> = parseYaml(headOf(text) ?? '') ?? {}
  const fields = translatedFields.flatMap(field => (field in head ? String(head[field]) : []))
  const [before = '', ...sections] = `\n${bodyOf(text)}`.split(/^(?=## )/m)
  const introduction = [...fields, before].join('\n\n').trim()
  return new Map([
    ...(introduction === '' ? [] : [['introduction', introduction] as const]),
    ...sections.map((section, index) => {
      const id = /^.*\{#([\w-]+)\}$/m.exec(section)?.[1] ?? String(index + 1)
      return [id, section.trim()] as const
    }),
  ])
}

/** What English words are known by, however their lines are broken. */
export function sectionHash(english: string): string {
  const words = english.replaceAll(/\s+/g, ' ').trim()
  return createHash('sha256').update(words).digest('hex').slice(0, 8)
}

const line = /^translates: (?<stated>.*)\n/m

/** Which English a translation says that it was made from: the hash of each section, by its id. */
export function translatedFrom(text: string): ReadonlyMap<string, string> {
  const stated = line.exec(`${headOf(text) ?? ''}\n`)?.groups?.stated ?? ''
  return new Map(
    Array.from(stated.matchAll(/([\w-]+)=(\w+)/g), ([, id = '', hash = '']) => [id, hash]),
  )
}

/** The ids of sections that were made from other English, in the order of the English text. */
export function sectionsBehind({ english, own }: Pick<Translation, 'english' | 'own'>): string[] {
  const now = [...sectionsOf(english.text)].map(([id, text]) => [id, sectionHash(text)] as const)
  const hashes = new Set(now.map(([, hash]) => hash))
  const known = translatedFrom(own.text)
  // Sections without ids are known by their numbers, which change when others move.
  const isKnown = (id: string) => hashes.has(known.get(id) ?? '')
  return now.flatMap(([id, hash]) =>
    known.get(id) === hash || (/^\d+$/.test(id) && isKnown(id)) ? [] : id,
  )
}

/** A translation that says of some sections that they were made from the English of today. */
export function withConfirmed({ english, own }: Translation, ids: readonly string[]): string {
  const known = translatedFrom(own.text)
  const stated = [...sectionsOf(english.text)].flatMap(([id, text]) => {
    const hash = ids.includes(id) ? sectionHash(text) : known.get(id)
    return hash ? `${id}=${hash}` : []
  })
  const written = `translates: ${stated.join(' ')}\n`
  const head = headOf(own.text)
  if (head === undefined) return `---\n${written}---\n\n${own.text}`
  const rest = `${head}\n`.replace(line, '')
  return `---\n${rest}${written}---\n${own.text.slice(head.length + '---\n\n---\n'.length)}`
}
