import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Headline } from '../../../src/website/components/Headline.tsx'
import * as constants from '../../../src/website/components/interfaceConstants.ts'

it('the interface reacts at these widths, distances and times', () => {
  expect({ ...constants }).toEqual({
    MOBILE_BREAKPOINT: 768,
    NAVBAR_SCROLL_THRESHOLD: 50,
    SECTION_HIGHLIGHT_OFFSET: 100,
    AUTO_SCROLL_DELAY: 100,
    DOUBLE_TAP_WINDOW: 300,
    RESIZE_DEBOUNCE: 100,
  })
})

it.each([
  ['Say it. See it *move.*', 'Say it. See it <i>move.</i>'],
  ['Plain', 'Plain'],
  ['*One* and *two* and more', '<i>One</i> and <i>two</i> and more'],
])('the headline "%s" keeps all of its text', (text, expected) => {
  expect(renderToStaticMarkup(<Headline text={text} />)).toBe(expected)
})
