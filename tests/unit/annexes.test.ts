import { expect, it } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import { parseText } from '../../src/texts/parseText.ts'
import { renderAnnexes } from '../../src/texts/renderAnnexes.ts'
import { divideSections } from '../../src/texts/sections.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

const frontMatter = {
  ...{ title: 'Agreement', description: 'What applies.', version: '1.0' },
  effective: '2025-01-02',
}

/** The agreement in a language, of a paragraph a section. */
function agreement(
  language: 'en' | 'de',
  [scope, retention, measures]: readonly [string, string, string],
) {
  const sections = [
    `## Scope {#scope}\n\n> S.\n\n${scope}\n\n### Part {#part}`,
    `## Retention {#retention}\n\n> R.\n\n${retention}`,
    `## Measures {#security-measures}\n\n> M.\n\n${measures}`,
    '## End {#end}\n\n> E.\n\nLast.',
  ]
  const file = { file: 'a.md', text: sections.join('\n\n') }
  const { source, tree } = parseText(site, file, { language })
  const document = divideSections(source, tree)
  return { name: 'data-processing-agreement', language, frontMatter, document } as const
}

const annexes = renderAnnexes(site, [
  agreement('en', ['What.', 'How long.', 'How safe.']),
  agreement('de', ['Was.', 'Wie lange.', 'Wie sicher.']),
])

it('the annexes repeat the sections that they are about, without their ids', () => {
  expect(annexes.de.description).toBe('<p>Was.</p><h3>Part</h3><p>Wie lange.</p>')
  expect(annexes.de.measures).toBe('<p>Wie sicher.</p>')
})

it('they are English where the agreement is not translated, processors included', () => {
  expect(annexes.fr.description).toBe('<p>What.</p><h3>Part</h3><p>How long.</p>')
  expect(annexes.fr.processors).toContain('<td data-label="Role">Generates chat text</td>')
  expect(annexes.de.processors).toContain('<td data-label="Aufgabe">Erzeugt Chattexte</td>')
})

it('they list every processor that is used today, whatever it does', () => {
  const names = Array.from(
    annexes.en.processors.matchAll(/translate="no">([^<]*)</g),
    ([, name]) => name,
  )
  expect(names).toEqual([
    'Example Conversational Intelligence Services, Inc.',
    'Example Moving Pictures Generation Company LLC',
    'Example Cloud Hosting Europe Société à responsabilité limitée',
    'Example App Distribution International Limited',
    'Example Transactional Messaging Services Gesellschaft mit beschränkter Haftung',
    'Example Still Pictures Synthesis Holdings, Inc.',
    'Example Crash Diagnostics and Performance Monitoring Corporation',
  ])
})
