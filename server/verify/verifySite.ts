import { join } from 'node:path'
import { askContract } from '../contract/ask.ts'
import { contract } from '../contract/contract.ts'
import type { Manifest } from '../manifest.ts'
import { judge, type Profile } from './profiles.ts'
import { inspectTransport } from './transport.ts'

/** What is wrong with the connection to a server, by error code. */
const connectionFaults: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is not known. Check the address and its DNS entry',
  EAI_AGAIN: 'its name cannot be looked up right now. Check the network',
  ECONNREFUSED: 'nothing listens there. Check host and port, and that the server runs',
  ECONNRESET: 'it closed the connection. Check whether it speaks https on this port',
  EHOSTUNREACH: 'there is no route to it. Check the network',
  ETIMEDOUT: 'it does not respond. Check its firewall',
  UND_ERR_CONNECT_TIMEOUT: 'it does not respond. Check its firewall',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate chain is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate chain is incomplete',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https on this port',
  EPROTO: 'it does not speak https on this port',
}

/** Why an address cannot be verified; the message is for whoever runs the check. */
export class UnreachableSite extends Error {}

/**
 * Asks for the landing page, without which the rest is not worth asking.
 * @throws UnreachableSite with what is wrong with the connection
 */
export async function reach(address: string): Promise<void> {
  const refuse = (fault: string): never => {
    throw new UnreachableSite(`${address} cannot be verified: ${fault}.`)
  }
  const response = await fetch(address, { signal: AbortSignal.timeout(15_000) }).catch(
    ({ name, message, cause }: Error & { cause?: Error & { code?: string } }) => {
      const code = cause?.code ?? (name === 'TimeoutError' ? 'ETIMEDOUT' : '')
      if (/redirect count exceeded/.test(cause?.message ?? message))
        refuse('it redirects in a loop')
      return refuse(connectionFaults[code] ?? cause?.message ?? message)
    },
  )
  const { origin } = new URL(response.url)
  if (origin !== address)
    throw new UnreachableSite(`${address} leads to ${origin}. Verify that address instead.`)
}

/**
 * Everything that differs between a site and a build, apart from what its host is known to do.
 * @param folder of the build
 */
export async function compareSite(
  address: string,
  manifest: Manifest,
  folder: string,
  profile: Profile | undefined,
) {
  const transport = await inspectTransport(address)
  const report = await askContract(address, contract(manifest, join(folder, 'site')))
  const judged = judge([...transport.differences, ...report.differences], profile?.known ?? [])
  return { address, profile, transport: transport.facts, report, judged }
}

/** A site that was compared with a build. */
export type ComparedSite = Awaited<ReturnType<typeof compareSite>>
