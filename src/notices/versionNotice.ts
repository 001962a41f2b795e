import type { Language } from '../languages/languages.ts'
import { fillMessage } from '../languages/messages.ts'
import { dateText } from '../model/dateText.ts'
import { renderFact } from '../model/factText.ts'
import { absoluteUrl, type Site } from '../model/site.ts'
import { withoutSoftHyphens } from '../model/softHyphen.ts'
import { changesPath, versionPath } from '../pages/versionPages.ts'
import { sectionStatus } from '../pages/versions/sectionStatus.ts'
import type { PublishedVersion } from '../versions/publishedVersion.ts'
import { changedSections, type VersionChange } from './changedSections.ts'
import { choicesOf } from './choices.ts'
import { type Notice, type NoticePart, paragraph } from './notice.ts'

/** The sections that changed, each with what became of it: "Retention (changed)". */
function sectionTexts(site: Site, change: VersionChange, language: Language): readonly string[] {
  const texts = site.messages[language]
  return changedSections(change, language).map(section => {
    const heading = section.heading ?? texts['changes.introduction']
    return `${heading} (${sectionStatus(section, key => texts[key])})`
  })
}

/** What is to be done about it: what the document says, or nothing where nothing material changes. */
function choices(site: Site, version: PublishedVersion, language: Language): readonly NoticePart[] {
  if (!version.isEditorial) return choicesOf(site, version.document, version.effective, language)
  return [paragraph(site.messages[language]['mail.nothing'])]
}

/** What its readers are told of a version of a document, in a language it was published in. */
export function versionNotice(site: Site, change: VersionChange, language: Language): Notice {
  const { before, version } = change
  const texts = site.messages[language]
  const document = withoutSoftHyphens(texts[`legal.${version.document}`])
  const date = dateText(version.effective, language)
  const values = { document, date, version: version.version, before: before.version }
  const { summary, editorial } = version.texts[language]?.frontMatter ?? {}
  const items = sectionTexts(site, change, language)
  const changes = { heading: texts['mail.sections'], items }
  // Pages of versions are addressed by document and version alone.
  const page = { ...version, published: version, languages: [language] }
  const address = absoluteUrl(site, versionPath(page, language))
  const contact = renderFact(site, 'contact.privacy', language).text
  return {
    ...{ language, changes, address },
    subject: fillMessage(texts['mail.subject'], values),
    parts: [
      paragraph(fillMessage(texts[`mail.${version.document}`], values)),
      ...(summary === undefined ? [] : [paragraph(summary)]),
      ...(editorial === undefined
        ? []
        : [paragraph(fillMessage(texts['versions.editorial'], { reason: editorial }))]),
      items.length === 0 ? paragraph(texts['changes.none']) : { kind: 'list', ...changes },
      { kind: 'link', label: texts['mail.read'], address },
      {
        kind: 'link',
        label: texts['mail.compare'],
        address: absoluteUrl(site, changesPath(page, language)),
      },
      ...choices(site, version, language),
      paragraph(fillMessage(texts['mail.questions'], { contact })),
    ],
    banner: fillMessage(texts['notice.takesEffect'], values),
  }
}
