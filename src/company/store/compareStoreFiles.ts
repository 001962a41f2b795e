import { type Fault, OperatorError } from '../folder/index.ts'
import {
  type AppleAnswer,
  applePurposePrefix,
  appleTypePrefix,
  type FastlaneUsage,
  fastlaneUsages,
} from './appPrivacy.ts'
import { readCsv } from './csv.ts'
import { type GoogleAnswer, isAboutData, isAnsweredBy } from './dataSafety.ts'
import { readPrivacyManifest } from './readPrivacyManifest.ts'

/** A file that a company keeps in the repository of its app. */
export interface KeptFile {
  /** The path of the file as messages name it. */
  readonly file: string
  readonly text: string
}

/** What a file answers for a type of data. */
interface KeptAnswer {
  readonly type: string
  /** The answer in words that can be compared: `ANALYTICS; DATA_LINKED_TO_YOU`. */
  readonly actual: string
  readonly line: number | undefined
}

/** What is wrong with an answer of a file; undefined where it is the expected one. */
function faultOf({ type, actual }: KeptAnswer, expected: string | undefined): string | undefined {
  if (actual === expected) return undefined
  return expected === undefined
    ? `${type} is said to be collected, and the documents do not say so. Take it out, or add it to what is collected`
    : `${type} says ${actual}. The documents say ${expected}`
}

/**
 * Where a file answers otherwise than the documents, or answers for a type twice.
 * @param expected the answers of the documents, by types
 */
function differences(
  file: string,
  kept: readonly KeptAnswer[],
  expected: ReadonlyMap<string, string>,
): readonly Fault[] {
  const faults: Fault[] = []
  const types = new Set<string>()
  for (const answer of kept) {
    const { type, line } = answer
    const message = types.has(type)
      ? `${type} is answered a second time. Keep one of the answers`
      : faultOf(answer, expected.get(type))
    if (message !== undefined) faults.push({ file, line, message })
    types.add(type)
  }
  for (const [type, text] of expected) {
    if (types.has(type)) continue
    faults.push({ file, message: `${type} is missing. The documents say ${text}` })
  }
  return faults
}

function answerText(purposes: readonly string[], protections: readonly string[]): string {
  return [purposes.join(', '), ...protections].filter(part => part !== '').join('; ')
}

/** What an answer says of the protection of a type of data. */
function protectionsOf(isLinked: boolean, isTracking: boolean): readonly string[] {
  return [isLinked ? 'linked' : 'not linked', isTracking ? 'tracking' : 'no tracking']
}

/** Compares a privacy manifest with what is collected; the APIs in it are for the app's developers to state. */
export function manifestDifferences(
  { file, text }: KeptFile,
  answers: readonly AppleAnswer[],
): readonly Fault[] {
  const kept = readPrivacyManifest(file, text).map((entry): KeptAnswer => {
    const actual = answerText(entry.purposes, protectionsOf(entry.isLinked, entry.isTracking))
    return { type: entry.type, actual, line: entry.line }
  })
  const expected = answers.map(answer => {
    const purposes = answer.purposes.map(purpose => `${applePurposePrefix}${purpose}`)
    return [
      `${appleTypePrefix}${answer.type}`,
      answerText(purposes, protectionsOf(answer.isLinked, false)),
    ] as const
  })
  return differences(file, kept, new Map(expected))
}

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String).toSorted() : []

/** The answers of a file for fastlane. @throws OperatorError where it is not one */
function readUsages({ file, text }: KeptFile): readonly FastlaneUsage[] {
  let usages: unknown
  try {
    usages = JSON.parse(text)
  } catch {
    throw new OperatorError([{ file, message: 'is not JSON. Let npm run store write it' }])
  }
  if (!Array.isArray(usages)) {
    const message = 'is not a list of answers, as fastlane reads it. Let npm run store write it'
    throw new OperatorError([{ file, message }])
  }
  return usages.map((usage: unknown) => {
    const { category, purposes, data_protections } = Object(usage) as Readonly<
      Record<string, unknown>
    > // unread
    return {
      ...(typeof category === 'string' && { category }),
      purposes: strings(purposes),
      data_protections: strings(data_protections),
    }
  })
}

const noCategory = 'DATA_NOT_COLLECTED'

/** A type of data with its answer, in comparable words. */
function answerOf({ category = noCategory, purposes = [], data_protections }: FastlaneUsage) {
  return [category, answerText(purposes, data_protections)] as const
}

/** Compares the answers for App Privacy with what is collected. */
export function appPrivacyDifferences(
  kept: KeptFile,
  answers: readonly AppleAnswer[],
): readonly Fault[] {
  const lines = kept.text.split('\n')
  const lineOf = (category: string) => {
    const index = lines.findIndex(line => line.includes(`"${category}"`))
    return index === -1 ? undefined : index + 1
  }
  const keptAnswers = readUsages(kept).map((usage): KeptAnswer => {
    const [type, actual] = answerOf(usage)
    return { type, actual, line: lineOf(type) }
  })
  const expected = new Map(fastlaneUsages(answers).map(answerOf))
  return differences(kept.file, keptAnswers, expected)
}

/**
 * Compares a form for Data safety with what Google is told: every answer of the site, and those about data.
 * @throws OperatorError where it cannot be read
 */
export function dataSafetyDifferences(
  { file, text }: KeptFile,
  answers: readonly GoogleAnswer[],
): readonly Fault[] {
  const rows = readCsv(file, text.replace(/^\uFEFF/, ''))
  const faults: Fault[] = []
  const answered = new Set<GoogleAnswer>()
  for (const { cells, line } of rows.slice(1)) {
    const [question = '', response = '', value = ''] = cells
    const answer = answers.find(candidate => isAnsweredBy(question, response, candidate))
    if (answer) answered.add(answer)
    const expected = answer?.value ?? (isAboutData(question) ? '' : value)
    if (value.toLowerCase() === expected.toLowerCase()) continue
    const name = response === '' ? question : `${question},${response}`
    const message = `${name} says ${value || 'nothing'}. The documents say ${expected || 'nothing'}`
    faults.push({ file, line, message })
  }
  for (const answer of answers) {
    if (answered.has(answer)) continue
    const message = `has no row ${answer.question},${answer.response}. The documents say ${answer.value}`
    faults.push({ file, message })
  }
  return faults
}

/** Compares a file of one text, such as an address. */
export function textDifferences({ file, text }: KeptFile, expected: string): readonly Fault[] {
  if (text.trim() === expected.trim()) return []
  return [{ file, line: 1, message: `says ${text.trim()}. Here it is ${expected.trim()}` }]
}

/** The lines about the law that a description in a store lacks: their addresses have to be in it. */
export function missingLines({ file, text }: KeptFile, lines: string): readonly Fault[] {
  return lines
    .trim()
    .split('\n')
    .filter(line => !text.includes(line.slice(line.indexOf('https://')).trim()))
    .map(line => ({ file, message: `does not end with the line "${line}". Add it` }))
}
