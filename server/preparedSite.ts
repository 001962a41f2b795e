import type { Manifest, ManifestEntry } from './manifest.ts'
import {
  type PreparedFile,
  type PreparedResponse,
  prepareFile,
  prepareFixed,
  type ReadFile,
} from './preparedFile.ts'

/** The whole site in memory, ready to be sent. */
export interface PreparedSite {
  readonly files: ReadonlyMap<string, PreparedFile>
  /** Paths of the texts that the build left uncompressed. */
  readonly uncompressedPaths: readonly string[]
  /** Complete redirects without a query, by path. */
  readonly redirects: ReadonlyMap<string, string>
  readonly notFound: (path: string) => PreparedFile
  readonly healthPath: string
  /** The responses that are not files; redirects without their `Location`. */
  readonly responses: Readonly<Record<keyof Manifest['responses'], PreparedResponse>>
}

/** Whether a file is text of which the build has made no smaller form. */
function isUncompressed({ type, variants }: ManifestEntry): boolean {
  return type.includes('charset=') && variants.br === undefined && variants.gzip === undefined
}

/** Reads every file of the manifest into memory and prepares its responses. */
export function prepareSite(manifest: Manifest, read: ReadFile): PreparedSite {
  const { headers, assetHeaders, files, redirects, notFound, healthPath, responses } = manifest
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
    notFound: path =>
      notFoundPages.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.file ??
      fallback,
    healthPath,
    responses: {
      health: prepareFixed(responses.health, headers),
      redirect: prepareFixed(responses.redirect, headers),
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
