import { expect, it } from 'vitest'
import { settingsAboveFault } from '../../../scripts/build/settingsAbove.ts'

const buildError = (file: string) =>
  Object.assign(new Error('Build failed with 1 error'), {
    errors: [{ text: 'Unexpected end of file in JSON', location: { file, line: 2, column: 0 } }],
  })

it('broken settings in a folder above the project are named, with what to do', () => {
  expect(settingsAboveFault(buildError('../../tsconfig.json'))?.message).toBe(
    '../../tsconfig.json:2:1: cannot be read: Unexpected end of file in JSON. It is in a folder above this ' +
      'project, where the build looks for a tsconfig.json as well. Correct the file, remove it, or move this ' +
      'project elsewhere.',
  )
})

it.each([
  ['an error in the program', buildError('src/build/prerender/+config.ts')],
  [
    'an error without a place',
    Object.assign(new Error('no'), { errors: [{ text: 'no', location: null }] }),
  ],
  ['any other error', new Error('no')],
])('%s is left as it is', (_, error) => {
  expect(settingsAboveFault(error)).toBeUndefined()
})
