import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it.each([
  ['docs/decisions.md', /^## (\d+)\. /gm, 10],
  ['docs/rulings.md', /^(\d+)\. /gm, 20],
])(
  '%s numbers its entries without a gap: code and tests cite them by number',
  (file, entry, least) => {
    const numbers = Array.from(readFileSync(file, 'utf8').matchAll(entry), ([, number]) =>
      Number(number),
    )
    expect(numbers.length).toBeGreaterThan(least)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  },
)
