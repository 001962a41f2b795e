import {
  defaultLanguage,
  type Language,
  type Localized,
  localized,
} from '../languages/languages.ts'
import type { Site, TextFile } from '../model/site.ts'
import { softHyphen } from '../model/softHyphen.ts'
import { type StatutoryPageName, statutoryPages } from '../model/statutoryPages.ts'
import { titleEntries } from './frontMatter.ts'
import { renderHtml } from './html.ts'
import { parseText } from './parseText.ts'
import { plainMarkdown } from './renderMarkdown.ts'
import { divideAtHeadings, type HeadedText } from './sections.ts'
import { type ParsedText, statedBy } from './text.ts'
import { whenAsked } from './whenAsked.ts'

/** The text of a statutory page after parsing. */
export interface ParsedStatutoryText extends ParsedText<typeof titleEntries> {
  readonly name: StatutoryPageName
  readonly document: HeadedText
}

export interface StatutorySection {
  readonly id: string
  readonly heading: string
  readonly html: string
}

/** The text of a statutory page in one language, as its page shows it. */
export interface StatutoryText {
  readonly title: string
  readonly description: string
  /** Language the text is written in; another one than the page's where no translation exists. */
  readonly language: Language
  readonly introduction: string
  readonly sections: readonly StatutorySection[]
  /** The text as plain Markdown, its facts filled. */
  readonly markdown: string
}

/** Every statutory page in every language, whether the site shows it or not. */
export type StatutoryTexts = Readonly<Record<StatutoryPageName, Localized<StatutoryText>>>

/** Parses the text of a statutory page. */
export function parseStatutoryText(
  site: Site,
  name: StatutoryPageName,
  language: Language,
  file: TextFile,
): ParsedStatutoryText {
  const text = parseText(site, file, { language, entries: titleEntries })
  return { ...text, name, document: divideAtHeadings(text.source, text.tree) }
}

/** A checked text as its page shows it. */
export function renderStatutoryText(text: ParsedStatutoryText): StatutoryText {
  const { title, description } = statedBy(text)
  const { introduction, parts } = text.document
  const nodes = [...introduction, ...parts.flatMap(({ node, content }) => [node, ...content])]
  // Only when it is asked for: pages that are not shown have no such twin.
  const markdown = whenAsked(
    () => `# ${title.replaceAll(softHyphen, '')}\n\n${plainMarkdown(nodes)}`,
  )
  return {
    ...{ title, description },
    language: text.source.language,
    introduction: renderHtml(introduction),
    sections: parts.map(({ id, heading, content }) => ({
      ...{ id, heading },
      html: renderHtml(content),
    })),
    get markdown() {
      return markdown()
    },
  }
}

/**
 * A page in a language, or in the default language where it is not written in that one.
 * @throws when it is written in neither, which the checks of the texts report first
 */
export function statutoryTextIn(
  texts: readonly ParsedStatutoryText[],
  name: StatutoryPageName,
  language: Language,
): ParsedStatutoryText {
  const own = texts.filter(text => text.name === name)
  const inLanguage = (code: Language) => own.find(({ source }) => source.language === code)
  const found = inLanguage(language) ?? inLanguage(defaultLanguage)
  if (!found) throw new Error(`${name} was not parsed in ${defaultLanguage}`)
  return found
}

/**
 * The checked texts of the statutory pages for every language of the site; in the default language
 * where one is not translated.
 */
export function renderStatutoryTexts(texts: readonly ParsedStatutoryText[]): StatutoryTexts {
  const written = new Map(texts.map(text => [text, renderStatutoryText(text)]))
  const rendered = statutoryPages.map(name => [
    name,
    localized(language => written.get(statutoryTextIn(texts, name, language))),
  ])
  return Object.fromEntries(rendered) as StatutoryTexts // every page has just been visited
}
