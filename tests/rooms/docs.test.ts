import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it.each(['docs/decisions.md', 'docs/rulings.md'])(
  '%s numbers its entries without a gap, because Markdown counts on by itself',
  file => {
    const entries = readFileSync(file, 'utf8').matchAll(/^(\d+)\. /gm)
    const numbers = Array.from(entries, ([, number]) => Number(number))
    expect(numbers.length).toBeGreaterThan(20)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  },
)
