import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { editorSchema } from './editorSchema.ts'
import { fieldGuide } from './fieldGuide.ts'

/** Writes what editors check and explain `site.yaml` by: its first line names the file. */
export function writeEditorSchema(): void {
  const folder = new URL('../.cache/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileURLToPath(new URL('site.schema.json', folder)), JSON.stringify(editorSchema()))
}

/** Writes the page of every field. */
export function writeFieldGuide(): void {
  writeFileSync(fileURLToPath(new URL('../docs/fields.md', import.meta.url)), fieldGuide())
}
