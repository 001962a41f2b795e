import { expect } from 'vitest'
import { attribute, textOf } from '../sites/tree.ts'
import { documents, inEveryLanguage } from './addresses.ts'
import { builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { legalHomePages, statutoryPages } from './sitePages.ts'

const wordFile = {
  en: 'Word file',
  de: 'Word-Datei',
  fr: 'Fichier Word',
  es: 'Archivo de Word',
} as const

eachOf('every list of all legal pages', legalHomePages, ({ file, language }, check) => {
  const page = builtPage(file)
  const supplied = statutoryPages.filter(({ language: written }) => written === language)

  check('leads to every document and every page there is, once', () => {
    const links = page.all('.entries h3 a').map(link => attribute(link, 'href'))
    const expected = [
      ...documents.map(name => inEveryLanguage(`/${name}`)[language]),
      ...supplied.map(({ path }) => path),
    ]
    expect(links.toSorted()).toEqual(expected.toSorted())
  })

  check('states the version of each document, its days and its forms', () => {
    for (const name of documents) {
      const address = inEveryLanguage(`/${name}`)[language]
      const entry = page.all('.entries ul > li').find(item => {
        const [link] = item.children.filter(child => 'tagName' in child && child.tagName === 'h3')
        return link && JSON.stringify(link).includes(`"href":"${address}"`)
      })
      const text = entry ? textOf(entry) : ''
      expect(text).toContain('2.0 (')
      expect(text).toMatch(/2025/)
      expect(text).toContain(`Markdown, ${wordFile[language]}, `)
      expect(JSON.stringify(entry)).toContain(`"href":"${address}/versions"`)
    }
  })

  check('shows what changed last, the latest first', () => {
    const days = page.all('#changes time').map(time => attribute(time, 'dateTime'))
    expect(days).toEqual(days.toSorted().toReversed())
    expect(days.length).toBeGreaterThanOrEqual(3)
  })
})
