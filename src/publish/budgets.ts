import { type Page, pages } from '../pages/pageTable.ts'
import { type Fault, OperatorError } from '../site/OperatorError.ts'
import { ending } from './mediaTypes.ts'
import type { EncodedFile } from './siteFile.ts'

/**
 * Limits of a page in bytes on the wire: the first TCP window, 10 segments of 1,460 bytes
 * (RFC 6928), and where a page is long enough to warn about. Budgets bind the product, not the
 * operator's data (product ruling 15): a long page is reported and ships.
 */
export const pageLimits = { limit: 14_600, warningLimit: 20_000 } as const

/** Kinds of pages that hold the operator's data; tests hold the landing page of a fixture to its limit. */
export const reportedKinds: readonly Page['kind'][] = [
  'landing',
  'legal',
  'agreement',
  'information',
]

/** Kinds of pages whose text nobody can shorten any more, because it is published. */
export const frozenKinds: readonly Page['kind'][] = ['version', 'changes']

/** Limits of other files in bytes on the wire, with brotli where a file has it. */
const limits = {
  loader: 1_000,
  scripts: 64_000,
  fonts: 40_000,
} as const

/** One budget: what was measured against its limit, in bytes. */
export interface BudgetLine {
  readonly name: string
  readonly bytes: number
  readonly limit: number
  /** Bytes of the response's headers over HTTP/1.1, for pages. */
  readonly headerBytes?: number
  /** Whether the headers are part of what was measured. */
  readonly includesHeaders?: boolean
  /** The limit above which a page that holds the operator's data gets a warning; others fail. */
  readonly warningLimit?: number
}

function wireBytes({ encoded }: EncodedFile): number {
  return (encoded.br ?? encoded.identity)?.length ?? 0
}

function sum(files: readonly EncodedFile[]): number {
  return files.reduce((total, file) => total + wireBytes(file), 0)
}

/** The fonts of the pages in each language: the language's own, and those all languages share. */
function fontBudgets(fonts: readonly EncodedFile[]): BudgetLine[] {
  const languageOf = ({ file }: EncodedFile) => /-normal-(\w+)\./.exec(file)?.[1]
  const codes = new Set(fonts.flatMap(font => languageOf(font) ?? []))
  return Array.from(codes, code => ({
    name: `fonts, ${code}`,
    bytes: sum(fonts.filter(font => [code, undefined].includes(languageOf(font)))),
    limit: limits.fonts,
  }))
}

/**
 * Whether the headers of a page count: the first window holds them too. The landing page keeps to the
 * limit without them.
 */
export function countsHeaders(kind: Page['kind']): boolean {
  return kind !== 'landing'
}

function pageBudget(page: EncodedFile, headerBytes: number): BudgetLine {
  const line = { name: page.file, headerBytes }
  const body = wireBytes(page)
  const kind = pages.find(({ file }) => file === page.file)?.kind
  if (kind === undefined || ![...reportedKinds, ...frozenKinds].includes(kind)) {
    return { ...line, bytes: body, limit: pageLimits.limit }
  }
  const includesHeaders = countsHeaders(kind)
  const bytes = includesHeaders ? body + headerBytes : body
  return { ...line, bytes, includesHeaders, ...pageLimits }
}

/**
 * Every budget of the site with the bytes that were built.
 * @param headerBytesOf gives the bytes of the headers of a page's response
 */
export function measureBudgets(
  files: readonly EncodedFile[],
  headerBytesOf: (file: string) => number,
): BudgetLine[] {
  const ofType = (type: string) => files.filter(({ file }) => ending(file) === type)
  const isLoader = ({ file }: EncodedFile) => file.startsWith('assets/loader.')
  const scripts = ofType('js')
  return [
    ...ofType('html').map(page => pageBudget(page, headerBytesOf(page.file))),
    { name: 'loader', bytes: sum(scripts.filter(isLoader)), limit: limits.loader },
    {
      name: 'scripts after the first interaction',
      bytes: sum(scripts.filter(file => !isLoader(file))),
      limit: limits.scripts,
    },
    ...fontBudgets(ofType('woff2')),
  ]
}

function isExceeded({ bytes, limit }: BudgetLine): boolean {
  return bytes > limit
}

/** Pages over their budget because of the operator's data: reported, not refused. */
export function longPages(lines: readonly BudgetLine[]): readonly BudgetLine[] {
  return lines.filter(line => isExceeded(line) && line.warningLimit !== undefined)
}

/**
 * Refuses a build whose product parts are over budget.
 * @throws OperatorError with every budget that is exceeded
 */
export function checkBudgets(lines: readonly BudgetLine[]): void {
  const exceeded = lines.filter(line => isExceeded(line) && line.warningLimit === undefined)
  if (exceeded.length === 0) return
  throw new OperatorError(
    exceeded.map(
      ({ name, bytes, limit }): Fault => ({
        file: name,
        message: `has ${bytes} bytes on the wire, ${bytes - limit} over its budget of ${limit}. Take out what it can do without`,
      }),
    ),
  )
}

/** The bytes of a page's headers, which are part of its budget or beside it. */
function headerNote({ headerBytes, includesHeaders }: BudgetLine): string {
  if (!headerBytes) return ''
  return includesHeaders ? `, ${headerBytes} of them headers` : `, and ${headerBytes} of headers`
}

/** The budgets as lines for the terminal. */
export function budgetText(lines: readonly BudgetLine[]): string {
  return lines
    .map(line => {
      const { name, bytes, limit } = line
      return `  ${name.padEnd(38)}${String(bytes).padStart(7)} of ${limit} bytes${headerNote(line)}`
    })
    .join('\n')
}
