import * as v from 'valibot'
import { isMap } from 'yaml'
import {
  type Fault,
  headOf,
  OperatorError,
  parseYaml,
  readSiteSource,
  recentResults,
  type SiteSource,
  yamlFault,
} from '../folder/index.ts'
import { type Language, languages, localized, localizePath } from '../languages/index.ts'
import {
  defaultTextPath,
  isLegalDocument,
  type PageHead,
  type PageHeads,
  type TextPageName,
  textNames,
  textPages,
  textPath,
} from './pageRows.ts'
import type { TextFile, TextFiles } from './site.ts'

/**
 * The fields of a head that are about the page. They are neither copied with a text nor frozen with a version, so
 * that they can change without a change of what was published.
 */
export const pageFields = ['shortTitle', 'audience', 'address', 'redirectFrom'] as const

/** Where the table of pages is, for messages. */
const tableFile = 'src/company/site/pageRows.ts'

const nonEmptyText = v.pipe(
  v.string('is not a text. Write it in quotes'),
  v.trim(),
  v.nonEmpty('is empty'),
)

const redirectEntries = v.record(
  v.pipe(
    v.string(),
    v.regex(
      /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/,
      'is not an address. Write it from its first slash on, without one at its end, like /privacy: ""',
    ),
  ),
  v.pipe(
    v.string('does not say where it leads. Write "" for the page, or a section like "#refunds"'),
    v.regex(
      /^(?:#[a-z][a-z0-9-]*)?$/,
      'leads to no section. Write "" for the page, or the id of a section like "#refunds"',
    ),
  ),
  'is not a list of addresses. Write a line for each below it, like /privacy: ""',
)

/** What every default text says of its page; other fields are about the text (texts/frontMatter.ts). */
const headEntries = {
  title: nonEmptyText,
  shortTitle: v.optional(nonEmptyText),
  audience: nonEmptyText,
  redirectFrom: v.optional(redirectEntries, {}),
}

const documentHead = v.object({
  ...headEntries,
  address: v.optional(
    v.never('is not stated by a document, whose name is its address. Leave the line out'),
  ),
})

const statutoryHead = v.object({
  ...headEntries,
  address: v.pipe(
    nonEmptyText,
    v.regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'is not a part of an address. Write lower case letters, figures and hyphens, like your-rights',
    ),
  ),
})

/** What to write where a field is missing. */
const examples: Readonly<Record<string, string>> = {
  title: 'Your rights',
  audience: 'Everyone who uses the app',
  address: 'your-rights',
}

/** A head as it was read, with the lines of its file. */
interface ReadHead {
  readonly language: Language
  readonly name: TextPageName
  readonly source: SiteSource
  readonly head: PageHead
}

/** A fault of a field, on its line. */
function issueFault({ file, lineOf }: SiteSource, issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map(({ key }) => String(key))
  const [field = ''] = path
  // What an object says of its entries is that they are missing.
  const isMissing = issue.type === 'object'
  const advice = isMissing
    ? `is missing. Add a line like ${field}: ${examples[field]}`
    : issue.message
  return { file, line: lineOf(path), message: `${path.join(' › ')} ${advice}` }
}

/** Heads have some hundred characters. Reading them all anew takes a third of the time in which a site is loaded. */
const readHeadOf = recentResults<ReadHead>(1_000_000)

/** Reads what a default text says of its page. @throws OperatorError for what is wrong or missing in its head */
function parseHead({ file, text }: TextFile, name: TextPageName, language: Language): ReadHead {
  // An empty line stands for the fence before the head, so that lines are those of the file.
  const source = readSiteSource(file, `\n${headOf(text) ?? ''}`)
  const result = v.safeParse(isLegalDocument(name) ? documentHead : statutoryHead, source.value)
  if (!result.success) {
    throw new OperatorError(result.issues.map(issue => issueFault(source, issue)))
  }
  const { title, shortTitle = title, audience, address = name, redirectFrom } = result.output
  return { language, name, source, head: { shortTitle, audience, address, redirectFrom } }
}

/**
 * What a default text says of its page.
 * @throws OperatorError where there is no such text, and for what is wrong or missing in its head
 */
