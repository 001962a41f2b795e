import type { Node, Nodes } from 'mdast'
import { oncePerText } from '../oncePerText.ts'
import { syntaxTreeOf } from '../parse.ts'
import { reportAt } from '../source.ts'
import { walkNodes } from '../walkNodes.ts'
import type { TextRule } from './rule.ts'

const containers = ['wide', 'narrow', 'when', 'statute']

const containerRemedy =
  'Write :::when[field], :::statute, :::statute[fr], :::wide or :::narrow around text'

function isSafeLink(url: string): boolean {
  return /^(?:#[a-z0-9-]+$|\/(?!\/)|https:\/\/|mailto:|tel:)/.test(url)
}

/** What is wrong with a node, whatever site it is part of. */
function faultOf(node: Nodes): string | undefined {
  switch (node.type) {
    case 'html':
      return 'raw HTML is not allowed. Write it as Markdown'
    case 'image':
    case 'imageReference':
      return 'images are not allowed. Write text'
    case 'textDirective':
      return `":${node.name}" is read as a directive. Write "\\:" for a plain colon`
    case 'leafDirective':
      return `there is no directive "::${node.name}". ${containerRemedy}`
    case 'containerDirective':
      return containers.includes(node.name)
        ? undefined
        : `there is no container ":::${node.name}". ${containerRemedy}`
    case 'link':
    case 'definition':
      return isSafeLink(node.url)
        ? undefined
        : `the link "${node.url}" is not allowed. Write #section, /page#section, https://…, mailto:… or tel:…`
    default:
      return undefined
  }
}

const faultsIn = oncePerText(text => {
  const faults: { readonly node: Node; readonly message: string }[] = []
  walkNodes(syntaxTreeOf(text), node => {
    const message = faultOf(node)
    if (message) faults.push({ node, message })
  })
  return faults
})

/** No raw HTML, no images, no directives that do not exist, no dangerous links. */
export const content: TextRule = ({ source }) => {
  for (const { node, message } of faultsIn(source.text)) reportAt(source, node, message)
}
