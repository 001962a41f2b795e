import { spawnSync } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { afterEach, expect, it, vi } from 'vitest'
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

afterEach(() => {
  vi.useRealTimers()
})

it('writes what is there a tenth of a second after the first line, again and again', () => {
  vi.useFakeTimers()
  const stream = new PassThrough()
  const written = vi.spyOn(stream, 'write')
  const write = lineWriter(stream, () => {})
  for (const line of ['first', 'third']) {
    write(line)
    vi.advanceTimersByTime(99)
    write(`after ${line}`)
    expect(stream.read()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(String(stream.read())).toBe(`${line}\nafter ${line}\n`)
  }
  vi.advanceTimersByTime(1_000)
  expect(written).toHaveBeenCalledTimes(2)
})

it('writes 64 KiB at once, and nothing of it again later', () => {
  vi.useFakeTimers()
  const stream = new PassThrough()
  const write = lineWriter(stream, () => {})
  write('first')
  const rest = 'x'.repeat(64 * 1024 - 'first\n'.length - 1)
  write(rest)
  expect(String(stream.read())).toBe(`first\n${rest}\n`)
  vi.advanceTimersByTime(1_000)
  expect(stream.read()).toBeNull()
})

it('says once that a stream fails, and writes nothing to it any more', () => {
  vi.useFakeTimers()
  const stream = new PassThrough()
  const written = vi.spyOn(stream, 'write')
  const said: string[] = []
  const write = lineWriter(stream, message => said.push(message))
  const fault = Object.assign(new Error(), { code: 'ENOSPC' })
  write('lost')
  stream.emit('error', fault)
  stream.emit('error', fault)
  write('x'.repeat(70_000))
  vi.advanceTimersByTime(1_000)
  expect(said).toEqual([
    'The access log cannot be written (ENOSPC); the site carries on without it.',
  ])
  expect(written).not.toHaveBeenCalled()
})
