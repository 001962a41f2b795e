import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { targetSection } from '../../../src/website/client/targetSection.ts'

/** How the browser says that it came to the page. */
class Navigation {
  constructor(readonly type: string) {}
}

const elements: Readonly<Record<string, { id: string; hasAttribute: () => boolean }>> = {
  pricing: { id: 'pricing', hasAttribute: () => true },
  email: { id: 'email', hasAttribute: () => false },
}

function arrive(type: string, hash = '#pricing'): void {
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('performance', { getEntriesByType: () => [new Navigation(type)] })
}

beforeEach(() => {
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.stubGlobal('document', { getElementById: (id: string) => elements[id] ?? null })
})
afterEach(() => vi.unstubAllGlobals())

const sign = (type: string, opened: number, position: number) => ({
  type,
  opened,
  position,
  target: null,
})

it.each([
  ['from the top, whence the browser jumps', 0, 900],
  ['from the top, where a jump was lost', 0, 0],
  ['below the top, and the jump was undone', 900, 0],
])('a page is opened at the section of its address: %s', (_, opened, position) => {
  arrive('navigate')
  expect(targetSection(sign('scroll', opened, position))).toEqual({ id: 'pricing', position })
})

it.each([
  ['reload', '#pricing', 'scroll', 0],
  ['back_forward', '#pricing', 'scroll', 0],
  ['navigate', '#pricing', 'scroll', 900],
  ['navigate', '#pricing', 'wheel', 0],
  ['navigate', '#pricing', 'keydown', 0],
  ['navigate', '#pricing', 'pointerover', 0],
  ['navigate', '#pricing', 'focusin', 0],
  ['navigate', '#email', 'scroll', 0],
  ['navigate', '#nowhere', 'scroll', 0],
  ['navigate', '', 'scroll', 0],
])('the place of a visitor is kept: %s to "%s", then %s, opened at %i px', (...situation) => {
  const [navigation, hash, type, opened] = situation
  arrive(navigation, hash)
  expect(targetSection(sign(type, opened, 500))).toBeUndefined()
})
