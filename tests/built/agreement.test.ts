import { expect } from 'vitest'
import { attribute, builtPage, textOf } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { fixture } from './fixture.ts'
import { agreementPages } from './sitePages.ts'

const signature = { en: 'Signature', de: 'Unterschrift', fr: 'Signature', es: 'Firma' }

eachOf('the agreement to sign', agreementPages, ({ language, file, path }, check) => {
  const page = builtPage(file)
  const document = builtPage(file.replace('/sign.html', '.html'))

  check('is linked from the agreement, and stays out of search engines', () => {
    const links = document.all('.version-table a').map(link => attribute(link, 'href'))
    expect(links).toContain(path)
    expect(attribute(page.one('meta[name=robots]'), 'content')).toContain('noindex')
  })

  check('holds the whole text of the agreement', () => {
    expect(textOf(page.one('#document-text'))).toBe(textOf(document.one('#document-text')))
    expect(page.all('.version-table time').map(textOf)).toEqual(
      document.all('.version-table time').map(textOf),
    )
  })

  check('has a labeled field for everything a party states, and no form', () => {
    const fields = page.all('.agreement [role=textbox]').map(field => attribute(field, 'id'))
    expect(fields).toEqual([
      ...['name', 'address', 'representative', 'contact', 'officer'].map(id => `customer-${id}`),
      'provider-representative',
      ...['place', 'date', 'signatory'].map(id => `customer-${id}`),
      ...['place', 'date', 'signatory'].map(id => `provider-${id}`),
    ])
    for (const id of fields) {
      expect(attribute(page.one(`#${id}`), 'ariaLabelledBy')).toBe(`${id}-label`)
      expect(textOf(page.one(`#${id}-label`))).not.toBe('')
    }
    expect(page.all('form, [name=customer-name], button[type=submit]')).toEqual([])
    expect(page.all('.signature').map(textOf)).toEqual(Array(2).fill(signature[language]))
  })

  check('lists every processor of the register in its third annex', () => {
    const rows = page.all('.annex tbody tr').filter(row => textOf(row).includes(' '))
    const table = document.all('#processors table.stacked tbody tr').map(textOf)
    expect(table).toHaveLength(fixture.processors.length)
    expect(rows.map(textOf)).toEqual(expect.arrayContaining(table))
  })

  check('describes the processing in its first annex as the agreement does', () => {
    const annex = textOf(page.all('.annex')[0] ?? page.one('body'))
    const parts = document.all(':is(#scope, #retention) :is(h3, p:not(.in-short), td)').map(textOf)
    expect(parts.length).toBeGreaterThan(20)
    for (const part of parts) expect(annex).toContain(part)
    expect(annex).not.toContain('AES-256')
  })

  check('states the measures in its second annex as the agreement does', () => {
    const annex = textOf(page.all('.annex')[1] ?? page.one('body'))
    for (const figure of ['TLS 1.3', 'AES-256', '30 ']) expect(annex).toContain(figure)
    const measures = document.all('#security-measures :is(h3, li, td)').map(textOf)
    expect(measures.length).toBeGreaterThan(10)
    for (const measure of measures) expect(annex).toContain(measure)
  })
})
