import type { Nodes, Root } from 'mdast'
import { nearestName } from '../folder/index.ts'
import { type Language, referencePattern } from '../languages/index.ts'
import { isHost, parseUrl } from '../schema/index.ts'
import { conditionTerms, factForms, factKeys, type Site } from '../site/index.ts'
import { type ContainerDirective, isWhen, labelOf, questionOf } from './conditions.ts'
import { blocks } from './factBlocks.ts'
import { documentFacts, type FactReference, factReferences, messageRecipients } from './fill.ts'
import type { LegalFrontMatter } from './frontMatter.ts'
import { introductionPart, nodesOf, type TextBody } from './sections.ts'
import { type ParsedText, reportAt, type TextSource } from './text.ts'
import { walkNodes, withoutContainers } from './trees.ts'

const containers = ['wide', 'narrow', 'when', 'statute', 'message']

const containerRemedy =
  'Write :::when[field], :::statute, :::statute[fr], :::message[Subject], :::wide or :::narrow around text'

const safeLink = /^(?:#[a-z0-9-]+$|\/(?!\/)|https:\/\/|mailto:|tel:)/

/** Whether pages may have a link: a web address has a host as the domain name system knows it. */
function isSafe(link: string): boolean {
  const url = link.startsWith('https://') ? parseUrl(link) : undefined
  return safeLink.test(link) && (!link.startsWith('https://') || (url !== undefined && isHost(url)))
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

const images = 'images are not allowed. Write text'

/** What no text may hold, with what to write instead. */
const refused: Readonly<Partial<Record<Nodes['type'], string>>> = {
  code: 'is indented, or fenced, like a program, and would be shown as one. Begin the line at its margin',
  html: 'raw HTML is not allowed. Write it as Markdown',
  image: images,
  imageReference: images,
}

/** What is wrong with a node, whatever site it is part of. */
function faultOf(node: Nodes, text: string): string | undefined {
  switch (node.type) {
    case 'text': {
      if (/^\|.*\|/.test(node.value)) {
        return 'begins like a table and is none. Write |---|---| below its first row'
      }
      const [sign] = leftSigns.exec(node.value) ?? []
      const remedy = 'Write **bold** or *italics*, or leave it out'
      return sign && `"${sign.trim()}" would be printed as it is. ${remedy}`
    }
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
      return isSafe(node.url)
        ? undefined
        : `the link "${node.url}" is not allowed. Write #section, /page#section, https://…, mailto:… or tel:…`
    default:
      return refused[node.type]
  }
}

/** Where a text has braces that are not part of a reference, an `{#id}`, a `{to=…}` or an `{if=…}`, in characters. */
function strayBraces(text: string): readonly number[] {
  const blank = (match: string) => ' '.repeat(match.length)
  const rest = text
    .replaceAll(referencePattern, blank)
    .replaceAll(/\{(?:#|to=|if=)[^{}\n]*\}/g, blank)
  return Array.from(rest.matchAll(/[{}]+/g), match => match.index)
}

/** What to write in place of a name that is not known: the nearest one, or where they all are. */
function nameRemedy(written: string, known: readonly string[]): string {
  const nearest = nearestName(written, known)
  return `Write ${nearest === undefined ? 'a name' : `${nearest}, or another name`} of docs/fields.md`
}

/** What is wrong with a reference in a text of a language, with the remedy; undefined if nothing. */
function referenceFault({ key, form }: FactReference, language: Language): string | undefined {
  const known = [...factKeys, ...documentFacts, ...Object.keys(blocks)]
  if (!known.includes(key)) return `there is no fact "${key}". ${nameRemedy(key, known)}`
  const forms = factForms[language]
  if (form === undefined || forms.includes(form)) return undefined
  return `"${form}" is not a form of facts in this language. Write ${forms.join(' or ')}, or none`
}

/** Reports what no text may hold: unknown facts and conditions, HTML, images, dangerous links. */
export function checkContent(source: TextSource, tree: Root, { conditions }: Site): void {
  for (const reference of factReferences(source.text)) {
    const fault = referenceFault(reference, source.language)
    if (fault !== undefined) reportAt(source, reference.offset, fault)
  }
  for (const offset of strayBraces(source.text)) {
    reportAt(source, offset, 'this brace is not part of a reference. Write {{fact}}')
  }
  let rank = 1
  let columns = 0
  walkNodes(tree, node => {
    const fault = faultOf(node, source.text)
    if (fault) reportAt(source, node, fault)
    if (node.type === 'table') columns = node.children[0]?.children.length ?? 0
    if (node.type === 'tableRow' && node.children.length !== columns) {
      const message = `the row has ${node.children.length} instead of ${columns} cells`
      reportAt(source, node, `${message}. Write a | around each, also around an empty one`)
    }
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
export function checkStated(source: TextSource, stated: object): void {
  for (const { key, offset } of factReferences(source.text)) {
    const field = documentFacts.find(own => own === key)?.replace('document.', '')
    if (field === undefined || field === 'lastUpdated' || Object.hasOwn(stated, field)) continue
    const message = `the head of the text states no ${field}. Add a line "${field}: …" there`
    reportAt(source, offset, message)
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

/** Reports what pages and Word files of a legal document could not show. */
export function checkForms(source: TextSource, document: TextBody): void {
  const { introduction, sections } = document
  for (const { id, content } of [{ id: introductionPart, content: introduction }, ...sections]) {
    // What is worded for wide or for narrow screens alone leaves the others nothing to read.
    const [wide, narrow] = ['wide', 'narrow'].map(name =>
      content.find(node => node.type === 'containerDirective' && node.name === name),
    )
    const only = wide ?? narrow
    if (!only || (wide && narrow)) continue
    const remedy = 'Write its text for wide and for narrow screens'
    reportAt(source, only, `"${id}" has no :::${wide ? 'narrow' : 'wide'}. ${remedy}`)
  }
  // "In short" lines are block quotations too, which Word does show.
  const quoted = new Set<Nodes | undefined>(sections.map(({ inShort }) => inShort))
  walkNodes({ type: 'root', children: withoutContainers(nodesOf(document)) }, node => {
    const kind = node.type === 'list' && node.ordered ? 'orderedList' : node.type
    const message = remedies[kind]
    if (message && !quoted.has(node)) reportAt(source, node, message)
  })
}

/** Reports where the languages of one text differ in the ids of their headings: links lead to these. */
export function checkIdsAgree([first, ...others]: readonly (ParsedText & {
  readonly document: Pick<TextBody, 'ids'>
})[]): void {
  for (const { source, tree, document } of first ? others : []) {
    const { ids } = document
    const known = first?.document.ids ?? []
    const longer = ids.length > known.length ? ids : known
    const position = longer.findIndex((_, at) => ids[at] !== known[at])
    if (position === -1) continue
    const headings = tree.children.filter(node => node.type === 'heading')
    const message = `"${ids[position] ?? 'the end'}" is where ${first?.source.file} has "${known[position] ?? 'the end'}". Give both languages the same ids in the same order`
    reportAt(source, headings[position] ?? tree, message)
  }
}

/** Reports where the languages of one document state another version of it, or other fields. */
export function checkHeadsAgree([first, ...others]: readonly ParsedText<LegalFrontMatter>[]): void {
  for (const { source, frontMatter, lineOf } of others) {
    if (!first?.frontMatter || !frontMatter) continue
    for (const field of ['version', 'effective', 'nextReview', 'editorial', 'summary'] as const) {
      const isWords = field === 'editorial' || field === 'summary'
      const [there = 'missing', here = 'missing'] = [first.frontMatter, frontMatter].map(
        ({ [field]: value }) => (isWords && value !== undefined ? 'given' : value),
      )
      if (here === there) continue
      const remedy = isWords ? 'Give it in every language, or in none' : 'Write the same value'
      const message = `${field} is ${here}, but ${there} in ${first.source.file}. ${remedy}`
      reportAt(source, { line: lineOf(field), column: 1 }, message)
    }
  }
}
