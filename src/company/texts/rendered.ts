import type { PhrasingContent, Root } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { isInEea } from '../countries/index.ts'
import { withoutSoftHyphens } from '../folder/index.ts'
import {
  defaultLanguage,
  type Language,
  type Localized,
  languageList,
  localized,
} from '../languages/index.ts'
import {
  capitalize,
  companyPagePath,
  dateText,
  type LegalDocumentName,
  type Site,
  type StatutoryPageName,
} from '../site/index.ts'
import { withLinksInto } from './fallbackLinks.ts'
import type { CompanyPageHead, DocumentHead, TitleFrontMatter } from './frontMatter.ts'
import { type PagePictures, renderHtml, renderInline } from './html.ts'
import { stringify } from './parse.ts'
import { nodesOf, type TextBody } from './sections.ts'
import { copyTree, walkNodes, withoutContainers, writeOutFacts } from './trees.ts'

/** A text in one of the languages it is written in: checked, and everything in it resolved. */
interface Text<Name extends string, Head> {
  readonly name: Name
  readonly language: Language
  readonly frontMatter: Head
  /** Its tree with the sections that are shown. */
  readonly document: TextBody
}

/** A legal document, as it is edited or as it was published. */
export type DocumentText = Text<LegalDocumentName, DocumentHead>

/** A statutory page. */
type StatutoryPageText = Text<StatutoryPageName, TitleFrontMatter>

/** A page of the company's own. */
type CompanyPageText = Text<string, CompanyPageHead>

/** A text of any kind, wherever its name does not matter. */
type AnyText =
  | Omit<DocumentText, 'name'>
  | Omit<StatutoryPageText, 'name'>
  | Omit<CompanyPageText, 'name'>

/** A section of a text as a page shows it. */
export interface RenderedSection {
  readonly id: string
  readonly heading: string
  /** The "In short" line as HTML, empty where there is none; it does not replace the text. */
  readonly inShort: string
  readonly html: string
}

/** A text in one language as a page shows it, with what its head states. */
export type Rendered<Head> = Head & {
  /** Language the text is written in; another one than the page's where no translation exists. */
  readonly language: Language
  readonly introduction: string
  readonly sections: readonly RenderedSection[]
  /** Everything that its page says of it, with its title and what its head states: fonts are cut to these letters. */
  readonly plainText: string
  /** Makes the text as plain Markdown, its facts filled: few pages have such a twin. */
  readonly markdown: () => string
}

/** The region that stands after the number of a version, with a space before it; empty for other markets. */
export function regionText({ config, conditions, messages }: Site, language: Language): string {
  const { 'market.US': inUs, 'market.EEA': inEea } = conditions
  // The region of a language would be wrong of a document that is for other countries as well.
  const isElsewhere = config.business.markets?.some(code => code !== 'US' && !isInEea(code))
  return inUs && inEea && !isElsewhere ? ` ${messages[language]['legal.region']}` : ''
}

/** A line of what a document states of itself. */
export interface DocumentDetail {
  readonly field: 'effective' | 'lastUpdated' | 'nextReview' | 'version' | 'languages'
  readonly label: string
  readonly text: string
}

/** The dates of a document, its version and its languages, in the order they are shown. */
export function documentDetails(
  site: Site,
  frontMatter: DocumentHead,
  language: Language,
): readonly DocumentDetail[] {
  const texts = site.messages[language]
  const dates = (['effective', 'lastUpdated', 'nextReview'] as const).flatMap(field => {
    const day = frontMatter[field]
    return day ? { field, label: texts[`legal.${field}`], text: dateText(day, language) } : []
  })
  const version: DocumentDetail = {
    field: 'version',
    label: texts['legal.version'],
    text: frontMatter.version + regionText(site, language),
  }
  if (site.languages.legal.length === 1) return [...dates, version]
  const names = capitalize(languageList(frontMatter.languages, language), language)
  return [...dates, version, { field: 'languages', label: texts['legal.languages'], text: names }]
}

/**
 * A text in a language, or in the default language where it is not written in that one.
 * @throws when it is written in neither, which the checks of the texts report first
 */
export function textIn<Written extends Text<string, unknown>>(
  texts: readonly Written[],
  name: Written['name'],
  language: Language,
): Written {
  const find = (code: Language) => texts.find(text => text.name === name && text.language === code)
  const found = find(language) ?? find(defaultLanguage)
  if (!found) throw new Error(`${name} was not parsed in ${defaultLanguage}`)
  return found
}

