import {
  defaultLanguage,
  type Language,
  type Localized,
  languages,
} from '../languages/languages.ts'
import { legalDocuments } from '../model/documents.ts'
import { OperatorError } from '../model/OperatorError.ts'
import { oncePerSite, type Site, type TextFile } from '../model/site.ts'
import { statutoryPages } from '../model/statutoryPages.ts'
import { defaultTextPath, type TextName, textFile } from '../model/textFiles.ts'
import { checkHeadsAgree, checkIdsAgree } from './checks.ts'
import { type ParsedDocument, parseDocument, parseStatutoryText } from './documentTexts.ts'
import { parseQuestions, type Questions } from './questionTexts.ts'
import type { StatutoryPageText } from './rendered.ts'
import { refuseFaulty, statedBy } from './text.ts'

/** Every text of a site after parsing, in every language it is written in. */
export interface SiteTexts {
  readonly documents: readonly ParsedDocument[]
  readonly statutory: readonly StatutoryPageText[]
  readonly questions: Questions
}

type ParseFile<Parsed> = (language: Language, file: TextFile) => Parsed

/**
 * Parses a text in those of the languages that it exists in; the default one has to be there.
 * @param wanted a language that no one reads must not hold back the operator's own wording
 */
function inItsLanguages<Parsed>(
  { texts }: Pick<Site, 'texts'>,
  wanted: readonly Language[],
  name: TextName,
  parse: ParseFile<Parsed>,
): Parsed[] {
  return wanted.flatMap(code => {
    const file = texts.get(textFile(name, code))
    if (file) return parse(code, file)
    if (code !== defaultLanguage) return []
    const message = 'this text does not exist. Write it; other languages may be missing'
    throw new OperatorError([{ file: defaultTextPath(textFile(name, code)), message }])
  })
}

/** Parses a text that every language has to have. */
function inEveryLanguage<Parsed>(
  { texts }: Pick<Site, 'texts'>,
  name: TextName,
  parse: ParseFile<Parsed>,
): Parsed[] {
  const every: readonly Language[] = languages.map(({ code }) => code)
  const missing = every.filter(code => !texts.has(textFile(name, code)))
  if (missing.length > 0) {
    throw new OperatorError(
      missing.map(code => ({
        file: defaultTextPath(textFile(name, code)),
        message: 'this text does not exist. Write it: every language has one',
      })),
    )
  }
  return inItsLanguages({ texts }, every, name, parse)
}

function byLanguage<Parsed extends { readonly source: { readonly language: Language } }, Value>(
  parsed: readonly Parsed[],
  read: (text: Parsed) => Value,
): Localized<Value> {
  const entries = parsed.map(text => [text.source.language, read(text)])
  return Object.fromEntries(entries) as Localized<Value> // every language has one
}

/**
 * Parses and checks every text of a site in the languages it is offered in, whether its pages show it
 * or not.
 * @throws OperatorError with file, line, column and message of everything that is wrong
 */
export const siteTexts = oncePerSite((site: Site): SiteTexts => {
  const { legal } = site.languages
  const documents = legalDocuments.map(name =>
    inItsLanguages(site, legal, name, (language, file) =>
      parseDocument(site, name, language, file),
    ),
  )
  const statutory = statutoryPages.map(name =>
    inItsLanguages(site, legal, name, (language, file) =>
      parseStatutoryText(site, name, language, file),
    ),
  )
  const questions = inEveryLanguage(site, 'questions', (language, file) =>
    parseQuestions(site, language, file),
  )
  for (const texts of documents) checkHeadsAgree(texts)
  for (const texts of [...documents, ...statutory]) checkIdsAgree(texts)
  const all = [...documents.flat(), ...statutory.flat(), ...questions]
  refuseFaulty(all.map(({ source }) => source))
  return {
    documents: documents.flat(),
    statutory: statutory.flat().map(text => ({
      ...{ name: text.name, language: text.source.language },
      ...{ frontMatter: statedBy(text), document: text.document },
    })),
    questions: byLanguage(questions, text => text.questions),
  }
})
