import { expect, it } from 'vitest'
import { folderFault } from '../../../scripts/build/build.ts'
import { machineFaults } from '../../../scripts/start/machine.mjs'

it('finds nothing wrong with a machine that serves the site', () => {
  expect(machineFaults(true)).toEqual([])
})

it('wants the version of Node that the packages need, to the last number', () => {
  expect(machineFaults(false, '20.19.0')).toEqual([])
  expect(machineFaults(false, '20.9.1')).toEqual([
    'Node 20.9.1 is too old: install 20.19.0 or later from https://nodejs.org, then open a new terminal.',
  ])
})

it('names a folder that Vike cannot load from', () => {
  expect(folderFault('/home/ada/Site #1/')).toBe(
    'The folder /home/ada/Site #1/ has #, % or ? in its name, which Vike takes for an address. Rename it.',
  )
  expect(folderFault('/home/ada/Über uns/')).toBeUndefined()
})
