import type { Element, Nodes } from 'xast'
import { fromXml } from 'xast-util-from-xml'
import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'
import type { Language } from '../../languages/languages.ts'
import { OperatorError } from '../../model/OperatorError.ts'
import { attributeOf, childOf, elementsOf, textOf } from '../review/xml.ts'
import type { TranslatedText, TranslatedUnit, TranslationUnit } from './translationUnits.ts'

const namespace = 'urn:oasis:names:tc:xliff:document:2.0'

/** What a translator must not write: facts, ids, the signs of links and emphasis. */
const codes = /\{\{[^{}]*\}\}|\s*\{#[^{}]*\}|\*\*|(?<!\\)\[(?=[^\]]*\]\()|\]\([^)]*\)/g

/** Numbers what is the same in source and target with the same number, as XLIFF asks. */
class CodeNumbers {
  readonly data = new Map<string, string>()
  private readonly counts = new Map<string, number>()

  restart(): void {
    this.counts.clear()
  }

  next(code: string): { readonly id: string; readonly dataRef: string } {
    const known = this.data.get(code) ?? `d${this.data.size + 1}`
    this.data.set(code, known)
    const count = (this.counts.get(code) ?? 0) + 1
    this.counts.set(code, count)
    return { id: `${known}-${count}`, dataRef: known }
  }
}

function content(text: string, numbers: CodeNumbers): (Element | string)[] {
  numbers.restart()
  const parts: (Element | string)[] = []
  let end = 0
  for (const { index, 0: code } of text.matchAll(codes)) {
    parts.push(text.slice(end, index))
    parts.push(x('ph', { ...numbers.next(code), disp: code.trim() }))
    end = index + code.length
  }
  return [...parts, text.slice(end)].filter(part => part !== '')
}

/** The states of XLIFF 2.0, 4.3.1.24, for those of blocks. */
const states: Readonly<Record<TranslationUnit['state'], string>> = {
  confirmed: 'final',
  unread: 'translated',
  stale: 'initial',
  missing: 'initial',
  extra: 'initial',
}

function unitElement(unit: TranslationUnit): Element {
  const numbers = new CodeNumbers()
  const source = content(unit.english, numbers)
  const target = content(unit.translation, numbers)
  const notes = unit.englishBefore
    ? [x('notes', [x('note', { category: 'English before' }, unit.englishBefore)])]
    : []
  const data = [...numbers.data].map(([code, id]) => x('data', { id }, code))
  const space = { 'xml:space': 'preserve' }
  return x('unit', { id: unit.id, name: unit.place, ...space }, [
    ...notes,
    ...(data.length > 0 ? [x('originalData', data)] : []),
    x('segment', { state: states[unit.state] }, [
      x('source', source),
      ...(unit.translation === '' ? [] : [x('target', target)]),
    ]),
  ])
}

/** Texts with their translations as XLIFF 2.0 (OASIS, August 2014). */
export function writeXliff(
  language: Language,
  texts: readonly { readonly name: string; readonly units: readonly TranslationUnit[] }[],
): string {
  const files = texts.map(({ name, units }, index) =>
    x('file', { id: `f${index + 1}`, original: name }, units.map(unitElement)),
  )
  const attributes = { xmlns: namespace, version: '2.0', srcLang: 'en', trgLang: language }
  const root = x(null, [x('xliff', attributes, files)])
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root).replaceAll(/(<file |<unit |<\/file>|<\/xliff>)/g, '\n$1')}\n`
}

/** The Markdown of a target, its codes written out. */
function markdownOf(node: Nodes, data: ReadonlyMap<string, string>): string {
  if (node.type !== 'element') return textOf(node)
  const { name } = node
  if (name === 'ph') return data.get(attributeOf(node, 'dataRef') ?? '') ?? ''
  return node.children.map(child => markdownOf(child, data)).join('')
}

function readUnit(unit: Element): TranslatedUnit[] {
  const originalData = childOf(unit, 'originalData')
  const data = new Map(
    (originalData ? elementsOf(originalData) : []).map(own => [
      attributeOf(own, 'id') ?? '',
      textOf(own),
    ]),
  )
  const segments = elementsOf(unit).filter(({ name }) => name === 'segment' || name === 'ignorable')
  const translation = segments
    .map(segment => {
      const target = childOf(segment, 'target')
      return target ? markdownOf(target, data) : ''
    })
    .join('')
  const isDone = segments.every(
    segment => (attributeOf(segment, 'state') ?? 'initial') !== 'initial',
  )
  return [{ id: attributeOf(unit, 'id') ?? '', translation: translation.trim(), isDone }]
}

function unitsBelow(element: Element): readonly TranslatedUnit[] {
  return elementsOf(element).flatMap(child => {
    if (child.name === 'unit') return readUnit(child)
    return child.name === 'group' ? unitsBelow(child) : []
  })
}

/**
 * Reads XLIFF 2.0 that was exported and translated.
 * @param file its name, for messages
 * @throws OperatorError for what is none
 */
export function readXliff(file: string, text: string) {
  const refuse = (message: string): never => {
    throw new OperatorError([{ file, message }])
  }
  let xliff: Element | undefined
  try {
    xliff = childOf(fromXml(text), 'xliff')
  } catch (error) {
    return refuse(`is not XML: ${error instanceof Error ? error.message : error}`)
  }
  if (!xliff || !attributeOf(xliff, 'version')?.startsWith('2.')) {
    return refuse('is not XLIFF 2.0. Have it saved in the version it was exported in')
  }
  const texts = elementsOf(xliff)
    .filter(({ name }) => name === 'file')
    .map(
      (own): TranslatedText => ({
        name: attributeOf(own, 'original') ?? '',
        units: unitsBelow(own),
      }),
    )
  return { language: attributeOf(xliff, 'trgLang') ?? '', texts }
}
