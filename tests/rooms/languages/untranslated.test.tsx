import { selectAll } from 'hast-util-select'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../../src/languages/LanguageProvider.tsx'
import { localized } from '../../../src/languages/languages.ts'
import { messages } from '../../../src/languages/messages.ts'
import { loadSite } from '../../../src/model/loadSite.ts'
import { DocumentText } from '../../../src/pages/document/DocumentPage.tsx'
import { routes } from '../../../src/pages/routes.tsx'
import { renderPath } from '../../sites/renderPath.ts'
import { buildOf } from '../../sites/renderSite.ts'
import { plainText } from '../../sites/tree.ts'

it('a text that is not translated is read out in its own language, and its label in the page’s', () => {
  const section = { id: 'company', heading: 'Who we are', inShort: 'We.', html: '<p>We are.</p>' }
  const html = renderToStaticMarkup(
    <LanguageProvider language="de" messages={messages.de} alternates={localized(() => '/')}>
      <DocumentText
        text={{
          ...{ language: 'en', look: 'numbered' },
          ...{ introduction: '<p>Hello.</p>', sections: [section] },
        }}
      />
    </LanguageProvider>,
  )
  expect(html).toMatch(/^<div class="legal-text" id="document-text" lang="en">/)
  expect(html).toContain('<b lang="de">Kurz gesagt:</b> <span>We.</span>')
})

it('so is a statutory page, its opening words among them', async () => {
  const build = buildOf(loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' }))
  const { imprint } = build.statutoryTexts
  const statutoryTexts = { ...build.statutoryTexts, imprint: { ...imprint, de: imprint.en } }
  const page = await renderPath(routes({ ...build, statutoryTexts }), '/de/impressum')
  const [opening] = selectAll('.opening', page)
  expect(opening?.properties.lang).toBe('en')
  expect(opening && plainText(opening)).toMatch(/^This page gives the details that/)
  // Only documents have lines in short.
  expect(selectAll('.in-short', page)).toEqual([])
})
