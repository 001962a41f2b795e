import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { type LegalSource, reportAt } from './source.ts'

const containers = ['wide', 'narrow']

/** Reports what Markdown allows and a legal text must not hold: raw HTML, dangerous links. */
export function checkContent(source: LegalSource, tree: Root): void {
  visit(tree, node => {
    if (node.type === 'html') {
      reportAt(source, node, 'raw HTML is not allowed. Write it as Markdown')
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      reportAt(source, node, 'images are not allowed. Write text')
    }
    if (node.type === 'textDirective' || node.type === 'leafDirective') {
      reportAt(source, node, `":${node.name}" is read as a directive. Put a space after the colon`)
    }
    if (node.type === 'containerDirective' && !containers.includes(node.name)) {
      reportAt(source, node, `there is no container ":::${node.name}". Write :::wide or :::narrow`)
    }
    if ((node.type === 'link' || node.type === 'definition') && !isSafeLink(node.url)) {
      reportAt(
        source,
        node,
        `the link "${node.url}" is not allowed. Write #section, /page#section, https://… or mailto:…`,
      )
    }
  })
}

function isSafeLink(url: string): boolean {
  return /^(?:#[a-z0-9-]+$|\/(?!\/)|https:\/\/|mailto:)/.test(url)
}
