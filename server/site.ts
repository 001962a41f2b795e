import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Encoding,
  encodings,
  type Manifest,
  type ManifestEntry,
  type ManifestVariant,
} from './manifest.ts'
import { chooseEncoding } from './negotiate.ts'
import { allowedMethods, cacheControl } from './policy.ts'

/** Names and values in turn, as `writeHead` takes them. */
type RawHeaders = string[]

/** A response prepared at start: nothing but these bytes is ever sent. */
export interface PreparedAnswer {
  readonly status: number
  readonly headers: RawHeaders
  readonly body: Buffer | undefined
}

interface PreparedVariant {
  readonly etag: string
  readonly full: PreparedAnswer
  readonly notModified: PreparedAnswer
}

/** A file in all its forms. */
export interface PreparedFile {
  /** The form for an `Accept-Encoding` header. */
  readonly choose: (acceptEncoding: string | undefined) => PreparedVariant
}

/** The whole site in memory, ready to be sent. */
export interface Site {
  readonly files: ReadonlyMap<string, PreparedFile>
  readonly redirects: ReadonlyMap<string, string>
  readonly notFound: (path: string) => PreparedFile
  readonly headers: RawHeaders
  readonly methodNotAllowed: PreparedAnswer
  readonly badRequest: PreparedAnswer
}

/** Distinct `Accept-Encoding` headers whose choice is remembered; browsers send a handful. */
const MAX_REMEMBERED_HEADERS = 64

function plainAnswer(status: number, text: string, headers: RawHeaders): PreparedAnswer {
  const body = Buffer.from(`${text}\n`)
  return {
    status,
    body,
    headers: [
      ...headers,
      ...['Content-Type', 'text/plain; charset=utf-8'],
      ...['Content-Length', String(body.length)],
      ...['Cache-Control', cacheControl.never],
    ],
  }
}

function prepareFile(
  folder: string,
  entry: ManifestEntry,
  status: number,
  common: RawHeaders,
): PreparedFile {
  const prepare = (encoding: Encoding, { file, etag }: ManifestVariant): PreparedVariant => {
    const body = readFileSync(join(folder, file))
    const validators = [
      ...common,
      ...['Cache-Control', cacheControl[entry.cache]],
      ...['Vary', 'Accept-Encoding'],
      ...(status === 200 ? ['ETag', etag] : []),
    ]
    const content = [
      ...['Content-Type', entry.type],
      ...['Content-Length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ]
    return {
      etag,
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
    choose(acceptEncoding) {
      const known = remembered.get(acceptEncoding)
      if (known) return known
      const chosen = variants[chooseEncoding(acceptEncoding, available)] ?? fallback
      if (remembered.size < MAX_REMEMBERED_HEADERS) remembered.set(acceptEncoding, chosen)
      return chosen
    },
  }
}

/**
 * Reads every file of the manifest into memory and prepares its responses.
 * @throws when a file of the manifest is missing or unreadable
 */
export function loadSite(folder: string, manifest: Manifest): Site {
  const headers = manifest.headers.flat()
  const files = new Map(
    Object.entries(manifest.files).map(([path, entry]) => [
      path,
      prepareFile(folder, entry, 200, headers),
    ]),
  )
  const notFoundPages = Object.entries(manifest.notFound)
    .sort(([one], [two]) => two.length - one.length)
    .map(([prefix, entry]) => ({ prefix, file: prepareFile(folder, entry, 404, headers) }))
  const fallback = notFoundPages.at(-1)?.file
  if (!fallback) throw new Error('The manifest has no 404 page. Build the site again')

  const methodNotAllowed = plainAnswer(405, 'Method Not Allowed', headers)
  methodNotAllowed.headers.push('Allow', allowedMethods)
  return {
    files,
    headers,
    redirects: new Map(Object.entries(manifest.redirects)),
    notFound: path =>
      notFoundPages.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.file ??
      fallback,
    methodNotAllowed,
    badRequest: plainAnswer(400, 'Bad Request', headers),
  }
}
