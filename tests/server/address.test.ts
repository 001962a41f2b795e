import { expect, it } from 'vitest'
import { defaultPort, shownAddress, takenPortMessage } from '../../server/address.mjs'

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

it.each([
  [8080, 8081],
  [65_535, 65_534],
])('where port %i is taken, another one that exists is proposed: %i', (port, other) => {
  expect(takenPortMessage(port)).toBe(
    `Port ${port} is taken. Stop what listens there, or choose another: PORT=${other} npm start`,
  )
})
