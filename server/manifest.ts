import type { CacheClass, Header } from './policy.ts'

/** Content codings the build prepares, the best one first. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** One form of a file. */
export interface ManifestVariant {
  /** Path below the folder of the site. */
  readonly file: string
  /** Strong validator: a hash of the bytes, with its quotes (RFC 9110 §8.8.3). */
  readonly etag: string
}

/** What the site answers at one URL path. */
export interface ManifestEntry {
  readonly type: string
  readonly cache: CacheClass
  readonly variants: { readonly identity: ManifestVariant } & Partial<
    Readonly<Record<Encoding, ManifestVariant>>
  >
}

/** Everything the servers know: the allow-list of paths, written by the build. */
export interface Manifest {
  /** Headers of every response. */
  readonly headers: readonly Header[]
  readonly files: Readonly<Record<string, ManifestEntry>>
  /** Where moved or guessed paths lead; always a path of this site. */
  readonly redirects: Readonly<Record<string, string>>
  /** The 404 page of each language, by the path prefix it answers for; the default one is ''. */
  readonly notFound: Readonly<Record<string, ManifestEntry>>
}
