import { type LegalDocumentName, legalDocuments } from '../../../src/company/site/routes.ts'
import type { Site, TextFile } from '../../../src/company/site/site.ts'
import {
  freeze,
  processorNotices,
  readFrozen,
  versionNotices,
  writeFrozen,
} from '../../../src/company/versions/index.ts'
import { renderSite } from '../renderSite.ts'
import { withVersions } from '../variants.ts'
import { type GoldenCompany, goldenSite } from './companies.ts'
import { plainPage } from './plainPage.ts'

const NEXT_VERSION = '2.0'

/**
 * The files of two versions of a document, made from its text: the first names another postal address, so that
 * the second one has something to tell.
 */
function twoVersions(site: Site, document: LegalDocumentName): readonly TextFile[] {
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
      summary: 'Our address changes.',
    }
    return [
      { file, text: writeFrozen(head, body.replaceAll(address, 'Oudestraat 1, 3511 AA Utrecht')) },
      {
        file: file.replace(`/${head.version}/`, `/${NEXT_VERSION}/`),
        text: writeFrozen(next, body),
      },
    ]
  })
}

/** What readers and customers are told, by language and file. */
function noticesOf(site: Site): readonly (readonly [file: string, text: string])[] {
  const versions = legalDocuments
    .flatMap(document => twoVersions(site, document))
    .map(file => [file.file.replace(`${site.folder}/versions/`, ''), file] as const)
  const published = withVersions(site, ...versions)
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

/**
 * Everything that the site of a company says, as plain text: each page and each notice, by its file below
 * `tests/golden/<company>/`. What stands around every page is in the text of the landing page alone.
 */
export function goldenTexts(company: GoldenCompany): ReadonlyMap<string, string> {
  const site = goldenSite(company)
  const pages = renderSite(site).map(({ page, tree }) => {
    const name = page.kind === 'landing' ? 'landing' : page.alternates.en?.slice(1)
    const file = `${page.language}/${page.kind === 'not-found' ? '404' : name}.txt`
    return [file, plainPage(tree, page.kind === 'landing' ? 'body' : 'main')] as const
  })
  const notices = noticesOf(site).map(
    ([file, text]) => [file, text.replaceAll(/[\u00A0\u202F]/g, ' ')] as const,
  )
  return new Map([...pages, ...notices])
}
