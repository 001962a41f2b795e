import { defaultLanguage } from '../languages/languages.ts'
import { type Fault, OperatorError } from '../model/OperatorError.ts'
import type { Site } from '../model/site.ts'
import type { PublishedVersion } from './publishedVersion.ts'
import { versionFile, versionFolder } from './versionFiles.ts'

function faultsOfTexts(
  site: Pick<Site, 'folder'>,
  { document, version, texts, ...stated }: PublishedVersion,
): Fault[] {
  return Object.entries(texts).flatMap(([language, text]) => {
    // The keys are those of the version's own list of languages.
    const file = versionFile(site, document, version, language as keyof typeof texts)
    if (text === undefined) {
      return { file, message: `is missing: ${version} was published in this language. Restore it` }
    }
    const { frontMatter } = text
    const differing = (['publishedOn', 'effective'] as const).find(
      field => frontMatter[field] !== stated[field],
    )
    if (frontMatter.version !== version) {
      return { file, message: `belongs to version ${frontMatter.version}. Move it to that folder` }
    }
    if (differing === undefined) return []
    const message = `${differing} is ${frontMatter[differing]}, but ${stated[differing]} in other languages. Restore the files as they were published`
    return { file, message }
  })
}

/** What is wrong with the dates of a version that follows another one; undefined if nothing. */
export function dateFault(
  next: Pick<PublishedVersion, 'publishedOn' | 'effective'>,
  last: PublishedVersion | undefined,
): string | undefined {
  const { publishedOn, effective } = next
  if (effective < publishedOn) {
    return `takes effect on ${effective}, before its publication on ${publishedOn}`
  }
  if (last === undefined) return undefined
  if (effective <= last.effective) {
    return `takes effect on ${effective}, not after version ${last.version} (${last.effective})`
  }
  if (publishedOn < last.publishedOn) {
    return `is published on ${publishedOn}, before version ${last.version} (${last.publishedOn})`
  }
  return undefined
}

/** A version that another one says it came after, and that is not there. */
function missingBefore(
  site: Pick<Site, 'folder'>,
  { document, texts }: PublishedVersion,
  previous: PublishedVersion | undefined,
): Fault[] {
  const { follows } = texts[defaultLanguage]?.frontMatter ?? {}
  if (follows === undefined || follows === previous?.version) return []
  const message = 'is missing: a later version came after this one. Restore its folder'
  return [{ file: versionFolder(site, document, follows), message }]
}

/**
 * Checks the versions of one document, in the order they take effect.
 * @throws OperatorError with everything that is wrong
 */
export function checkVersions(
  site: Pick<Site, 'folder'>,
  versions: readonly PublishedVersion[],
): void {
  const faults = versions.flatMap((version, index): Fault[] => {
    const wrong = dateFault(version, versions[index - 1])
    const file = versionFolder(site, version.document, version.version)
    const message = `${wrong}. Restore the versions as they were published`
    return [
      ...faultsOfTexts(site, version),
      ...missingBefore(site, version, versions[index - 1]),
      ...(wrong === undefined ? [] : [{ file, message }]),
    ]
  })
  if (faults.length > 0) throw new OperatorError(faults)
}
