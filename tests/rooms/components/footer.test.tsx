import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Footer } from '../../../src/components/Footer.tsx'
import { LanguageProvider } from '../../../src/languages/LanguageProvider.tsx'
import { localized } from '../../../src/languages/languages.ts'
import { messages } from '../../../src/languages/messages.ts'

type FooterProps = Parameters<typeof Footer>[0]

function footer(props: Partial<FooterProps> = {}): string {
  return renderToStaticMarkup(
    <LanguageProvider language="en" messages={messages.en} alternates={localized(() => '/')}>
      <Footer
        isSection={false}
        legalName="Longhand"
        stores={[]}
        isAroundTheClock
        support={{ text: 'a@example.com' }}
        groups={[]}
        socialLinks={[]}
        languageLinks={[]}
        notices={[]}
        {...props}
      />
    </LanguageProvider>,
  )
}

it.each([
  ['Longhand Studio Example, Inc.', '© Longhand Studio Example, Inc. All rights reserved.'],
  ['Beispiel GmbH', '© Beispiel GmbH. All rights reserved.'],
])('a single period follows the name %s', (legalName, line) => {
  const html = footer({ legalName })
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(line)
})

it('names each language in its own words, which are marked as such', () => {
  const html = footer({
    languageLinks: [
      { code: 'en', name: 'English', flag: [], path: '/' },
      { code: 'de', name: 'Deutsch', flag: [], path: '/de' },
    ],
  })
  expect(html).toContain('<a href="/" hrefLang="en" lang="en" aria-current="true">English</a>')
  expect(html).toContain('<a href="/de" hrefLang="de" lang="de">Deutsch</a>')
})

it('profiles elsewhere are links by their names, which the other side can confirm', () => {
  const html = footer({
    socialLinks: [
      { name: 'Mastodon', url: 'https://mastodon.example/@longhand' },
      { name: 'PeerTube', url: 'https://video.example/c/longhand' },
    ],
  })
  expect(html).toContain(
    '<nav aria-label="Follow us"><h2>Follow us</h2><ul><li><a href="https://mastodon.example/@longhand" rel="me">Mastodon</a></li><li><a href="https://video.example/c/longhand" rel="me">PeerTube</a></li></ul></nav>',
  )
  expect(footer()).not.toContain('Follow us')
})

it('says that support is there around the clock only where that is promised', () => {
  expect(footer()).toContain('Online, worldwide, 24/7')
  expect(footer({ isAroundTheClock: false })).toContain('<p>Online, worldwide</p>')
})
