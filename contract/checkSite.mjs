// Checks that a site serves what its operator has signed, and that no published document was changed:
//   node check-site.mjs https://www.example.com [PUBLIC-KEY]
// If all is well it keeps the manifest in this folder, and compares with it the next time.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const allEncodings = ['identity', 'gzip', 'br']
const sha256 = data => createHash('sha256').update(data).digest('hex')

/** The decoded bytes at a path; none where the site does not serve it, or not whole. */
async function bytesAt(address, path, encoding = 'identity') {
  const options = { headers: { 'Accept-Encoding': encoding }, redirect: 'error' }
  const read = fetch(new URL(path, address), options).then(response => response.arrayBuffer())
  return Buffer.from(await read.catch(() => new ArrayBuffer(0)))
}

function isSigned(bytes, line, publicKey) {
  const signature = Buffer.from(line, 'base64')
  if (`${signature.toString('base64')}\n` !== line) return false
  const key = { key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }
  return verify(null, bytes, createPublicKey(key), signature)
}

/** Checks the chains of versions, their texts, and that those of an earlier manifest are still there. */
function changedVersions({ versions }, texts, kept) {
  const last = {}
  const faults = versions.flatMap(({ hash, ...link }) => {
    const { document, version, previous } = link
    const isChained = sha256(JSON.stringify(link)) === hash && previous === (last[document] ?? null)
    last[document] = hash
    const changed = Object.entries(link.texts).filter(
      ([language, own]) => sha256(texts[`${document}/${version}/${language}`] ?? '') !== own,
    )
    return [
      ...(isChained ? [] : [`${document} ${version}: does not continue the version before it`]),
      ...changed.map(([language]) => `${document} ${version}, ${language}: its text was changed`),
    ]
  })
  const lost = kept?.versions.filter(({ hash }) => !versions.some(own => own.hash === hash)) ?? []
  faults.push(...lost.map(({ document, version }) => `${document} ${version}: changed since`))
  return faults
}

/**
 * What is wrong with a site, a line each; `kept` is an earlier manifest, `today` an ISO 8601 day.
 * @param {string} address @param {{ key?: string, kept?: any, today: string, encodings?: string[] }} options
 */
export async function checkSite(address, { key, kept, today, encodings = allEncodings }) {
  const bytes = await bytesAt(address, '/.well-known/site-manifest.json')
  try {
    const manifest = JSON.parse(bytes)
    const signature = String(await bytesAt(address, '/.well-known/site-manifest.sig'))
    const [faults, trusted] = [[], key ?? kept?.publicKey ?? manifest.publicKey]
    if (!trusted) faults.push('manifest: not signed, the site names no key')
    else if (!isSigned(bytes, signature, trusted)) faults.push('manifest: not signed by the key')
    if (manifest.expires < today) faults.push(`manifest: out of date since ${manifest.expires}`)
    if (manifest.built < kept?.built) faults.push(`manifest: older than that of ${kept.built}`)
    const texts = JSON.parse(await bytesAt(address, '/.well-known/document-versions.json'))
    faults.push(...changedVersions(manifest, texts, kept))
    for (const [path, hash] of Object.entries(manifest.files))
      for (const encoding of encodings)
        if (sha256(await bytesAt(address, path, encoding)) !== hash)
          faults.push(`${path}: not the file of the manifest (${encoding})`)
    return { faults, bytes }
  } catch (error) {
    return { faults: [`manifest or versions: cannot be read (${error.message})`], bytes }
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [, , address, key] = process.argv
  const file = `site-manifest.${new URL(address).host.replace(':', '-')}.json`
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const today = new Date().toISOString().slice(0, 10)
  const { faults, bytes } = await checkSite(address, { key, kept, today })
  if (faults.length === 0) writeFileSync(file, bytes)
  console.log([...faults, `${address}: ${faults.length} differences`].join('\n'))
  process.exitCode = faults.length === 0 ? 0 : 1
}
