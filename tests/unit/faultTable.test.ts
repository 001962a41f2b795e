import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readFaults } from '../faults/table.ts'

it('every fault of `npm run test:faults` can be planted: its place is there once, and its tests exist', () => {
  const outdated = readFaults([]).filter(({ file, from, test }) => {
    const isThere = existsSync(file) && readFileSync(file, 'utf8').split(from).length === 2
    return !isThere || !existsSync(test)
  })
  expect(outdated.map(({ what, file }) => `${file}: ${what}`)).toEqual([])
})
