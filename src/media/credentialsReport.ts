import * as v from 'valibot'
import { OperatorError } from '../model/OperatorError.ts'
import { type ContentCredentials, type WorkSource, workSources } from './contentCredentials.ts'

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
export const credentialsReport = v.object({
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

/**
 * What the reader's report says of how a file was made.
 * @param file that messages name
 * @throws OperatorError where the file was changed after it was signed
 */
export function credentialsIn(
  file: string,
  report: v.InferOutput<typeof credentialsReport>,
): ContentCredentials {
  const { active_manifest: active, manifests, validation_results: results } = report
  const fault = results.activeManifest.failure.find(({ code }) => !aboutTheSigner.test(code))
  if (fault) {
    const message = `carries Content Credentials that do not belong to it (${fault.code}): it was changed after it was signed. Take the file as the app made it, or export it without them`
    throw new OperatorError([{ file, message }])
  }
  const made = manifests[active] ?? {}
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