function readHead(defaultTexts: TextFiles, name: TextPageName, language: Language): ReadHead {
  const file = defaultTexts.get(textPath(name, language))
  if (!file) {
    const fieldsOfHead = isLegalDocument(name)
      ? 'title, description, audience, version and effective'
      : 'title, description, audience and address'
    const message = `does not exist, and ${name} has a row in ${tableFile}. Write it with a head of ${fieldsOfHead}; until its text follows, the page shows the English one`
    throw new OperatorError([{ file: defaultTextPath(textPath(name, language)), message }])
  }
  const key = `${file.file}\n${headOf(file.text)}`
  return readHeadOf(key, () => parseHead(file, name, language))
}

/** Texts of the project that belong to no page. */
function strayTexts(defaultTexts: TextFiles): readonly Fault[] {
  const files = languages.flatMap(({ code }) => textNames.map(name => textPath(name, code)))
  const message = `belongs to no page. Add a row of its name to ${tableFile}, or remove it`
  return Array.from(defaultTexts).flatMap(([name, { file }]) =>
    name.endsWith('.md') && !files.includes(name) ? { file, message } : [],
  )
}

/** An address, and where it is stated. */
interface StatedAddress {
  readonly path: string
  readonly file: string
  readonly line?: number
}

/** Every address that leads to a page of text, to the list of all pages or to the landing page. */
function statedAddresses(heads: readonly ReadHead[]): readonly StatedAddress[] {
  const languageAddresses = languages.flatMap(({ code, legalHome }) => {
    const file = `src/company/languages/${code}/language.ts`
    const paths = ['/', `/${legalHome.address}`].map(path => localizePath(path, code))
    return [...paths, ...legalHome.redirectFrom].map(path => ({ path, file }))
  })
  const textAddresses = heads.flatMap(({ language, source: { file, lineOf }, head }) => {
    const page = localizePath(`/${head.address}`, language)
    return [
      { path: page, file, line: lineOf(['address']) },
      ...Object.keys(head.redirectFrom).map(path => ({
        path,
        file,
        line: lineOf(['redirectFrom', path]),
      })),
    ]
  })
  return [...languageAddresses, ...textAddresses]
}

/** Addresses that lead to two pages. */
function repeatedAddresses(heads: readonly ReadHead[]): readonly Fault[] {
  const files = new Map<string, string>()
  const faults: Fault[] = []
  for (const { path, ...place } of statedAddresses(heads)) {
    const first = files.get(path)
    if (first === undefined) files.set(path, place.file)
    else {
      const message = `the address ${path} is taken by ${first}. Choose another one, or leave it out in one of the two`
      faults.push({ ...place, message })
    }
  }
  return faults
}

/**
 * The audience that a company's own text states; undefined where it states none. What is wrong with the head is
 * reported when the text is parsed.
 */
function audienceIn({ text }: TextFile): string | undefined {
  const yaml = headOf(text) ?? ''
  if (!/^audience:/m.test(yaml)) return undefined
  const document = parseYaml(yaml)
  if (yamlFault(document, yaml) || !isMap(document.contents)) return undefined
  const audience = document.contents.get('audience')
  return v.is(nonEmptyText, audience) ? audience : undefined
}

/**
 * What the default texts say of the pages, in every language of the project; the audience is that of a company's own
 * text where it states one.
 * @throws OperatorError for a page that has no file or no address in a language, a text that has no page, and an
 *   address that leads to two pages, each with file and line
 */
export function readPageHeads(defaultTexts: TextFiles, companyTexts: TextFiles): PageHeads {
  const heads: ReadHead[] = []
  const faults: Fault[] = [...strayTexts(defaultTexts)]
  for (const { code } of languages) {
    for (const name of textPages) {
      try {
        heads.push(readHead(defaultTexts, name, code))
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error
        faults.push(...error.faults)
      }
    }
  }
  faults.push(...repeatedAddresses(heads))
  if (faults.length > 0) throw new OperatorError(faults)
  return localized(code => {
    const entries = heads
      .filter(({ language }) => language === code)
      .map(({ name, head }) => {
        const companyText = companyTexts.get(textPath(name, code))
        return [
          name,
          { ...head, audience: (companyText && audienceIn(companyText)) ?? head.audience },
        ]
      })
    return Object.fromEntries(entries) as PageHeads[Language] // every page of text has just been read
  })
}
