import { describe, expect, it } from 'vitest'
import { parsePort } from '../../server/parsePort.ts'

describe('the port of the server', () => {
  it.each([
    ['0', 0],
    ['8080', 8080],
    ['65535', 65_535],
  ])('"%s" is %i', (text, port) => {
    expect(parsePort(text)).toBe(port)
  })

  it.each(['', ' ', 'eighty', '80a', '1e3', '0x50', '-1', '80.5', '65536', '100000'])(
    '"%s" is none',
    text => {
      expect(parsePort(text)).toBeUndefined()
    },
  )
})
