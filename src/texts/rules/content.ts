import { visit } from 'unist-util-visit'
import { reportAt } from '../source.ts'
import type { TextRule } from './rule.ts'

const containers = ['wide', 'narrow', 'when', 'statute']

const containerRemedy =
  'Write :::when[field], :::statute, :::statute[fr], :::wide or :::narrow around text'

function isSafeLink(url: string): boolean {
  return /^(?:#[a-z0-9-]+$|\/(?!\/)|https:\/\/|mailto:|tel:)/.test(url)
}

/** No raw HTML, no images, no directives that do not exist, no dangerous links. */
export const content: TextRule = ({ source, tree }) => {
  visit(tree, node => {
    if (node.type === 'html') {
      reportAt(source, node, 'raw HTML is not allowed. Write it as Markdown')
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      reportAt(source, node, 'images are not allowed. Write text')
    }
    if (node.type === 'textDirective') {
      const message = `":${node.name}" is read as a directive. Write "\\:" for a plain colon`
      reportAt(source, node, message)
    }
    if (node.type === 'leafDirective') {
      reportAt(source, node, `there is no directive "::${node.name}". ${containerRemedy}`)
    }
    if (node.type === 'containerDirective' && !containers.includes(node.name)) {
      reportAt(source, node, `there is no container ":::${node.name}". ${containerRemedy}`)
    }
    if ((node.type === 'link' || node.type === 'definition') && !isSafeLink(node.url)) {
      const message = `the link "${node.url}" is not allowed. Write #section, /page#section, https://…, mailto:… or tel:…`
      reportAt(source, node, message)
    }
  })
}
