import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import { OperatorError } from '../model/OperatorError.ts'
import { type ContentCredentials, type WorkSource, workSources } from './contentCredentials.ts'

/** Nothing is asked of the network, and no list of trusted signers is kept. */
const settings = JSON.stringify({
  verify: { verify_trust: false, remote_manifest_fetch: false, ocsp_fetch: false },
})

/** What the reader says of a file that carries none. */
const carriesNone = /\b(?:JumbfNotFound|UnsupportedType|InvalidAsset)\b/

/** What says that a certificate has expired or is not known, but nothing of the file itself. */
const aboutTheSigner = /^(?:signingCredential|timeStamp)\./

const action = v.object({
  action: v.string(),
  when: v.optional(v.string()),
  digitalSourceType: v.optional(v.string()),
  softwareAgent: v.optional(v.union([v.string(), v.object({ name: v.string() })])),
})

const actions = v.object({ actions: v.array(action) })

const manifest = v.object({
  claim_generator_info: v.optional(v.array(v.object({ name: v.string() }))),
  assertions: v.optional(v.array(v.object({ label: v.string(), data: v.unknown() }))),
  signature_info: v.optional(
    v.object({ issuer: v.optional(v.string()), common_name: v.optional(v.string()) }),
  ),
})

/** What is used of a report of the reader. */
const report = v.object({
  active_manifest: v.string(),
  manifests: v.record(v.string(), manifest),
  validation_results: v.object({
    activeManifest: v.object({ failure: v.array(v.object({ code: v.string() })) }),
  }),
})

type Manifest = v.InferOutput<typeof manifest>

function sourceOf(type: string | undefined): WorkSource | undefined {
  const name = type?.slice(type.lastIndexOf('/') + 1)
  return Object.entries(workSources).find(([known]) => known === name)?.[1]
}

/** The action that made the file, or opened what it was made from. */
function firstAction({ assertions = [] }: Manifest) {
  const found = assertions.find(({ label }) => label.startsWith('c2pa.actions'))
  const parsed = v.safeParse(actions, found?.data)
  return parsed.success ? parsed.output.actions[0] : undefined
}

function credentialsOf(made: Manifest): ContentCredentials {
  const { when, digitalSourceType, softwareAgent } = firstAction(made) ?? {}
  const agent = typeof softwareAgent === 'object' ? softwareAgent.name : softwareAgent
  const { issuer, common_name: name } = made.signature_info ?? {}
  return {
    tool: agent ?? made.claim_generator_info?.[0]?.name,
    source: sourceOf(digitalSourceType),
    day: when?.slice(0, '2026-01-31'.length),
    signer: issuer ?? name,
  }
}

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
    return v.parse(report, JSON.parse(text))
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
  const found = await reportOf(file, content)
  if (!found) return undefined
  const { active_manifest: active, manifests, validation_results: results } = found
  const fault = results.activeManifest.failure.find(({ code }) => !aboutTheSigner.test(code))
  if (fault) {
    const message = `carries Content Credentials that do not belong to it (${fault.code}): it was changed after it was signed. Take the file as the app made it, or export it without them`
    throw new OperatorError([{ file, message }])
  }
  return credentialsOf(manifests[active] ?? {})
}
