import type { Nodes } from 'hast'
import { expect } from 'vitest'
import { builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { pages } from './sitePages.ts'

/** What no line may end in the middle of, in any language. */
const everywhere = /§ \d.{0,9}|\d U\.S\.C|(?:U\.S\.C\.|Code) §|\+\d+ \d|\bTLS \d/g

/** The same, by the language of the text. */
const parted: Readonly<Record<string, RegExp>> = {
  en: /\bArticles? \d|\bno\. \d|\d (?:days?|hours?|months?|years?|business)\b|\b(?:January|March|September|December) \d/g,
  de: /\b(?:Art|Abs|Nr)\. \d|\blit\. \w\b|\d (?:Tagen?|Stunden|Monaten?|Jahren?|Arbeitstagen?)\b|\d\. (?:Januar|März|September|Dezember)|\b[zd]\. [Bh]\./g,
  fr: /\b(?:article|paragraphe) \d|n° \d|\d (?:jours|heures|mois|ans)\b|\d(?:er)? (?:janvier|mars|septembre|décembre)|« | [;:?!»]|\d [hj]\//g,
  es: /\b(?:artículo|apartado) \d|\bletra \w\)|n(?:úm\.|\.º) \d|EE\. UU\.|\d (?:días|horas|meses|años)\b|\d de (?:enero|marzo|septiembre|diciembre)/g,
}

/** What is not running text. */
const apart = ['head', 'script', 'style', 'pre', 'code', 'svg', 'textarea']

function partedIn(node: Nodes, language: string): string[] {
  if (node.type === 'text') {
    const own = parted[language]
    return [everywhere, ...(own ? [own] : [])].flatMap(pattern => node.value.match(pattern) ?? [])
  }
  if (!('children' in node)) return []
  if (node.type === 'element') {
    const { tagName, properties } = node
    if (apart.includes(tagName)) return []
    const own = String(properties.lang ?? language)
    return node.children.flatMap(child => partedIn(child, own))
  }
  return node.children.flatMap(child => partedIn(child, language))
}

eachOf('every page', pages, ({ file, language }, check) => {
  check('never breaks a line between a sign and its number, or a figure and its unit', () => {
    expect(partedIn(builtPage(file).one('body'), language)).toEqual([])
  })
})
