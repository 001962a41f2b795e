import type { Element, Parents } from 'hast'
import { at, attribute, byAttribute, find } from './wordPackage.ts'

/** Whether any of some properties of a run is on. One without a value is; undefined where the run has none of them. */
function toggleOf(properties: Element | undefined, names: readonly string[]): boolean | undefined {
  const found = names.flatMap(name => at(properties, name) ?? [])
  if (found.length === 0) return undefined
  return found.some(property => !/^(?:0|false|off)$/.test(attribute(property)))
}

/** The properties that take words out of sight, by what is said of such words. */
const switches = {
  hidden: ['w:vanish', 'w:specvanish'],
  'struck-through': ['w:strike', 'w:dstrike'],
} as const

/** Half points below which letters are specks: 4 points. */
const LEAST_SIZE = 8

/** Whether a color is that of paper: white, or so light that nobody reads it there. */
function isPaper(color: Element | undefined): boolean {
  const isTheme = /^(?:background1|light1)$/.test(attribute(color, 'w:themecolor'))
  return isTheme || /^(?:f[\da-f]){3}$/i.test(attribute(color))
}

/** What a run belongs to, whose styles give it properties. */
export interface RunPlace {
  /** Ids of the styles of its paragraph and of the table around it; empty where they have none. */
  readonly paragraph: string
  readonly table: string
  /** Whether something dark may lie behind it. */
  readonly isShaded: boolean
}

/** The styles of a Word file (ECMA-376 part 1 §17.7). */
export class WordStyles {
  private readonly styles: ReadonlyMap<string, Element>
  private readonly defaults: Element | undefined
  /** Ids of the styles of what names none, by type. */
  private readonly usual = new Map<string, string>()
  private readonly chains = new Map<string, readonly Element[]>()

  constructor(register: Parents) {
    this.styles = byAttribute(register, 'w:style', 'w:styleid')
    const [defaults] = find(register, 'w:rprdefault')
    this.defaults = at(defaults, 'w:rpr')
    for (const [id, style] of this.styles) {
      const isUsual = /^(?:1|true|on)$/.test(attribute(style, 'w:default'))
      if (isUsual) this.usual.set(attribute(style, 'w:type'), id)
    }
  }

  /** A style and those that it is based on, the nearest first. */
  private chain(type: string, named: string): readonly Element[] {
    const id = this.styles.has(named) ? named : (this.usual.get(type) ?? '')
    const computed = this.chains.get(id)
    if (computed) return computed
    const chain: Element[] = []
    let style = this.styles.get(id)
    while (style && !chain.includes(style)) {
      chain.push(style)
      style = this.styles.get(attribute(at(style, 'w:basedon')))
    }
    this.chains.set(id, chain)
    return chain
  }

  /** The name of a paragraph's style in lower case, which is English in every Word. */
  nameOf(paragraph: string): string {
    return attribute(at(this.chain('paragraph', paragraph)[0], 'w:name')).toLowerCase()
  }

  /** The numbering that a paragraph has by its style. */
  numberingOf(paragraph: string): Element | undefined {
    return this.chain('paragraph', paragraph)
      .map(style => at(style, 'w:ppr', 'w:numpr'))
      .find(numbering => numbering !== undefined)
  }

  /**
   * How the words of a run are out of sight; undefined where they are seen. What defaults turn on is on; of the
   * styles of table, paragraph and run, each turns the other way what the others turned on (§17.7.3).
   * @param properties of the run itself, which come before all of them
   */
  lookOf(properties: Element | undefined, place: RunPlace): string | undefined {
    const character = this.chain('character', attribute(at(properties, 'w:rstyle')))
    const paragraph = this.chain('paragraph', place.paragraph)
    const table = this.chain('table', place.table)
    const runPropertiesOf = (style: Element) => at(style, 'w:rpr')
    for (const [look, names] of Object.entries(switches)) {
      const valueInChain = (chain: readonly Element[]) =>
        chain
          .map(style => toggleOf(runPropertiesOf(style), names))
          .find(value => value !== undefined) ?? false
      // A style of tables has words of its own for first rows, last columns and so on.
      const valueInTable =
        valueInChain(table) ||
        table.some(style =>
          find(style, 'w:tblstylepr').some(part => toggleOf(runPropertiesOf(part), names)),
        )
      const layers = [valueInChain(character), valueInChain(paragraph), valueInTable].filter(
        Boolean,
      )
      const byStyle = toggleOf(this.defaults, names) || layers.length % 2 === 1
      if (toggleOf(properties, names) ?? byStyle) return look
    }
    const styles = [...character, ...paragraph, ...table].map(runPropertiesOf)
    const nearest = (name: string) =>
      [properties, ...styles, this.defaults]
        .map(layer => at(layer, name))
        .find(property => property !== undefined)
    const size = Number(attribute(nearest('w:sz')) || LEAST_SIZE)
    const isFaint = size < LEAST_SIZE || (isPaper(nearest('w:color')) && !place.isShaded)
    return isFaint && !nearest('w:shd') && !nearest('w:highlight') ? 'hardly seen' : undefined
  }
}
