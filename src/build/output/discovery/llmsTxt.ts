import {
  absoluteUrl,
  dateText,
  defaultLanguage,
  type Language,
  languageOption,
  legalDocuments,
  legalIndexPath,
  legalSchemaPath,
  listedLanguages,
  type RouteName,
  routePath,
  type Site,
  suppliedStatutoryPages,
  withoutSoftHyphens,
} from '../../../company/index.ts'
import type { SiteBuild } from '../../../website/index.ts'

/** An entry of a list: a link, and what it leads to where the link does not say so. */
function entry(site: Site, title: string, path: string, description?: string): string {
  const link = `- [${title}](${absoluteUrl(site, path)})`
  return description === undefined ? link : `${link}: ${description}`
}

/** The title of an entry, with its language where the site is listed in several. */
function titleIn(site: Site, language: Language, title: string): string {
  const plainTitle = withoutSoftHyphens(title)
  const isInSeveral = listedLanguages(site).length > 1
  return isInSeveral ? `${plainTitle} (${languageOption(language).name})` : plainTitle
}

/** What an entry says of a page. */
interface DescribedPage {
  readonly title: string
  readonly description: string
}

/** The entry of a page of the project in a language, which leads to its text as Markdown. */
function routeEntry(
  site: Site,
  route: RouteName,
  language: Language,
  { title, description }: DescribedPage,
): string {
  const path = `${routePath(site, route, language)}.md`
  return entry(site, titleIn(site, language, title), path, description)
}

/** The languages of the documents that search engines may list. */
function listedLegalLanguages(site: Site): readonly Language[] {
  const listed = listedLanguages(site)
  return site.languages.legal.filter(language => listed.includes(language))
}

function landingEntries(site: Site): readonly string[] {
  const listed = listedLanguages(site)
  return site.languages.site
    .filter(language => listed.includes(language))
    .map(language => {
      const title = listed.length > 1 ? languageOption(language).name : site.config.brand
      return entry(site, title, routePath(site, 'landing', language))
    })
}

function legalHomeEntries(site: Site): readonly string[] {
  return listedLegalLanguages(site).map(language => {
    const messages = site.messages[language]
    const title = messages['legalHome.title']
    const description = messages['legalHome.description']
    return routeEntry(site, 'legal-home', language, { title, description })
  })
}

/** The documents in each language, with the version that is in force. */
function documentEntries({ site, legalTexts }: SiteBuild): readonly string[] {
  return legalDocuments.flatMap(name =>
    listedLegalLanguages(site).map(language => {
      const text = legalTexts[name][language]
      const version = `${site.messages[language]['legal.version']} ${text.version}`
      const day = dateText(text.effective, language)
      return `${routeEntry(site, name, language, text)} ${version}, ${day}.`
    }),
  )
}

/** What apps read about the documents. */
function indexEntries(site: Site): readonly string[] {
  const schema = absoluteUrl(site, legalSchemaPath)
  const description = `versions, days and hashes, by [this schema](${schema}).`
  return listedLegalLanguages(site).map(language =>
    entry(site, titleIn(site, language, 'legal.json'), legalIndexPath(language), description),
  )
}

function companyEntries({ site, companyPages }: SiteBuild): readonly string[] {
  const listed = listedLanguages(site)
  return companyPages
    .filter(({ language }) => listed.includes(language))
    .map(({ language, title, path, description }) =>
      entry(site, titleIn(site, language, title), `${path}.md`, description),
    )
}

function statutoryEntries({ site, statutoryTexts }: SiteBuild): readonly string[] {
  return suppliedStatutoryPages(site).flatMap(name =>
    listedLegalLanguages(site).map(language =>
      routeEntry(site, name, language, statutoryTexts[name][language]),
    ),
  )
}

/** A part with its heading; nothing where it has no lines. */
function part(title: string, lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : []
}

/** `llms.txt` (llmstxt.org): what the site is, and its documents as plain Markdown. */
export function llmsTxt(build: SiteBuild): string {
  const { site } = build
  const messages = site.messages[defaultLanguage]
  return [
    `# ${site.config.brand}`,
    '',
    `> ${messages['meta.landing.description']}`,
    '',
    messages['hero.notice'],
    '',
    ...part('Pages', [...landingEntries(site), ...legalHomeEntries(site)]),
    ...part('Legal documents', [
      messages['legal.inShortNote'],
      '',
      ...documentEntries(build),
      ...indexEntries(site),
    ]),
    ...part('Further information', [...companyEntries(build), ...statutoryEntries(build)]),
  ].join('\n')
}
