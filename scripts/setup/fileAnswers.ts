import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import leven from 'leven'
import {
  type Fault,
  OperatorError,
  readText,
  type Site,
  siteFileName,
} from '../../src/model/index.ts'
import { UnusableAnswer } from './answerValue.ts'
import { everyAsk } from './asks.ts'
import { faultOf, take } from './session.ts'

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

/** What is wrong with the name of a field that nobody is asked for. */
export function strangerText(name: string, names: readonly string[]): string {
  const [nearest = ''] = names.toSorted((one, other) => leven(one, name) - leven(other, name))
  const isNear = leven(nearest, name) <= MOST_DIFFERENT_LETTERS
  const meant = isNear ? ` Did you mean "${nearest}"?` : ''
  return `${name}: is not a question of the setup.${meant} docs/fields.md lists every field`
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
  const faults: Fault[] = Object.keys(answers)
    .filter(name => !names.includes(name))
    .map(name => ({ file, message: strangerText(name, names) }))
  const place = join(site.folder, siteFileName)
  const before = readFileSync(place, 'utf8')
  const session = { site }
  const given = asks.filter(({ name }) => Object.hasOwn(answers, name))
  for (const ask of given) {
    try {
      take(session, ask, answers[ask.name])
    } catch (error) {
      // The schema names the field; where an answer is no value yet, only its question does.
      const named = error instanceof UnusableAnswer ? `${ask.name}: ` : ''
      faults.push({ file, message: `${named}${faultOf(error)}` })
    }
  }
  if (faults.length > 0) {
    writeFileSync(place, before)
    throw new OperatorError(faults)
  }
  return given.length
}
