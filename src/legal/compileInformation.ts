import { type InformationPageName, informationPages } from '../content/information.ts'
import { withoutSoftHyphens } from '../content/softHyphen.ts'
import { defaultLanguage, type Language, localized } from '../i18n/languages.ts'
import type { InformationText, InformationTexts } from './informationText.ts'
import type { ParsedInformation } from './parsedInformation.ts'
import { renderHtml } from './render.ts'
import { plainMarkdown } from './renderMarkdown.ts'

function renderText({ source, frontMatter, document }: ParsedInformation): InformationText {
  if (!frontMatter) throw new Error(`${source.file} was not checked before it is rendered`)
  const { introduction, parts } = document
  const nodes = [...introduction, ...parts.flatMap(({ node, content }) => [node, ...content])]
  return {
    ...frontMatter,
    language: source.language,
    introduction: renderHtml(introduction),
    sections: parts.map(({ id, heading, content }) => ({
      id,
      heading,
      html: renderHtml(content),
    })),
    markdown: `# ${withoutSoftHyphens(frontMatter.title)}\n\n${plainMarkdown(nodes)}`,
  }
}

/**
 * Renders the checked texts of the optional pages for every language of the site. A text without a
 * translation is given in the default language.
 */
export function compileInformation(texts: readonly ParsedInformation[]): InformationTexts {
  const find = (name: InformationPageName, language: Language): ParsedInformation => {
    const own = texts.filter(text => text.name === name)
    const inLanguage = (code: Language) => own.find(({ source }) => source.language === code)
    const found = inLanguage(language) ?? inLanguage(defaultLanguage)
    if (!found) throw new Error(`${name} was not parsed in ${defaultLanguage}`)
    return found
  }
  const rendered = informationPages.map(name => [
    name,
    localized(language => renderText(find(name, language))),
  ])
  return Object.fromEntries(rendered) as InformationTexts // every page has just been walked
}
