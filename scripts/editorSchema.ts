import { toJsonSchema } from '@valibot/to-json-schema'
import { fields, siteSchema } from '../src/model/index.ts'

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an editor says of a field: its question, why it is asked, and what asks for it. */
function hintFor(path: string): string | undefined {
  const field = fields.find(one => one.path === path)
  return field?.notes.ask ?? field?.notes.about
}

/** Words that any field takes; whether they may stand there, the commands say. */
const words = [{ enum: ['unknown', 'none'] }, { type: 'null' }]

/** Figures are texts, and texts may look like figures. */
function scalar(type: unknown): unknown {
  return type === 'string' || type === 'number' || type === 'integer' ? ['string', 'number'] : type
}

function forEditors(schema: Schema, path: string, definitions: Schema): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  const referred = name === undefined ? undefined : definitions[name]
  if (isSchema(referred)) return forEditors(referred, path, definitions)
  const within = (value: unknown, below: string): unknown => {
    if (Array.isArray(value)) return value.map(one => within(one, below))
    return isSchema(value) ? forEditors(value, below, definitions) : value
  }
  const { properties, type, ...others } = schema
  const rest = Object.entries(others).map(([key, value]) => {
    const isChoice = key === 'enum' || key === 'default' || key === 'required'
    return [key, isChoice ? value : within(value, key === 'items' ? `${path}[]` : path)] as const
  })
  const read = {
    ...Object.fromEntries(rest),
    ...(type !== undefined && { type: scalar(type) }),
    ...(isSchema(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => {
          const field = path === '' ? key : `${path}.${key}`
          const description = hintFor(field)
          const anyValue = { anyOf: [within(value, field), ...words] }
          return [key, { ...(description && { description }), ...anyValue }]
        }),
      ),
    }),
  }
  // A text by language may be one text, and a place a list of countries.
  const isByLanguage = isSchema(properties) && 'en' in properties && 'additionalProperties' in read
  const plain = path.endsWith('.place') ? ['string', 'array'] : 'string'
  return isByLanguage ? { anyOf: [read, { type: plain }] } : read
}

/** The JSON Schema of `site.yaml`, which editors check and explain it by while it is written. */
export function editorSchema(): object {
  const { $defs = {}, ...schema } = toJsonSchema(siteSchema, {
    ...{ errorMode: 'ignore', typeMode: 'input' },
  })
  // Its structure is that of JSON Schema.
  return forEditors(schema as Schema, '', $defs as Schema)
}
