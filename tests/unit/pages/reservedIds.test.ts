import { selectAll } from 'hast-util-select'
import { expect, it } from 'vitest'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { reservedIds } from '../../../src/company/texts/sections.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { attribute } from '../../sites/tree.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

it('what stands around a text on its page has the ids that no section may have', () => {
  const texts = ['/terms-of-service', '/imprint', '/sub-processors', '/your-rights']
  for (const { page, tree } of renderSite(site, ({ path }) => texts.includes(path))) {
    const inText = selectAll('#document-text [id]', tree).map(one => attribute(one, 'id'))
    const all = selectAll('[id]', tree).map(one => attribute(one, 'id'))
    const around = all.filter(id => !inText.includes(id))
    expect(around.toSorted(), page.path).toEqual(reservedIds)
  }
})
