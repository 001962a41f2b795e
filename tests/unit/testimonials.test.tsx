import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../src/languages/LanguageProvider.tsx'
import { localized } from '../../src/languages/languages.ts'
import { messages } from '../../src/languages/messages.ts'
import { Testimonials } from '../../src/pages/landing/Testimonials.tsx'

it.each([
  [5, '★★★★★'],
  [4, '★★★★☆'],
  [1, '★☆☆☆☆'],
])('a rating of %i shows full and empty stars, and says it in words', (rating, stars) => {
  const review = { name: 'A', role: { text: 'B' }, comment: { text: 'C' }, isSample: false }
  const html = renderToStaticMarkup(
    <LanguageProvider language="en" messages={messages.en} alternates={localized(() => '/')}>
      <Testimonials reviews={[{ ...review, rating }]} verification={undefined} />
    </LanguageProvider>,
  )
  expect(html).toContain(`aria-label="${rating} out of 5 stars">${stars}</span>`)
})
