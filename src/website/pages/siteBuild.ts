import {
  appleCreditLine,
  isTranslations,
  type Language,
  type LegalTexts,
  type Localized,
  type LocalizedQuestions,
  languageOption,
  languages,
  localized,
  type Page,
  type PageOf,
  plansOf,
  priceTexts,
  type RenderedCompanyPage,
  type RoutePage,
  type Site,
  type StatutoryTexts,
  type StoreName,
  suppliedStatutoryPages,
  translate,
} from '../../company/index.ts'
import type {
  BadgeImages,
  Mark,
  PageResources,
  SharingPicture,
  ShownScreens,
  ShownWorks,
} from '../components/index.ts'

/** A site with what a build made of it: everything that its pages show. */
export interface SiteBuild {
  readonly site: Site
  readonly resources: PageResources
  /** Whether search engines may index this build. */
  readonly isIndexed: boolean
  readonly legalTexts: LegalTexts
  readonly statutoryTexts: StatutoryTexts
  /** The pages of the company's own. */
  readonly companyPages: readonly RenderedCompanyPage[]
  readonly questions: LocalizedQuestions
  readonly badges: BadgeImages
  readonly mark: Mark | undefined
  /** Paths of the QR codes of the links to the stores. */
  readonly qrCodes: Readonly<Partial<Record<StoreName, string>>>
  /** The company's own works, where they replace drawn ones. */
  readonly works: ShownWorks
  /** Screens of the app. */
  readonly screens: ShownScreens
  /** The company's own picture for places where the landing page is shared. */
  readonly sharing: SharingPicture | undefined
}

/** What a build shows of texts in Markdown. */
export type ShownTexts = 'legalTexts' | 'statutoryTexts' | 'companyPages' | 'questions'

/** The page of the company's own at a path of the page table. @throws where the build has none */
export function companyPageAt(
  { companyPages }: Pick<SiteBuild, 'companyPages'>,
  path: string,
): RenderedCompanyPage {
  const page = companyPages.find(shown => shown.path === path)
  if (!page) throw new Error(`the build has no text for ${path}`)
  return page
}

/** The text of a page that is written in Markdown; undefined for others. */
export function textOfPage(page: RoutePage, build: SiteBuild) {
  const { legalTexts, statutoryTexts } = build
  if (page.kind === 'legal') return legalTexts[page.route][page.language]
  if (page.kind === 'company') return companyPageAt(build, page.path)
  return page.kind === 'statutory' ? statutoryTexts[page.route][page.language] : undefined
}

/** Links to the pages of the company's own in a language that every page leads to: from its bar, or from its footer. */
export function linkedCompanyPages(
  { companyPages }: Pick<SiteBuild, 'companyPages'>,
  language: Language,
  from: 'bar' | 'footer',
) {
  return companyPages
    .filter(page => page.language === language)
    .filter(page => page.in === 'bar' || (from === 'footer' && page.in !== 'none'))
    .map(({ path, title, shortTitle = title }) => ({ href: path, text: shortTitle }))
}

/** What the component of a kind of page takes. */
export interface PageProps<Kind extends Page['kind'] = Page['kind']> {
  readonly page: PageOf<Kind>
  readonly build: SiteBuild
}

/** The reviews that a build shows: samples never where search engines may index it (docs/rulings.md, ruling 8). */
export function shownReviews({ site, isIndexed }: Pick<SiteBuild, 'site' | 'isIndexed'>) {
  return site.config.testimonials.filter(({ consent }) => !isIndexed || consent !== 'sample')
}

/** What is on every page besides its texts: figures, marks, no-break spaces, names of formats, Apple's credit line. */
const everywhere = `0123456789\u00A0 .,:;!?()[]-–’©+/@&%Markdown, Word, Atom, JSON${appleCreditLine}`

/** The texts of a value in a language, without the names of its fields. */
function stringsIn(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return [value]
  if (isTranslations(value)) return [translate(value, language).text]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(part => stringsIn(part, language))
}

/**
 * Everything that the pages of a language show, as one text: the fonts are cut to its characters.
 * What the company supplied may appear on any page.
 * @param shown what a build shows besides the company's values and the texts of the interface
 */
export function pageTexts(site: Site, shown: Pick<SiteBuild, ShownTexts>): Localized {
  return localized(language => {
    const prices = plansOf(site.config).flatMap(({ name, price, yearly = 0 }) => [
      name,
      ...(price === 'custom' ? [] : priceTexts(site, price, language)),
      ...priceTexts(site, yearly, language),
    ])
    const { labels } = languageOption(language).defaultWords
    const values = [site.config, site.messages[language], labels, shown.questions[language]]
    const rendered = [
      ...Object.values(shown.legalTexts),
      ...suppliedStatutoryPages(site).map(name => shown.statutoryTexts[name]),
    ]
    const companyPages = shown.companyPages.filter(page => page.language === language)
    return [
      everywhere,
      ...prices,
      ...languages.map(({ name }) => name),
      ...stringsIn(values, language),
      ...rendered.map(texts => texts[language].plainText),
      ...companyPages.map(({ plainText, shortTitle = '', audience = '' }) =>
        [plainText, shortTitle, audience].join(''),
      ),
    ].join('')
  })
}
