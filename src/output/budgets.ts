import { type Fault, OperatorError } from '../model/OperatorError.ts'
import type { Page } from '../pages/pageTable.ts'
import { ending } from './mediaTypes.ts'
import type { EncodedFile } from './siteFile.ts'

/**
 * Limits of a page in bytes on the wire: the first TCP window, 10 segments of 1,460 bytes
 * (RFC 6928), and where a page is long enough to warn about. Budgets bind the product, not the
 * operator's data (product ruling 15), and every page holds some: names, facts, announcements. A long
 * page is reported and ships; tests hold the pages of a fixture to the limit.
 */
export const pageLimits = { limit: 14_600, warningLimit: 20_000 } as const

/** Kinds of pages whose text can no longer be shortened, because it is published. */
export const publishedKinds: readonly Page['kind'][] = ['version', 'changes']

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
  /** The limit above which a page gets a warning; what has none is the product's alone and fails. */
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
 * Whether the headers of a page count: the first window holds them too. The landing page is held to
 * the limit without them.
 */
export function countsHeaders(kind: Page['kind']): boolean {
  return kind !== 'landing'
}

function pageBudget(page: EncodedFile, kind: Page['kind'], headerBytes: number): BudgetLine {
  const includesHeaders = countsHeaders(kind)
  const body = wireBytes(page)
  const bytes = includesHeaders ? body + headerBytes : body
  return { name: page.file, headerBytes, bytes, includesHeaders, ...pageLimits }
}

/**
 * Every budget of the site with the bytes that were built.
 * @param pages of the site
 * @param headerBytesOf gives the bytes of the headers of a page's response
 */
export function measureBudgets(
  pages: readonly Page[],
  files: readonly EncodedFile[],
  headerBytesOf: (file: string) => number,
): BudgetLine[] {
  const ofType = (type: string) => files.filter(({ file }) => ending(file) === type)
  const isLoader = ({ file }: EncodedFile) => file.startsWith('assets/loader.')
  const kindOf = (page: EncodedFile) =>
    pages.find(({ file }) => file === page.file)?.kind ?? 'not-found'
  const scripts = ofType('js')
  return [
    ...ofType('html').map(page => pageBudget(page, kindOf(page), headerBytesOf(page.file))),
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

/** Pages over their budget: reported, not refused. */
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
