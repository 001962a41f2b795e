import { isNone } from '../../src/model/none.ts'
import { isUnknown } from '../../src/model/orUnknown.ts'

/** The longest line that is written, in characters; what is longer is spread over several. */
const LINE_LENGTH = 100

function quoted(text: string): string {
  // A person who writes an apostrophe changes the quotes around it.
  if (text.includes("'") && !text.includes('"')) return JSON.stringify(text)
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

function keyText(key: string): string {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(key) ? key : quoted(key)
}

function inOneLine(value: unknown): string {
  if (isUnknown(value)) return 'unknown'
  if (isNone(value)) return 'none'
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, item]) => `${keyText(key)}: ${inOneLine(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/**
 * A value as a person writes it in TypeScript: in one line where it fits, else an entry a line.
 * @param indent of the line it begins in
 * @param column at which it begins
 */
export function literal(value: unknown, indent: string, column: number): string {
  const line = inOneLine(value)
  const isPlain = typeof value !== 'object' || value === null || isUnknown(value) || isNone(value)
  // A comma follows.
  if (isPlain || column + line.length < LINE_LENGTH) return line
  const within = `${indent}  `
  const entry = (key: string, item: unknown) =>
    `${within}${key}${literal(item, within, within.length + key.length)},\n`
  if (Array.isArray(value)) return `[\n${value.map(item => entry('', item)).join('')}${indent}]`
  const entries = Object.entries(value).map(([key, item]) => entry(`${keyText(key)}: `, item))
  return `{\n${entries.join('')}${indent}}`
}
