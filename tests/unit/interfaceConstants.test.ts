import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as constants from '../../src/components/interfaceConstants.ts'
import { faqItems } from '../../src/content/faq.ts'
import { languages } from '../../src/i18n/languages.ts'

it('are those of the specification (§9)', () => {
  expect({ ...constants }).toEqual({
    MOBILE_BREAKPOINT: 768,
    NAVBAR_SCROLL_THRESHOLD: 50,
    SECTION_HIGHLIGHT_OFFSET: 100,
    AUTO_SCROLL_DELAY: 100,
    DOUBLE_TAP_WINDOW: 300,
    RESIZE_DEBOUNCE: 100,
    FAQ_ITEM_COUNT: 5,
  })
  expect(languages.map(({ code }) => code)).toEqual(['en', 'de'])
})

it('the FAQ has as many items in every language', () => {
  for (const { code } of languages) expect(faqItems(code)).toHaveLength(constants.FAQ_ITEM_COUNT)
})

it('the navbar and the terms change at the mobile breakpoint in the style sheets too', () => {
  const widths = (file: string) => readFileSync(file, 'utf8').match(/width < (\d+)px/g)
  expect(new Set(widths('src/components/navbar/navbar.css'))).toContain('width < 768px')
  expect(widths('src/pages/legal/legal.css')).toEqual(['width < 768px'])
})
