import { extractRawText } from 'mammoth'
import { feeds } from '../../../src/build/output/discovery/feed.ts'
import { type Page, publishedKinds } from '../../../src/company/routing/pageTable.ts'
import { collectedItems } from '../../../src/company/site/collectedData.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { storeFiles } from '../../../src/company/store/storeFiles.ts'
import { aiPermission } from '../../../src/company/texts/aiPermission.ts'
import { wordFile } from '../../../src/company/texts/word/wordFile.ts'
import { shownDocuments, versionNotices } from '../../../src/company/versions/index.ts'
import { renderSite } from '../renderSite.ts'
import { pageTexts, type Texts, withTwoVersions } from './goldenTexts.ts'

/** The day before the second versions take effect, and the day after. */
const days = { announced: '2026-07-31', replaced: '2026-08-02' } as const

/** Pages that say something of versions; the landing page announces them. */
const aboutVersions: readonly Page['kind'][] = [
  ...publishedKinds,
  'version-list',
  'legal-home',
  'landing',
]

/** What a site says apart from versions, by language: in one line, as Word has paragraphs. */
function pagesByLanguage(site: Site): (language: string) => string {
  const kinds: readonly Page['kind'][] = ['landing', 'legal', 'legal-home']
  const pages = renderSite(site, ({ kind }) => kinds.includes(kind))
  const texts = pageTexts(pages)
  return language =>
    Array.from(texts)
      .filter(([file]) => file.startsWith(`${language}/`))
      .map(([, text]) => text.replaceAll('\n', ' '))
      .join(' ')
}

/** The lines of a text that another one does not hold. */
function linesBeside(text: string, other: string): string {
  const lines = text.replaceAll(/[\u00A0\u202F]/g, ' ').split('\n')
  const beside = lines.filter(line => line !== '' && !other.includes(line))
  return beside.map(line => `${line}\n`).join('')
}

/** A text as it was: without its second section, with its third one at the end, and with one that is gone now. */
function earlierText(body: string): string {
  const [introduction, first, , third, ...others] = body.split(/^(?=## )/m)
  const gone = '## Gone {#gone}\n\nThis section is gone.\n\n'
  return [introduction, first, gone, ...others, `\n\n${third}`].join('')
}

/** The titles and summaries of a feed, a line each. */
function feedLines(xml: string): string {
  const lines = Array.from(xml.matchAll(/<(?:title|summary)[^>]*>([^<]*)</g), ([, text]) => text)
  return lines.map(line => `${line}\n`).join('')
}

/**
 * What pages about versions and the feed of all changes say before the second versions take effect, and after: what
 * other pages do not say, and after that day what was not said before.
 */
export function versionTexts(site: Site): Texts {
  const pagesOf = pagesByLanguage(site)
  const texts = new Map<string, string>()
  for (const [state, today] of Object.entries(days)) {
    const published = { ...withTwoVersions(site, { earlier: earlierText }), today }
    const pages = renderSite(published, ({ kind }) => aboutVersions.includes(kind))
    for (const [file, text] of pageTexts(pages)) {
      const announced = texts.get(`announced/${file}`) ?? ''
      const lines = linesBeside(text, pagesOf(file.slice(0, 2)) + announced)
      if (lines !== '') texts.set(`${state}/${file}`, lines)
    }
    for (const [path, xml] of feeds(published)) {
      if (path.endsWith('legal.atom')) texts.set(`${state}${path}.txt`, feedLines(String(xml)))
    }
  }
  return texts
}

/** What the agreement to sign says beside the text that its page shows: parties, signatures, annexes. */
async function agreementTexts(site: Site): Promise<Texts> {
  const pagesOf = pagesByLanguage(site)
  const texts = new Map<string, string>()
  for (const document of shownDocuments(site)) {
    const { name, language } = document
    if (name !== 'data-processing-agreement') continue
    const { value } = await extractRawText({ buffer: await wordFile(site, document) })
    texts.set(`${language}/agreement-to-sign.txt`, linesBeside(value, pagesOf(language)))
  }
  return texts
}

/** What readers are told of a version whose wording alone has changed. */
function editorialNotices(site: Site): Texts {
  const published = withTwoVersions(site, { news: { editorial: 'Our address was misspelled.' } })
  const { texts } = versionNotices(published, 'privacy-policy', '2.0')
  return new Map(
    texts.map(({ language, text }) => [
      `${language}/notice-editorial.txt`,
      text.replaceAll(/[\u00A0\u202F]/g, ' '),
    ]),
  )
}

/** What a company hands out beside its pages: the agreement to sign, notices, the question of its app, forms and records. */
export async function handedOutTexts(site: Site): Promise<Texts> {
  const texts = new Map([...(await agreementTexts(site)), ...editorialNotices(site)])
  for (const language of site.languages.legal) {
    const question = JSON.stringify(aiPermission(site, language), undefined, 2)
    texts.set(`${language}/ai-permission.json`, `${question}\n`)
  }
  for (const [path, text] of storeFiles(site, collectedItems(site), undefined)) {
    texts.set(`store/${path}`, text)
  }
  return texts
}
