import type { Nodes, RootContent, Table } from 'mdast'
import { conditionTerms, type Site } from '../model/index.ts'
import { type ContainerDirective, isWhen, labelOf, questionOf } from './conditions.ts'
import { messageRecipients } from './fill.ts'
import type { LegalFrontMatter } from './frontMatter.ts'
import { syntaxTreeOf } from './parse.ts'
import {
  documentFacts,
  type FactReference,
  factReferences,
  nameRemedy,
  referenceFault,
  strayBraces,
} from './references.ts'
import { introductionPart, nodesOf, type TextBody } from './sections.ts'
import { type ParsedText, reportAt, reportAtOffset, type TextSource } from './text.ts'
import { walkNodes, withoutContainers } from './trees.ts'

const containers = ['wide', 'narrow', 'when', 'statute', 'message']

const containerRemedy =
  'Write :::when[field], :::statute, :::statute[fr], :::message[Subject], :::wide or :::narrow around text'

function isSafeLink(url: string): boolean {
  return /^(?:#[a-z0-9-]+$|\/(?!\/)|https:\/\/|mailto:|tel:)/.test(url)
}

/** A message has a subject, a text and somebody who gets it. */
function messageFault(node: ContainerDirective): string | undefined {
  const { children, attributes } = node
  const isComplete = labelOf(node) !== undefined && children.length > 1
  if (!isComplete || children.some(({ type }) => type !== 'paragraph')) {
    return 'the message is incomplete. Write :::message[Subject], its paragraphs, and :::'
  }
  const { to = messageRecipients[0] } = attributes ?? {}
  if (messageRecipients.some(known => known === to)) return undefined
  const known = messageRecipients.map(name => `{to=${name}}`).join(' or ')
  return `nobody gets messages to "${to}". Write ${known}, or nothing for the first`
}

/** Signs that are printed as they are where Markdown does not take them for what was meant. */
const leftSigns = /\*\*|~~|^\[[ xX]\] /

/** A container whose end is missing holds the rest of the text. */
function containerFault(node: ContainerDirective, text: string): string | undefined {
  const { start, end } = node.position ?? {}
  const written = text.slice(start?.offset, end?.offset)
  if (!/\n[ \t]*:{3,}[ \t]*$/.test(written)) {
    return `":::${node.name}" has no end. Write ::: on a line of its own, where it ends`
  }
  if (node.name === 'message') return messageFault(node)
  return containers.includes(node.name)
    ? undefined
    : `there is no container ":::${node.name}". ${containerRemedy}`
}

/** What is wrong with a node, whatever site it is part of. */
function faultOf(node: Nodes, text: string): string | undefined {
  switch (node.type) {
    case 'text': {
      const [sign] = leftSigns.exec(node.value) ?? []
      if (/^\|.*\|/.test(node.value)) {
        return 'begins like a table and is none. Write |---|---| below its first row'
      }
      return (
        sign &&
        `"${sign.trim()}" would be printed as it is. Write **bold** or *italics*, or leave it out`
      )
    }
    case 'code':
      return 'is indented, or fenced, like a program, and would be shown as one. Begin the line at its margin'
    case 'html':
      return 'raw HTML is not allowed. Write it as Markdown'
    case 'image':
    case 'imageReference':
      return 'images are not allowed. Write text'
    case 'textDirective':
      if (isWhen(node) && node.children.length > 0 && questionOf(node) !== '') return undefined
      return `":${node.name}" is read as a directive. Write "\\:" for a plain colon`
    case 'leafDirective':
      return `there is no directive "::${node.name}". ${containerRemedy}`
    case 'containerDirective':
      return containerFault(node, text)
    case 'link':
    case 'definition':
      if (node.type === 'definition' && node.label?.startsWith('^')) {
        return 'footnotes are not shown. Write the note into the text'
      }
      return isSafeLink(node.url)
        ? undefined
        : `the link "${node.url}" is not allowed. Write #section, /page#section, https://…, mailto:… or tel:…`
    default:
      return undefined
  }
}

/** Reports rows that have more cells than the head of their table, or fewer. */
function checkRows(source: TextSource, { children: [head, ...rows] }: Table): void {
  const wanted = head?.children.length ?? 0
  for (const row of rows) {
    const { length } = row.children
    if (length === wanted) continue
    const remedy = 'Write a | around each, also around an empty one'
    reportAt(source, row, `the row has ${length} instead of ${wanted} cells. ${remedy}`)
  }
}

/** Reports what no text may hold: unknown facts and conditions, HTML, images, dangerous links. */
export function checkContent(source: TextSource, { conditions }: Site): void {
  for (const reference of factReferences(source.text)) {
    const fault = referenceFault(reference, source.language)
    if (fault !== undefined) reportAtOffset(source, reference.offset, fault)
  }
  for (const offset of strayBraces(source.text)) {
    reportAtOffset(source, offset, 'this brace is not part of a reference. Write {{fact}}')
  }
  let rank = 1
  walkNodes(syntaxTreeOf(source.text), node => {
    const fault = faultOf(node, source.text)
    if (fault) reportAt(source, node, fault)
    if (node.type === 'table') checkRows(source, node)
    if (node.type === 'heading') {
      const next = '#'.repeat(node.depth === 1 ? 2 : rank + 1)
      if (node.depth > rank + 1 || node.depth === 1) {
        reportAt(source, node, `the heading skips a level. Begin it with ${next}`)
      }
      rank = node.depth
    }
    for (const { name } of isWhen(node) ? conditionTerms(questionOf(node)).flat() : []) {
      if (Object.hasOwn(conditions, name)) continue
      const remedy = nameRemedy(name, Object.keys(conditions))
      reportAt(source, node, `there is no condition "${name}". ${remedy}`)
    }
  })
}

/** Reports references to what the head of the text does not state: the day of a review. */
export function checkStated(
  source: TextSource,
  references: readonly FactReference[],
  stated: object,
): void {
  for (const { key, offset } of references) {
    const field = documentFacts.find(own => own === key)?.replace('document.', '')
    if (field === undefined || field === 'lastUpdated' || Object.hasOwn(stated, field)) continue
    const message = `the head of the text states no ${field}. Add a line "${field}: …" there`
    reportAtOffset(source, offset, message)
  }
}

/** What Markdown can write and a Word file of the site cannot show, with what to write instead. */
const remedies: Readonly<Partial<Record<Nodes['type'] | 'orderedList', string>>> = {
  blockquote: 'a quotation cannot be shown in Word. Write a paragraph',
  break: 'a line break within a paragraph cannot be shown in Word. Write two paragraphs',
  definition: 'an address on a line of its own cannot be shown in Word. Write [words](address)',
  inlineCode: 'code cannot be shown in Word. Write “quotation marks” instead',
  linkReference: 'a link by reference cannot be shown in Word. Write [words](address)',
  orderedList: 'a numbered list cannot be shown in Word. Begin each item with -',
  thematicBreak: 'a horizontal rule cannot be shown in Word. Leave it out',
}

/** Reports parts that are worded for wide or for narrow screens alone: the others would read nothing. */
function checkVariants(source: TextSource, part: string, nodes: readonly RootContent[]): void {
  const find = (name: string) =>
    nodes.find(node => node.type === 'containerDirective' && node.name === name)
  const [wide, narrow] = [find('wide'), find('narrow')]
  const only = wide ?? narrow
  if (!only || (wide && narrow)) return
  const missing = wide ? 'narrow' : 'wide'
  const message = `"${part}" has no :::${missing}. Write its text for wide and for narrow screens`
  reportAt(source, only, message)
}

/** Reports what pages and Word files of a legal document could not show. */
export function checkForms(source: TextSource, document: TextBody): void {
  checkVariants(source, introductionPart, document.introduction)
  for (const { id, content } of document.sections) checkVariants(source, id, content)
  // "In short" lines are block quotations too, which Word does show.
  const quoted = new Set<Nodes | undefined>(document.sections.map(({ inShort }) => inShort))
  walkNodes({ type: 'root', children: withoutContainers(nodesOf(document)) }, node => {
    const kind = node.type === 'list' && node.ordered ? 'orderedList' : node.type
    const message = remedies[kind]
    if (message && !quoted.has(node)) reportAt(source, node, message)
  })
}

/** A text with the ids of its headings. */
type TextWithIds = ParsedText & { readonly document: Pick<TextBody, 'ids'> }

/** Reports where the languages of one text differ in the ids of their headings: links lead to these. */
export function checkIdsAgree([first, ...others]: readonly TextWithIds[]): void {
  for (const { source, tree, document } of first ? others : []) {
    const { ids } = document
    const known = first?.document.ids ?? []
    const length = Math.max(ids.length, known.length)
    const position = Array.from({ length }, (_, at) => ids[at] === known[at]).indexOf(false)
    if (position === -1) continue
    const headings = tree.children.filter(node => node.type === 'heading')
    const message = `"${ids[position] ?? 'the end'}" is where ${first?.source.file} has "${known[position] ?? 'the end'}". Give both languages the same ids in the same order`
    reportAt(source, headings[position] ?? tree, message)
  }
}

/** Reports where the languages of one document state another version of it. */
export function checkHeadsAgree([first, ...others]: readonly Pick<
  ParsedText<LegalFrontMatter>,
  'source' | 'frontMatter'
>[]): void {
  for (const { source, frontMatter } of others) {
    if (!first?.frontMatter || !frontMatter) continue
    const { file } = first.source
    const [stated, own] = [first.frontMatter.values, frontMatter.values]
    for (const field of ['version', 'effective', 'nextReview'] as const) {
      if (stated[field] === own[field]) continue
      const message = `${field} is ${own[field] ?? 'missing'}, but ${stated[field] ?? 'missing'} in ${file}. Write the same value`
      reportAt(source, { line: frontMatter.lineOf(field), column: 1 }, message)
    }
    for (const field of ['editorial', 'summary'] as const) {
      const isGiven = stated[field] !== undefined
      if (isGiven === (own[field] !== undefined)) continue
      const message = `${field} is ${isGiven ? 'missing, but given' : 'given, but missing'} in ${file}. Give it in every language, or in none`
      reportAt(source, { line: 1, column: 1 }, message)
    }
  }
}
