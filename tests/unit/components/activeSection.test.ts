import { describe, expect, it } from 'vitest'
import { SECTION_HIGHLIGHT_OFFSET } from '../../../src/website/components/interfaceConstants.ts'
import { activeSection } from '../../../src/website/components/sections.ts'

const sections = (...tops: number[]) => tops.map((top, index) => ({ id: `s${index}`, top }))

describe('activeSection (SECTION_HIGHLIGHT_OFFSET = 100 px)', () => {
  it('is the last section whose top has passed the offset', () => {
    expect(SECTION_HIGHLIGHT_OFFSET).toBe(100)
    expect(activeSection(sections(-500, 100, 600), 900)).toBe('s1')
    expect(activeSection(sections(-500, 101, 600), 900)).toBe('s0')
  })

  it('is none above the first section', () => {
    expect(activeSection(sections(101, 600), 900)).toBeUndefined()
  })

  it('is the last section at the end of the page, however short it is', () => {
    expect(activeSection(sections(-900, 300, 700), 0)).toBe('s2')
    // A zoomed page may end within a pixel of its end.
    expect(activeSection(sections(-900, 300, 700), 0.9)).toBe('s2')
  })

  it('is the section asked for, if the page ends before it gets to the top', () => {
    const ofRequest = (id: string) => activeSection(sections(-900, 300, 700), 0, id)
    expect(ofRequest('s1')).toBe('s1')
    expect(ofRequest('s0')).toBe('s0')
    expect(ofRequest('elsewhere')).toBe('s2')
  })
})
