import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteFolder } from '../../buildUnderTest.ts'
import { message } from '../../sites/message.ts'
import { attribute, textOf } from '../../sites/tree.ts'
import { builtPage } from '../builtPage.ts'

describe('a version that was replaced', () => {
  const page = builtPage('privacy-policy/1.9.html')

  it('stays out of search engines and the sitemap', () => {
    expect(attribute(page.one('meta[name=robots]'), 'content')).toBe('noindex')
    expect(readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8')).not.toContain('/1.9')
  })

  it('has its text in the container that archives follow', () => {
    expect(page.all('#document-text > section').length).toBe(17)
    expect(page.all('#authorities')).toEqual([])
  })
})

const end = message('changes.end')

describe('what changed with version 3.0', () => {
  const page = builtPage('privacy-policy/3.0/changes.html')

  it('is listed at the top: changed, new, and moved sections', () => {
    expect(page.all('.changed li').map(textOf)).toEqual([
      expect.stringContaining(message('changes.changed')),
      `Voice ${message('changes.inserted')}`,
      expect.stringContaining(message('changes.moved')),
    ])
  })

  it('is shown word by word, and spelled out for those who cannot see it', () => {
    const retention = page.one('#retention')
    expect(textOf(retention)).toContain(
      `${message('changes.deletion')} 90 ${end} ${message('changes.insertion')} 60 ${end}`,
    )
    expect(page.all('#retention ins').length).toBe(page.all('#retention del').length)
    expect(page.all('#company ins, #company del')).toEqual([])
  })

  it('compares tables cell by cell', () => {
    expect(page.all('#retention thead th')).toHaveLength(2)
    const backups = page.all('#retention tbody tr').find(row => textOf(row).includes('Backups'))
    expect(backups?.children).toHaveLength(2)
    expect(page.all('#retention td ins').map(textOf)).toEqual([
      `${message('changes.insertion')} 60 ${end}`,
    ])
    expect(textOf(page.one('.comparison'))).not.toContain('|')
  })

  it('folds unchanged sections into lines that count them', () => {
    expect(page.all('.comparison > .unchanged > summary').map(textOf)).toEqual([
      message('changes.manyUnchanged', { count: '7' }),
      message('changes.manyUnchanged', { count: '2' }),
      message('changes.manyUnchanged', { count: '7' }),
      message('changes.oneUnchanged'),
    ])
    expect(page.all('#retention > .unchanged > summary').map(textOf)).toEqual([
      message('changes.manyBlocks', { count: '5' }),
    ])
    const folded = page.all('.unchanged > details').map(details => attribute(details, 'id'))
    expect(folded).toHaveLength(17)
    expect(folded).toContain('company')
    expect(page.all('details#retention')).toEqual([])
  })
})
