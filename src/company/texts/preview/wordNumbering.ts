import type { Element, Parents } from 'hast'
import { at, attribute, byAttribute } from './wordPackage.ts'
import type { WordStyles } from './wordStyles.ts'

/** Letters that count. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** A number as a format of lists writes it; Roman ones but the first are shown in figures. */
function written(number: number, format: string): string {
  const letter = alphabet[(number - 1) % alphabet.length] ?? ''
  if (format === 'lowerLetter') return letter
  if (format === 'upperLetter') return letter.toUpperCase()
  if (number === 1 && /^(?:lower|upper)Roman$/.test(format)) return format[0] === 'l' ? 'i' : 'I'
  return String(number)
}

/** The lists of a Word file (ECMA-376 part 1 §17.9). */
export class WordNumbering {
  private readonly lists: ReadonlyMap<string, Element>
  private readonly definitions: ReadonlyMap<string, Element>
  private readonly styles: WordStyles

  constructor(register: Parents, styles: WordStyles) {
    this.lists = byAttribute(register, 'w:num', 'w:numid')
    this.definitions = byAttribute(register, 'w:abstractnum', 'w:abstractnumid')
    this.styles = styles
  }

  private definitionOf(list: Element | undefined): Element | undefined {
    const definition = this.definitions.get(attribute(at(list, 'w:abstractnumid')))
    const linked = attribute(at(definition, 'w:numstylelink'))
    if (linked === '') return definition
    const numbering = this.styles.numberingOf(linked)
    const other = this.lists.get(attribute(at(numbering, 'w:numid')))
    return this.definitions.get(attribute(at(other, 'w:abstractnumid')))
  }

  /** The mark of an item as a sample of its level: `•`, `1.`, `(a)`; empty where it has none. */
  markOf(numbering: Element | undefined): string {
    const list = this.lists.get(attribute(at(numbering, 'w:numid')))
    const level = attribute(at(numbering, 'w:ilvl')) || '0'
    const override = list && byAttribute(list, 'w:lvloverride', 'w:ilvl').get(level)
    const definition = this.definitionOf(list)
    const marks =
      at(override, 'w:lvl') ?? (definition && byAttribute(definition, 'w:lvl', 'w:ilvl').get(level))
    if (at(marks, 'w:lvlpicbulletid')) return '⟨picture⟩'
    const start = at(override, 'w:startoverride') ?? at(marks, 'w:start')
    const first = written(Number(attribute(start) || 1), attribute(at(marks, 'w:numfmt')))
    // Programs write the same bullet as a character, or as a place in the font Symbol.
    const text = attribute(at(marks, 'w:lvltext')).replace(/^[\u{F0B7}●]$/u, '•')
    return text.replaceAll(/%\d/g, first)
  }
}
