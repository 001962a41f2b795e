import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Footer } from '../../src/components/Footer.tsx'
import { LanguageProvider } from '../../src/languages/LanguageProvider.tsx'
import { localized } from '../../src/languages/languages.ts'
import { messages } from '../../src/languages/messages.ts'

it.each([
  ['Longhand Studio Example, Inc.', '© Longhand Studio Example, Inc. All rights reserved.'],
  ['Beispiel GmbH', '© Beispiel GmbH. All rights reserved.'],
])('a single period follows the name %s', (legalName, line) => {
  const html = renderToStaticMarkup(
    <LanguageProvider language="en" messages={messages.en} alternates={localized(() => '/')}>
      <Footer
        isSection={false}
        legalName={legalName}
        stores={[]}
        support={{ text: 'a@example.com' }}
        groups={[]}
        languageLinks={[]}
        notices={[]}
      />
    </LanguageProvider>,
  )
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(line)
})
