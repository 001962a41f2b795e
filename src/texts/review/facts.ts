import type { Atom } from './atoms.ts'
import type { NumberedStep } from './changes.ts'

/** Something a reviewer did that cannot be taken over, by the paragraph of the file it is in. */
export interface Obstacle {
  readonly paragraph: number
  /** Where it is, in the words of messages, where it is no longer in the file. */
  readonly place?: string
  readonly message: string
}

function remedy({ fact, isLabel, printed }: Atom): string {
  if (isLabel) return `“${printed.trim()}” is a label of the site. Leave it as it is`
  return `“${printed}” is the value of ${fact}. Leave it as it is in the file and change the fact, in site.ts or in the Markdown`
}

/** Steps in a row of which none was kept: what was there, and what stands there now. */
function holes(steps: readonly NumberedStep[]): NumberedStep[][] {
  const found: NumberedStep[][] = []
  let open: NumberedStep[] | undefined
  for (const step of steps) {
    if (step.type === 'end' || step.state === 'kept') open = undefined
    else if (open) open.push(step)
    else {
      open = [step]
      found.push(open)
    }
  }
  return found
}

function isFixed(atom: Atom | undefined): atom is Atom {
  return atom?.fact !== undefined || atom?.isLabel === true
}

/** Gives the words of a reviewer that are a fact's value, written anew, back to the fact. */
function relink(
  inserted: readonly NumberedStep[],
  printed: string,
  lost: readonly NumberedStep[],
): boolean {
  const text = inserted.map(step => (step.unit ? '\0' : step.text)).join('')
  const start = text.indexOf(printed)
  if (start === -1) return false
  for (const [index, { unit }] of lost.entries()) {
    const step = inserted[start + index]
    if (step) Object.assign(step, { unit })
  }
  return true
}

/** Facts of which a part is missing, or that something was written into. */
function brokenFacts(shown: readonly NumberedStep[]): Obstacle[] {
  const obstacles: Obstacle[] = []
  let index = 0
  while (index < shown.length) {
    const step = shown[index]
    const atom = step?.unit?.atom
    if (!step || !isFixed(atom)) {
      index += 1
      continue
    }
    const own = shown.slice(index, index + atom.printed.length)
    const length = own.findIndex(({ unit }) => unit?.atom !== atom)
    if (length !== -1 || own.length < atom.printed.length) {
      obstacles.push({ paragraph: step.paragraph, message: remedy(atom) })
    }
    index += length === -1 ? own.length : length
  }
  return obstacles
}

/**
 * Keeps facts whole. A fact that a reviewer wrote anew beside its deletion is the same fact; one that
 * was replaced by other words is an edit of its value.
 * @param steps after the decisions about changes; those that turn out to be a fact become its own
 */
export function obstaclesInFacts(steps: readonly NumberedStep[]): Obstacle[] {
  const obstacles: Obstacle[] = []
  for (const hole of holes(steps)) {
    const inserted = hole.filter(({ state }) => state === 'inserted')
    const lost = hole.filter(({ state }) => state === 'deleted')
    const atoms = new Set(lost.map(({ unit }) => unit?.atom).filter(isFixed))
    const others = lost.filter(({ unit, text }) => !isFixed(unit?.atom) && text.trim() !== '')
    for (const atom of atoms) {
      const own = lost.filter(({ unit }) => unit?.atom === atom)
      if (own.length < atom.printed.length || own.some(({ revision }) => revision?.isMove)) continue
      if (relink(inserted, atom.printed, own)) continue
      const words = inserted
        .filter(({ unit }) => !unit)
        .map(({ text }) => text)
        .join('')
      if (others.length > 0 || !/[\p{L}\p{N}]/u.test(words)) continue
      obstacles.push({ paragraph: own[0]?.paragraph ?? 0, message: remedy(atom) })
    }
  }
  return [...obstacles, ...brokenFacts(steps.filter(({ state }) => state !== 'deleted'))]
}
