import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { isoDay } from '../src/site/isoDay.ts'
import { reportFault } from './reportFault.ts'

const usage = 'npm run legal -- publish <document> [--published 2026-01-31]'

/** Exit code of a call that cannot be carried out; 1 says that nothing could be published. */
const UNUSABLE = 2

function fail(message: string): never {
  console.error(`${message}\nUsage: ${usage}`)
  process.exit(UNUSABLE)
}

function readArguments() {
  try {
    return parseArgs({ options: { published: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const { values, positionals } = readArguments()
const [command, wanted, ...rest] = positionals
if (command !== 'publish' || wanted === undefined || rest.length > 0) {
  fail('There is one thing to do here: publish a document.')
}
if (values.published !== undefined && !v.is(isoDay, values.published)) {
  fail(`--published ${values.published} is not a day.`)
}

/** Publishes the present text of a document in every language it is offered in. */
async function publishDocument(): Promise<void> {
  // Imported here, because a mistake in the operator's file throws as soon as its module is read.
  const { legalDocuments } = await import('../src/content/documents.ts')
  const { legalLanguages } = await import('../src/content/offeredLanguages.ts')
  const { readText } = await import('../src/content/textFiles.ts')
  const { parseDocuments } = await import('../src/legal/parseDocuments.ts')
  const { publish } = await import('../src/legal/versions/publish.ts')
  const { readVersions } = await import('../src/legal/versions/readVersions.ts')
  const { buildDay } = await import('../src/site/buildDay.ts')

  const document = legalDocuments.find(name => name === wanted)
  if (document === undefined)
    fail(`There is no document "${wanted}": ${legalDocuments.join(', ')}.`)
  const parsed = parseDocuments(readText).filter(({ name }) => name === document)
  const files = publish({
    document,
    texts: legalLanguages.map(language => {
      const text = parsed.find(({ source }) => source.language === language)
      return text ?? fail(`${document} is offered in "${language}", but has no text in it.`)
    }),
    publishedOn: values.published ?? buildDay,
    published: readVersions()[document],
  })
  const taken = files.find(({ file }) => existsSync(file))
  if (taken) fail(`${taken.file} exists; nothing was written.`)
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
    console.log(`Wrote ${file}`)
  }
  console.log('Commit these files and build: they are the version for good.')
}

try {
  await publishDocument()
} catch (error) {
  reportFault('Nothing was published.', error)
  process.exitCode = 1
}
