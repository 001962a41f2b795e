import type { Element } from 'hast'
import { expect } from 'vitest'
import { attribute, textOf } from '../sites/tree.ts'
import { type BuiltPage, builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { pages } from './sitePages.ts'

/** Attributes that name other elements of the page by their ids. */
const references = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'popoverTarget', 'htmlFor']

/** What assistive technologies call an element: its label, what labels it, its text or its pictures'. */
function nameOf(page: BuiltPage, element: Element): string {
  const label = attribute(element, 'ariaLabel')
  if (label) return label
  const labelledBy = attribute(element, 'ariaLabelledBy').split(' ').filter(Boolean)
  if (labelledBy.length > 0) return labelledBy.map(id => textOf(page.one(`#${id}`))).join(' ')
  const pictures = element.children.flatMap(child =>
    child.type === 'element' ? attribute(child, 'alt') || attribute(child, 'ariaLabel') : [],
  )
  return `${textOf(element)} ${pictures.join(' ')}`.trim()
}

const described = (page: BuiltPage, selector: string) =>
  page.all(selector).map(({ tagName, properties }) => `${tagName} ${JSON.stringify(properties)}`)

/** What accessibility asks of a page's structure; what is seen is looked at in a browser. */
eachOf('every page', pages, ({ file }, check) => {
  const page = builtPage(file)

  check('has its landmarks once, and no content outside of them', () => {
    for (const landmark of ['main', 'body > header, body > nav, header', 'footer']) {
      expect(page.all(landmark).length, landmark).toBeGreaterThanOrEqual(1)
    }
    expect(page.all('main')).toHaveLength(1)
    for (const nav of page.all('nav')) expect(nameOf(page, nav)).not.toBe('')
    const names = page.all('nav').map(nav => nameOf(page, nav))
    expect(new Set(names).size).toBe(names.length)
  })

  check('has a name for every link, button and field', () => {
    const nameless = page
      .all('a[href], button, summary, select, [role=textbox], [role=img]:not([aria-hidden])')
      .filter(element => nameOf(page, element) === '')
    expect(nameless.map(({ properties }) => properties)).toEqual([])
    const labels = page.all('label').map(label => attribute(label, 'htmlFor'))
    const wrapped = page.all('label input')
    const fields = page
      .all('input:not([type=hidden])')
      .filter(field => !wrapped.includes(field) && !labels.includes(attribute(field, 'id')))
      .filter(field => nameOf(page, field) === '')
    expect(fields.map(({ properties }) => properties)).toEqual([])
  })

  check('names only elements that exist', () => {
    const ids = page.all('[id]').map(element => attribute(element, 'id'))
    const named = page
      .all('*')
      .flatMap(element =>
        references.flatMap(name => attribute(element, name).split(' ').filter(Boolean)),
      )
    expect(named.filter(id => !ids.includes(id))).toEqual([])
    // Its own name would be everything it holds.
    const byThemselves = page
      .all('[aria-labelledby]')
      .filter(element => attribute(element, 'ariaLabelledBy') === attribute(element, 'id'))
    expect(byThemselves.map(({ properties }) => properties)).toEqual([])
  })

  check('describes its pictures, and says which headers its tables have', () => {
    expect(described(page, 'img:not([alt])')).toEqual([])
    // Without its size, a picture moves what is around it when it arrives.
    expect(described(page, 'img:not([width]), img:not([height])')).toEqual([])
    expect(described(page, 'svg:not([aria-hidden], [role=img])')).toEqual([])
    expect(described(page, 'th:not([scope])')).toEqual([])
  })

  check('has lists of nothing but items', () => {
    const inLists = page
      .all('ul, ol, menu')
      .flatMap(list => list.children)
      .filter(child => child.type === 'element')
    expect(inLists.filter(({ tagName }) => tagName !== 'li')).toEqual([])
    expect(page.all('li').filter(item => !inLists.includes(item))).toEqual([])
    expect(page.all('dl dt, dl dd')).toHaveLength(page.all('dt, dd').length)
  })
})
