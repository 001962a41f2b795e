import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fieldGuide } from '../../../scripts/fieldGuide.ts'
import { readSiteSource } from '../../../src/company/folder/siteSource.ts'
import { fields } from '../../../src/company/schema/fields.ts'
import { parseConfig } from '../../../src/company/schema/parseConfig.ts'
import { gapFor } from '../../../src/company/site/facts.ts'
import { complaint } from '../../sites/complaint.ts'

const guide = readFileSync('docs/fields.md', 'utf8')

it('the guide is that of the schema: npm run fix writes it', () => {
  expect(guide).toBe(fieldGuide())
  expect(guide).toContain(
    "| `imprint.register.number` | `'HRB 123456'` | Under which number? The imprint states it beside the register (§ 5(1) no. 4 DDG). |",
  )
  expect(guide).toContain('| `processors[].transferBasis` |')
  expect(guide).not.toMatch(/\| (?:undefined|·)/)
})

/** The rows of the guide: field, format. */
const rows = Array.from(
  guide.matchAll(/^\| `([\w.[\]-]+)` \| `(.+?)` \| \S/gm),
  ([, field = '', format = '']) => ({ field, format }),
)

/** The formats of the guide as one file: each field within its objects and lists. */
function textOf(prefix: string): string {
  const within = rows.filter(({ field }) => field.startsWith(prefix))
  const names = [...new Set(within.map(({ field }) => field.slice(prefix.length).split('.')[0]))]
  const entries = names.map((name = '') => {
    const row = within.find(({ field }) => field === prefix + name)
    if (row) return `${name}: ${row.format}`
    const object = textOf(`${prefix}${name}.`)
    return name.endsWith('[]') ? `${name.slice(0, -2)}: [${object}]` : `${name}: ${object}`
  })
  return `{ ${entries.join(', ')} }`
}

it('the schema takes every format of the guide', () => {
  const source = readSiteSource('docs/fields.md', textOf(''))
  expect(complaint(() => parseConfig(source.value, source))).toBe('')
  expect(source.value).toMatchObject({ imprint: { register: { number: 'HRB 123456' } } })
})

it('every field that a company has to answer has a label of its own, or that of what holds it', () => {
  const due = fields.filter(({ notes }) => notes.ask !== undefined && !('isOptional' in notes))
  const names = due.map(({ path }) => (path === 'processors[].name' ? `${path}.hosting` : path))
  const unnamed = names.filter(name => gapFor(name.replace('[]', ''), 'en').includes('.'))
  // These are there from the beginning.
  expect(unnamed).toEqual(['languages.site', 'languages.legal'])
})
