import { mkdirSync, writeFileSync } from 'node:fs'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { notesOf, type SchemaNode, siteSchema } from '../src/company/index.ts'
import { fieldGuide } from './fieldGuide.ts'

/** Words that any field takes; whether they may stand there, the commands say. */
const wordsOfAnyField: JsonSchema[] = [{ enum: ['unknown', 'none'] }, { type: 'null' }]

/** The JSON Schema of `site.yaml`, which editors check and explain it by while it is written. */
export function editorSchema(): JsonSchema {
  return toJsonSchema(siteSchema, {
    errorMode: 'ignore',
    typeMode: 'input',
    overrideSchema({ valibotSchema, jsonSchema }) {
      // Valibot types each of its schemas apart.
      const { type, entries = {} } = valibotSchema as unknown as SchemaNode
      // Figures are texts, and texts may look like figures.
      if (type === 'string' || type === 'number') return { type: ['string', 'number'] }
      const fields = Object.entries(jsonSchema.properties ?? {}).map(
        ([name, field]): [string, JsonSchema] => {
          const { ask, what } = entries[name] ? notesOf(entries[name]) : {}
          return [name, { description: ask ?? what, anyOf: [field, ...wordsOfAnyField] }]
        },
      )
      if (type !== 'strict_object' && type !== 'object_with_rest') return undefined
      const object = { ...jsonSchema, properties: Object.fromEntries(fields) }
      // A text by language may be one text, and a place a list of countries.
      return type === 'strict_object'
        ? object
        : { anyOf: [object, { type: 'string' }, { type: 'array' }] }
    },
  })
}

/** Writes what editors check and explain `site.yaml` by: its first line names the file. */
export function writeEditorSchema(): void {
  const folder = new URL('../.cache/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('site.schema.json', folder), JSON.stringify(editorSchema()))
}

/** Writes the page of every field. */
export function writeFieldGuide(): void {
  writeFileSync(new URL('../docs/fields.md', import.meta.url), fieldGuide())
}
