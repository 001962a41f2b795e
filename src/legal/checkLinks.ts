import type { RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { shownSections } from '../content/documents.ts'
import { languagesOf, routeNames, routePath } from '../content/routes.ts'
import type { Language } from '../i18n/languages.ts'
import { parseLocalizedPath } from '../i18n/paths.ts'
import type { ParsedDocument } from './parsedDocument.ts'
import { reportAt } from './source.ts'

/** Ids of a document that its page shows: those of left-out sections are no targets. */
function shownIds({ name, document }: ParsedDocument): Set<string> {
  const shown = shownSections(name)
  const subsections = document.sections
    .filter(section => shown.includes(section.id))
    .flatMap(section => section.content)
    .flatMap(node => (node.type === 'heading' ? String(node.data?.hProperties?.id) : []))
  return new Set([...shown, ...subsections])
}

function shownContent({ name, document }: ParsedDocument): RootContent[] {
  const shown = shownSections(name)
  const sections = document.sections.filter(section => shown.includes(section.id))
  return [
    ...document.introduction,
    ...sections.flatMap(({ inShort, content }) => (inShort ? [inShort, ...content] : content)),
  ]
}

function findTarget(documents: readonly ParsedDocument[], path: string, from: ParsedDocument) {
  const target = parseLocalizedPath(path)
  if (target.language !== from.source.language) return undefined
  const named = documents.filter(({ name }) => `/${name}` === target.path)
  // The page of a document without a translation shows it in the default language.
  return named.find(({ source }) => source.language === target.language) ?? named[0]
}

/** The paths of the site's pages in a language. */
function pathsIn(language: Language): readonly string[] {
  const offered = routeNames.filter(route => languagesOf(route).includes(language))
  return offered.map(route => routePath(route, language))
}

/** Reports links to pages or sections that do not exist, or that lead into another language. */
export function checkLinks(documents: readonly ParsedDocument[]): void {
  for (const parsed of documents) {
    const { source } = parsed
    const pages = pathsIn(source.language)
    visit({ type: 'root' as const, children: shownContent(parsed) }, 'link', link => {
      if (!/^[#/]/.test(link.url)) return
      const [path = '', id] = link.url.split('#')
      const target = path === '' ? parsed : findTarget(documents, path, parsed)
      const isOtherPage = id === undefined && pages.includes(path)
      if (target === undefined && isOtherPage) return
      if (target === undefined) {
        const message = `the link "${link.url}" leads to no page in this language. Write ${pages.join(' or ')}`
        reportAt(source, link, message)
      } else if (id !== undefined && !shownIds(target).has(id)) {
        const ids = [...shownIds(target)].map(known => `#${known}`)
        const message = `the link "${link.url}" leads to no section. Write one of ${ids.join(', ')}`
        reportAt(source, link, message)
      }
    })
  }
}
