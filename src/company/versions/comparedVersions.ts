/** Versions by their names (`privacy-policy/2.0`), each with the hashes that are known of it, by what they are of. */
export type VersionHashes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** How the versions of the company's folder differ from a list of what was published. */
export interface VersionDifferences {
  /** The names of those that are listed and are not in the folder. */
  readonly missing: readonly string[]
  /** The names of those in the folder that are not listed. */
  readonly unlisted: readonly string[]
  /** Those of which the list states another hash, with what that hash is of. */
  readonly changed: readonly { readonly name: string; readonly hashOf: string }[]
}

/**
 * Holds the versions of the company's folder against a list: the ledger, the last build, or a running site. Only
 * hashes that the list states are compared.
 */
export function compareVersions(listed: VersionHashes, present: VersionHashes): VersionDifferences {
  const missing = Object.keys(listed).filter(name => !Object.hasOwn(present, name))
  const unlisted = Object.keys(present).filter(name => !Object.hasOwn(listed, name))
  const changed = Object.entries(listed).flatMap(([name, hashes]) => {
    if (!Object.hasOwn(present, name)) return []
    return Object.entries(hashes)
      .filter(([hashOf, hash]) => present[name]?.[hashOf] !== hash)
      .map(([hashOf]) => ({ name, hashOf }))
  })
  return { missing, unlisted, changed }
}
