import { describe, expect, it } from 'vitest'
import { editSite } from '../../../scripts/setup/answers.ts'
import { complaint } from '../../sites/complaint.ts'

const before = `# Ours.
# The name of the app.
brand: Triptych # for now

company:
  # As registered.
  legalName: unknown
law: { us: unknown, jurisdiction: unknown }
processors:
  # Two of them.
  - { kind: ai-chat, name: unknown }
  - { kind: hosting, name: B }
# A page.
imprint: unknown
`

const edit = (path: (string | number)[], value: unknown, text = before) =>
  editSite('site/site.yaml', text, path, value)

describe('an edit of the company’s file', () => {
  it.each<readonly [path: (string | number)[], value: unknown, from: string, to: string]>([
    [['brand'], 'Longhand', 'Triptych', 'Longhand'],
    [['company', 'legalName'], 'Longhand GmbH', 'legalName: unknown', 'legalName: Longhand GmbH'],
    [['company', 'legalForm'], 'GmbH', 'unknown\nlaw', 'unknown\n  legalForm: GmbH\nlaw'],
    [['law', 'us'], 'Delaware', 'us: unknown', 'us: Delaware'],
    [['law', 'us'], 'none', 'us: unknown', 'us: none'],
    [['processors', 1, 'name'], 'C: D', 'name: B', 'name: "C: D"'],
    [['imprint'], { vatId: 'DE1' }, 'imprint: unknown', 'imprint:\n  vatId: DE1'],
    [
      ['imprint', 'register', 'name'],
      'Amtsgericht München',
      'imprint: unknown',
      'imprint:\n  register:\n    name: Amtsgericht München',
    ],
    [['since'], '2026-01-31', 'imprint: unknown', 'imprint: unknown\nsince: 2026-01-31'],
    [['phone'], '+13075550100', 'imprint: unknown', 'imprint: unknown\nphone: +13075550100'],
    [['brand'], 'unknown', 'Triptych', 'unknown'],
  ])('%j becomes %j, and nothing else changes', (path, value, from, to) => {
    expect(before.split(from)).toHaveLength(2)
    expect(edit(path, value)).toBe(before.replace(from, to))
  })

  it('refuses a file that cannot be read', () => {
    expect(complaint(() => edit(['brand'], 'A', 'brand: "A'))).toMatch(
      /^site\/site\.yaml:1:\d+: begins a text in quotes that does not end/,
    )
  })
})
