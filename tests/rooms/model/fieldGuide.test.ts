import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseConfig } from '../../../src/model/parseConfig.ts'
import { siteSchema } from '../../../src/model/schema.ts'
import { readSiteSource } from '../../../src/model/siteSource.ts'
import { complaint } from '../../sites/complaint.ts'
import { schemaFields } from './schemaFields.ts'

/** The rows of the guide: field, format. */
const rows = Array.from(
  readFileSync('docs/fields.md', 'utf8').matchAll(/^\| `([\w.[\]]+)` \| `(.+?)` \| \S/gm),
  ([, field = '', format = '']) => ({ field, format }),
)

it('the guide has every field of the schema, and no other', () => {
  const fields = rows.map(({ field }) => field)
  expect(fields.toSorted()).toEqual([...schemaFields(siteSchema)].toSorted())
  expect(fields).toContain('imprint.supervisoryAuthority')
  expect(fields).toContain('processors[].transferBasis')
})

/** The formats of the guide as one file: each field within its objects and lists. */
function textOf(prefix: string): string {
  const within = rows.filter(({ field }) => field.startsWith(prefix))
  const names = [...new Set(within.map(({ field }) => field.slice(prefix.length).split('.')[0]))]
  const entries = names.map((name = '') => {
    const row = within.find(({ field }) => field === prefix + name)
    if (row) return `${name}: ${row.format}`
    const object = textOf(`${prefix}${name}.`)
    // The page is built for three reviews.
    const count = name === 'testimonials[]' ? 3 : 1
    return name.endsWith('[]')
      ? `${name.slice(0, -2)}: [${Array.from({ length: count }, () => object)}]`
      : `${name}: ${object}`
  })
  return `{ ${entries.join(', ')} }`
}

it('the schema takes every format of the guide', () => {
  const source = readSiteSource('docs/fields.md', textOf(''))
  expect(complaint(() => parseConfig(source.value, source))).toBe('')
  expect(source.value).toMatchObject({ imprint: { register: { number: 'HRB 123456' } } })
})
