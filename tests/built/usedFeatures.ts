import { type Atrule, type CssNode, parse, walk } from 'css-tree'
import type { Element } from 'hast'
import type { BuiltPage } from './builtPage.ts'
import { functionPath } from './compatData.ts'

/** Units that MDN's data know by the group they came with. */
const unitGroups: readonly (readonly [pattern: RegExp, path: string])[] = [
  [/^[dsl]v/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/^cq/, 'css.types.length.container_query_length_units'],
]

/** Whether a rule is only read by browsers that know what it asks for. */
function isGuarded(rule: Atrule): boolean {
  if (rule.name !== 'supports' || rule.prelude?.type !== 'AtrulePrelude') return false
  const condition = rule.prelude.children.first
  return !(condition?.type === 'Condition' && condition.children.first?.type === 'Identifier')
}

function featuresOf(node: CssNode, rule: Atrule | null, property: string | undefined): string[] {
  switch (node.type) {
    case 'Atrule':
      return [`css.at-rules.${node.name}`]
    case 'Feature':
      return [`css.at-rules.media.${node.name.replace(/^(?:min|max)-/, '')}`]
    case 'FeatureRange':
      return ['css.at-rules.media.range_syntax']
    case 'NestingSelector':
      return ['css.selectors.nesting']
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [`css.selectors.${node.name}`]
    case 'Declaration': {
      const isDescriptor = rule?.name === 'font-face' || rule?.name === 'property'
      return [`css.${isDescriptor ? `at-rules.${rule.name}` : 'properties'}.${node.property}`]
    }
    case 'Identifier':
      return property ? [`css.properties.${property}.${node.name}`] : []
    case 'Function':
      return [functionPath(node.name) ?? '']
    case 'Dimension':
      return unitGroups.filter(([pattern]) => pattern.test(node.unit)).map(([, path]) => path)
    default:
      return []
  }
}

/** What a style sheet uses outside of `@supports`, as paths into MDN's data. */
export function featuresOfStyles(css: string): string[] {
  const found: string[] = []
  walk(parse(css, { parseCustomProperty: true }), function (node) {
    if (node.type === 'Atrule' && isGuarded(node)) return this.skip
    found.push(...featuresOf(node, this.atrule, this.declaration?.property))
    return undefined
  })
  return found
}

function featuresOfElement({ tagName, properties }: Element): string[] {
  const attributes = Object.entries(properties).flatMap(([property, value]) => {
    const name = property.toLowerCase()
    const own = `html.elements.${tagName}.${name}`
    return [own, `${own}.${value}`, `html.global_attributes.${name}`]
  })
  return [`html.elements.${tagName}`, ...attributes]
}

/** What the elements and attributes of a page use, as paths into MDN's data. */
export function featuresOfElements(page: BuiltPage): string[] {
  return page.all('*').flatMap(featuresOfElement)
}
