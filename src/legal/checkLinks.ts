import type { RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { shownSections } from '../content/documents.ts'
import { type RouteName, routeAt, routeNames, routePath } from '../content/routes.ts'
import type { ParsedDocument } from './parsedDocument.ts'
import type { ParsedInformation } from './parsedInformation.ts'
import { reportAt, type TextSource } from './source.ts'

/** A text that links to others and is linked to. */
interface LinkedText {
  readonly name: RouteName
  readonly source: TextSource
  readonly content: readonly RootContent[]
  /** Ids that its page shows. */
  readonly ids: ReadonlySet<string>
}

/** A document as its page shows it: left-out sections are neither read nor targets. */
function linkedDocument({ name, source, document }: ParsedDocument): LinkedText {
  const shown = shownSections(name)
  const sections = document.sections.filter(section => shown.includes(section.id))
  const subsections = sections
    .flatMap(section => section.content)
    .flatMap(node => (node.type === 'heading' ? String(node.data?.hProperties?.id) : []))
  return {
    name,
    source,
    ids: new Set([...shown, ...subsections]),
    content: [
      ...document.introduction,
      ...sections.flatMap(({ inShort, content }) => (inShort ? [inShort, ...content] : content)),
    ],
  }
}

function linkedInformation({ name, source, tree, document }: ParsedInformation): LinkedText {
  return { name, source, ids: new Set(document.ids), content: tree.children }
}

/** The text of a route; the page of one without a translation shows it in the default language. */
function findText(texts: readonly LinkedText[], route: RouteName, { source }: LinkedText) {
  const named = texts.filter(({ name }) => name === route)
  return named.find(text => text.source.language === source.language) ?? named[0]
}

/**
 * Reports links to pages or sections that do not exist, or that lead into another language.
 * @param information left out while it is not parsed: its sections are not looked at then
 */
export function checkLinks(
  documents: readonly ParsedDocument[],
  information: readonly ParsedInformation[] = [],
): void {
  const texts = [...documents.map(linkedDocument), ...information.map(linkedInformation)]
  for (const text of texts) {
    const { source } = text
    visit({ type: 'root' as const, children: [...text.content] }, 'link', link => {
      if (!/^[#/]/.test(link.url)) return
      const [path = '', id] = link.url.split('#')
      const route = path === '' ? text.name : routeAt(path, source.language)
      if (route === undefined || route === 'landing') {
        const pages = routeNames
          .filter(name => name !== 'landing')
          .map(name => routePath(name, source.language))
        const message = `the link "${link.url}" leads to no page in this language. Write ${pages.join(' or ')}`
        reportAt(source, link, message)
        return
      }
      const target = path === '' ? text : findText(texts, route, text)
      if (id === undefined || !target || target.ids.has(id)) return
      const ids = [...target.ids].map(known => `#${known}`)
      const message = `the link "${link.url}" leads to no section. Write one of ${ids.join(', ')}`
      reportAt(source, link, message)
    })
  }
}
