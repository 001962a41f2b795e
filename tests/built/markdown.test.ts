import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { siteFolder } from '../buildUnderTest.ts'
import { attribute, textOf } from '../sites/tree.ts'
import { builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { companyPages, legalHomePages, legalPages, statutoryPages } from './sitePages.ts'

const texts = [...legalHomePages, ...legalPages, ...statutoryPages, ...companyPages]
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

eachOf('every text', texts, ({ file, path }, check) => {
  const page = builtPage(file)
  const markdown = plain(readFileSync(join(siteFolder, `${path}.md`), 'utf8'))
  const lines = (pattern: RegExp) => Array.from(markdown.matchAll(pattern), match => match[1])

  check(
    'is there as Markdown with the same headings, days, links and notes, and no markup of ours',
    () => {
      expect(markdown.startsWith(`# ${textOf(page.one('h1'))}\n`)).toBe(true)
      expect(markdown).not.toMatch(/\{\{|\{#|:::|\u00AD|<(?!\S+@)\w/)
      const headings = page.all('main section > h2').map(heading => plain(textOf(heading)))
      expect(lines(/^## (.*)$/gm)).toEqual(headings.map(heading => heading.replace(/^\d+ /, '')))
      for (const time of page.all('.document-facts time')) expect(markdown).toContain(textOf(time))
      const entries = page.all('.entries h3 a').map(link => attribute(link, 'href'))
      expect(lines(/^### \[[^\]]+\]\(([^)]+)\)$/gm)).toEqual(entries)
      expect(lines(/^(> \*\*)/gm)).toHaveLength(page.all('.legal-text .in-short').length)
      for (const note of page.all('.in-short-note').map(textOf))
        expect(markdown).toContain(`\n${plain(note)}\n`)
    },
  )
})
