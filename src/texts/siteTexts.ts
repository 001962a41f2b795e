import type { RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type * as v from 'valibot'
import { defaultLanguage, type Language, type Localized, languages } from '../languages/index.ts'
import {
  defaultTextPath,
  factReferences,
  type LegalDocumentName,
  legalDocuments,
  OperatorError,
  oncePerSite,
  type Site,
  type StatutoryPageName,
  statutoryPages,
  type TextFile,
  type TextName,
  textFile,
} from '../model/index.ts'
import { checkContent, checkForms, checkHeadsAgree, checkIdsAgree, checkStated } from './checks.ts'
import { applyConditions, nameStatuteLanguages } from './conditions.ts'
import { fillReferences } from './fill.ts'
import { fillMessages } from './fillMessages.ts'
import { headOf, legalEntries, readFrontMatter, titleEntries } from './frontMatter.ts'
import { parse } from './parse.ts'
import type { StatutoryPageText } from './rendered.ts'
import { divideAtHeadings, divideSections, type TextBody } from './sections.ts'
import {
  isFaulty,
  type ParsedText,
  refuseFaulty,
  reportAt,
  statedBy,
  type TextSource,
  textSource,
} from './text.ts'

/** What its publication sets of a document, in place of what its text states; days as ISO 8601. */
export type PublishedHead = Readonly<
  Partial<Record<'version' | 'effective' | 'nextReview' | 'lastUpdated', string>>
>

interface TextOptions<Entries extends v.ObjectEntries> {
  readonly language: Language
  /** What its front matter has to state; left out for texts without one. */
  readonly entries?: Entries
  readonly published?: PublishedHead
}

/**
 * The one way from a Markdown file to a resolved tree: parse, check, apply conditions, fill in facts.
 * What is wrong is reported in the text's source.
 */
export function parseText<const Entries extends v.ObjectEntries>(
  site: Site,
  file: TextFile,
  { language, entries, published }: TextOptions<Entries>,
): ParsedText<Entries> {
  const source = textSource(file, language)
  const { lastUpdated: _, ...stated } = published ?? {}
  const tree = parse(file.text)
  checkContent(source, site)
  const frontMatter = entries && readFrontMatter(source, entries)
  const references = factReferences(file.text)
  if (frontMatter) checkStated(source, references, { ...frontMatter.values, ...published })
  applyConditions(tree, site.conditions)
  nameStatuteLanguages(tree)
  if (!isFaulty(source)) {
    fillReferences(site, tree, language, { ...frontMatter?.values, ...published })
    fillMessages(site, tree, language)
  }
  return {
    ...{ source, tree },
    frontMatter: frontMatter && { ...frontMatter, values: { ...frontMatter.values, ...stated } },
    references,
  }
}

/** A text with sections after parsing. */
interface ParsedSections<Name, Entries extends v.ObjectEntries> extends ParsedText<Entries> {
  readonly name: Name
  readonly document: TextBody
}

/** A legal document after parsing, read by pages, publication and the launch check alike. */
export type ParsedDocument = ParsedSections<LegalDocumentName, typeof legalEntries>

/** Whether a text is the company's, in place of the project's. */
export function isOwnText({ folder }: Pick<Site, 'folder'>, { file }: Pick<TextFile, 'file'>) {
  return file.startsWith(`${folder}/`)
}

/** The number of the project's text: of what was last published; the specification's, while nothing was. */
function projectVersion({ versions }: Site, name: LegalDocumentName): PublishedHead {
  const published = [...versions.keys()].filter(file => file.startsWith(`${name}/`))
  const numbers = published.flatMap(file => file.split('/')[1] ?? [])
  const version = numbers
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1)
  return version === undefined ? {} : { version }
}

/**
 * Parses a legal document, and checks that pages and Word files can show it.
 * @param published left out: it is as new as the day it takes effect
 */
export function parseDocument(
  site: Site,
  name: LegalDocumentName,
  language: Language,
  file: TextFile,
  published: PublishedHead = {},
): ParsedDocument {
  const number = isOwnText(site, file) ? {} : projectVersion(site, name)
  const text = parseText(site, file, {
    ...{ language, entries: legalEntries, published: { ...number, ...published } },
  })
  const document = divideSections(text.source, text.tree)
  checkForms(text.source, document)
  return { ...text, name, document }
}

