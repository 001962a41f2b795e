import { describe, expect, it } from 'vitest'
import { editSite } from '../../scripts/setup/editSite.ts'
import { none } from '../../src/model/none.ts'
import { complaint } from '../sites/complaint.ts'

const before = `import { defineSite, unknown } from '../src/model/schema.ts'

// Ours.
export default defineSite({
  // The name of the app.
  brand: 'Triptych', // for now

  company: {
    // As registered.
    legalName: unknown,
  },
  law: { us: unknown, jurisdiction: unknown },
  processors: [
    // Two of them.
    { kind: 'ai-chat', name: unknown, place: unknown, transferBasis: unknown, since: unknown },
    { kind: 'hosting', name: 'B' }
  ],
  imprint: unknown,
})
`

const edit = (path: (string | number)[], value: unknown, text = before) =>
  editSite('site/site.ts', text, { path, value })

/** The text with one passage replaced, which has to be there once. */
function withPassage(from: string, to: string): string {
  expect(before.split(from)).toHaveLength(2)
  return before.replace(from, to)
}

describe('an edit of the operator’s file', () => {
  it('changes a value and nothing else', () => {
    expect(edit(['brand'], 'Longhand')).toBe(withPassage("'Triptych'", "'Longhand'"))
    expect(edit(['company', 'legalName'], 'Longhand GmbH')).toBe(
      withPassage('legalName: unknown', "legalName: 'Longhand GmbH'"),
    )
  })

  it('adds a field that is not there, after the others of its object', () => {
    expect(edit(['company', 'legalForm'], 'GmbH')).toBe(
      withPassage('legalName: unknown,\n', "legalName: unknown,\n    legalForm: 'GmbH',\n"),
    )
    expect(edit(['publishedOn'], '2026-01-31')).toBe(
      withPassage('imprint: unknown,\n', "imprint: unknown,\n  publishedOn: '2026-01-31',\n"),
    )
  })

  it('adds the comma that the last field lacks', () => {
    expect(edit(['processors', 2], { kind: 'app-store' })).toBe(
      withPassage("name: 'B' }\n", "name: 'B' },\n    { kind: 'app-store' },\n"),
    )
  })

  it('leaves a comment behind the last field in its line', () => {
    const text = "export default defineSite({\n  brand: 'A', // for now\n})\n"
    expect(edit(['publishedOn'], '2026-01-31', text)).toBe(
      "export default defineSite({\n  brand: 'A', // for now\n  publishedOn: '2026-01-31',\n})\n",
    )
  })

  it('leaves comments and constants within a line as they are', () => {
    const text = `const mail = 'a@b.de'
export default defineSite({
  company: { legalName: unknown /* ask Ada */, seat: 'DE' },
  contacts: { privacy: mail, legal: unknown },
})
`
    expect(edit(['company', 'legalName'], 'Longhand GmbH', text)).toContain(
      "  company: { legalName: 'Longhand GmbH' /* ask Ada */, seat: 'DE' },\n",
    )
    expect(edit(['contacts', 'legal'], 'c@d.de', text)).toContain(
      "  contacts: { privacy: mail, legal: 'c@d.de' },\n",
    )
    expect(edit(['contacts', 'support'], 'e@f.de', text)).toContain(
      "  contacts: { privacy: mail, legal: unknown, support: 'e@f.de' },\n",
    )
  })

  it('spreads over several lines what does not fit into one', () => {
    const place = { en: 'United States', de: 'Vereinigte Staaten' }
    expect(edit(['processors', 0, 'place'], place)).toBe(
      withPassage(
        "    { kind: 'ai-chat', name: unknown, place: unknown, transferBasis: unknown, since: unknown },",
        `    {
      kind: 'ai-chat',
      name: unknown,
      place: { en: 'United States', de: 'Vereinigte Staaten' },
      transferBasis: unknown,
      since: unknown,
    },`,
      ),
    )
    expect(edit(['law', 'us'], 'Delaware')).toBe(withPassage('us: unknown', "us: 'Delaware'"))
  })

  it('makes the objects and lists on the way', () => {
    expect(edit(['imprint', 'register', 'name'], 'Amtsgericht München')).toBe(
      withPassage('imprint: unknown', "imprint: { register: { name: 'Amtsgericht München' } }"),
    )
  })

  it('imports unknown and none where they are used, and only there', () => {
    expect(edit(['imprint'], none)).toContain(
      "import { defineSite, none, unknown } from '../src/model/schema.ts'\n",
    )
    const short =
      "import { defineSite, unknown } from 'x'\nexport default defineSite({ brand: unknown })\n"
    expect(edit(['brand'], 'unknown', short)).toBe(
      "import { defineSite } from 'x'\nexport default defineSite({ brand: 'unknown' })\n",
    )
  })

  it('writes texts in the quotes a person would choose', () => {
    const brandOf = (brand: string) => /brand: (.*), \/\/ for now/.exec(edit(['brand'], brand))?.[1]
    expect(brandOf("Ada's")).toBe('"Ada\'s"')
    expect(brandOf('the "A"')).toBe('\'the "A"\'')
    expect(brandOf('Ada\'s "A"')).toBe("'Ada\\'s \"A\"'")
    expect(brandOf('a\\b\nc')).toBe("'a\\\\b\\nc'")
  })

  it('refuses a file that holds no values', () => {
    expect(complaint(() => edit(['brand'], 'A', 'export const site = {}'))).toBe(
      'site/site.ts:1:1: has no values. Write export default defineSite({ … })',
    )
  })
})
