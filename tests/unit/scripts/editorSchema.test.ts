import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { editorSchema } from '../../../scripts/editorSchema.ts'

const schema = JSON.parse(JSON.stringify(editorSchema()))
const accepts = new Ajv({ strict: false, validateFormats: false }).compile(schema)
const read = (folder: string) => readFileSync(`${folder}/site.yaml`, 'utf8')

describe('what an editor knows of site.yaml', () => {
  it.each([
    'site',
    'tests/sites/finished',
    'tests/sites/unsupplied',
    'tests/sites/one-language',
    'tests/sites/two-languages',
  ])('accepts %s', folder => {
    expect(accepts(parse(read(folder))), JSON.stringify(accepts.errors)).toBe(true)
  })

  it.each([
    ['a field that does not exist', 'brand:', 'brnd:'],
    ['an answer that is none of the choices', 'conformance: partial', 'conformance: mostly'],
    ['a list where fields belong', 'imprint:\n', 'imprint: []\nother:\n'],
  ])('refuses %s', (_, from, to) => {
    const text = read('tests/sites/finished')
    expect(text).toContain(from)
    expect(accepts(parse(text.replace(from, to)))).toBe(false)
  })

  it.each([
    'law: { jurisdiction: the courts in Delaware }',
    'processors: [{ kind: hosting, place: "US, IE" }]',
    'processors: [{ kind: hosting, place: [DE, IE] }]',
    'imprint: { vatId: none }',
    'processors: [{ kind: hosting, transferBasis: "framework, clauses" }]',
  ])('accepts %s', field => {
    const brief = 'brand: A\norigin: https://a.example\nlanguages: { site: [en], legal: [en] }\n'
    expect(accepts(parse(brief + field))).toBe(true)
  })

  it('explains a field by its question, why it is asked, and the statute', () => {
    expect(schema.properties.company.anyOf[0].properties.legalName.description).toMatch(
      /^What is the company called, as registered\? .+ \(Article 13\(1\)\(a\) GDPR/,
    )
  })
})
