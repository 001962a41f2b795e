import { expect, it } from 'vitest'
import { parseUrl } from '../../../src/model/contactLinks.ts'

it('knows an address with umlauts, however often it is asked', () => {
  for (let count = 0; count < 20_000; count += 1) {
    expect(parseUrl('https://www.grünwerk.de')?.host).toBe('www.xn--grnwerk-o2a.de')
  }
  expect(parseUrl('grünwerk')).toBeUndefined()
})
