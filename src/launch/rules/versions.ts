import { defaultLanguage, fillMessage, languageOption } from '../../languages/index.ts'
import { type LegalDocumentName, legalDocuments, type Site } from '../../model/index.ts'
import {
  type ComparedSection,
  isChanged,
  markedWords,
  siteTexts,
  textIn,
} from '../../texts/index.ts'
import {
  changesSince,
  type PublishedVersion,
  publishedVersions,
  sectionStatus,
} from '../../versions/index.ts'
import type { Rule } from '../rule.ts'
import { inDefaultLanguage, locateFrontMatter } from '../situation.ts'

/** Lines that are shown at most. */
const MOST_LINES = 5

/** What changed in some sections of a document, in words: a line for each paragraph, item or row. */
export function sectionChanges(
  { messages }: Site,
  sections: readonly ComparedSection[],
): readonly string[] {
  const texts = messages[defaultLanguage]
  const lines = sections.flatMap(section => {
    const heading = markedWords(section.headingChanges) || texts['changes.introduction']
    const head = `${heading} (${sectionStatus(section, key => texts[key])})`
    const blocks = section.blocks.filter(block => isChanged(block) && !block.movedTo)
    if (blocks.length === 0) return [head]
    return blocks.map(({ parts, movedFrom }) => {
      const place = { section: movedFrom?.heading ?? texts['changes.introduction'] }
      const from = movedFrom ? ` ${fillMessage(texts['changes.movedFrom'], place)}:` : ''
      return `${head}:${from} ${parts.map(markedWords).join(' | ')}`
    })
  })
  const more = lines.length - MOST_LINES
  return more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more`] : lines
}

/** The version that the text of a document says it is; undefined where none of that number was published. */
function statedVersion(site: Site, document: LegalDocumentName): PublishedVersion | undefined {
  const { frontMatter } = textIn(siteTexts(site).documents, document, defaultLanguage)
  return publishedVersions(site)[document].find(({ version }) => version === frontMatter.version)
}

/** Texts that differ from what was published; a translation only where English does not say the same. */
function differing(site: Site, version: PublishedVersion) {
  const edited = changesSince(site, version)
  const english = edited.find(({ text }) => text.language === defaultLanguage)
  const known = english?.sections.map(({ id }) => id) ?? []
  return edited.filter(one => one === english || one.sections.some(({ id }) => !known.includes(id)))
}

/** The texts beside what is published of them. */
export const versionRules: readonly Rule[] = [
  {
    ...{ id: 'publication:first', severity: 'blocker', person: 'founder' },
    why: 'Readers agree to a version: until one is frozen, its words and its days can change.',
    find: ({ site }) => {
      const names = legalDocuments.filter(name => publishedVersions(site)[name].length === 0)
      if (names.length === 0) return []
      return [
        {
          message: `Not published yet: ${names.join(', ')}`,
          location: `${site.folder}/versions`,
          fix: 'When all else is answered: npm run legal -- publish. It freezes each with the day of today.',
        },
      ]
    },
  },
  {
    ...{ id: 'version:draft', severity: 'note' },
    why: 'A published document changes through a new version, not silently.',
    find: ({ site }) =>
      inDefaultLanguage(site).flatMap(document => {
        const { name, frontMatter } = document
        if (publishedVersions(site)[name].length === 0 || statedVersion(site, name)) return []
        return {
          suffix: `.${name}`,
          message: `Version ${frontMatter.version} of ${name} is a draft: the site shows what is published`,
          location: locateFrontMatter(site, document, 'version'),
          fix: `When it is ready: npm run legal -- publish ${name}`,
        }
      }),
  },
  {
    ...{ id: 'version:edited', severity: 'warning' },
    why: 'The site shows what was published until a new version is in force: what changed since is neither said nor agreed.',
    find: ({ site }) =>
      legalDocuments.flatMap(name => {
        const version = statedVersion(site, name)
        if (!version) return []
        return differing(site, version).map(({ text, sections }) => {
          const { language } = text
          const isEnglish = language === defaultLanguage
          const subject = isEnglish ? name : `${name} in ${languageOption(language).name}`
          const ids = sections.map(({ id }) => id).join(', ')
          return {
            suffix: isEnglish ? `.${name}` : `.${name}.${language}`,
            message: `Published words differ from today's facts: ${subject} ${version.version}, ${ids}`,
            location: locateFrontMatter(site, text, 'version'),
            changes: sectionChanges(site, sections),
            fix: `A new version is due: give the text a higher number and its day, then npm run legal -- publish ${name}.`,
          }
        })
      }),
  },
]
