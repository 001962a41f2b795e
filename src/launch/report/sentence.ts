import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { oncePerSite, type Site } from '../../model/index.ts'
import { walkNodes } from '../../texts/index.ts'
import { inDefaultLanguage } from '../situation.ts'

/** What is read at once: a paragraph, or a row with its cells one after the other. */
function unitsOf(tree: Root): readonly string[] {
  const units: string[] = []
  walkNodes(tree, node => {
    if (node.type === 'paragraph') units.push(textOf(node))
    if (node.type === 'tableRow') units.push(node.children.map(cell => textOf(cell)).join(': '))
  })
  return units.map(unit => unit.replaceAll(/\s+/g, ' ').trim())
}

const unitsOfSite = oncePerSite(site =>
  inDefaultLanguage(site).flatMap(({ tree }) => unitsOf(tree)),
)

function sentencesOf(unit: string): readonly string[] {
  return unit.split(/(?<=[.!?])\s+(?=[\p{Lu}“[])/u)
}

/** The first sentence of the legal documents that a missing value leaves open; undefined if none does. */
export function openSentence(site: Site, gap: string): string | undefined {
  for (const unit of unitsOfSite(site)) {
    if (!unit.includes(gap)) continue
    const sentence = sentencesOf(unit).find(candidate => candidate.includes(gap))
    if (sentence !== undefined) return sentence
  }
  return undefined
}
