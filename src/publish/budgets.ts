import type { Encoding } from '../../server/manifest.ts'
import { legalDocuments } from '../content/legalOutline.ts'
import type { SiteFile } from './siteFile.ts'

/** Limits in bytes on the wire, with brotli where a file has it. */
const budgets = {
  /** The first TCP window: 10 segments of 1,460 bytes (RFC 6928). */
  page: 14_600,
  /** A legal page: as long as its text has to be. */
  legalPage: 20_000,
  loader: 1_000,
  scripts: 64_000,
  fonts: 45_000,
} as const

export type FileForms = readonly [SiteFile, Partial<Record<Encoding, Buffer>>]

function wireBytes([, forms]: FileForms): number {
  return (forms.br ?? forms.identity)?.length ?? 0
}

function sum(files: readonly FileForms[]): number {
  return files.reduce((total, file) => total + wireBytes(file), 0)
}

/** One budget: what was measured against its limit, in bytes. */
export interface BudgetLine {
  readonly name: string
  readonly bytes: number
  readonly limit: number
}

/** Every budget of the site with the bytes that were built. */
export function measureBudgets(files: readonly FileForms[]): BudgetLine[] {
  const ending = (text: string) => files.filter(([{ file }]) => file.endsWith(text))
  const scripts = ending('.js')
  const isLoader = ([{ file }]: FileForms) => file.startsWith('assets/loader.')
  const pages = ending('.html')
  const legalPages = pages.filter(([{ file }]) => legalDocuments.some(name => file.includes(name)))
  return [
    ...pages.map(page => ({
      name: page[0].file,
      bytes: wireBytes(page),
      limit: legalPages.includes(page) ? budgets.legalPage : budgets.page,
    })),
    { name: 'loader', bytes: sum(scripts.filter(isLoader)), limit: budgets.loader },
    {
      name: 'scripts after the first touch',
      bytes: sum(scripts.filter(file => !isLoader(file))),
      limit: budgets.scripts,
    },
    { name: 'fonts', bytes: sum(ending('.woff2')), limit: budgets.fonts },
  ]
}

/**
 * Prints the budgets.
 * @throws when one is exceeded
 */
export function enforceBudgets(files: readonly FileForms[]): void {
  const lines = measureBudgets(files)
  for (const { name, bytes, limit } of lines) {
    console.log(`  ${name.padEnd(38)}${String(bytes).padStart(7)} of ${limit} bytes`)
  }
  const exceeded = lines.filter(({ bytes, limit }) => bytes > limit)
  if (exceeded.length === 0) return
  const list = exceeded.map(({ name, bytes, limit }) => `${name} has ${bytes} bytes, over ${limit}`)
  throw new Error(`The build is over budget: ${list.join('; ')}`)
}
