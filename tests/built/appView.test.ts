import { expect, it } from 'vitest'
import { attribute, builtPage, textOf } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { fixture } from './fixture.ts'
import { appViewPages } from './sitePages.ts'

eachOf('every document within the app', appViewPages, ({ file, path, alternates }, check) => {
  const page = builtPage(file)
  const document = builtPage(file.replace('/app.html', '.html'))

  check('has the words of the document, and neither bar nor footer', () => {
    expect(page.all('footer, .navbar, [data-island=navbar], .back-home')).toEqual([])
    for (const part of ['h1', '.in-short-card', '#document-text']) {
      expect(textOf(page.one(part))).toBe(textOf(document.one(part)))
    }
    const ids = (of: typeof page) => of.all('#document-text [id]').map(one => attribute(one, 'id'))
    expect(ids(page)).toEqual(ids(document))
  })

  check('is known by the address of the document, and not listed by itself', () => {
    const address = fixture.origin + path.replace(/\/app$/, '')
    expect(attribute(page.one('link[rel=canonical]'), 'href')).toBe(address)
    expect(attribute(page.one('meta[name=robots]'), 'content')).toBe('noindex')
    const known = (of: typeof page) =>
      of.all('link[hreflang]').map(link => [attribute(link, 'hrefLang'), attribute(link, 'href')])
    expect(known(page)).toEqual(known(document))
  })

  check('leads to its other languages within the app', () => {
    const links = page.all('.version-table a[hreflang]')
    expect(links.map(link => attribute(link, 'href'))).toEqual(
      alternates.map(([, other]) => other).filter(other => other !== path),
    )
  })
})

it('links between documents stay within the app, with their section; others lead out', () => {
  const links = builtPage('de/privacy-policy/app.html').all('#document-text a')
  const addresses = links.map(link => attribute(link, 'href'))
  expect(addresses).toContain('/de/terms-of-service/app')
  expect(addresses).toContain('/de/data-processing-agreement/app')
  expect(addresses).not.toContain('/de/terms-of-service')
  expect(addresses).toContain('/de/data-processing-agreement/app#processors')
  expect(addresses).toContain('/de/sub-processors')
})
