import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { outputFolderOf } from '../../contract/outputFolder.mjs'
import { OperatorError } from '../../src/model/OperatorError.ts'
import { manifestPath, newSigningKey, signManifest } from '../../src/output/integrity/signature.ts'
import { type Command, type Output, readCall, UNUSABLE, UsageError } from '../command.ts'
import { faultText } from '../faultText.ts'
import { reading, writing } from '../fileFaults.ts'
import { refuseDrafts } from '../refuseDrafts.ts'
import { putSignature } from '../signing/putSignature.ts'

const usage = ['npm run sign -- KEY.pem', 'npm run sign -- --create KEY.pem'].join('\n       ')

const options = { create: { type: 'boolean', default: false } } as const

function readTask(parameters: readonly string[]) {
  const { values, positionals } = readCall(() =>
    parseArgs({ args: [...parameters], options, allowPositionals: true }),
  )
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new UsageError('Name the file of the key.')
  return { file, isNew: values.create }
}

function createKey(file: string, output: Output): void {
  if (existsSync(file)) {
    const message = 'exists already. A key that has signed is kept: name another file'
    throw new OperatorError([{ file, message }])
  }
  const { pem, publicKey } = newSigningKey()
  writing(file, () => writeFileSync(file, pem, { mode: 0o600, flag: 'wx' }))
  output.log(
    [
      `Wrote the key to ${file}. Keep it where neither the repository nor the server has it.`,
      'Write into site/site.ts, build, and sign:',
      `  verification: { publicKey: '${publicKey}' },`,
    ].join('\n'),
  )
}

function readKey(file: string): string {
  if (existsSync(file)) return reading(file, () => readFileSync(file, 'utf8'))
  const message = 'does not exist. Create it: npm run sign -- --create KEY.pem'
  throw new OperatorError([{ file, message }])
}

/** Signs with a key; what Node throws for a file that is none says too little. */
function signWith(file: string, manifest: Buffer) {
  const pem = readKey(file)
  try {
    return signManifest(manifest, pem)
  } catch {
    const message = 'is not an Ed25519 key in PEM. Name the file that --create has written'
    throw new OperatorError([{ file, message }])
  }
}

async function signBuild(file: string, folder: string, output: Output): Promise<void> {
  const manifestFile = join(folder, 'site', manifestPath)
  if (!existsSync(manifestFile)) {
    throw new OperatorError([{ file: folder, message: 'holds no build. Run npm run build first' }])
  }
  refuseDrafts(folder)
  const manifest = readFileSync(manifestFile)
  const stated: { publicKey: string | null; origin: string } = JSON.parse(manifest.toString())
  const { signature, publicKey } = signWith(file, manifest)
  if (publicKey !== stated.publicKey) {
    const named = stated.publicKey === null ? 'names no key' : 'names another key'
    const message = `does not belong to the build, which ${named}. Write verification: { publicKey: '${publicKey}' } into site/site.ts and build again`
    throw new OperatorError([{ file, message }])
  }
  await putSignature(folder, signature)
  output.log(`Signed the build in ${folder}. Deploy it as it is now.`)
}

/** Signs the manifest of the last build with the operator's key, or creates one. */
export const sign: Command = async ({ parameters, environment, output }) => {
  try {
    const { file, isNew } = readTask(parameters)
    if (isNew) createKey(file, output)
    else await signBuild(file, outputFolderOf(environment), output)
    return 0
  } catch (error) {
    if (error instanceof UsageError) output.error(`${error.message}\nUsage: ${usage}`)
    else output.error(faultText('Nothing was signed.', error))
    return error instanceof UsageError ? UNUSABLE : 1
  }
}
