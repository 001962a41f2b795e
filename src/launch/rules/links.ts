import type { Link } from 'mdast'
import type { Site } from '../../model/index.ts'
import { pageTable, redirects } from '../../pages/index.ts'
import { siteTexts, type TextBody, walkNodes } from '../../texts/index.ts'
import type { Match, Rule } from '../rule.ts'
import { locateText } from '../situation.ts'

function linksIn({ introduction, sections }: TextBody): readonly Link[] {
  const links: Link[] = []
  const children = [
    ...introduction,
    ...sections.flatMap(({ inShort, content }) => [...(inShort ? [inShort] : []), ...content]),
  ]
  walkNodes({ type: 'root', children }, node => {
    if (node.type === 'link' && /^[#/]/.test(node.url)) links.push(node)
  })
  return links
}

/** Links of texts that lead to no page of the site, or to no section of a text. */
function deadLinks(site: Site): readonly Match[] {
  const { documents, statutory } = siteTexts(site)
  const { routePages } = pageTable(site)
  const leads = redirects(site)
  const texts = [...documents, ...statutory].flatMap(({ name, language, document }) => {
    const page = routePages.find(({ route, ...own }) => route === name && own.language === language)
    return page ? { name, language, document, path: page.path } : []
  })
  return texts.flatMap(({ name, language, document, path: own }) =>
    linksIn(document).flatMap(({ url, position }): readonly Match[] => {
      const [path = '', id = ''] = url.split('#')
      const isPage = routePages.some(page => page.path === path)
      const isKnown = path === '' || isPage || path in leads || /\.\w+$/.test(path)
      const target = texts.find(text => text.path === (path === '' ? own : path))
      if (isKnown && (id === '' || !target || target.document.ids.includes(id))) return []
      return [
        {
          suffix: `:${name}.${language}:${url}`,
          message: `The link "${url}" leads to no ${isKnown ? 'section of its page' : 'page of the site'}`,
          location: locateText(site, name, position?.start.line, language),
        },
      ]
    }),
  )
}

/** Links that a build would refuse on its pages, at their places in the texts. */
export const linkRule: Rule = {
  ...{ id: 'link', severity: 'blocker', person: 'counsel' },
  why: 'No build is made with a link that leads nowhere.',
  fix: 'Correct its address.',
  find: ({ site }) => deadLinks(site),
}
