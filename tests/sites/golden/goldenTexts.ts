import { dirname } from 'node:path'
import { pageTable, publishedKinds, redirects } from '../../../src/company/routing/index.ts'
import { type LegalDocumentName, legalDocuments } from '../../../src/company/site/pageRows.ts'
import type { Site, TextFile } from '../../../src/company/site/site.ts'
import {
  freeze,
  processorNotices,
  readFrozen,
  versionNotices,
  writeFrozen,
} from '../../../src/company/versions/index.ts'
import type { RenderedPage } from '../renderSite.ts'
import { withVersions } from '../variants.ts'
import { goldenCompanies, goldenSite } from './companies.ts'
import { differences } from './differences.ts'
import { plainPage } from './plainPage.ts'

const NEXT_VERSION = '2.0'

/** What separates two versions of a document, besides the postal address. */
interface Difference {
  /** What the first version says otherwise. */
  readonly earlier?: (body: string) => string
  /** What the head of the second version says about it. */
  readonly news?: { readonly summary: string } | { readonly editorial: string }
}

/**
 * The files of two versions of a document, made from its text: the first names another postal address, so that
 * the second one has something to tell.
 */
function twoVersions(
  site: Site,
  document: LegalDocumentName,
  { earlier = body => body, news = { summary: 'Our address changes.' } }: Difference,
): readonly TextFile[] {
  const address = site.config.company.postalAddress ?? ''
  return freeze(site, document, '2026-01-15').flatMap(({ file, text }) => {
    const language = site.languages.legal.find(code => file.endsWith(`/${code}.md`)) ?? 'en'
    const { head, body } = readFrozen({ file, text }, language)
    const next = {
      ...head,
      version: NEXT_VERSION,
      publishedOn: site.today,
      effective: '2026-08-01',
      follows: head.version,
      ...news,
    }
    return [
      {
        file,
        text: writeFrozen(head, earlier(body).replaceAll(address, 'Oudestraat 1, 3511 AA Utrecht')),
      },
      {
        file: file.replace(`/${head.version}/`, `/${NEXT_VERSION}/`),
        text: writeFrozen(next, body),
      },
    ]
  })
}

/** A site that has published each document in two versions, the second of which is announced. */
export function withTwoVersions(site: Site, difference: Difference = {}): Site {
  const files = legalDocuments
    .flatMap(document => twoVersions(site, document, difference))
    .map(file => [file.file.replace(`${site.folder}/versions/`, ''), file] as const)
  return withVersions(site, ...files)
}

/** What readers and customers are told, by language and file. */
function noticesOf(site: Site): readonly (readonly [file: string, text: string])[] {
  // No version can be published, and nobody told of one, while values of the documents are unknown.
  if (site.config.company.postalAddress === undefined) return []
  const published = withTwoVersions(site)
  const announced = new Set(
    site.config.processors.flatMap(processor => processor.announcedOn ?? []),
  )
  const ofProcessors = Array.from(announced).flatMap(day =>
    processorNotices(site, day).texts.map(
      ({ language, text }) => [`${language}/notice-processors.txt`, text] as const,
    ),
  )
  const ofVersions = legalDocuments.flatMap(document =>
    versionNotices(published, document, NEXT_VERSION).texts.map(
      ({ language, text }) => [`${language}/notice-${document}.txt`, text] as const,
    ),
  )
  return [...ofProcessors, ...ofVersions]
}

/** What a company's pages and notices say: each by its file, like `en/terms-of-service.txt`. */
export type Texts = ReadonlyMap<string, string>

/**
 * The pages of a company in plain text. What stands around every page is in the text of the landing page alone, and
 * the page of a version is what differs from that of its document.
 */
export function pageTexts(pages: readonly RenderedPage[]): Texts {
  const texts = new Map<string, string>()
  for (const { page, tree } of pages) {
    const name = page.kind === 'landing' ? 'landing' : page.alternates.en?.slice(1)
    const file = `${page.language}/${page.kind === 'not-found' ? '404' : name}`
    const text = plainPage(tree, page.kind === 'landing' ? 'body' : 'main')
    const document = page.kind === 'version' ? texts.get(`${dirname(file)}.txt`) : undefined
    texts.set(
      `${file}.txt`,
      document === undefined ? text : `${differences(document, text).join('\n')}\n`,
    )
  }
  return texts
}

/** Everything that the site of a company says, as plain text. */
export function goldenTexts(site: Site, pages: readonly RenderedPage[]): Texts {
  const notices = noticesOf(site).map(
    ([file, text]) => [file, text.replaceAll(/[\u00A0\u202F]/g, ' ')] as const,
  )
  return new Map([...pageTexts(pages), ...notices])
}

/** What one company says otherwise than the first: a text for each of its languages, with the files that differ. */
export function textsThatDiffer(first: Texts, texts: Texts): Texts {
  const found = new Map<string, string[]>()
  for (const file of new Set([...first.keys(), ...texts.keys()])) {
    const language = file.slice(0, 2)
    const [before, after] = [first.get(file), texts.get(file)]
    if (before === after || !texts.has(`${language}/landing.txt`)) continue
    const lines = found.get(language) ?? []
    found.set(language, lines)
    if (after === undefined) {
      lines.push(`== ${file}: not there`, '')
    } else {
      const title = before === undefined ? `== ${file}: there alone` : `== ${file}`
      lines.push(title, ...differences(before ?? '', after), '')
    }
  }
  return new Map(
    Array.from(found, ([language, lines]) => [`${language}.txt`, lines.join('\n')] as const),
  )
}

/** Other spellings of an address, which follow from it. */
const spelling = /\/$|\.html$|^\/en(?:\/|$)/

/**
 * Every address of the site of the first company, which has every page: of each page its own, then those that lead
 * to it. Versions of documents are left out, and so are other spellings of an address.
 */
export function goldenAddresses(): string {
  const site = goldenSite(goldenCompanies[0])
  const pages = pageTable(site).routePages.filter(({ kind }) => !publishedKinds.includes(kind))
  const table = Object.entries(redirects(site)).filter(([from]) => !spelling.test(from))
  const lines = pages.flatMap(({ path }) => {
    const leading = table.filter(([, to]) => to.split('#')[0] === path)
    return [path, ...leading.map(([from, to]) => `  ${from} leads to ${to}`)]
  })
  return `${lines.join('\n')}\n`
}
