import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A header's name and value. */
export type Header = readonly [name: string, value: string]

/** Content encodings the build prepares, the best one first. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** One form of a file. */
export interface ManifestVariant {
  /** Path below the folder of the site. */
  readonly file: string
  /** A hash of the bytes, by which a server that makes no validators of its own tells versions apart. */
  readonly etag: string
}

/** A file with its headers, as finished values. */
export interface ManifestEntry {
  /** Whose headers it carries: those of every response, or the few of an asset. */
  readonly policy: 'document' | 'asset'
  /** `Content-Type` of its responses with a body. */
  readonly type: string
  /** Further headers of all its responses, 304 included; one of the same name takes the place of that of its policy. */
  readonly headers: readonly Header[]
  /** The length in bytes of a file of which parts may be asked for (RFC 9110 §14): clips. */
  readonly rangesOf?: number
  readonly variants: { readonly identity: ManifestVariant } & Partial<
    Readonly<Record<Encoding, ManifestVariant>>
  >
}

/** A response that is the same for every path it is given for. */
export interface FixedResponse {
  readonly status: number
  /** Headers besides those of every response. */
  readonly headers: readonly Header[]
  readonly body: string
}

/** Everything the servers know: the allow-list of paths and every header, written by the build. */
export interface Manifest {
  /** Said by a preview alone: it shows drafts, and is not to be deployed in the place of the site. */
  readonly showsDrafts?: true
  /** Headers of every response but those of assets. */
  readonly headers: readonly Header[]
  /** Headers of fonts and scripts, instead of those. */
  readonly assetHeaders: readonly Header[]
  readonly files: Readonly<Record<string, ManifestEntry>>
  /**
   * Those of the files that only pages of earlier builds ask for, by path: how many builds ago each was
   * last part of one.
   */
  readonly earlierAssets: Readonly<Record<string, number>>
  /** Where moved or guessed paths lead: a path of this site, with or without a section. */
  readonly redirects: Readonly<Record<string, string>>
  /** The 404 page of each language, by the path prefix it is shown for; the default one is ''. */
  readonly notFound: Readonly<Record<string, ManifestEntry>>
}

/** Where the servers say that they are up. */
export const healthPath = '/healthz'

const plainText: Header = ['Content-Type', 'text/plain; charset=utf-8']
/** It is about one request, not about a file. */
const unkept: Header = ['Cache-Control', 'no-store']

/** The responses that are not files of the site. */
export const responses = {
  health: {
    status: 200,
    headers: [plainText, unkept, ['Vary', 'Accept-Encoding']],
    body: 'ok\n',
  },
  /** Without its `Location`; looked up again every time, so that a mistake in the table can be corrected. */
  redirect: { status: 301, headers: [['Cache-Control', 'no-cache']], body: '' },
  // RFC 9110 §15.5.6
  methodNotAllowed: {
    status: 405,
    headers: [plainText, unkept, ['Allow', 'GET, HEAD']],
    body: 'Method Not Allowed\n',
  },
  /** To requests that no sound client sends; 400 unless a server knows better, such as 414 or 431. */
  refusal: {
    status: 400,
    headers: [plainText, unkept],
    body: 'The server cannot answer this request.\n',
  },
} as const satisfies Readonly<Record<string, FixedResponse>>

/** Every file of the site as it is listed. */
export function entriesOf({ files, notFound }: Manifest): readonly ManifestEntry[] {
  return [...Object.values(files), ...Object.values(notFound)]
}

/** Headers that hold for many files and those of one, each name once: what the file says of itself counts. */
export function mergeHeaders(
  sharedHeaders: readonly Header[],
  specificHeaders: readonly Header[],
): readonly Header[] {
  const names = new Set(specificHeaders.map(([name]) => name))
  return [...sharedHeaders.filter(([name]) => !names.has(name)), ...specificHeaders]
}

/** The headers of every response of a file, each name once: those of its policy, and its own. */
export function headersOfEntry(
  { headers, assetHeaders }: Manifest,
  entry: Pick<ManifestEntry, 'policy' | 'headers'>,
): readonly Header[] {
  return mergeHeaders(entry.policy === 'asset' ? assetHeaders : headers, entry.headers)
}

/** A strong validator of a body: a hash of its bytes, with its quotes (RFC 9110 §8.8.3). */
export function strongEtag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Where a redirect leads, with the query of the request before the section. */
export function redirectLocation(target: string, query: string): string {
  const [page, ...section] = target.split('#')
  return [page + query, ...section].join('#')
}

/** What the server sends: files are in memory, clips stay on the disk. */
export type Build = ReturnType<typeof readBuild>

function readManifest(folder: string) {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    return { manifest, entries: entriesOf(manifest) }
  } catch {
    throw new Error(`There is no whole build in ${folder}. Run "npm run build" first.`)
  }
}

/**
 * Reads a build, and checks every file against the hash that the build gave it: a half-copied or
 * edited deployment must not start.
 * @throws with the folder, the file and the remedy, for the person who starts the server
 */
export function readBuild(outputFolder: string) {
  const { manifest, entries } = readManifest(outputFolder)
  const folder = resolve(outputFolder, 'site')
  const contents = new Map<string, Buffer>()
  for (const { variants, rangesOf } of entries) {
    for (const { file, etag } of Object.values(variants)) {
      let content: Buffer | undefined
      let fault = 'is not the file that was built'
      try {
        content = readFileSync(join(folder, file))
      } catch (error) {
        fault = `cannot be read (${(error as NodeJS.ErrnoException).code})`
      }
      if (!content || strongEtag(content) !== etag)
        throw new Error(
          `The build in ${outputFolder} is not intact: site/${file} ${fault}. Run "npm run build" again, or copy the whole build.`,
        )
      if (rangesOf === undefined) contents.set(file, content)
    }
  }
  return { manifest, folder, contents }
}
