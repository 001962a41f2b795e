import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import leven from 'leven'
import { siteFileName } from '../../src/model/loadSite.ts'
import { type Fault, OperatorError } from '../../src/model/OperatorError.ts'
import { readText } from '../../src/model/readText.ts'
import type { Site } from '../../src/model/site.ts'
import { answerValue, UnusableAnswer } from './answerValue.ts'
import { everyAsk } from './asks.ts'
import { faultOf } from './interview.ts'
import { finishBlock, openSession, take } from './session.ts'

function readAnswers(file: string): Readonly<Record<string, unknown>> {
  const refuse = (message: string): never => {
    throw new OperatorError([{ file, message }])
  }
  let text = ''
  try {
    text = readText(file)
  } catch {
    refuse('cannot be read. Give the path of a file of answers, saved as UTF-8')
  }
  try {
    const answers: unknown = JSON.parse(text)
    if (typeof answers === 'object' && answers !== null && !Array.isArray(answers)) {
      return Object.fromEntries(Object.entries(answers))
    }
  } catch (error) {
    refuse(`is not valid JSON: ${error instanceof Error ? error.message : error}`)
  }
  return refuse('holds no answers. Write { "company.legalName": "Longhand GmbH" }')
}

/** The most letters that a name may differ in from the one that was probably meant. */
const MOST_DIFFERENT_LETTERS = 4

function strangerFault(file: string, name: string, names: readonly string[]): Fault {
  const [nearest = ''] = names.toSorted((one, other) => leven(one, name) - leven(other, name))
  const isNear = leven(nearest, name) <= MOST_DIFFERENT_LETTERS
  const meant = isNear ? ` Did you mean "${nearest}"?` : ''
  const message = `${name}: is not a question of the setup.${meant} docs/fields.md lists every field`
  return { file, message }
}

/**
 * Takes the answers of a file, in the order of the questions.
 * @returns how many were taken
 * @throws OperatorError for everything that cannot be taken; the operator's file is as it was then
 */
export function takeFileAnswers(site: Site, file: string): number {
  const answers = readAnswers(file)
  const asks = everyAsk(site)
  const names = asks.map(({ name }) => name)
  const faults = Object.keys(answers)
    .filter(name => !names.includes(name))
    .map(name => strangerFault(file, name, names))
  const place = join(site.folder, siteFileName)
  const before = readFileSync(place, 'utf8')
  const session = openSession(site)
  const attempt = (name: string, act: () => void) => {
    try {
      act()
    } catch (error) {
      // The schema names the field; where an answer is no value yet, only its question does.
      const asked = error instanceof UnusableAnswer ? `${name}: ` : ''
      faults.push({ file, message: `${asked}${faultOf(error)}` })
    }
  }
  const given = asks.filter(({ name }) => Object.hasOwn(answers, name))
  for (const ask of given) {
    attempt(ask.name, () => take(session, ask, answerValue(answers[ask.name], ask)))
  }
  for (const block of new Set(given.flatMap(({ question }) => question.block ?? []))) {
    attempt(block, () => {
      const missing = finishBlock(session, block)
      if (missing.length === 0) return
      faults.push({ file, message: `${block} is not complete: it needs ${missing.join(', ')}` })
    })
  }
  if (faults.length > 0) {
    writeFileSync(place, before)
    throw new OperatorError(faults)
  }
  return given.length
}
