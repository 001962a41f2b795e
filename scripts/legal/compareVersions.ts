import { join } from 'node:path'
import { defaultLanguage, type Language, languages } from '../../src/languages/languages.ts'
import {
  isLegalDocument,
  type LegalDocumentName,
  legalDocuments,
} from '../../src/model/documents.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import type { Site } from '../../src/model/site.ts'
import {
  comparedVersions,
  renderComparisonFile,
} from '../../src/pages/versions/renderComparisonFile.tsx'
import type { ComparedSection } from '../../src/versions/comparison/compareDocuments.ts'
import type { PublishedVersion } from '../../src/versions/publishedVersion.ts'
import { publishedVersions } from '../../src/versions/readVersions.ts'
import { versionFolder } from '../../src/versions/versionFiles.ts'
import type { Output } from '../command.ts'
import { writeNewFiles } from './writeNewFiles.ts'

interface Comparison {
  readonly site: Site
  /** The document's, as somebody typed it. */
  readonly name: string
  /** The numbers of the versions, the one to compare from first. */
  readonly versions: readonly [before: string, after: string]
  /** Every language that both were published in where it is left out. */
  readonly language: string | undefined
  /** The folder that is written to. */
  readonly to: string
  readonly output: Output
}

function findVersion(site: Site, document: LegalDocumentName, number: string): PublishedVersion {
  const published = publishedVersions(site)[document]
  const found = published.find(({ version }) => version === number)
  if (found) return found
  const known = published.map(({ version }) => version).join(', ') || 'none yet'
  const message = `was not published. Write two of the versions that were: ${known}`
  throw new OperatorError([{ file: versionFolder(site, document, number), message }])
}

function languagesOf(
  [before, after]: readonly [PublishedVersion, PublishedVersion],
  wanted: string | undefined,
): readonly Language[] {
  const shared = languages
    .map(({ code }) => code)
    .filter(code => before.texts[code] && after.texts[code])
  if (wanted === undefined) return shared
  const found = shared.filter(code => code === wanted)
  if (found.length > 0) return found
  const message = `is not a language of both versions. Write ${shared.join(', ')}`
  throw new OperatorError([{ file: wanted, message }])
}

/** What became of a section, in a line of the terminal. */
function sectionLine({ messages }: Site, { heading, status, isMoved }: ComparedSection): string {
  const texts = messages[defaultLanguage]
  const moved = isMoved && status === 'changed' ? `, ${texts['changes.moved']}` : ''
  return `  ${heading ?? texts['changes.introduction']}: ${texts[`changes.${status}`]}${moved}`
}

/**
 * Compares any two published versions of a document: lists the sections that differ, and writes an HTML
 * file for each language that shows them word by word.
 * @throws OperatorError where there is no such document, version or language, or a file exists
 */
export function compareVersions({ site, name, versions, language, to, output }: Comparison): void {
  if (!isLegalDocument(name)) {
    const message = `is not a document. Write ${legalDocuments.join(', ')}`
    throw new OperatorError([{ file: name, message }])
  }
  const before = findVersion(site, name, versions[0])
  const after = findVersion(site, name, versions[1])
  const offered = languagesOf([before, after], language)
  for (const code of offered.slice(0, 1)) {
    const sections = comparedVersions({ site, before, after, language: code })
    const changed = sections.filter(({ status }) => status !== 'unchanged')
    output.log(`${name}: version ${after.version} compared with ${before.version}`)
    for (const section of changed) output.log(sectionLine(site, section))
    if (changed.length === 0) output.log(`  ${site.messages[defaultLanguage]['changes.none']}`)
  }
  const files = offered.map(code => ({
    file: join(to, `${name}.${before.version}-${after.version}.${code}.html`),
    text: renderComparisonFile({ site, before, after, language: code }),
  }))
  writeNewFiles(files, output)
}
