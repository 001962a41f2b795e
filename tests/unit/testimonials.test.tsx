import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../src/i18n/LanguageProvider.tsx'
import { localized } from '../../src/i18n/languages.ts'
import { messages } from '../../src/i18n/messages.ts'
import { Testimonials } from '../../src/pages/landing/Testimonials.tsx'

it.each([
  [5, '★★★★★'],
  [4, '★★★★☆'],
  [1, '★☆☆☆☆'],
])('a rating of %i shows the stars it lacks, and says so in words', (rating, stars) => {
  const review = { name: 'A', role: { text: 'B' }, comment: { text: 'C' }, isSample: false }
  const html = renderToStaticMarkup(
    <LanguageProvider language="en" messages={messages.en} alternates={localized(() => '/')}>
      <Testimonials reviews={[{ ...review, rating }]} verification={undefined} />
    </LanguageProvider>,
  )
  expect(html).toContain(`aria-label="${rating} out of 5 stars">${stars}</span>`)
})
