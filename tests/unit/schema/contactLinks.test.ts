import { expect, it } from 'vitest'
import { emailLink, parseUrl, phoneLink } from '../../../src/company/schema/values.ts'

it.each([
  ['+1 307 555 0100', 'tel:+13075550100'],
  ['+1 (307) 555-0100', 'tel:+13075550100'],
  ['+49 (0)30 23125 000', 'tel:+493023125000'],
  ['+49 30 23125–000', 'tel:+493023125000'],
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

it.each([
  ['privacy@example.com', 'mailto:privacy@example.com'],
  ["o'brien+site@mail.example.co.uk", "mailto:o'brien+site@mail.example.co.uk"],
  ['datenschutz@grünwerk.de', 'mailto:datenschutz@xn--grnwerk-o2a.de'],
  ['privacy@xn--grnwerk-o2a.xn--p1ai', 'mailto:privacy@xn--grnwerk-o2a.xn--p1ai'],
])('%s is written to at %s (RFC 6068)', (address, link) => {
  expect(emailLink(address)).toBe(link)
})

it.each([
  'somebody',
  'a@localhost',
  'a@b.c',
  'a@example.com, b@example.com',
  'a@127.0.0.1',
  '@b.de',
])('%s is no email address', address => {
  expect(emailLink(address)).toBeUndefined()
})

it('knows an address with umlauts, however often it is asked', () => {
  for (let count = 0; count < 20_000; count += 1) {
    expect(parseUrl('https://www.grünwerk.de')?.host).toBe('www.xn--grnwerk-o2a.de')
  }
  expect(parseUrl('grünwerk')).toBeUndefined()
})
