import * as v from 'valibot'
import { type Fault, OperatorError } from './OperatorError.ts'
import { type Site, siteSchema } from './schema.ts'
import type { FieldPath, SiteSource } from './siteSource.ts'

function isStrictObject(issue: v.BaseIssue<unknown>): boolean {
  return issue.kind === 'schema' && /object/.test(issue.type)
}

/** What valibot says of objects as such, in the operator's words; its own messages name types. */
function objectMessage({ expected, input, path }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a field of the site. Remove it, or correct its name'
  const isMissingKey = path !== undefined && expected?.startsWith('"') && input === undefined
  if (isMissingKey) return 'is missing. Every field has to be there'
  return `is ${input === null ? 'null' : `a ${typeof input}`}. Write an object { … }`
}

function fieldPath(issue: v.BaseIssue<unknown>): FieldPath {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}

function fault(issue: v.BaseIssue<unknown>, source: SiteSource): Fault {
  const path = fieldPath(issue)
  const field = path.join('.') || '(whole file)'
  const isOwnMessage = isStrictObject(issue) && issue.message.startsWith('Invalid')
  const message = isOwnMessage ? objectMessage(issue) : issue.message
  // For a field that does not belong there, the input is the name of the field.
  const isValue = typeof issue.input === 'string' && issue.expected !== 'never'
  const seen = isValue ? ` "${issue.input}"` : ''
  return { file: source.file, line: source.lineOf(path), message: `${field}:${seen} ${message}` }
}

/**
 * Checks the operator's values.
 * @throws OperatorError with file, line, field, what is wrong and what to write
 */
export function parseSite(input: unknown, source: SiteSource): Site {
  const result = v.safeParse(siteSchema, input)
  if (result.success) return result.output
  throw new OperatorError(result.issues.map(issue => fault(issue, source)))
}
