import type { Language } from '../languages/languages.ts'
import type { LegalDocumentName } from '../model/documents.ts'
import { OperatorError } from '../model/OperatorError.ts'
import type { Site } from '../model/site.ts'
import type { ParsedDocument } from '../texts/siteTexts.ts'
import { statedBy } from '../texts/text.ts'
import { withoutTranslates } from '../texts/translated.ts'
import { dateFault } from './checkVersions.ts'
import { publishedBody } from './publishedBody.ts'
import { textHash, writePublishedText } from './publishedText.ts'
import { publishedVersions } from './readVersions.ts'
import { versionFile, versionFolder } from './versionFiles.ts'

/** A file to write, below the project's root. */
export interface NewFile {
  readonly file: string
  readonly text: string
}

interface Publication {
  readonly site: Site
  readonly document: LegalDocumentName
  /** The document in every language it is offered in, checked. */
  readonly texts: readonly ParsedDocument[]
  /** The day of publication, ISO 8601. */
  readonly publishedOn: string
}

/**
 * Freezes the present text of a document as a version.
 * @returns the files of the version, one a language; nothing is written
 * @throws OperatorError when the version exists, its dates are out of order, or its texts are not
 *   complete
 */
export function publish({ site, document, texts, publishedOn }: Publication): readonly NewFile[] {
  const [first] = texts
  if (!first?.frontMatter) throw new Error(`${document} has to be parsed before it is published`)
  const { values, lineOf } = first.frontMatter
  const { version, effective } = values
  const published = publishedVersions(site)[document]
  const last = published.at(-1)
  const refuse = (field: 'version' | 'effective', message: string): never => {
    throw new OperatorError([{ file: first.source.file, line: lineOf(field), message }])
  }
  if (published.some(earlier => earlier.version === version)) {
    const folder = versionFolder(site, document, version)
    refuse(
      'version',
      `version ${version} is already published, in ${folder}. Give the text a new version in every language`,
    )
  }
  const fault = dateFault({ publishedOn, effective }, last)
  if (fault !== undefined) {
    const remedy = 'Write a later day, or name the day it was published: --published 2026-01-31'
    refuse('effective', `version ${version} ${fault}. ${remedy}`)
  }

  const languages: readonly Language[] = texts.map(({ source }) => source.language)
  return texts.map(text => ({
    file: versionFile(site, document, version, text.source.language),
    text: writePublishedText({
      frontMatter: {
        ...{ ...statedBy(text), publishedOn, languages },
        wording: textHash(withoutTranslates(text.source.text)),
        ...(last && { follows: last.version }),
      },
      body: publishedBody(site.config, text),
    }),
  }))
}
