import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onResize } from '../../../src/website/components/sections.ts'

let target: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const resize = () => target.dispatchEvent(new Event('resize'))

it('waits RESIZE_DEBOUNCE (100 ms) after the last resize, and stops when told to', () => {
  const handler = vi.fn()
  const stop = onResize(handler)
  resize()
  vi.advanceTimersByTime(99)
  resize()
  vi.advanceTimersByTime(99)
  expect(handler).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(handler).toHaveBeenCalledTimes(1)
  resize()
  stop()
  vi.advanceTimersByTime(500)
  expect(handler).toHaveBeenCalledTimes(1)
})
