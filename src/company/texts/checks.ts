import type { Image, Nodes, Root } from 'mdast'
import { type Fault, nearestName } from '../folder/index.ts'
import { type Language, referencePattern } from '../languages/index.ts'
import { isHost, parseUrl } from '../schema/index.ts'
import { conditionTerms, factForms, factKeys, type Site } from '../site/index.ts'
import { type ContainerDirective, isWhen, labelOf, questionOf } from './conditions.ts'
import { dataTables } from './dataTables.ts'
import { factBlocks } from './factBlocks.ts'
import { documentFacts, type FactReference, factReferences, messageRecipients } from './fill.ts'
import type { LegalFrontMatter } from './frontMatter.ts'
import { introductionPart, nodesOf, type TextBody } from './sections.ts'
import { faultAt, type ParsedText, type TextSource } from './text.ts'
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
  if (messageRecipients.some(recipient => recipient === to)) return undefined
  const choices = messageRecipients.map(recipient => `{to=${recipient}}`).join(' or ')
  return `nobody gets messages to "${to}". Write ${choices}, or nothing for the first`
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

/** What is wrong with a picture of a page of the company's own, as far as its text says; undefined if nothing. */
function pictureFault({ url, alt = '' }: Image): string | undefined {
  const example = 'Write ![What it shows](media/workshop.jpg)'
  if (!/^media\/[\w-]+\.(?:jpe?g|png|webp|avif)$/.test(url)) {
    return `"${url}" is not a picture in the folder media. ${example}`
  }
  return alt?.trim() ? undefined : `the picture does not say what it shows. ${example}`
}

