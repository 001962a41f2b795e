import { type Fault, OperatorError } from './OperatorError.ts'
import { readPlainFile } from './plainFiles.ts'
import { shownPath } from './refusals.ts'

const notUtf8 = 'is not UTF-8. Save it as UTF-8, in the dialog of your editor'

/** Characters that XML does not have (XML 1.0 §2.2). */
export const unseen = /[^\t\n\r\x20-\uFFFD]/

/** Without the byte order mark, which some editors write. */
const strictly = new TextDecoder('utf-8', { fatal: true })

/** Bytes of a text: the longest of the project's own has 60,000. */
const MOST_BYTES = 1_000_000

/** What a Markdown text may hold, because the parser takes longer for each line and mark the more there are. */
const markdown = {
  bytes: 300_000,
  lines: 5000,
  lineLength: 10_000,
  marks: 20,
  containers: 300,
} as const

/** The marks of quotations and lists that begin a line, and blanks between them. */
const marksOfLine = /^(?:\s|>|[*+-](?=\s)|\d{1,9}[.)](?=\s))+/

/** Why a Markdown text is not given to the parser, and where; undefined if it is. */
function markdownFault(text: string): Omit<Fault, 'file'> | undefined {
  const lines = text.split('\n')
  if (lines.length > markdown.lines) {
    return {
      message: `has ${lines.length} lines, over ${markdown.lines}. Keep in it what the site shows alone`,
    }
  }
  let containers = 0
  for (const [index, content] of lines.entries()) {
    const line = index + 1
    if (content.length > markdown.lineLength) {
      return {
        line,
        message: `has ${content.length} characters, over ${markdown.lineLength}. Write shorter paragraphs`,
      }
    }
    const [marks = ''] = marksOfLine.exec(content) ?? []
    if (marks.replaceAll(/\s/g, '').length > markdown.marks) {
      return {
        line,
        message: `begins with more than ${markdown.marks} marks of quotations and lists. Leave them out`,
      }
    }
    if (content.trimStart().startsWith(':::')) containers += 1
    if (containers > markdown.containers) {
      return {
        line,
        message: `begins or ends a container, as more than ${markdown.containers} lines before it do. Leave some out`,
      }
    }
  }
  return undefined
}

/** Reads letter by letter, whatever line ends a clone gave it. @throws OperatorError where it cannot be read */
export function readFrozenText(path: string): string {
  const isMarkdown = path.endsWith('.md')
  const most = isMarkdown ? markdown.bytes : MOST_BYTES
  const bytes = readPlainFile(path, most, 'Keep in it what the site shows alone')
  let text: string
  try {
    text = strictly.decode(bytes).replace(/\r\n?/g, '\n')
  } catch {
    const isArchive = bytes.toString('latin1', 0, 2) === 'PK'
    const message = 'is not a text, but a Word file or an archive. Save its text in UTF-8'
    throw new OperatorError([{ file: shownPath(path), message: isArchive ? message : notUtf8 }])
  }
  const fault = isMarkdown ? markdownFault(text) : undefined
  if (fault) throw new OperatorError([{ file: shownPath(path), ...fault }])
  return text
}

/** Reads a text as editors save it. @throws OperatorError where it cannot be read */
export function readText(path: string): string {
  // Letters in two parts, as in a PDF or a file name of a Mac, look alike, but no font or search takes them so.
  const text = readFrozenText(path).normalize('NFC')
  const at = text.search(unseen)
  if (at === -1) return text
  const line = text.slice(0, at).split('\n').length
  const message =
    text[at] === '\0'
      ? notUtf8
      : 'holds a control character, which no one sees and no feed or Word file can hold. Delete it'
  throw new OperatorError([{ file: shownPath(path), line, message }])
}

/** Lets long German words break in a heading; means nothing outside of one. */
export const softHyphen = '\u00AD'

/** A heading's text without its soft hyphens. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll(softHyphen, '')
}
