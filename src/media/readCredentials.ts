import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import { OperatorError } from '../model/OperatorError.ts'
import type { ContentCredentials } from './contentCredentials.ts'
import { credentialsIn, credentialsReport } from './credentialsReport.ts'

/** Nothing is asked of the network, and no list of trusted signers is kept. */
const settings = JSON.stringify({
  verify: { verify_trust: false, remote_manifest_fetch: false, ocsp_fetch: false },
})

/** What the reader says of a file that carries none. */
const carriesNone = /\b(?:JumbfNotFound|UnsupportedType|InvalidAsset)\b/

/** The reader of the standard's authors; loaded where there is a work, because it has 8 MB. */
async function loadReader() {
  const { initSync, WasmReader } = await import('@contentauth/c2pa-wasm')
  const program = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm')
  initSync({ module: readFileSync(program) })
  return WasmReader
}

let loaded: ReturnType<typeof loadReader> | undefined

/** The reader's report; undefined for a file that carries no credentials. */
async function reportOf(file: string, content: Buffer) {
  loaded ??= loadReader()
  const Reader = await loaded
  try {
    // The format is told from the content, whatever is said of it.
    const reader = await Reader.fromBytes('application/octet-stream', content, settings)
    const text = reader.json()
    reader.free()
    return v.parse(credentialsReport, JSON.parse(text))
  } catch (error) {
    if (carriesNone.test(String(error))) return undefined
    const message = `carries Content Credentials that cannot be read (${String(error)}). Take the file as the app made it, or export it without them`
    throw new OperatorError([{ file, message }])
  }
}

/**
 * Reads the Content Credentials that a picture or a clip carries.
 * @param file that messages name
 * @returns undefined where it carries none
 * @throws OperatorError where they cannot be read, or where the file was changed after it was signed
 */
export async function readCredentials(
  file: string,
  content: Buffer,
): Promise<ContentCredentials | undefined> {
  const report = await reportOf(file, content)
  return report && credentialsIn(file, report)
}