/** What is wrong with a node, whatever site it is part of. */
function faultOf(node: Nodes, text: string): string | undefined {
  switch (node.type) {
    case 'text': {
      if (/^\|.*\|/.test(node.value)) {
        return 'begins like a table and is not one. Write |---|---| below its first row'
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

/** Where a text has braces, in characters, besides those of references, `{#id}`, `{to=…}` and `{if=…}`. */
function strayBraces(text: string): readonly number[] {
  const blank = (match: string) => ' '.repeat(match.length)
  const rest = text
    .replaceAll(referencePattern, blank)
    .replaceAll(/\{(?:#|to=|if=)[^{}\n]*\}/g, blank)
  return Array.from(rest.matchAll(/[{}]+/g), match => match.index)
}

/** What to write in place of a name that is not known: the nearest one, or where they all are. */
function nameRemedy(written: string, names: readonly string[]): string {
  const nearest = nearestName(written, names)
  return `Write ${nearest === undefined ? 'a name' : `${nearest}, or another name`} of docs/fields.md`
}

/** What is wrong with a reference in a text of a language, with the remedy; undefined if nothing. */
function referenceFault({ key, form }: FactReference, language: Language): string | undefined {
  const blocks = [...Object.keys(factBlocks), ...Object.keys(dataTables)]
  const names = [...factKeys, ...documentFacts, ...blocks]
  if (!names.includes(key)) return `there is no fact "${key}". ${nameRemedy(key, names)}`
  const forms = factForms[language]
  if (form === undefined || forms.includes(form)) return undefined
  return `"${form}" is not a form of facts in this language. Write ${forms.join(' or ')}, or none`
}

/** What is wrong with the references and the braces of a text, which the syntax tree knows nothing of. */
function referenceFaults(source: TextSource): readonly Fault[] {
  const faultsOfReferences = factReferences(source.text).flatMap(reference => {
    const message = referenceFault(reference, source.language)
    return message === undefined ? [] : faultAt(source, reference.offset, message)
  })
  const faultsOfBraces = strayBraces(source.text).map(offset =>
    faultAt(source, offset, 'this brace is not part of a reference. Write {{fact}}'),
  )
  return [...faultsOfReferences, ...faultsOfBraces]
}

/**
 * What no text may hold: unknown facts and conditions, HTML, images, dangerous links.
 * @param hasPictures whether the text may show pictures of the company's, as its own pages may
 */
export function contentFaults(
  source: TextSource,
  tree: Root,
  { conditions }: Site,
  hasPictures: boolean,
): readonly Fault[] {
  const faults: Fault[] = []
  let rank = 1
  let columns = 0
  walkNodes(tree, node => {
    const report = (message: string) => faults.push(faultAt(source, node, message))
    const isPicture = hasPictures && node.type === 'image'
    const message = isPicture ? pictureFault(node) : faultOf(node, source.text)
    if (message) report(message)
    if (node.type === 'table') columns = node.children[0]?.children.length ?? 0
    if (node.type === 'tableRow' && node.children.length !== columns) {
      const cells = `the row has ${node.children.length} instead of ${columns} cells`
      report(`${cells}. Write a | around each, also around an empty one`)
    }
    if (node.type === 'heading') {
      const next = '#'.repeat(node.depth === 1 ? 2 : rank + 1)
      if (node.depth > rank + 1 || node.depth === 1) {
        report(`the heading skips a level. Begin it with ${next}`)
      }
      rank = node.depth
    }
    for (const { name } of isWhen(node) ? conditionTerms(questionOf(node)).flat() : []) {
      if (Object.hasOwn(conditions, name)) continue
      report(`there is no condition "${name}". ${nameRemedy(name, Object.keys(conditions))}`)
    }
  })
  return [...referenceFaults(source), ...faults]
}

/** References to fields that the head of the text does not have, such as the day of the next review. */
export function missingFieldFaults(source: TextSource, head: object): readonly Fault[] {
  return factReferences(source.text).flatMap(({ key, offset }) => {
    const documentFact = documentFacts.find(fact => fact === key)
    const field = documentFact?.replace('document.', '')
    if (field === undefined || field === 'lastUpdated' || Object.hasOwn(head, field)) return []
    const message = `the head of the text has no ${field}. Add a line "${field}: …" there`
    return faultAt(source, offset, message)
  })
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

/** Parts of a document that are worded for wide or for narrow screens alone, and leave the others nothing to read. */
function variantFaults(source: TextSource, { introduction, sections }: TextBody): readonly Fault[] {
  return [{ id: introductionPart, content: introduction }, ...sections].flatMap(
    ({ id, content }) => {
      const [wide, narrow] = ['wide', 'narrow'].map(name =>
        content.find(node => node.type === 'containerDirective' && node.name === name),
      )
      const only = wide ?? narrow
      if (!only || (wide && narrow)) return []
      const remedy = 'Write its text for wide and for narrow screens'
      return faultAt(source, only, `"${id}" has no :::${wide ? 'narrow' : 'wide'}. ${remedy}`)
    },
  )
}

/** What pages and Word files of a legal document could not show. */
export function formFaults(source: TextSource, document: TextBody): readonly Fault[] {
  const faults: Fault[] = []
  // "In short" lines are block quotations too, which Word does show.
  const inShortLines = new Set<Nodes | undefined>(document.sections.map(({ inShort }) => inShort))
  walkNodes({ type: 'root', children: withoutContainers(nodesOf(document)) }, node => {
    const kind = node.type === 'list' && node.ordered ? 'orderedList' : node.type
    const message = remedies[kind]
    if (message && !inShortLines.has(node)) faults.push(faultAt(source, node, message))
  })
  return [...variantFaults(source, document), ...faults]
}

/** A text with sections, as far as its languages are compared. */
type DividedText = ParsedText & { readonly document: Pick<TextBody, 'ids'> }

/** Where the languages of one text differ in the ids of their headings, which links lead to. */
export function idFaults([first, ...others]: readonly DividedText[]): readonly Fault[] {
  if (!first) return []
  const { ids: firstIds } = first.document
  return others.flatMap(({ source, tree, document: { ids } }) => {
    const longer = ids.length > firstIds.length ? ids : firstIds
    const position = longer.findIndex((_, index) => ids[index] !== firstIds[index])
    if (position === -1) return []
    const here = ids[position] ?? 'the end'
    const there = firstIds[position] ?? 'the end'
    const message = `"${here}" is where ${first.source.file} has "${there}". Give both languages the same ids in the same order`
    const headings = tree.children.filter(node => node.type === 'heading')
    return faultAt(source, headings[position] ?? tree, message)
  })
}

/** What the languages of a document agree on: these have the same value in each. */
const sharedFields = ['version', 'effective', 'nextReview'] as const

/** These are sentences, which each language words in its own way. */
const sharedSentences = ['editorial', 'summary'] as const

/** Where the heads of two languages of a document differ, by the field, with what to write. */
function differencesOf(first: LegalFrontMatter, other: LegalFrontMatter, firstFile: string) {
  const differingValues = sharedFields.flatMap(field => {
    const { [field]: there = 'missing' } = first
    const { [field]: here = 'missing' } = other
    if (here === there) return []
    return {
      field,
      message: `${field} is ${here}, but ${there} in ${firstFile}. Write the same value`,
    }
  })
  const missingSentences = sharedSentences.flatMap(field => {
    const there = first[field] === undefined ? 'missing' : 'given'
    const here = other[field] === undefined ? 'missing' : 'given'
    if (here === there) return []
    const remedy = 'Give it in every language, or in none'
    return { field, message: `${field} is ${here}, but ${there} in ${firstFile}. ${remedy}` }
  })
  return [...differingValues, ...missingSentences]
}

/** Where the languages of one document state another version of it, or other fields. */
export function headFaults([
  first,
  ...others
]: readonly ParsedText<LegalFrontMatter>[]): readonly Fault[] {
  return others.flatMap(({ source, frontMatter, lineOf }) => {
    if (!first?.frontMatter || !frontMatter) return []
    return differencesOf(first.frontMatter, frontMatter, first.source.file).map(
      ({ field, message }) => faultAt(source, { line: lineOf(field), column: 1 }, message),
    )
  })
}
