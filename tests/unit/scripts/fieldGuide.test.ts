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
  expect(guide).toContain('\n  training: never # never, opt-out, consent\n')
  expect(guide).toContain('\n  register:\n    name: Amtsgericht München\n    number: HRB 123456\n')
  expect(guide).toContain('\norigin: https://www.your-domain.com # required\n')
  expect(guide).toContain('\n  support.responseTerms: 24 to 48 hours\n')
})

it('the schema takes the example of the guide', () => {
  const [, example = ''] = /^```yaml\n([\s\S]*?)^```$/m.exec(guide) ?? []
  const source = readSiteSource('docs/fields.md', example)
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
