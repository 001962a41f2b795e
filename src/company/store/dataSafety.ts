import {
  type DataItems,
  type GoogleDataType,
  googleDataTypes,
  type ProjectItemKey,
  type PurposeKey,
} from '../data/index.ts'
import { type Fault, OperatorError } from '../folder/index.ts'
import { absoluteUrl, playTemplateName, routePath, type Site } from '../site/index.ts'
import { readCsv, writeCsv } from './csv.ts'

/** The first cells of the form: what else it has may change. */
const columns = [
  'Question ID (machine readable)',
  'Response ID (machine readable)',
  'Response value',
] as const

/** Google’s names for the purposes of the documents. */
const googlePurposes: Readonly<Record<PurposeKey, string>> = {
  account: 'PSL_ACCOUNT_MANAGEMENT',
  generate: 'PSL_APP_FUNCTIONALITY',
  organize: 'PSL_APP_FUNCTIONALITY',
  subscribe: 'PSL_APP_FUNCTIONALITY',
  support: 'PSL_APP_FUNCTIONALITY',
  verifyAge: 'PSL_FRAUD_PREVENTION_SECURITY',
  secure: 'PSL_FRAUD_PREVENTION_SECURITY',
  analyze: 'PSL_ANALYTICS',
  notify: 'PSL_DEVELOPER_COMMUNICATIONS',
  comply: 'PSL_FRAUD_PREVENTION_SECURITY',
}

/** An answer of the form: the row that takes it, and what it says. */
export interface GoogleAnswer {
  readonly question: string
  /** The choice that it is given for; empty where the row itself is the answer. */
  readonly response: string
  readonly value: string
}

/** What the form is told of a type of data. */
function usageAnswers(type: GoogleDataType, items: DataItems): readonly GoogleAnswer[] {
  const prefix = `PSL_DATA_USAGE_RESPONSES:PSL_${type}:`
  const purposes = new Set(items.flatMap(item => item.purposes.map(key => googlePurposes[key])))
  const control = items.some(({ isRequired }) => isRequired) ? 'REQUIRED' : 'OPTIONAL'
  const isEphemeral = items.every(item => item.isEphemeral)
  return [
    // Processors are not third parties to Google, nor is what the law demands (answer 10787469 of support.google.com).
    {
      question: `${prefix}PSL_DATA_USAGE_COLLECTION_AND_SHARING`,
      response: 'PSL_DATA_USAGE_ONLY_COLLECTED',
      value: 'true',
    },
    {
      question: `${prefix}PSL_DATA_USAGE_EPHEMERAL`,
      response: '',
      value: String(isEphemeral),
    },
    {
      question: `${prefix}DATA_USAGE_USER_CONTROL`,
      response: `PSL_DATA_USAGE_USER_CONTROL_${control}`,
      value: 'true',
    },
    ...[...purposes].toSorted().map(purpose => ({
      question: `${prefix}DATA_USAGE_COLLECTION_PURPOSE`,
      response: purpose,
      value: 'true',
    })),
  ]
}

/** The items that Google asks for, by its types in its order. */
function itemsByType(items: DataItems): readonly (readonly [GoogleDataType, DataItems])[] {
  return googleDataTypes
    .map(type => [type, items.filter(({ google }) => google.includes(type))] as const)
    .filter(([, itemsOfType]) => itemsOfType.length > 0)
}

/** The question of the form that asks which types of data are collected: each group of types has its own. */
const typeQuestions = 'PSL_DATA_TYPES_'

/** Whether a row takes an answer. */
export function isAnsweredBy(question: string, response: string, answer: GoogleAnswer): boolean {
  const isAsked =
    answer.question === typeQuestions
      ? question.startsWith(typeQuestions)
      : question === answer.question
  return isAsked && response === answer.response
}

/**
 * What the form for Data safety is told of a site. What only the company can say, such as an independent security
 * review, is left to it.
 */
