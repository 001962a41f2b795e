import type { Step } from './history.ts'

/** Something a reviewer did, which is taken over or rejected as a whole. */
export interface Change {
  /** Counted from one, in the order of the file; both ends of a move have the same. */
  readonly number: number
  /** Empty where it was not tracked, or was accepted in the file already. */
  readonly author: string
  /** ISO 8601 day; empty where there is none. */
  readonly day: string
  readonly place: string
  readonly removed: string
  readonly added: string
  readonly isMove: boolean
}

/** A step with the change it belongs to. */
export interface NumberedStep extends Step {
  readonly change: number | undefined
}

/** Moved words that are shorter are taken for a coincidence, unless the file says that they moved. */
export const LEAST_MOVED = 20

interface Stretch {
  readonly steps: readonly Step[]
  readonly removed: string
  readonly added: string
}

function isSameHand(one: Step, other: Step): boolean {
  const [first, second] = [one.revision, other.revision]
  if (one.state === 'kept' || other.state === 'kept') return false
  return (
    first?.author === second?.author &&
    first?.day === second?.day &&
    first?.isMove === second?.isMove
  )
}

function textIn(steps: readonly Step[], state: Step['state']): string {
  return steps
    .filter(step => step.state === state)
    .map(({ text }) => text)
    .join('')
    .replaceAll(/^\n+|\n+$/g, '')
}

/** Steps in a row that one reviewer did on one day; what was deleted, a paragraph at a time. */
function stretches(steps: readonly Step[]): Stretch[] {
  const found: Step[][] = []
  let previous: Step | undefined
  for (const step of steps) {
    const last = found.at(-1)
    const isOpen = previous?.type === 'character' || previous?.state === 'inserted'
    const isNext = previous && isOpen && isSameHand(previous, step)
    if (isNext && last) last.push(step)
    else if (step.state !== 'kept') found.push([step])
    previous = step
  }
  return found.map(own => ({
    steps: own,
    removed: textIn(own, 'deleted'),
    added: textIn(own, 'inserted'),
  }))
}

function isCounterpart(one: Stretch, other: Stretch): boolean {
  const [removed, added] = [one.removed.trim(), other.added.trim()]
  if (removed === '' || removed !== added || one.added !== '' || other.removed !== '') return false
  const isTracked = other.steps.some(({ revision }) => revision?.isMove)
  return isTracked || added.length >= LEAST_MOVED
}

/**
 * Gives what was moved the characters it was moved from: facts and links move with their words.
 * @returns for each step of the other end, the one it came from
 */
function movedFrom(from: Stretch, to: Stretch): ReadonlyMap<Step, Step> {
  const characters = ({ steps }: Stretch) => {
    const own = steps.filter(({ type }) => type === 'character')
    const text = own.map(step => step.text).join('')
    return own.slice(text.length - text.trimStart().length)
  }
  const sources = characters(from)
  const pairs = characters(to).flatMap((step, index): [Step, Step][] => {
    const source = sources[index]
    return source ? [[step, source]] : []
  })
  return new Map(pairs)
}

/**
 * The changes of a file in their order, and its steps with their changes.
 * @param placeOf where a step is, in the words of messages
 */
export function changesIn(steps: readonly Step[], placeOf: (step: Step) => string) {
  const all = stretches(steps)
  const counterparts = new Map<Stretch, Stretch>()
  const origin = new Map<Step, Step>()
  for (const to of all) {
    const from = all.find(other => isCounterpart(other, to) && !counterparts.has(other))
    if (!from) continue
    counterparts.set(from, to).set(to, from)
    for (const [step, source] of movedFrom(from, to)) origin.set(step, source)
  }
  const numbers = new Map<Stretch, number>()
  let count = 0
  const changes = all.map((stretch): Change => {
    const counterpart = counterparts.get(stretch)
    const known = counterpart && numbers.get(counterpart)
    if (known === undefined) count += 1
    const number = known ?? count
    numbers.set(stretch, number)
    const [first] = stretch.steps
    const { author = '', day = '' } = first?.revision ?? {}
    return {
      ...{ number, author, day, removed: stretch.removed, added: stretch.added },
      place: first ? placeOf(first) : '',
      isMove: counterpart !== undefined,
    }
  })
  const numberOf = new Map(
    all.flatMap(stretch => stretch.steps.map(step => [step, numbers.get(stretch)] as const)),
  )
  // Made at once instead of spread: a document has some 50,000 steps.
  const numbered = steps.map((step): NumberedStep => {
    const { type, text, state, revision, run, paragraph } = step
    const unit = origin.has(step) ? origin.get(step)?.unit : step.unit
    return { type, text, state, revision, unit, run, paragraph, change: numberOf.get(step) }
  })
  return { changes, numbered }
}

/** The steps as they are once some changes are rejected: what was deleted is kept, what was inserted goes. */
export function withoutRejected(
  steps: readonly NumberedStep[],
  rejected: ReadonlySet<number>,
): NumberedStep[] {
  const isRejected = ({ change }: NumberedStep) => change !== undefined && rejected.has(change)
  return steps
    .filter(step => !isRejected(step) || step.state === 'deleted')
    .map(step => (isRejected(step) ? { ...step, state: 'kept' } : step))
}