/** A text as Markdown that any reader understands; what a document states of itself below its title. */
function markdownOf(
  site: Site,
  { language, frontMatter, document }: AnyText,
  pictures: PagePictures,
): string {
  const texts = site.messages[language]
  const lines = [`# ${frontMatter.title}`]
  // A copy, because the same tree becomes the page's HTML.
  const root: Root = { type: 'root', children: copyTree(withoutContainers(nodesOf(document))) }
  if ('version' in frontMatter) {
    const details = documentDetails(site, frontMatter, language)
    lines.push('', ...details.map(({ label, text }) => `- **${label}** ${text}`))
    lines.push('', texts['legal.inShortNote'])
    for (const node of root.children) {
      const [line] = node.type === 'blockquote' ? node.children : []
      if (line?.type !== 'paragraph') continue
      // Quoted without its label, the line would read as the text.
      const label: PhrasingContent = { type: 'text', value: texts['legal.inShort'] }
      line.children.unshift({ type: 'strong', children: [label] }, { type: 'text', value: ' ' })
    }
  }
  writeOutFacts(root)
  walkNodes(root, node => {
    if (node.type === 'image') node.url = pictures.get(node.url)?.src ?? node.url
  })
  return withoutSoftHyphens(`${lines.join('\n')}\n\n${stringify(root)}`)
}

/** Everything that a page says of a text, without markup and the targets of links. */
function plainTextOf(site: Site, { language, frontMatter, document }: AnyText): string {
  const details = 'version' in frontMatter ? documentDetails(site, frontMatter, language) : []
  return [
    frontMatter.title,
    frontMatter.description,
    ...details.map(({ label, text }) => `${label} ${text}`),
    ...nodesOf(document).map(node => plainText(node)),
  ].join('\n')
}

/**
 * A text as a page shows it: in HTML, in plain words, and as Markdown where that is asked for.
 * @param pictures those that it may show
 */
export function renderText<Shown extends AnyText>(
  site: Site,
  text: Shown,
  pictures: PagePictures = new Map(),
): Rendered<Shown['frontMatter']> {
  const { language, frontMatter, document } = text
  return {
    ...frontMatter,
    language,
    introduction: renderHtml(document.introduction, pictures),
    sections: document.sections.map(({ id, heading, inShort, content }) => ({
      id,
      heading,
      inShort: inShort ? renderInline(inShort) : '',
      html: renderHtml(content, pictures, heading),
    })),
    plainText: plainTextOf(site, text),
    markdown: () => markdownOf(site, text, pictures),
  }
}

/** Texts by their names, as they are shown in every language of the site. */
type TextsByName<Written extends AnyText & { readonly name: string }> = Readonly<
  Record<Written['name'], Localized<Rendered<Written['frontMatter']>>>
>

/**
 * A text as a page in a language shows it: where it is not written in that one, in the default language with links
 * into that of the page. What was published keeps its links.
 */
export function textOnPage<Written extends AnyText & { readonly name: string }>(
  site: Site,
  texts: readonly Written[],
  name: Written['name'],
  language: Language,
): Written {
  const text = textIn(texts, name, language)
  const isPublished = 'publishedOn' in text.frontMatter
  const isOffered = site.languages.legal.includes(language)
  if (text.language === language || isPublished || !isOffered) return text
  return { ...text, document: withLinksInto(site, text.document, language) }
}

/**
 * Texts as they are shown in every language of the site; in the default one where they are not translated.
 * @param pictures those that they show
 */
export function renderTexts<Written extends AnyText & { readonly name: string }>(
  site: Site,
  texts: readonly Written[],
  pictures?: PagePictures,
): TextsByName<Written> {
  const renderedTexts = new Map(texts.map(text => [text, renderText(site, text, pictures)]))
  const renderedIn = (name: Written['name'], language: Language) => {
    const text = textOnPage(site, texts, name, language)
    return renderedTexts.get(text) ?? renderText(site, text, pictures)
  }
  const names = new Set<Written['name']>(texts.map(({ name }) => name))
  const entries = Array.from(
    names,
    name => [name, localized(language => renderedIn(name, language))] as const,
  )
  // Every name has an entry, and every text is written in the default language.
  return Object.fromEntries(entries) as TextsByName<Written>
}

/** Every legal document in every language. */
export type LegalTexts = ReturnType<typeof renderTexts<DocumentText>>

/** Every statutory page in every language, whether the site shows it or not. */
export type StatutoryTexts = ReturnType<typeof renderTexts<StatutoryPageText>>

/** A page of the company's own in one language, as it is shown. */
export interface RenderedCompanyPage extends Rendered<CompanyPageHead> {
  /** The name of its files, which is the last part of its address. */
  readonly name: string
  readonly path: string
}

/**
 * Every page of the company's own in the languages that it has.
 * @param pictures those that they show
 */
export function renderCompanyPages(
  site: Site,
  texts: readonly CompanyPageText[],
  pictures?: PagePictures,
): readonly RenderedCompanyPage[] {
  return texts.map(text => ({
    ...renderText(site, text, pictures),
    name: text.name,
    path: companyPagePath(text, text.language),
  }))
}