export function googleAnswers(site: Site, items: DataItems): readonly GoogleAnswer[] {
  const byType = itemsByType(items)
  const answers: GoogleAnswer[] = [
    {
      question: 'PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA',
      response: '',
      value: String(byType.length > 0),
    },
  ]
  if (byType.length === 0) return answers
  const { promises = {} } = site.config
  const inTransit = promises['encryption.inTransit']
  if (inTransit !== undefined) {
    const question = 'PSL_DATA_COLLECTION_ENCRYPTED_IN_TRANSIT'
    answers.push({ question, response: '', value: String(inTransit === 'yes') })
  }
  const isCollected = (key: ProjectItemKey) => items.some(item => item.key === key)
  const accounts = 'PSL_SUPPORTED_ACCOUNT_CREATION_METHODS'
  if (isCollected('password')) {
    answers.push({ question: accounts, response: 'PSL_ACM_USER_ID_PASSWORD', value: 'true' })
  }
  if (isCollected('socialLogin')) {
    answers.push({ question: accounts, response: 'PSL_ACM_OAUTH', value: 'true' })
  }
  const deletion = absoluteUrl(site, routePath(site, 'delete-account', 'en'))
  return [
    ...answers,
    { question: 'PSL_ACCOUNT_DELETION_URL', response: '', value: deletion },
    {
      question: 'PSL_SUPPORT_DATA_DELETION_BY_USER',
      response: 'DATA_DELETION_YES',
      value: 'true',
    },
    { question: 'PSL_DATA_DELETION_URL', response: '', value: `${deletion}#part` },
    ...byType.map(([type]) => ({
      question: typeQuestions,
      response: `PSL_${type}`,
      value: 'true',
    })),
    ...byType.flatMap(([type, itemsOfType]) => usageAnswers(type, itemsOfType)),
  ]
}

/** Whether a row is about data: what is answered there and not by the site would contradict it. */
export function isAboutData(question: string): boolean {
  return question.startsWith(typeQuestions) || question.startsWith('PSL_DATA_USAGE_RESPONSES:')
}

/**
 * A form as the Play Console has exported it, filled in. Answers about data take the place of those in it; other rows
 * keep what they say.
 * @param file as messages name it
 * @throws OperatorError where it is not such a form, or cannot be read, and for every answer that it has no row for
 */
export function filledForm(file: string, text: string, answers: readonly GoogleAnswer[]): string {
  const [head, ...rows] = readCsv(file, text.replace(/^\uFEFF/, ''))
  if (columns.some((column, index) => head?.cells[index] !== column)) {
    const message = `is not the form that the Play Console exports: its first line does not begin with ${columns.join(',')}. Export it anew (App content, Data safety, Export to CSV)`
    throw new OperatorError([{ file, line: 1, message }])
  }
  const faults = answers
    .filter(
      answer =>
        !rows.some(({ cells: [question = '', response = ''] }) =>
          isAnsweredBy(question, response, answer),
        ),
    )
    .map(({ question, response }): Fault => {
      const message = `has no row ${question}${response && `,${response}`}. Export the form anew, and see whether Google has renamed it`
      return { file, message }
    })
  if (faults.length > 0) throw new OperatorError(faults)
  const filled = rows.map(({ cells }) => {
    const [question = '', response = '', value = '', ...rest] = cells
    if (cells.length < columns.length) return cells
    const answer = answers.find(candidate => isAnsweredBy(question, response, candidate))
    const kept = isAboutData(question) ? '' : value
    return [question, response, answer?.value ?? kept, ...rest]
  })
  return writeCsv([head?.cells ?? [], ...filled])
}

/** The answers for a company that has not put its form there, to be entered by hand. */
export function dataSafetyMarkdown(answers: readonly GoogleAnswer[]): string {
  const rows = answers.map(({ question, response, value }) => {
    const name = question === typeQuestions ? 'Type of data' : question
    return `| ${name} | ${response} | ${value} |`
  })
  return `# Data safety

What the form for Data safety in the Play Console is told, by the names of its exported table. Export the form there (App content, Data safety, Export to CSV), put it into the company's folder as ${playTemplateName}, and this command fills it in.

| Question | Choice | Answer |
| --- | --- | --- |
${rows.join('\n')}
`
}
