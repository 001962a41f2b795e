import { strongEtag } from './etag.ts'
import {
  type Encoding,
  encodings,
  type FixedResponse,
  type Header,
  type Manifest,
  type ManifestEntry,
  type ManifestVariant,
} from './manifest.ts'
import { chooseEncoding } from './negotiate.ts'

/** Names and values in turn, as `writeHead` takes them. */
type RawHeaders = string[]

/** A response prepared at start: nothing but these bytes is ever sent. */
export interface PreparedResponse {
  readonly status: number
  readonly headers: RawHeaders
  readonly body: Buffer | undefined
}

/** A file in one encoding, and the response to a client that has it. */
export interface PreparedVariant {
  readonly etag: string
  /** Its media type. */
  readonly type: string
  readonly full: PreparedResponse
  readonly notModified: PreparedResponse
}

/** A file in all its encodings. */
export interface PreparedFile {
  /** The variant for an `Accept-Encoding` header. */
  readonly choose: (acceptEncoding: string | undefined) => PreparedVariant
  /** Whether parts of it may be asked for. */
  readonly hasRanges: boolean
}

/** The whole site in memory, ready to be sent. */
export interface PreparedSite {
  readonly files: ReadonlyMap<string, PreparedFile>
  /** Paths of the texts that the build left uncompressed. */
  readonly uncompressedPaths: readonly string[]
  /** Complete redirects without a query, by path. */
  readonly redirects: ReadonlyMap<string, string>
  /** The redirects to a store, by path. */
  readonly campaigns: ReadonlyMap<string, PreparedResponse>
  readonly notFound: (path: string) => PreparedFile
  readonly healthPath: string
  /** The responses that are not files; redirects without their `Location`. */
  readonly responses: Readonly<Record<keyof Manifest['responses'], PreparedResponse>>
}

/** Distinct `Accept-Encoding` headers whose choice is remembered; browsers send a handful. */
const MAX_REMEMBERED_HEADERS = 64

function prepareFixed(
  { status, headers, body }: FixedResponse,
  common: readonly Header[],
): PreparedResponse {
  const content = Buffer.from(body)
  const length: Header = ['Content-Length', String(content.length)]
  return { status, body: content, headers: [...common, ...headers, length].flat() }
}

/**
 * Gives the bytes of a file of the site.
 * @param hasHash tells whether they are those of the build
 */
export type ReadFile = (file: string, hasHash: (body: Buffer) => boolean) => Buffer

function prepareFile(
  read: ReadFile,
  entry: ManifestEntry,
  status: number,
  common: readonly Header[],
): PreparedFile {
  const prepare = (encoding: Encoding, { file, etag }: ManifestVariant): PreparedVariant => {
    const body = read(file, content => strongEtag(content) === etag)
    const validators = [
      ...[...common, ...entry.headers].flat(),
      ...(status === 200 ? ['ETag', etag] : []),
    ]
    const content = [
      ...['Content-Type', entry.type],
      ...['Content-Length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ]
    return {
      etag,
      type: entry.type,
      full: { status, headers: [...validators, ...content], body },
      notModified: { status: 304, headers: validators, body: undefined },
    }
  }
  const { br, gzip, identity } = entry.variants
  const fallback = prepare('identity', identity)
  const variants: Partial<Record<Encoding, PreparedVariant>> = {
    ...(br && { br: prepare('br', br) }),
    ...(gzip && { gzip: prepare('gzip', gzip) }),
    identity: fallback,
  }

  const available = encodings.filter(encoding => variants[encoding])
  const remembered = new Map<string | undefined, PreparedVariant>()
  return {
    hasRanges: entry.rangesOf !== undefined,
    choose(acceptEncoding) {
      const known = remembered.get(acceptEncoding)
      if (known) return known
      const chosen = variants[chooseEncoding(acceptEncoding, available)] ?? fallback
      if (remembered.size < MAX_REMEMBERED_HEADERS) remembered.set(acceptEncoding, chosen)
      return chosen
    },
  }
}

/** Whether a file is text of which the build has made no smaller form. */
function isUncompressed({ type, variants }: ManifestEntry): boolean {
  return type.includes('charset=') && variants.br === undefined && variants.gzip === undefined
}

/** Reads every file of the manifest into memory and prepares its responses. */
export function prepareSite(manifest: Manifest, read: ReadFile): PreparedSite {
  const { headers, assetHeaders, files, redirects, campaigns, notFound, healthPath, responses } =
    manifest
  const notFoundPages = Object.entries(notFound)
    .sort(([one], [two]) => two.length - one.length)
    .map(([prefix, entry]) => ({ prefix, file: prepareFile(read, entry, 404, headers) }))
  const fallback = notFoundPages.at(-1)?.file
  if (!fallback) throw new Error('the manifest has no 404 page')

  return {
    files: new Map(
      Object.entries(files).map(([path, entry]) => {
        const common = entry.policy === 'asset' ? assetHeaders : headers
        return [path, prepareFile(read, entry, 200, common)]
      }),
    ),
    uncompressedPaths: Object.entries(files)
      .filter(([, entry]) => isUncompressed(entry))
      .map(([path]) => path),
    redirects: new Map(Object.entries(redirects)),
    campaigns: new Map(
      Object.entries(campaigns).map(([path, target]) => {
        const location: Header = ['Location', target]
        return [path, prepareFixed(responses.campaign, [...headers, location])]
      }),
    ),
    notFound: path =>
      notFoundPages.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.file ??
      fallback,
    healthPath,
    responses: {
      health: prepareFixed(responses.health, headers),
      redirect: prepareFixed(responses.redirect, headers),
      campaign: prepareFixed(responses.campaign, headers),
      badRequest: prepareFixed(responses.badRequest, headers),
      methodNotAllowed: prepareFixed(responses.methodNotAllowed, headers),
      preconditionFailed: prepareFixed(responses.preconditionFailed, headers),
      rangeNotSatisfiable: prepareFixed(responses.rangeNotSatisfiable, headers),
      targetTooLong: prepareFixed(responses.targetTooLong, headers),
      headersTooLarge: prepareFixed(responses.headersTooLarge, headers),
      serverError: prepareFixed(responses.serverError, headers),
      notImplemented: prepareFixed(responses.notImplemented, headers),
      versionNotSupported: prepareFixed(responses.versionNotSupported, headers),
    },
  }
}
