/**
 * Characters that command a terminal or reorder what it shows: controls (ECMA-48) but the line feed and the tab,
 * bidirectional controls (UAX #9), and separators of lines. Not among them is the start of a style that reports are
 * printed with, which changes nothing but how letters look: bold (1, 22), red (31), yellow (33), and no color (39).
 */
const commanding =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /(?!\u001B\[(?:1|22|31|33|39)m)[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g

/**
 * What GitHub Actions takes for a command in what a job prints: two colons at the start of a line, or `##[`
 * anywhere. Its first character is matched.
 */
const workflowCommand = /:(?=:)(?<=^\s*:)|#(?=#\[)/gm

/** A character by its number, which JSON reads as the same character. */
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/**
 * A text as a terminal may be given it: what would command the terminal is shown by its number. Commands print
 * everything through it, since words of a file or a server may be anywhere in a message.
 * @param isInWorkflow whether GitHub Actions reads what is printed: what would command it is shown by its number, too.
 * Elsewhere it stays, because people copy it: `:::when` in a text begins that way.
 */
export function printable(text: string, isInWorkflow = false): string {
  const shown = text.replace(commanding, escaped)
  return isInWorkflow ? shown.replace(workflowCommand, escaped) : shown
}
