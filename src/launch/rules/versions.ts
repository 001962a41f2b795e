import { defaultLanguage, languageOption } from '../../languages/languages.ts'
import { isShownSection } from '../../model/documents.ts'
import type { Site } from '../../model/site.ts'
import { type ComparedSection, compareDocuments } from '../../texts/compareTexts.ts'
import { type ParsedDocument, siteTexts } from '../../texts/siteTexts.ts'
import { statedBy } from '../../texts/text.ts'
import { publishedTree } from '../../versions/publishedDocument.ts'
import type { PublishedVersion } from '../../versions/publishedVersion.ts'
import { publishedVersions } from '../../versions/readVersions.ts'
import type { Rule } from '../rule.ts'
import { sectionChanges } from '../sectionChanges.ts'
import { inDefaultLanguage, locateFrontMatter, takeOver } from '../situation.ts'

/** The sections in which a text is no longer what was published. */
function editedSections(
  { config }: Site,
  { name, source, document }: ParsedDocument,
  version: PublishedVersion,
): readonly ComparedSection[] {
  const sections = document.sections.filter(({ id }) => isShownSection(config, name, id))
  const { tree } = publishedTree(version, source.language)
  return compareDocuments(tree, { ...document, sections }).filter(
    ({ status }) => status !== 'unchanged',
  )
}

interface EditedText {
  readonly text: ParsedDocument
  readonly version: string
  readonly sections: readonly ComparedSection[]
}

/** Texts that differ from what was published; a translation only where English does not say the same. */
function editedTexts(site: Site): readonly EditedText[] {
  const edited = siteTexts(site).documents.flatMap((text): EditedText[] => {
    const { version } = statedBy(text)
    const published = publishedVersions(site)[text.name].find(one => one.version === version)
    if (published?.texts[text.source.language] === undefined) return []
    const sections = editedSections(site, text, published)
    return sections.length > 0 ? [{ text, version, sections }] : []
  })
  const inEnglish = (name: string) =>
    edited.find(({ text }) => text.name === name && text.source.language === defaultLanguage)
  return edited.filter(one => {
    const english = inEnglish(one.text.name)
    const known = english?.sections.map(({ id }) => id) ?? []
    return one === english || one.sections.some(({ id }) => !known.includes(id))
  })
}

/** The texts beside what is published of them. */
export const versionRules: readonly Rule[] = [
  {
    ...{ id: 'version:draft', severity: 'note' },
    why: 'A published document changes through a new version, not silently.',
    find: ({ site }) =>
      inDefaultLanguage(site).flatMap(document => {
        const { name } = document
        const stated = statedBy(document)
        const published = publishedVersions(site)[name]
        if (published.length === 0) return []
        if (published.some(({ version }) => version === stated.version)) return []
        return {
          suffix: `.${name}`,
          message: `Version ${stated.version} of ${name} is a draft: the site shows what is published`,
          location: locateFrontMatter(site, document, 'version'),
          fix: `When it is ready: npm run legal -- publish ${name}`,
        }
      }),
  },
  {
    ...{ id: 'version:edited', severity: 'warning' },
    why: 'Anybody who cites a version has to find its words; figures and names of the company are words too.',
    find: ({ site }) =>
      editedTexts(site).map(({ text, version, sections }) => {
        const { name, source } = text
        const isEnglish = source.language === defaultLanguage
        const ids = sections.map(({ id }) => id).join(', ')
        const subject = isEnglish ? name : `${name} in ${languageOption(source.language).name}`
        return {
          suffix: isEnglish ? `.${name}` : `.${name}.${source.language}`,
          message: `${subject} is no longer what was published as version ${version}: ${ids}`,
          location: locateFrontMatter(site, text, 'version'),
          changes: sectionChanges(site, sections),
          fix: `Give it a new version, marked as editorial if nothing material changed, and publish it.${takeOver(site, name)}`,
        }
      }),
  },
]
