import { siteFaces } from '../../fonts/siteFaces.ts'
import { type CutWidth, readTextWidth } from '../../fonts/textWidth.ts'
import { type Language, languageOption } from '../../languages/languages.ts'
import type { MessageKey } from '../../languages/messages.ts'
import { withNoBreakSpaces } from '../../languages/noBreakSpaces.ts'
import { landingCopyKeys, locateCopy } from '../../model/ownCopy.ts'
import { plansOf } from '../../model/plans.ts'
import { oncePerSite } from '../../model/site.ts'
import { type CopyPlace, copyPlaces, windows } from './copyPlaces.ts'

/** A text of the landing page that is too long for its place. */
export interface LongCopy {
  /** Its key, or `plan.` and the name of a plan, which no copy replaces. */
  readonly key: MessageKey | `plan.${string}`
  readonly language: Language
  /** What is too long, by how much, as a sentence without its full stop. */
  readonly message: string
  /** Where the operator replaces it, or would. */
  readonly location: string
}

/** A part of a text that no line ends within. */
interface Piece {
  readonly text: string
  /** In em, with what is between its letters. */
  readonly width: number
  /** The space before it, in em; none at the start, and where a hyphen ends the part before. */
  readonly gap: number
}

/** The parts of a text between which a line may end; `*` turns italics on and off. */
function piecesOf(text: string, place: CopyPlace, widthOf: CutWidth): readonly Piece[] {
  const { cut, spacing = 0 } = place
  const pieces: Piece[] = []
  let isItalic = false
  let gap = 0
  let isOpen = false
  for (const [token] of text.matchAll(/\*|[ \n]+|\u00AD|[^* \n\u00AD-]+-?|-/g)) {
    const cutOf = isItalic ? 'italic' : cut
    const width = widthOf(cutOf, token) + spacing * token.length
    if (token === '*') {
      isItalic = !isItalic
    } else if (/^[ \n\u00AD]/.test(token)) {
      gap = token === '\u00AD' ? 0 : widthOf(cutOf, ' ') + spacing
      isOpen = false
    } else {
      const last = isOpen ? pieces.pop() : undefined
      const before = last ?? { text: '', width: 0, gap }
      pieces.push({ text: before.text + token, width: before.width + width, gap: before.gap })
      gap = 0
      isOpen = !token.endsWith('-')
    }
  }
  return pieces
}

/** How many lines of a width the parts fill, each line taking what fits. */
function linesOf(pieces: readonly Piece[], room: number): number {
  let lines = 1
  let filled = 0
  for (const { width, gap } of pieces) {
    if (filled > 0 && filled + gap + width > room) {
      lines += 1
      filled = width
    } else {
      filled += (filled > 0 ? gap : 0) + width
    }
  }
  return lines
}

/** What is too long for a place in a window; undefined where all fits. */
function faultIn(place: CopyPlace, pieces: readonly Piece[], window: number): string | undefined {
  const size = place.size(window)
  const room = place.room(window)
  const px = (width: number) => `${Math.ceil(width * size)} px`
  const widest = pieces.toSorted((one, other) => other.width - one.width)[0]
  if (widest && widest.width * size > room) {
    return `“${widest.text}” is ${px(widest.width)} wide, and a line has ${Math.floor(room)} px`
  }
  const { lines } = place
  const needed = linesOf(pieces, room / size)
  if (lines === undefined || needed <= lines) return undefined
  const whole = pieces.reduce((sum, { width, gap }) => sum + gap + width, 0)
  const words = lines === 1 ? 'one line' : `${lines} lines`
  return `it is ${px(whole)} wide, which takes ${needed} lines of ${Math.floor(room)} px, and ${words} fit${lines === 1 ? 's' : ''}`
}

function faultOf(text: string, place: CopyPlace, widthOf: CutWidth): string | undefined {
  const pieces = piecesOf(text, place, widthOf)
  for (const window of windows) {
    const fault = faultIn(place, pieces, window)
    if (fault !== undefined) return `${fault} in a window of ${window} px`
  }
  return undefined
}

/** The texts of the landing page that are too long for their places, in the languages it is offered in. */
export const longCopy = oncePerSite((site): readonly LongCopy[] => {
  const widthOf = readTextWidth(siteFaces(site))
  return site.languages.site.flatMap(language => {
    const texts: readonly (readonly [LongCopy['key'], string])[] = [
      ...landingCopyKeys.map(key => [key, site.messages[language][key]] as const),
      ...plansOf(site.config).map(({ name }) => [`plan.${name}`, name] as const),
    ]
    return texts.flatMap(([key, text]) => {
      const place = copyPlaces.find(({ keys }) => keys.test(key))
      const fault = place && faultOf(withNoBreakSpaces(text, language), place, widthOf)
      if (fault === undefined) return []
      const { name } = languageOption(language)
      return {
        ...{ key, language, location: locateCopy(site, language, key) },
        message: `${key} (${name}) is too long for its place: ${fault}`,
      }
    })
  })
})
