import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../../src/company/languages/LanguageProvider.tsx'
import { localized, messages } from '../../../src/company/languages/languages.ts'
import { Navbar } from '../../../src/website/components/navbar/Navbar.tsx'
import { readNavbar } from '../../../src/website/components/navbar/readNavbar.ts'
import { attribute, textOf } from '../../sites/tree.ts'

/** As much of the DOM as a navbar is read with. */
function elementOf(node: Element | Root): object {
  const own = node.type === 'element' ? node : undefined
  const found = (element: Element | undefined) => element && elementOf(element)
  return {
    textContent: textOf(node),
    pathname: own && attribute(own, 'href'),
    hreflang: own && attribute(own, 'hrefLang'),
    getAttribute: (name: string) => (own ? attribute(own, name) : null),
    querySelector: (selector: string) => found(select(selector, node)) ?? null,
    querySelectorAll: (selector: string) => selectAll(selector, node).map(found),
  }
}

/** What the client reads of the bar of the landing page. */
function readBack(
  props: Partial<Pick<Parameters<typeof Navbar>[0], 'mark' | 'sections' | 'pages' | 'app'>>,
) {
  const html = renderToStaticMarkup(
    <LanguageProvider language="en" messages={messages.en} alternates={localized(() => '/')}>
      <Navbar brand={'Longhand'} languageLinks={[]} sections={[]} pages={[]} {...props} />
    </LanguageProvider>,
  )
  return readNavbar(elementOf(fromHtml(html, { fragment: true })) as HTMLElement)
}

it('the mark of a company stays in the bar when React takes it over', () => {
  const mark = { src: 'data:image/svg+xml,%3Csvg/%3E', width: 72, height: 24 }
  expect(readBack({ mark })).toMatchObject({
    brand: 'Longhand',
    mark: { src: 'data:image/svg+xml,%3Csvg/%3E', width: 72, height: 24 },
  })
  expect(readBack({})).toMatchObject({ brand: 'Longhand', mark: undefined })
})

it('a section that the page lacks does not come back when React takes the bar over', () => {
  const sections = ['home', 'pricing', 'faq'] as const
  expect(readBack({ sections }).sections).toEqual(['home', 'pricing', 'faq'])
})

it('a page of the company’s own stays in the bar when React takes it over', () => {
  const pages = [{ href: '/about', text: 'About us' }]
  expect(readBack({ pages }).pages).toEqual([{ href: '/about', text: 'About us' }])
  expect(readBack({}).pages).toEqual([])
})

it('the way to the app stays in the bar when React takes it over', () => {
  const app = { href: 'https://apps.apple.com/app/id1234567890', text: 'Get the app' }
  expect(readBack({ app }).app).toEqual(app)
  expect(readBack({}).app).toBeUndefined()
})
