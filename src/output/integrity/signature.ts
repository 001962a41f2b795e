import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'

/** Where the list of what is served is, below the site. */
export const manifestPath = '/.well-known/site-manifest.json'

/** Where its signature is: one line, or the word below until there is one. */
export const signaturePath = '/.well-known/site-manifest.sig'

/** What a build has instead of a signature until it is signed. */
export const unsigned = 'unsigned\n'

/** The public key of a key, as the operator's file states it: base64 of its SubjectPublicKeyInfo. */
function publicKeyText(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')
}

/** A new Ed25519 key: what the operator keeps, as PEM, and its public key. */
export function newSigningKey(): { readonly pem: string; readonly publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { pem, publicKey: publicKeyText(privateKey) }
}

/**
 * Signs a manifest (Ed25519, RFC 8032).
 * @param pem the operator's key
 * @returns the signature as it is served, and the public key that belongs to it
 * @throws what Node throws for a text that is no key
 */
export function signManifest(manifest: Buffer, pem: string) {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError(`it is ${key.asymmetricKeyType}`)
  const signature = `${sign(null, manifest, key).toString('base64')}\n`
  return { signature, publicKey: publicKeyText(key) }
}

/** Whether a signature, as it is served, is that of a manifest by a key. */
export function isSigned(manifest: Buffer, signature: string, publicKey: string): boolean {
  const key = createPublicKey({
    key: Buffer.from(publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  })
  return verify(null, manifest, key, Buffer.from(signature, 'base64'))
}
