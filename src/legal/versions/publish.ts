import type { LegalDocumentName } from '../../content/documents.ts'
import type { Language } from '../../i18n/languages.ts'
import { OperatorError } from '../../site/OperatorError.ts'
import type { ParsedDocument } from '../parsedDocument.ts'
import { dateFault } from './checkVersions.ts'
import { freeze } from './freeze.ts'
import { writeFrozenText } from './frozenText.ts'
import type { PublishedVersion } from './publishedVersion.ts'
import { versionFile, versionFolder } from './versionFiles.ts'

/** A file to write, below the project's root. */
export interface NewFile {
  readonly file: string
  readonly text: string
}

interface Publication {
  readonly document: LegalDocumentName
  /** The document in every language it is offered in, checked. */
  readonly texts: readonly ParsedDocument[]
  /** The day of publication, ISO 8601. */
  readonly publishedOn: string
  /** What has been published of the document, in the order it takes effect. */
  readonly published: readonly PublishedVersion[]
}

/**
 * Freezes the present text of a document as a version.
 * @returns the files of the version, one a language; nothing is written
 * @throws OperatorError when the version exists, its dates are out of order, or its texts are not
 *   complete
 */
export function publish({
  document,
  texts,
  publishedOn,
  published,
}: Publication): readonly NewFile[] {
  const [first] = texts
  if (!first?.frontMatter) throw new Error(`${document} was not parsed before it is published`)
  const { version, effective, lines } = first.frontMatter
  const refuse = (field: 'version' | 'effective', message: string): never => {
    throw new OperatorError([{ file: first.source.file, line: lines[field], message }])
  }
  if (published.some(earlier => earlier.version === version)) {
    const folder = versionFolder(document, version)
    refuse(
      'version',
      `version ${version} is published, in ${folder}. Give the text a new version in every language`,
    )
  }
  const fault = dateFault({ publishedOn, effective }, published.at(-1))
  if (fault !== undefined) {
    const remedy = 'Write a later day, or name the day it was published: --published 2026-01-31'
    refuse('effective', `version ${version} ${fault}. ${remedy}`)
  }

  const languages: readonly Language[] = texts.map(({ source }) => source.language)
  return texts.map(text => {
    if (!text.frontMatter) throw new Error(`${text.source.file} was not checked`)
    const { lines: _, ...stated } = text.frontMatter
    return {
      file: versionFile(document, version, text.source.language),
      text: writeFrozenText({
        frontMatter: { ...stated, publishedOn, languages },
        body: freeze(text),
      }),
    }
  })
}
