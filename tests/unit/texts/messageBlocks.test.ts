import { fromHtml } from 'hast-util-from-html'
import { select } from 'hast-util-select'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/company/languages/languages.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { renderTexts } from '../../../src/company/texts/rendered.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { complaint } from '../../sites/complaint.ts'
import { message } from '../../sites/message.ts'
import { plainText } from '../../sites/tree.ts'
import { withText } from '../../sites/variants.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** The page of rights with one message in each language, as its HTML and as Markdown. */
function pageWith(message: string, language: Language = 'en') {
  const text = `---\ntitle: Rights\ndescription: Yours.\n---\n\n## All {#all}\n\n### Löschung {#erasure}\n\n${message}\n`
  const changed = ['en', 'de', 'fr', 'es'].reduce(
    (own, code) => withText(own, `${code}/your-rights.md`, () => text),
    site,
  )
  const page = renderTexts(changed, siteTexts(changed).statutory)['your-rights'][language]
  return { tree: fromHtml(page.sections[0]?.html ?? ''), markdown: page.markdown() }
}

describe('a message of a text', () => {
  const block = ':::message[Löschung & mehr?]\nErste Zeile,\nzweite % # + {{brand}}\n\nGrund:\n:::'

  it('is opened by a link that encodes what a URL or a mail program would read as its own', () => {
    const { tree } = pageWith(block, 'de')
    const link = select('.message a', tree)
    expect(String(link?.properties.href)).toMatch(
      /^mailto:privacy@example\.com\?subject=L%C3%B6schung%20%26%20mehr%3F&body=Guten%20Tag%2C%0D%0A%0D%0AErste%20Zeile%2C%0D%0Azweite%20%25%20%23%20%2B%20Longhand%20Studio%0D%0A%0D%0AGrund%3A%0D%0A%0D%0AName%3A/,
    )
    expect(link?.properties.ariaLabel).toBe('E-Mail öffnen: Löschung')
  })

  it('can be copied together with the address that it goes to', () => {
    const copiedFrom = (block: string) => {
      const address = select('.message details p', pageWith(block).tree)
      return address && plainText(address)
    }
    expect(copiedFrom(block)).toBe('privacy@example.com')
    expect(copiedFrom(':::message[About]{to=contact.legal}\nText.\n:::')).toBe('legal@example.com')
    expect(copiedFrom(':::message[About]{to=none}\nText.\n:::')).toBeUndefined()
  })

  it('can be copied, framed by a greeting in the language of the text', () => {
    const { tree, markdown } = pageWith(block)
    expect(plainText(select('.message pre', tree) ?? tree)).toBe(
      `Löschung & mehr?\n\n${message('rights.message', { text: 'Erste Zeile,\nzweite % # + Longhand Studio\n\nGrund:' })}`,
    )
    expect(markdown).toContain('Löschung & mehr?\n\nErste Zeile,\nzweite')
  })

  it.each([
    ['{to=contact.legal}', 'mailto:legal@example.com?'],
    ['{to=none}', undefined],
  ])('with %s goes to %s', (to, address) => {
    const { tree } = pageWith(`:::message[About]${to}\nText.\n:::`)
    const href = select('.message a', tree)?.properties.href
    expect(href && String(href).slice(0, address?.length)).toBe(address)
  })

  it.each([
    ['Text.', '', 'the message is incomplete. Write :::message[Subject], its paragraphs, and :::'],
    ['- Text.', '[About]', 'the message is incomplete.'],
    ['Text.', '[About]{to=you}', 'nobody gets messages to "you". Write {to=contact.privacy} or'],
  ])('is refused with the text “%s” and “:::message%s”', (text, label, expected) => {
    const fault = complaint(() => pageWith(`:::message${label}\n${text}\n:::`))
    expect(fault).toContain(expected)
    expect(fault).toMatch(/^src\/company\/languages\/en\/texts\/your-rights\.md:10:1: /)
  })
})
