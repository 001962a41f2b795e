import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Footer } from '../../src/components/Footer.tsx'
import { LanguageProvider } from '../../src/i18n/LanguageProvider.tsx'
import { localized } from '../../src/i18n/languages.ts'
import { messages } from '../../src/i18n/messages.ts'

it.each([
  ['Longhand Studio Example, Inc.', '© Longhand Studio Example, Inc. All rights reserved.'],
  ['Beispiel GmbH', '© Beispiel GmbH. All rights reserved.'],
])('the name %s ends its sentence with one period', (legalName, line) => {
  const html = renderToStaticMarkup(
    <LanguageProvider language="en" messages={messages.en} alternates={localized(() => '/')}>
      <Footer
        isSection={false}
        legalName={legalName}
        appStoreUrl={undefined}
        badge={undefined}
        support={{ text: 'a@example.com' }}
        qrCode={undefined}
        groups={[]}
        languageLinks={[]}
        notices={[]}
      />
    </LanguageProvider>,
  )
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(line)
})