/** Parses the text of a statutory page. */
export function parseStatutoryText(
  site: Site,
  name: StatutoryPageName,
  language: Language,
  file: TextFile,
): ParsedSections<StatutoryPageName, typeof titleEntries> {
  const text = parseText(site, file, { language, entries: titleEntries })
  return { ...text, name, document: divideAtHeadings(text.source, text.tree) }
}

/** A question of the FAQ, in plain text. */
export interface Question {
  readonly question: string
  readonly answer: string
}

/** The FAQ in every language. */
export type Questions = Localized<readonly Question[]>

/** The FAQ of a language after parsing. */
interface ParsedQuestions extends ParsedText {
  readonly questions: readonly Question[]
}

function questionsIn(source: TextSource, nodes: readonly RootContent[]): Question[] {
  const questions: Question[] = []
  for (const [index, node] of nodes.entries()) {
    const answer = nodes[index + 1]
    if (node.type === 'heading' && node.depth === 2 && answer?.type === 'paragraph') {
      if ([node, answer].some(({ children }) => children.some(({ type }) => type !== 'text'))) {
        reportAt(
          source,
          answer,
          'links, bold and italics are not shown in questions. Write the words alone',
        )
      }
      questions.push({ question: plainText(node), answer: plainText(answer) })
    } else if (node.type !== 'paragraph' || nodes[index - 1]?.type !== 'heading') {
      const message = 'this is neither a question nor its answer. Write ## and one paragraph'
      reportAt(source, node, message)
    }
  }
  return questions
}

/** Parses the FAQ of a language. */
function parseQuestions(site: Site, language: Language, file: TextFile): ParsedQuestions {
  // A translation has a head, which says what it translates.
  const entries = headOf(file.text) === undefined ? undefined : {}
  const text = parseText(site, file, { language, ...(entries && { entries }) })
  const questions = questionsIn(text.source, text.tree.children)
  return { ...text, questions }
}

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

/** The FAQ, which every language has to have. */
function parseAllQuestions(site: Site): readonly ParsedQuestions[] {
  const missing = languages.filter(({ code }) => !site.texts.has(textFile('questions', code)))
  if (missing.length > 0) {
    const message = 'this text does not exist. Write it: every language has one'
    throw new OperatorError(
      missing.map(({ code }) => ({ file: defaultTextPath(textFile('questions', code)), message })),
    )
  }
  const every = languages.map(({ code }) => code)
  return inItsLanguages(site, every, 'questions', (language, file) =>
    parseQuestions(site, language, file),
  )
}

/**
 * Refuses the project's own text in a language, where it does not go with the company's in another: the
 * language was added later.
 * @throws OperatorError with the command that writes what is missing
 */
function refuseMixed(
  site: Site,
  texts: readonly (Pick<ParsedText, 'source'> & { readonly name: TextName })[],
): void {
  const isOwn = ({ source }: Pick<ParsedText, 'source'>) => isOwnText(site, source)
  const others = texts.filter(text => !isOwn(text))
  if (!texts.some(isOwn) || !others.some(({ source }) => isFaulty(source))) return
  throw new OperatorError(
    others.map(({ name, source }) => ({
      file: `${site.folder}/texts/${textFile(name, source.language)}`,
      message: `is missing: the text of the project does not go with yours in another language. npm run legal -- edit ${name} writes it; then translate it`,
    })),
  )
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
  const questions = parseAllQuestions(site)
  for (const texts of documents) checkHeadsAgree(texts)
  for (const texts of [...documents, ...statutory]) {
    checkIdsAgree(texts)
    refuseMixed(site, texts)
  }
  const all = [...documents.flat(), ...statutory.flat(), ...questions]
  refuseFaulty(all.map(({ source }) => source))
  return {
    documents: documents.flat(),
    statutory: statutory.flat().map(text => ({
      ...{ name: text.name, language: text.source.language },
      ...{ frontMatter: statedBy(text), document: text.document },
    })),
    // Every language has just been visited.
    questions: Object.fromEntries(
      questions.map(text => [text.source.language, text.questions]),
    ) as Questions,
  }
})
