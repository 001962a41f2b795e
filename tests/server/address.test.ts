import { expect, it } from 'vitest'
import { defaultPort, shownAddress } from '../../server/address.mjs'

it.each([
  ['localhost', 'http://localhost:8080/'],
  ['127.0.0.2', 'http://127.0.0.2:8080/'],
  ['::1', 'http://[::1]:8080/'],
  ['', 'http://localhost:8080/'],
  ['0.0.0.0', 'http://localhost:8080/'],
  ['::', 'http://localhost:8080/'],
])('a server that listens to "%s" is reached at %s, as the README promises', (host, address) => {
  expect(shownAddress(host, defaultPort)).toBe(address)
})
