import { ledgerFile, versionsFolder } from '../../folder/index.ts'
import { defaultLanguage, fillMessage, languageOption } from '../../languages/index.ts'
import { type LegalDocumentName, legalDocuments, type Site } from '../../site/index.ts'
import {
  type ComparedSection,
  isChanged,
  markedWords,
  siteTexts,
  textIn,
} from '../../texts/index.ts'
import {
  changesSince,
  lostVersions,
  publishedVersions,
  sectionStatus,
  unsealedVersions,
  withFormerCompanyData,
} from '../../versions/index.ts'
import { locateText, type Rule } from '../rule.ts'

/** Lines that are shown at most. */
const MOST_LINES = 5

/** The first of some lines, and how many more there are. */
export function firstLines(lines: readonly string[]): readonly string[] {
  const more = lines.length - MOST_LINES
  return more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more`] : lines
}

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
  return firstLines(lines)
}

/** The text of a document that is edited, and the version that it says it is, where one of that number is published. */
function editedOf(site: Site, name: LegalDocumentName) {
  const text = textIn(siteTexts(site).documents, name, defaultLanguage)
  const published = publishedVersions(site)[name]
  const sameVersion = published.find(({ version }) => version === text.frontMatter.version)
  return { text, sameVersion, isDraft: published.length > 0 && !sameVersion }
}

/** The texts beside what is published of them. */
export const versionRules: readonly Rule[] = [
  {
    id: 'publication:first',
    severity: 'blocker',
    person: 'founder',
    why: 'Readers agree to a version: until one is frozen, its words and its days can change.',
    fix: 'When all else is answered: npm run legal -- publish. It freezes each with the day of today.',
    find({ site }) {
      const names = legalDocuments.filter(name => publishedVersions(site)[name].length === 0)
      const message = `Not published yet: ${names.join(', ')}`
      return names.length > 0 && { message, location: versionsFolder(site) }
    },
  },
  {
    id: 'publication:lost',
    severity: 'blocker',
    person: 'founder',
    why: 'Readers have agreed to it, and its address is for good.',
    fix: 'Restore it. Where that build was never online: SITE_LAST_BUILD= npm run build, which forgets it.',
    find: ({ site, published = {} }) =>
      lostVersions(site, published).map(({ name, file, message }) => ({
        suffix: `:${name}`,
        message: `${name} ${message}`,
        location: file,
      })),
  },
  {
    id: 'publication:unsealed',
    severity: 'note',
    person: 'founder',
    why: 'An earlier release published it. With the hash behind its line, every command notices when a file of it is changed.',
    fix: 'Write the lines as they are shown, then commit site/; or leave it to the next npm run legal -- publish.',
    find({ site }) {
      const unsealed = unsealedVersions(site)
      const names = unsealed.map(({ name }) => name).join(', ')
      return (
        unsealed.length > 0 && {
          message: `No hash of its files is kept for ${names}`,
          location: ledgerFile(site),
          changes: unsealed.map(({ line }) => line),
        }
      )
    },
  },
  {
    id: 'version:draft',
    severity: 'note',
    person: 'counsel',
    why: 'A published document changes through a new version, not silently.',
    find: ({ site }) =>
      legalDocuments.map(name => {
        const { text, isDraft } = editedOf(site, name)
        return (
          isDraft && {
            suffix: `.${name}`,
            message: `Version ${text.frontMatter.version} of ${name} is a draft: the site shows what is published`,
            location: locateText(site, text, text.lineOf('version')),
            fix: `When it is ready: npm run legal -- publish ${name}`,
          }
        )
      }),
  },
  {
    id: 'version:edited',
    severity: 'warning',
    person: 'counsel',
    why: 'The site shows what was published until a new version is in force: what changed since is neither said nor agreed.',
    find: ({ site }) =>
      legalDocuments.flatMap(name => {
        const { sameVersion } = editedOf(site, name)
        if (!sameVersion) return []
        const edited = changesSince(site, sameVersion)
        const english = edited.find(({ text }) => text.language === defaultLanguage)
        const sectionIds = english?.sections.map(({ id }) => id) ?? []
        // A new name, address or contact is said on other pages at once, and in a document by an editorial version.
        const isCompanyData =
          edited.length > 0 &&
          changesSince(withFormerCompanyData(site, sameVersion), sameVersion).length === 0
        const fix = isCompanyData
          ? `Publish an editorial version of today: give the text a higher number, the day and editorial: "…", then npm run legal -- publish ${name}.`
          : `A new version is due: give the text a higher number and its day, then npm run legal -- publish ${name}.`
        return edited.map(({ text, sections }) => {
          const { language } = text
          const isEnglish = language === defaultLanguage
          // What a translation says differently as well is found in English.
          if (!isEnglish && sections.every(({ id }) => sectionIds.includes(id))) return undefined
          const subject = isEnglish ? name : `${name} in ${languageOption(language).name}`
          const ids = sections.map(({ id }) => id).join(', ')
          return {
            suffix: isEnglish ? `.${name}` : `.${name}.${language}`,
            message: `Published words differ from today's facts: ${subject} ${sameVersion.version}, ${ids}`,
            location: locateText(site, text, text.lineOf('version')),
            changes: sectionChanges(site, sections),
            fix,
          }
        })
      }),
  },
]
