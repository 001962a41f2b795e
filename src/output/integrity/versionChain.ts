import { legalDocuments } from '../../model/documents.ts'
import type { Site } from '../../model/site.ts'
import type { PublishedVersion } from '../../versions/publishedVersion.ts'
import { publishedVersions } from '../../versions/readVersions.ts'
import { sha256 } from './hashes.ts'

/** A published version as a link of its document's chain; days as ISO 8601. */
export interface ChainedVersion {
  readonly document: string
  readonly version: string
  readonly publishedOn: string
  readonly effective: string
  /** The SHA-256 of its text in each language, as it was published. */
  readonly texts: Readonly<Record<string, string>>
  /** The hash of the version before it; null for the first one of a document. */
  readonly previous: string | null
  /** The SHA-256 of all fields above, as JSON without spaces, in this order. */
  readonly hash: string
}

/** The texts of a version by their names, `privacy-policy/2.0/en`, as they were published. */
function textsOf({ versions }: Site, { document, version }: PublishedVersion) {
  return [...versions]
    .filter(([name]) => name.startsWith(`${document}/${version}/`))
    .map(([name, { text }]) => [name.replace(/\.md$/, ''), text] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** The versions of every document that are published on the day of the site, the oldest first. */
function publishedUntilToday(site: Site): readonly (readonly PublishedVersion[])[] {
  return legalDocuments.map(document =>
    publishedVersions(site)[document].filter(({ publishedOn }) => publishedOn <= site.today),
  )
}

/** The published versions of each document, each naming the hash of the one before it. */
export function versionChains(site: Site): readonly ChainedVersion[] {
  return publishedUntilToday(site).flatMap(versions => {
    const chain: ChainedVersion[] = []
    for (const published of versions) {
      const { document, version, publishedOn, effective } = published
      const texts = textsOf(site, published).map(([name, text]) => [
        name.slice(name.lastIndexOf('/') + 1),
        sha256(text),
      ])
      const link = {
        ...{ document, version, publishedOn, effective },
        texts: Object.fromEntries(texts),
        previous: chain.at(-1)?.hash ?? null,
      }
      chain.push({ ...link, hash: sha256(JSON.stringify(link)) })
    }
    return chain
  })
}

/** The texts of all published versions by their names, as JSON: what the chains are the hashes of. */
export function publishedTexts(site: Site): string {
  const texts = publishedUntilToday(site)
    .flat()
    .flatMap(version => textsOf(site, version))
  return `${JSON.stringify(Object.fromEntries(texts), null, 1)}\n`
}
