import type { RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { Language, Localized } from '../languages/languages.ts'
import type { Site, TextFile } from '../model/site.ts'
import { headOf } from './frontMatter.ts'
import { parseText } from './parseText.ts'
import { type ParsedText, reportAt, type TextSource } from './text.ts'

/** A question of the FAQ, in plain text. */
export interface Question {
  readonly question: string
  readonly answer: string
}

/** The FAQ in every language. */
export type Questions = Localized<readonly Question[]>

/** The FAQ of a language after parsing. */
export interface ParsedQuestions extends ParsedText {
  readonly questions: readonly Question[]
}

function questionsIn(source: TextSource, nodes: readonly RootContent[]): Question[] {
  const questions: Question[] = []
  for (const [index, node] of nodes.entries()) {
    const answer = nodes[index + 1]
    if (node.type === 'heading' && node.depth === 2 && answer?.type === 'paragraph') {
      questions.push({ question: plainText(node), answer: plainText(answer) })
    } else if (node.type !== 'paragraph' || nodes[index - 1]?.type !== 'heading') {
      const message = 'this is neither a question nor its answer. Write ## and one paragraph'
      reportAt(source, node, message)
    }
  }
  return questions
}

/** Parses the FAQ of a language. */
export function parseQuestions(site: Site, language: Language, file: TextFile): ParsedQuestions {
  // A translation has a head, which says what it translates.
  const entries = headOf(file.text) === undefined ? undefined : {}
  const text = parseText(site, file, { language, ...(entries && { entries }) })
  const nodes = text.tree.children.filter(({ type }) => type !== 'yaml')
  const questions = questionsIn(text.source, nodes)
  return { ...text, questions }
}
