import { spawnSync } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { lineWriter } from '../../../server/lineWriter.ts'

it('writes what is left when the process ends, however it ends', () => {
  const program = `
    import { lineWriter } from './server/lineWriter.ts'
    lineWriter(process.stdout, () => {})('the last line')
    process.exit(0)`
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  )
  expect(stdout).toBe('the last line\n')
})

it('writes lines together, in their order, at once when there are many', () => {
  const stream = new PassThrough()
  const write = lineWriter(stream, () => {})
  write('first')
  write('second')
  expect(stream.read()).toBeNull()
  const long = 'x'.repeat(70_000)
  write(long)
  expect(String(stream.read())).toBe(`first\nsecond\n${long}\n`)
})
