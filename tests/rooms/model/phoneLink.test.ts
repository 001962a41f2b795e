import { expect, it } from 'vitest'
import { phoneLink } from '../../../src/model/phoneLink.ts'

it.each([
  ['+1 307 555 0100', 'tel:+13075550100'],
  ['+1 (307) 555-0100', 'tel:+13075550100'],
  ['+49 (0)30 23125 000', 'tel:+493023125000'],
  ['+33\u00A01.23.45.67.89', 'tel:+33123456789'],
])('%s is called by %s (RFC 3966)', (number, link) => {
  expect(phoneLink(number)).toBe(link)
})

it.each(['030 23125 000', '+1 307 555 0100 ext. 5', '0800-EXAMPLE'])(
  '%s is not a number that can be called from anywhere',
  number => {
    expect(phoneLink(number)).toBeUndefined()
  },
)
