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
  /** As messages name it. */
  readonly file: string
  readonly text: string
}

/** What is said of a type of data, in comparable words: `purposes ANALYTICS; DATA_LINKED_TO_YOU`. */
type SaidOfTypes = ReadonlyMap<
  string,
  { readonly said: string; readonly line?: number | undefined }
>

/** Where two lists of types say different things. */
function differences(file: string, kept: SaidOfTypes, right: ReadonlyMap<string, string>): Fault[] {
  const faults: Fault[] = []
  for (const [type, { said, line }] of kept) {
    const wanted = right.get(type)
    if (wanted === said) continue
    const message =
      wanted === undefined
        ? `${type} is said to be collected, and the documents do not say so. Take it out, or add it to what is collected`
        : `${type} says ${said}. The documents say ${wanted}`
    faults.push({ file, line, message })
  }
  for (const [type, wanted] of right) {
    if (kept.has(type)) continue
    faults.push({ file, message: `${type} is missing. The documents say ${wanted}` })
  }
  return faults
}

function answerText(purposes: readonly string[], protections: readonly string[]): string {
  return [purposes.join(', '), ...protections].filter(part => part !== '').join('; ')
}

/** What an answer says of the protection of a type of data. */
function protectionsOf({ isLinked, isTracking }: Pick<AppleAnswer, 'isLinked' | 'isTracking'>) {
  return [isLinked ? 'linked' : 'not linked', isTracking ? 'tracking' : 'no tracking']
}

/** Compares a privacy manifest with what is collected; the APIs in it are those of who writes the app. */
export function manifestDifferences(
  { file, text }: KeptFile,
  answers: readonly AppleAnswer[],
): readonly Fault[] {
  const kept = readPrivacyManifest(file, text).map(entry => {
    const said = answerText(entry.purposes, protectionsOf(entry))
    return [entry.type, { said, line: entry.line }] as const
  })
  const right = answers.map(answer => {
    const purposes = answer.purposes.map(purpose => `${applePurposePrefix}${purpose}`)
    return [
      `${appleTypePrefix}${answer.type}`,
      answerText(purposes, protectionsOf(answer)),
    ] as const
  })
  return differences(file, new Map(kept), new Map(right))
}

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String).toSorted() : []

/** The answers of a file for fastlane. @throws OperatorError where it is none */
function readUsages({ file, text }: KeptFile): readonly FastlaneUsage[] {
  let usages: unknown
  try {
    usages = JSON.parse(text)
  } catch {
    throw new OperatorError([{ file, message: 'is no JSON. Let npm run store write it' }])
  }
  if (!Array.isArray(usages)) {
    const message = 'is no list of answers, as fastlane reads it. Let npm run store write it'
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

function saidByFastlane({ category = noCategory, purposes = [], data_protections }: FastlaneUsage) {
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
  const said = readUsages(kept).map(usage => {
    const [category, words] = saidByFastlane(usage)
    return [category, { said: words, line: lineOf(category) }] as const
  })
  const right = fastlaneUsages(answers).map(saidByFastlane)
  return differences(kept.file, new Map(said), new Map(right))
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
    const wanted = answer?.value ?? (isAboutData(question) ? '' : value)
    if (value.toLowerCase() === wanted.toLowerCase()) continue
    const name = response === '' ? question : `${question},${response}`
    const message = `${name} says ${value || 'nothing'}. The documents say ${wanted || 'nothing'}`
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
export function textDifferences({ file, text }: KeptFile, right: string): readonly Fault[] {
  if (text.trim() === right.trim()) return []
  return [{ file, line: 1, message: `says ${text.trim()}. Here it is ${right.trim()}` }]
}

/** The lines about the law that a description in a store lacks: their addresses have to be in it. */
export function missingLines({ file, text }: KeptFile, lines: string): readonly Fault[] {
  return lines
    .trim()
    .split('\n')
    .filter(line => !text.includes(line.slice(line.indexOf('https://')).trim()))
    .map(line => ({ file, message: `does not end with the line "${line}". Add it` }))
}
