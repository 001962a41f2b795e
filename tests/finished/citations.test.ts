import { expect, it } from 'vitest'
import { paragraphIds } from '../../src/client/paragraphIds.ts'
import { attribute, builtPage, textOf } from '../built/builtPage.ts'

/** The paragraphs of a section of a page by the ids that the script gives them. */
function blocksById(file: string, section: string): ReadonlyMap<string, string> {
  const cited = ['p:not(.in-short)', 'li', 'tbody tr'].map(name => `#${section} ${name}`)
  const texts = builtPage(file).all(cited.join(', ')).map(textOf)
  const ids = paragraphIds(texts.map(text => ({ section, text })))
  return new Map(texts.map((text, index) => [ids[index] ?? '', text]))
}

it('what stayed in the next version keeps its id, what changed has another', () => {
  const [before, after] = ['2.0', '3.0'].map(version =>
    blocksById(`privacy-policy/${version}.html`, 'retention'),
  )
  const gone = [...(before ?? [])].filter(([id]) => !after?.has(id)).map(([, text]) => text)
  const come = [...(after ?? [])].filter(([id]) => !before?.has(id)).map(([, text]) => text)
  expect(gone).toEqual(['Backups Deleted within 90 days'])
  expect(come).toEqual(['Backups Deleted within 60 days'])
  expect(before?.size).toBeGreaterThan(5)
})

it('each language offers the links, on documents and versions, and costs no id in the HTML', () => {
  const names = Object.entries({
    '': 'Link to this paragraph',
    'de/': 'Link zu diesem Absatz',
    'fr/': 'Lien vers ce paragraphe',
    'es/': 'Enlace a este párrafo',
  })
  for (const [language, name] of names) {
    for (const file of ['privacy-policy.html', 'privacy-policy/3.0.html']) {
      const page = builtPage(`${language}${file}`)
      expect(attribute(page.one('.citing input'), 'dataLink'), page.file).toBe(name)
      expect(page.all('#document-text :is(p, li, tr)[id]'), page.file).toEqual([])
    }
  }
})
