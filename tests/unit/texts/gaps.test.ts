import { toString as plainText } from 'mdast-util-to-string'
import { expect, it } from 'vitest'
import { factKeys } from '../../../src/company/site/facts.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { isStatutoryPage, statutoryPageTable } from '../../../src/company/site/pageRows.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { walkNodes } from '../../../src/company/texts/trees.ts'
import { shipped } from '../../sites/shipped.ts'

const { documents, statutory } = siteTexts(
  loadSite({ folder: 'tests/sites/unsupplied', today: '2025-06-01' }),
)

/** The field without which a text has no page. */
function fieldOfPage(name: string): string | undefined {
  return isStatutoryPage(name) ? statutoryPageTable[name].field : undefined
}

it.each(shipped)('a text says in words which fact is missing, not by its field: %s', language => {
  const texts = [...documents, ...statutory].filter(({ source }) => source.language === language)
  expect(texts).not.toHaveLength(0)
  const withoutLabel: string[] = []
  for (const { name, source, tree } of texts) {
    walkNodes(tree, node => {
      if (node.type !== 'emphasis') return
      if (String(node.data?.hProperties?.className) !== 'placeholder') return
      const field = plainText(node).replace(/^\[|\]$/g, '')
      const isField = factKeys.some(key => key === field)
      if (isField && field !== fieldOfPage(name)) withoutLabel.push(`${source.file}: ${field}`)
    })
  }
  const remedy = `give these fields a label in src/company/languages/${language}/labels.json, or ask for them with :::when`
  expect(withoutLabel, remedy).toEqual([])
})
