import { selectAll } from 'hast-util-select'
import { expect, it } from 'vitest'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { reservedIds } from '../../../src/company/texts/sections.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { attribute } from '../../sites/tree.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

it('what stands around a text on its page has the ids that no section may have', () => {
  const texts = ['/terms-of-service', '/imprint', '/sub-processors', '/your-rights']
  const around = new Set<string>()
  for (const { tree } of renderSite(site, ({ path }) => texts.includes(path))) {
    const inText = selectAll('#document-text [id]', tree).map(element => attribute(element, 'id'))
    const all = selectAll('[id]', tree).map(element => attribute(element, 'id'))
    for (const id of all) if (!inText.includes(id)) around.add(id)
  }
  expect([...around].toSorted()).toEqual(reservedIds)
})
