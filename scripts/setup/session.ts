import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  OperatorError,
  parseConfig,
  readSiteSource,
  type Site,
  siteFileName,
  valueAt,
  withConfig,
} from '../../src/model/index.ts'
import { answerValue, UnusableAnswer } from './answerValue.ts'
import type { Ask } from './asks.ts'
import { editSite } from './editSite.ts'

/** The operator's file while questions are answered. */
export interface Session {
  site: Site
}

/** The entries of a list that the file leaves out stand there before one of them is edited. */
function withProcessors({ source, config }: Site, text: string): string {
  // The values of a file are an object: it has been read.
  if (Object.hasOwn(source.value as object, 'processors')) return text
  const value = config.processors.map(({ kind }) => ({ kind }))
  return editSite(source.file, text, { path: ['processors'], value })
}

/**
 * Takes an answer: writes it into the operator's file, unless the file would be refused then. What is there is
 * kept until something is known.
 * @returns what the field holds now; undefined where nothing is known
 * @throws OperatorError with the schema's own messages, UnusableAnswer
 */
export function take(session: Session, ask: Ask, answer: unknown): unknown {
  const value = answerValue(answer, ask)
  if (value === undefined) return undefined
  const { site } = session
  const { file } = site.source
  const place = join(site.folder, siteFileName)
  const present = readFileSync(place, 'utf8')
  const complete = ask.path[0] === 'processors' ? withProcessors(site, present) : present
  const edit = (next: unknown) => {
    const text = editSite(file, complete, { path: ask.path, value: next })
    const source = readSiteSource(file, text)
    return { text, site: withConfig({ ...site, source }, parseConfig(source.value, source)) }
  }
  const first = edit(value)
  const taken = valueAt(first.site.config, ask.path.join('.'))
  // Countries go by their codes, whatever they were called.
  const isReadAlike = !Array.isArray(value) || !Array.isArray(taken) || ask.form === 'texts'
  const { text, site: changed } = isReadAlike ? first : edit(taken)
  writeFileSync(place, text)
  session.site = changed
  return taken
}

/** Why an answer cannot be taken, in the schema's own words. */
export function faultOf(error: unknown): string {
  if (error instanceof UnusableAnswer) return error.message
  if (error instanceof OperatorError) return error.faults.map(({ message }) => message).join('\n')
  throw error
}
