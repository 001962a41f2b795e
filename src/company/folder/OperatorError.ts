import leven from 'leven'

/** Something wrong that a person can correct, at a place that person can go to. */
export interface Fault {
  /** File below the project's root, or the name of an environment variable. */
  readonly file: string
  /** 1-based; left out where the file as a whole is meant. */
  readonly line?: number | undefined
  /** 1-based. */
  readonly column?: number | undefined
  /** What is wrong and what to write instead. */
  readonly message: string
}

/** What people who edit this project can correct. Commands print its message, one line per fault, no stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'

  constructor(readonly faults: readonly Fault[]) {
    const lines = faults.map(({ file, line, column, message }) => {
      const place = [file, line, column].filter(part => part !== undefined).join(':')
      return `${place}: ${message}${/[.!?)]$/.test(message) ? '' : '.'}`
    })
    super(lines.join('\n'))
  }
}

/**
 * The name that a misspelled one probably means; undefined where none is near.
 * @param share of its letters that may differ
 */
export function nearestName(
  written: string,
  names: readonly string[],
  share = 0.4,
): string | undefined {
  const [nearest] = names
    .map(name => ({ name, distance: leven(written.toLowerCase(), name.toLowerCase()) }))
    .toSorted((first, second) => first.distance - second.distance)
  return nearest && nearest.distance <= written.length * share ? nearest.name : undefined
}

/** Asks whether a name was meant, as a sentence with a blank behind it; empty where none is near. */
export function meantText(name: string | undefined): string {
  return name === undefined ? '' : `Did you mean ${name}? `
}
