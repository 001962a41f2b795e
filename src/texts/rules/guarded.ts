import type { Nodes } from 'mdast'
import { type Language, localized } from '../../languages/languages.ts'
import { missingCondition } from '../../model/conditions.ts'
import { conditionTerms } from '../../model/conditionTerms.ts'
import { factReferences } from '../../model/factReferences.ts'
import { routeAt } from '../../model/routes.ts'
import { isStatutoryPage, statutoryPageFields } from '../../model/statutoryPages.ts'
import { oncePerText } from '../oncePerText.ts'
import { syntaxTreeOf } from '../parse.ts'
import { reportAt } from '../source.ts'
import { isWhen, questionOf } from '../whenContainers.ts'
import type { TextRule } from './rule.ts'

/** A node that takes something of the site for granted, or asks for it. */
interface Use {
  readonly node: Nodes
  /** The fields that it takes for granted. */
  readonly fields: readonly string[]
  /** The names of the conditions that it asks for. */
  readonly asked: readonly string[]
  /** The conditions of the text that hold where it stands. */
  readonly held: readonly string[]
}

/** The fields that a node takes for granted: those of its facts, and of the page it links to. */
function fieldsOf(node: Nodes, language: Language): readonly string[] {
  if (node.type === 'text') return factReferences(node.value).map(({ key }) => key)
  if (node.type !== 'link') return []
  const route = routeAt(node.url.replace(/#.*$/, ''), language)
  return route !== undefined && isStatutoryPage(route) ? [statutoryPageFields[route]] : []
}

/** What a text of each language takes for granted or asks for, whatever the site answers. */
const usesIn = localized(language =>
  oncePerText(text => {
    const uses: Use[] = []
    const walk = (node: Nodes, held: readonly string[]) => {
      const fields = fieldsOf(node, language)
      const terms = isWhen(node) ? conditionTerms(questionOf(node)) : []
      const asked = terms.map(({ name }) => name)
      if (fields.length + asked.length > 0) uses.push({ node, fields, asked, held })
      if (!('children' in node)) return
      // Of several parts, each may be the one that is true; what is denied supplies nothing.
      const [only, ...others] = terms
      const within = only && others.length === 0 && !only.isDenied ? [...held, only.name] : held
      for (const child of node.children) walk(child, within)
    }
    walk(syntaxTreeOf(text), [])
    return uses
  }),
)

/**
 * No conditions that do not exist, and no facts or links of statutory pages where nothing says that
 * they were supplied: another operator's site could not show them.
 */
export const guarded: TextRule = ({ source, holding }, { conditions }) => {
  for (const { node, fields, asked, held } of usesIn[source.language](source.text)) {
    for (const field of fields) {
      const missing = missingCondition(conditions, field, [...holding, ...held])
      if (missing === undefined) continue
      const what = node.type === 'link' ? `the page "${node.url}"` : `"${field}"`
      const message = `${what} is not on every site. Put this between :::when[${missing}] and :::`
      reportAt(source, node, message)
    }
    for (const name of asked) {
      if (Object.hasOwn(conditions, name)) continue
      const known = Object.keys(conditions).join(', ')
      const message = `there is no condition "${name}". Write :::when[…] with one of ${known}`
      reportAt(source, node, message)
    }
  }
}
