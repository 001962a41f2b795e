import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { legalFile, type ReadLegalText } from './compile.ts'

const root = new URL('../../../', import.meta.url)

/** The folder of the legal Markdown. */
export const legalTextFolder = fileURLToPath(new URL('src/content/legal/', root))

/** Reads a legal document from the project. */
export const readLegalText: ReadLegalText = (name, language) => {
  const path = fileURLToPath(new URL(legalFile(name, language), root))
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
