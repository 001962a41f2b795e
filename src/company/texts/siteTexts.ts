import type { RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type * as v from 'valibot'
import { type Fault, headOf, OperatorError } from '../folder/index.ts'
import {
  defaultLanguage,
  type Language,
  type Localized,
  languages,
  localized,
} from '../languages/index.ts'
import {
  companyPages,
  defaultTextPath,
  type LegalDocumentName,
  legalDocuments,
  oncePerSite,
  type Site,
  type StatutoryPageName,
  statutoryPages,
  type TextFile,
  type TextName,
  textPath,
} from '../site/index.ts'
import { contentFaults, formFaults, headFaults, idFaults, missingFieldFaults } from './checks.ts'
import { resolveDirectives } from './conditions.ts'
import { insertDataTables } from './dataTables.ts'
import { fillMessages, fillReferences } from './fill.ts'
import {
  companyPageKind,
  type DocumentHead,
  documentKind,
  type HeadOf,
  pageEntries,
  readFrontMatter,
  statutoryKind,
  type TextKind,
  type TitleFrontMatter,
  translatedQuestionsKind,
} from './frontMatter.ts'
import { parse } from './parse.ts'
import { divideSections, type TextBody } from './sections.ts'
import { faultAt, type ParsedText, refuseFaults, type TextSource } from './text.ts'
import { walkNodes } from './trees.ts'

/** What its publication sets of a document, in place of what its text states; days as ISO 8601. */
export type PublishedHead = Readonly<
  Partial<Record<'version' | 'effective' | 'nextReview' | 'lastUpdated', string>>
>

/**
 * The one way from a Markdown file to a resolved tree: parse, check, apply conditions, fill in facts.
 * @param kind what its head has to state and its text may hold; left out for texts without a head
 */
export function parseText<Entries extends v.ObjectEntries>(
  site: Site,
  language: Language,
  file: TextFile,
  kind?: TextKind<Entries>,
  published?: PublishedHead,
): ParsedText<HeadOf<Entries> & PublishedHead> {
  const source: TextSource = { ...file, language }
  const tree = parse(file.text)
  const entriesOfPage = isCompanyText(site, file) ? pageEntries.ofCompany : pageEntries.ofProject
  const head =
    kind && readFrontMatter(source, kind.entries, kind.hasPageFields ? entriesOfPage : {})
  const written = head?.frontMatter
  const frontMatter = written && { ...written.values, ...published }
  const faults = [
    ...contentFaults(source, tree, site, kind?.hasPictures ?? false),
    ...(head?.faults ?? []),
    ...(frontMatter ? missingFieldFaults(source, frontMatter) : []),
  ]
  insertDataTables(site, tree, language)
  resolveDirectives(tree, site.conditions)
  if (faults.length === 0) {
    fillReferences(site, tree, language, frontMatter)
    fillMessages(site, tree, language)
  }
  return { source, frontMatter, lineOf: written?.lineOf ?? (() => 1), tree, faults }
}

/** A text with sections after parsing, whose head may be faulty. */
interface ParsedSections<Name, Head> extends ParsedText<Head> {
  readonly name: Name
  readonly language: Language
  readonly document: TextBody
}

type ParsedDocument = ParsedSections<LegalDocumentName, DocumentHead>
type ParsedStatutoryText = ParsedSections<StatutoryPageName, TitleFrontMatter>

/** A legal document as it is edited, with the sections that are shown. */
export interface EditedDocument extends ParsedDocument {
  readonly frontMatter: DocumentHead
}

/** Whether the head of a text could be read. */
function hasHead<Text extends ParsedText<unknown>>(
  text: Text,
): text is Text & { readonly frontMatter: NonNullable<Text['frontMatter']> } {
  return text.frontMatter !== undefined
}

/** Whether a text is the company's, in place of the project's. */
export function isCompanyText({ folder }: Pick<Site, 'folder'>, { file }: Pick<TextFile, 'file'>) {
  return file.startsWith(`${folder}/`)
}

/** The version of the project's text: the one last published, or that of its head while none was. */
function projectVersion({ versions }: Site, name: LegalDocumentName): PublishedHead {
  const published = [...versions.keys()].filter(file => file.startsWith(`${name}/`))
  const byNumber = new Intl.Collator('en', { numeric: true })
  // Numbers, not paths: with what follows it, 2.0 would come after 2.0.1.
  const numbers = published.flatMap(file => file.split('/')[1] ?? [])
  const version = numbers.toSorted(byNumber.compare).at(-1)
  return version === undefined ? {} : { version }
}

/** The sections of the Terms that the variant with 14 sections leaves out (docs/rulings.md, ruling 3). */
export const sectionsOfLongTermsOnly: readonly string[] = [
  'indemnification',
  'moderation',
  'international-compliance',
  'accessibility',
  'additional-provisions',
]

/** Parses a legal document, and checks that pages and Word files can show it. */
export function parseDocument(
  site: Site,
  name: LegalDocumentName,
  language: Language,
  file: TextFile,
  published: PublishedHead = {},
): ParsedDocument {
  const numbered = isCompanyText(site, file) ? {} : projectVersion(site, name)
  const text = parseText(site, language, file, documentKind, { ...numbered, ...published })
  const divided = divideSections(text.source, text.tree)
  const { document } = divided
  const { frontMatter } = text
  const areShortTerms =
    name === 'terms-of-service' && site.config.variants.terms === 'fourteen-sections'
  return {
    ...text,
    name,
    language,
    frontMatter: frontMatter && {
      lastUpdated: frontMatter.effective,
      ...frontMatter,
      languages: site.languages.legal,
    },
    document: {
      ...document,
      sections: document.sections.filter(
        ({ id }) => !areShortTerms || !sectionsOfLongTermsOnly.includes(id),
      ),
    },
    faults: [...text.faults, ...divided.faults, ...formFaults(text.source, document)],
  }
}

/** Parses the text of a page that is not a legal document. */
function parsePage<Name extends string, Entries extends v.ObjectEntries>(
  site: Site,
  name: Name,
  language: Language,
  file: TextFile,
  kind: TextKind<Entries>,
): ParsedSections<Name, HeadOf<Entries>> {
  const text = parseText(site, language, file, kind)
  const { document, faults } = divideSections(text.source, text.tree, false)
  return { ...text, name, language, document, faults: [...text.faults, ...faults] }
}

/** Parses the text of a statutory page. */
export function parseStatutoryText(
  site: Site,
  name: StatutoryPageName,
  language: Language,
  file: TextFile,
): ParsedStatutoryText {
  return parsePage(site, name, language, file, statutoryKind)
}

/**
 * Reads a legal document in one language; the others may be behind. What it parses without what is published
 * of it is as new as the day it takes effect.
 * @throws OperatorError with everything that is wrong
 */
export function readDocument(...parameters: Parameters<typeof parseDocument>): EditedDocument {
  const document = parseDocument(...parameters)
  refuseFaults(document.faults)
  if (hasHead(document)) return document
  throw new Error(`${document.source.file} has no head, and no fault that says so`)
}

/** A question of the FAQ, in plain text. */
export interface Question {
  readonly question: string
  readonly answer: string
}

/** The FAQ in every language. */
export type LocalizedQuestions = Localized<readonly Question[]>

/** The questions of a FAQ, and what is neither a question nor its answer. */
function questionsIn(source: TextSource, nodes: readonly RootContent[]) {
  const questions: Question[] = []
  const faults: Fault[] = []
  for (const [index, node] of nodes.entries()) {
    const answer = nodes[index + 1]
    if (node.type === 'heading' && node.depth === 2 && answer?.type === 'paragraph') {
      if ([node, answer].some(({ children }) => children.some(({ type }) => type !== 'text'))) {
        const message = 'links, bold and italics are not shown in questions. Write the words alone'
        faults.push(faultAt(source, answer, message))
      }
      questions.push({ question: plainText(node), answer: plainText(answer) })
    } else if (node.type !== 'paragraph' || nodes[index - 1]?.type !== 'heading') {
      const message = 'this is neither a question nor its answer. Write ## and one paragraph'
      faults.push(faultAt(source, node, message))
    }
  }
  return { questions, faults }
}

/** Parses the FAQ of a language; a translation has a head, which says what it translates. */
function parseQuestions(site: Site, _: 'questions', language: Language, file: TextFile) {
  const kind = headOf(file.text) === undefined ? undefined : translatedQuestionsKind
  const text = parseText(site, language, file, kind)
  const { questions, faults } = questionsIn(text.source, text.tree.children)
  return { language, questions, faults: [...text.faults, ...faults] }
}

/**
 * Parses a text in those of the languages that it exists in; the default one has to be there, and every
 * one of the FAQ.
 * @param wanted the languages to parse; a text in a language that the site does not offer may be faulty
 */
function inItsLanguages<Name extends TextName, Parsed>(
  site: Site,
  wanted: readonly Language[],
  name: Name,
  parse: (site: Site, name: Name, language: Language, file: TextFile) => Parsed,
): Parsed[] {
  return wanted.flatMap(code => {
    const file = site.texts.get(textPath(name, code))
    if (file) return parse(site, name, code, file)
    const isQuestions = name === 'questions'
    if (code !== defaultLanguage && !isQuestions) return []
    const rest = isQuestions ? ': every language has one' : '; other languages may be missing'
    const message = `this text does not exist. Write it${rest}`
    throw new OperatorError([{ file: defaultTextPath(textPath(name, code)), message }])
  })
}

/** Refuses the project's text in a language added later, where it does not go with the company's in another. */
function refuseMixed(
  site: Site,
  texts: readonly (ParsedStatutoryText | ParsedDocument)[],
  faults: readonly Fault[],
): void {
  const projectTexts = texts.filter(({ source }) => !isCompanyText(site, source))
  const isFaulty = projectTexts.some(({ source }) =>
    faults.some(({ file }) => file === source.file),
  )
  if (projectTexts.length === texts.length || !isFaulty) return
  throw new OperatorError(
    projectTexts.map(({ name, language }) => ({
      file: `${site.folder}/texts/${textPath(name, language)}`,
      message: `is missing: the text of the project does not go with yours in another language. npm run legal -- edit ${name} writes it; then translate it`,
    })),
  )
}

/** What is wrong with a document in its languages: with each of them, and where they differ. */
function documentFaults(site: Site, documents: readonly ParsedDocument[]): readonly Fault[] {
  const faults = [
    ...documents.flatMap(document => document.faults),
    ...headFaults(documents),
    ...idFaults(documents),
  ]
  refuseMixed(site, documents, faults)
  return faults
}

/** What is wrong with the text of a statutory page in its languages: with each of them, and where they differ. */
function statutoryFaults(site: Site, texts: readonly ParsedStatutoryText[]): readonly Fault[] {
  const faults = [...texts.flatMap(text => text.faults), ...idFaults(texts)]
  refuseMixed(site, texts, faults)
  return faults
}

/**
 * Parses and checks every text of a site in the languages it is offered in, whether its pages show it
 * or not.
 * @throws OperatorError with file, line, column and message of everything that is wrong
 */
export const siteTexts = oncePerSite((site: Site) => {
  const { legal } = site.languages
  const every = languages.map(({ code }) => code)
  const documents = legalDocuments.map(name => inItsLanguages(site, legal, name, parseDocument))
  const statutory = statutoryPages.map(name =>
    inItsLanguages(site, legal, name, parseStatutoryText),
  )
  const questions = inItsLanguages(site, every, 'questions', parseQuestions)
  const company = companyPages(site).flatMap(({ name, files }) =>
    Array.from(files, ([language, file]) => parsePage(site, name, language, file, companyPageKind)),
  )
  refuseFaults([
    ...documents.flatMap(texts => documentFaults(site, texts)),
    ...statutory.flatMap(texts => statutoryFaults(site, texts)),
    ...questions.flatMap(({ faults }) => faults),
    ...company.flatMap(({ faults }) => faults),
  ])
  return {
    documents: documents.flat().filter(hasHead),
    statutory: statutory.flat().filter(hasHead),
    company: company.filter(hasHead),
    questions: localized(
      code => questions.find(({ language }) => language === code)?.questions ?? [],
    ),
  }
})

/** A picture that a page of the company's own shows. */
export interface NamedPicture {
  /** Its path below the company's folder. */
  readonly file: string
  /** A fault at its place in the text. */
  readonly faultOf: (message: string) => Fault
}

/** The pictures below its folder that pages of the company's own show, once for each place; not those for the press. */
export function companyPictures(site: Site): readonly NamedPicture[] {
  return siteTexts(site).company.flatMap(({ source, tree }) => {
    const pictures: NamedPicture[] = []
    walkNodes(tree, node => {
      if (node.type !== 'image' || node.url.startsWith('/')) return
      pictures.push({ file: node.url, faultOf: message => faultAt(source, node, message) })
    })
    return pictures
  })
}
