import type { Manifest } from '../../server/index.ts'
import { countText } from '../launch/countText.ts'
import { type Fault, OperatorError } from '../model/OperatorError.ts'
import type { Page } from '../pages/pageTable.ts'
import { type EncodedFile, ending } from './siteFile.ts'

/** What every server adds by itself, with values as long as any. */
const ownHeaders = [
  ['Date', new Date(0).toUTCString()],
  ['Connection', 'keep-alive'],
] as const

/**
 * The bytes of a page's status line and headers, as HTTP/1.1 sends them with brotli; 0 for a file
 * that is not a page. HTTP/2 and 3 compress them.
 */
export function headerBytes({ files, headers }: Manifest, file: string): number {
  const entry = Object.values(files).find(({ variants }) => variants.identity.file === file)
  if (!entry) return 0
  const { identity, br = identity } = entry.variants
  const sent = [
    ...ownHeaders,
    ...headers,
    ...entry.headers,
    ['Content-Type', entry.type],
    ['Content-Length', '12345'],
    ['Content-Encoding', 'br'],
    ['ETag', br.etag],
  ]
  const lines = ['HTTP/1.1 200 OK', ...sent.map(([name, value]) => `${name}: ${value}`), '', '']
  return lines.join('\r\n').length
}

/** The bytes of a page's headers, whether its budget counts them or not. */
function headerNote({ headerBytes, includesHeaders }: BudgetLine): string {
  if (!headerBytes) return ''
  return includesHeaders ? `, ${headerBytes} of them headers` : `, and ${headerBytes} of headers`
}

/** Every budget as a line for the terminal. */
export function budgetText(lines: readonly BudgetLine[]): string {
  return lines
    .map(line => {
      const { name, bytes, limit } = line
      return `  ${name.padEnd(38)}${String(bytes).padStart(7)} of ${limit} bytes${headerNote(line)}`
    })
    .join('\n')
}

const figure = new Intl.NumberFormat('en')

/** The largest of some budgets: "fonts 30,368 of 40,000". */
function largestText(name: string, lines: readonly BudgetLine[]): string {
  const [largest] = lines.toSorted((one, other) => other.bytes - one.bytes)
  if (!largest) return `${name} none`
  return `${name} ${figure.format(largest.bytes)} of ${figure.format(largest.limit)}`
}

/** The budgets in a few lines: how many pages there are, the largest of each kind, how many are too long. */
export function budgetSummary(lines: readonly BudgetLine[]): string {
  const pages = lines.filter(({ name }) => name.endsWith('.html'))
  const [largest] = pages.toSorted((one, other) => other.bytes - one.bytes)
  const named = (beginning: string) => lines.filter(({ name }) => name.startsWith(beginning))
  const long = longPages(lines).length
  return [
    `${countText(pages.length, 'page')}, the largest ${largest?.name ?? 'none'} with ${figure.format(largest?.bytes ?? 0)} bytes on the wire.`,
    `Bytes of ${[
      largestText('the loader', named('loader')),
      largestText('scripts', named('scripts')),
      largestText('fonts', named('fonts')),
    ].join(', ')}.`,
    ...(long === 0
      ? []
      : [
          `${long === 1 ? '1 page is' : `${long} pages are`} over ${figure.format(PAGE_LIMIT)} bytes.`,
        ]),
  ].join('\n')
}

/**
 * The limit of a page in bytes on the wire: the first TCP window, 10 segments of 1,460 bytes (RFC 6928).
 * Budgets bind the product, not the operator's data (product ruling 15), and every page holds some: names,
 * facts, announcements. A long page is reported and ships; tests hold the pages of a fixture to the limit.
 */
const PAGE_LIMIT = 14_600

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
  /** Whether more is reported, for pages; what is the product's alone fails. */
  readonly isReported?: boolean
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

function pageBudget(page: EncodedFile, kind: Page['kind'], headerBytes: number): BudgetLine {
  // The first window holds them too; the landing page is held to the limit without them.
  const includesHeaders = kind !== 'landing'
  const body = wireBytes(page)
  const bytes = includesHeaders ? body + headerBytes : body
  return {
    name: page.file,
    headerBytes,
    bytes,
    includesHeaders,
    limit: PAGE_LIMIT,
    isReported: true,
  }
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
  return lines.filter(line => isExceeded(line) && line.isReported === true)
}

/**
 * Refuses a build whose product parts are over budget.
 * @throws OperatorError with every budget that is exceeded
 */
export function checkBudgets(lines: readonly BudgetLine[]): void {
  const exceeded = lines.filter(line => isExceeded(line) && line.isReported !== true)
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
