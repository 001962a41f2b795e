import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/languages/languages.ts'
import { loadSite } from '../../../src/model/loadSite.ts'
import { checkHeadsAgree } from '../../../src/texts/checks.ts'
import { type ParsedDocument, parseDocument } from '../../../src/texts/siteTexts.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

describe('a legal document', () => {
  const parse = (text: string, language: Language = 'en'): ParsedDocument =>
    parseDocument(site, 'terms-of-service', language, { file: `${language}.md`, text })
  const reasons = ({ source }: ParsedDocument) => source.faults.map(({ message }) => message)
  const terms = site.texts.get('en/terms-of-service.md')?.text ?? ''

  it('has its wording for wide screens beside that for narrow ones', () => {
    const without = terms.replace(/^:::wide[\s\S]*?^:::\n/m, '')
    expect(reasons(parse(without))).toEqual([
      '"introduction" has no :::wide. Write its text for wide and for narrow screens',
    ])
  })

  const stated = {
    ...{ title: 'A', description: 'B', version: '"2.0"', effective: '2025-01-01' },
    ...{ nextReview: '2025-12-31', editorial: 'C' },
  }
  const head = (fields: object) =>
    `---\n${Object.entries(fields)
      .map(field => field.join(': '))
      .join('\n')}\n---\n`

  it.each([
    ['version', '"2.1"', 'version is 2.1, but 2.0 in en.md'],
    ['effective', '2025-01-03', 'effective is 2025-01-03, but 2025-01-01 in en.md'],
    ['nextReview', '2025-01-03', 'nextReview is 2025-01-03, but 2025-12-31 in en.md'],
    ['nextReview', undefined, 'nextReview is missing, but 2025-12-31 in en.md'],
    ['editorial', undefined, 'editorial is missing, but given in en.md'],
  ])('states the same %s in every language, or it says %s', (field, value, expected) => {
    const other = Object.entries({ ...stated, [field]: value }).filter(
      ([, text]) => text !== undefined,
    )
    const documents = [parse(head(stated)), parse(head(Object.fromEntries(other)), 'de')]
    const before = documents.flatMap(reasons).length
    checkHeadsAgree(documents)
    expect(documents.flatMap(reasons).slice(before).length).toBe(1)
    expect(documents.flatMap(reasons).join('\n')).toContain(expected)
  })

  it('has no reason for an editorial change in one language alone', () => {
    const { editorial: _, ...material } = stated
    const documents = [parse(head(material)), parse(head(stated), 'de')]
    checkHeadsAgree(documents)
    expect(documents.flatMap(reasons).join('\n')).toContain(
      'editorial is given, but missing in en.md',
    )
  })
})
