import type { RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { faqFile, type ReadText } from '../content/textFiles.ts'
import { type Language, type Localized, localized } from '../i18n/languages.ts'
import { OperatorError } from '../site/OperatorError.ts'
import { checkContent } from './checkContent.ts'
import { checkReferences } from './checkReferences.ts'
import { fillReferences } from './fillReferences.ts'
import { parse } from './parse.ts'
import { reportAt, type TextSource } from './source.ts'

/** A question of the FAQ, in plain text. */
export interface Question {
  readonly question: string
  readonly answer: string
}

/** Questions in the FAQ (specification §2, §9). */
export const FAQ_ITEM_COUNT = 5

/** The FAQ in every language. */
export type Faq = Localized<readonly Question[]>

function questionsOf(source: TextSource, nodes: readonly RootContent[]): Question[] {
  const questions: Question[] = []
  for (const [index, node] of nodes.entries()) {
    const answer = nodes[index + 1]
    if (node.type === 'heading' && node.depth === 2 && answer?.type === 'paragraph') {
      questions.push({ question: plainText(node), answer: plainText(answer) })
    } else if (node.type !== 'paragraph' || nodes[index - 1]?.type !== 'heading') {
      reportAt(
        source,
        node,
        'this is neither a question nor its answer. Write ## and one paragraph',
      )
    }
  }
  return questions
}

function compileQuestions(language: Language, read: ReadText): readonly Question[] {
  const file = faqFile(language)
  const text = read(file)
  if (text === undefined) {
    const message = `the FAQ is missing in this language. Write ${FAQ_ITEM_COUNT} questions and answers`
    throw new OperatorError([{ file, message }])
  }
  const source: TextSource = { language, file, text, faults: [] }
  checkReferences(source)
  const tree = parse(text)
  checkContent(source, tree)
  if (source.faults.length === 0) fillReferences(tree, language)
  const questions = questionsOf(source, tree.children)
  if (source.faults.length === 0 && questions.length !== FAQ_ITEM_COUNT) {
    const message = `there are ${questions.length} questions, the specification has ${FAQ_ITEM_COUNT}`
    source.faults.push({ file, message })
  }
  if (source.faults.length > 0) throw new OperatorError(source.faults)
  return questions
}

/**
 * Compiles the FAQ of every language.
 * @throws OperatorError with file, line and column of everything that is wrong
 */
export function compileFaq(read: ReadText): Faq {
  return localized(language => compileQuestions(language, read))
}
