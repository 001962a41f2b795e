import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { siteFileName } from '../../src/model/loadSite.ts'
import { isNone } from '../../src/model/none.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import { isUnknown } from '../../src/model/orUnknown.ts'
import { parseConfig } from '../../src/model/parseConfig.ts'
import { isPlaceholder } from '../../src/model/placeholder.ts'
import { type Site, withConfig } from '../../src/model/site.ts'
import { type FieldPath, readSiteSource } from '../../src/model/siteSource.ts'
import type { Ask } from './asks.ts'
import { editSite } from './editSite.ts'

/** What has been answered of an object that is only valid as a whole. */
interface Draft {
  readonly fields: Map<string, unknown>
  /** Fields without which it is not valid, and that are not known. */
  readonly missing: Set<string>
  /** Somebody has said of a field that it does not apply: an object may hold nothing else. */
  hasNone: boolean
}

/** The operator's file while questions are answered. */
export interface Session {
  site: Site
  readonly drafts: Map<string, Draft>
}

/** Begins with the file as it is. */
export function openSession(site: Site): Session {
  return { site, drafts: new Map() }
}

/** The entries of a list that the file leaves out stand there before one of them is edited. */
function withProcessors({ source, config }: Site, text: string): string {
  // The values of a file are an object: it has been read.
  if (Object.hasOwn(source.value as object, 'processors')) return text
  const value = config.processors.map(({ kind }) => ({ kind }))
  return editSite(source.file, text, { path: ['processors'], value })
}

/** Writes a field into the file, unless the file would be refused then. */
function change(session: Session, path: FieldPath, value: unknown): void {
  const { site } = session
  const { file } = site.source
  const place = join(site.folder, siteFileName)
  const present = readFileSync(place, 'utf8')
  const complete = path[0] === 'processors' ? withProcessors(site, present) : present
  const text = editSite(file, complete, { path, value })
  const source = readSiteSource(file, text)
  const changed = withConfig({ ...site, source }, parseConfig(source.value, source))
  writeFileSync(place, text)
  session.site = changed
}

function nested(fields: ReadonlyMap<string, unknown>): object {
  const whole: Record<string, unknown> = {}
  for (const [field, value] of fields) {
    const [group = '', name] = field.split('.')
    if (name === undefined) whole[group] = value
    else whole[group] = { ...(whole[group] as object | undefined), [name]: value }
  }
  return whole
}

function draftOf(session: Session, block: string): Draft {
  const draft = session.drafts.get(block) ?? {
    fields: new Map(),
    missing: new Set(),
    hasNone: false,
  }
  session.drafts.set(block, draft)
  return draft
}

/** Keeps an answer until those that belong to it are known, too. */
function keep(session: Session, { name, field }: Ask, block: string, value: unknown): void {
  const draft = draftOf(session, block)
  const { fields, missing } = draft
  const within = name.slice(`${block}.`.length)
  if (isUnknown(value) || isNone(value)) {
    fields.delete(within)
    draft.hasNone ||= isNone(value)
    // What belongs to an object that may be left out, like a register, may be left out with it.
    if (!field.isOptional && !within.includes('.')) missing.add(name)
    return
  }
  missing.delete(name)
  fields.set(within, value)
}

/**
 * Takes an answer: writes it into the operator's file, or keeps it until the object it belongs to is
 * complete.
 * @throws OperatorError with the schema's own messages
 */
export function take(session: Session, ask: Ask, value: unknown): void {
  const { block } = ask.question
  if (block === undefined) {
    // What is there is kept until something is known.
    if (!isUnknown(value)) change(session, ask.path, value)
    return
  }
  if (!isUnknown(value) && !isNone(value)) {
    const result = v.safeParse(ask.field.schema, value)
    if (!result.success) {
      const seen = typeof value === 'string' ? ` "${value}"` : ''
      const message = `${ask.name}:${seen} ${result.issues[0].message}`
      throw new OperatorError([{ file: session.site.source.file, message }])
    }
  }
  keep(session, ask, block, value)
}

/** Whether the file holds a field, or an object that another may hold. */
export function isWritten({ config }: Site, path: FieldPath): boolean {
  let value: unknown = config
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return false
    value = Reflect.get(value, step)
  }
  return value !== undefined && !isPlaceholder(value)
}

/**
 * Writes an object once everything it needs is known.
 * @returns the fields that are missing; nothing was written if there is any
 * @throws OperatorError with the schema's own messages
 */
export function finishBlock(session: Session, block: string): readonly string[] {
  const draft = session.drafts.get(block)
  session.drafts.delete(block)
  if (draft === undefined) return []
  const { fields, missing, hasNone } = draft
  const path = block.split('.')
  if (isWritten(session.site, path)) {
    // What else it holds stays, comments included.
    for (const [field, value] of fields) change(session, [...path, ...field.split('.')], value)
    return []
  }
  if (missing.size > 0) return fields.size > 0 ? [...missing] : []
  if (fields.size > 0 || hasNone) change(session, path, nested(fields))
  return []
}
