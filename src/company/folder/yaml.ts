import {
  type Document,
  type DocumentOptions,
  isAlias,
  isMap,
  isNode,
  isScalar,
  Lexer,
  type Node,
  type ParseOptions,
  parseDocument,
  type Scalar,
  type SchemaOptions,
  visit,
  type YAMLMap,
  YAMLParseError,
} from 'yaml'

const signOfYaml = 'has a text that begins with a sign of YAML. Put the text in quotes'

const noBreakSpace =
  'has a no-break space where a blank belongs, here or in the next line. Type the blank anew'

/** What is said of a value in the quotation marks that word processors write. */
export const typographicQuotes =
  'is in typographic quotation marks, which the page would print. Write straight ones, or none'

/** Whether a value as a whole is in typographic quotation marks; a sentence in them is one that somebody says. */
export function isInTypographicQuotes(value: string): boolean {
  return /^[“„«‘‚][^.!?]*[”“»’‘]$/u.test(value)
}

/** Names, values and signs of a file; a company's has some thousands. The parser takes longer for each of them. */
const MOST_TOKENS = 50_000

/** How deep lists and fields are nested. */
const DEEPEST = 50

/** Names of values to refer to, and references to them: the parser looks for each in the whole text. */
const MOST_REFERENCES = 100

/** What the lexer says besides the text: where a document, a faulty end and a plain text begin. */
const lexerMarks = ['\u0002', '\u0018', '\u001F']

const notCompany = 'Write what docs/fields.md lists, as plain lines of names and values'

/**
 * Why a text is not given to the parser, which takes minutes for some and has no room for others; undefined if it
 * is. Its lexer reads any text in one go.
 */
function sizeFault(
  text: string,
): { readonly offset: number; readonly message: string } | undefined {
  let offset = 0
  let tokens = 0
  let brackets = 0
  let inLine = 0
  for (const token of new Lexer().lex(text)) {
    tokens += 1
    if (tokens > MOST_TOKENS) {
      return {
        offset,
        message: `goes on with more than ${MOST_TOKENS} names and values. ${notCompany}`,
      }
    }
    if (/^[[{]$/.test(token)) brackets += 1
    else if (/^[\]}]$/.test(token)) brackets = Math.max(brackets - 1, 0)
    else if (brackets === 0 && /^[-?:]$/.test(token)) inLine += 1
    else if (token.includes('\n')) inLine = 0
    if (brackets + inLine > DEEPEST) {
      return { offset, message: `is nested more than ${DEEPEST} deep. ${notCompany}` }
    }
    if (!lexerMarks.includes(token)) offset += token.length
  }
  return undefined
}

/**
 * Reads YAML from outside. What is wrong is among its errors; `yamlFault` says it in a sentence.
 * Names that stand twice are found by `yamlFault`: the parser compares each with every other one.
 */
export function parseYaml(
  text: string,
  options: ParseOptions & DocumentOptions & SchemaOptions = {},
): Document {
  let fault = sizeFault(text)
  if (!fault) {
    try {
      return parseDocument(text, { ...options, uniqueKeys: false, prettyErrors: false })
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      fault = { offset: 0, message: `is nested too deep. ${notCompany}` }
    }
  }
  const document = parseDocument('')
  // The parser would have counted them.
  for (const { index } of text.slice(0, fault.offset).matchAll(/^/gm)) {
    options.lineCounter?.addNewLine(index)
  }
  const position: [number, number] = [fault.offset, fault.offset + 1]
  document.errors.push(new YAMLParseError(position, 'IMPOSSIBLE', fault.message))
  return document
}

/** What people have written where the parser says this. */
const parserMessages: Readonly<Record<string, string>> = {
  MULTILINE_IMPLICIT_KEY:
    'is not a name with its value. Write a colon and a blank between the two, like brand: Longhand',
  BLOCK_AS_IMPLICIT_KEY:
    'is followed by a line that is indented deeper. Let the fields of one block begin at the same column',
  UNEXPECTED_TOKEN:
    'goes on after the end of its text. Put the whole text in quotes, of another kind than those within it',
  MULTIPLE_DOCS: 'begins another file. Take the line out',
  DUPLICATE_KEY: 'has a name that stands further up already. Keep one of the two',
}

/** What the parser refuses, by the line it stops in and the next one. */
function parserFault({ code, message }: Document['errors'][number], line: string, next: string) {
  // What was not given to the parser is said in a sentence already.
  if (code === 'IMPOSSIBLE') return message
  const value = line.replace(/^[\s-]*(?:[^:]*:\s+)?/, '')
  if (/^(?:<{7}|={7}|>{7})/.test(line)) {
    return 'is left of a merge. Keep one of the two versions, without the marks around them'
  }
  if (/quote/.test(message)) {
    return 'begins a text in quotes that does not end. Write the same mark at its end'
  }
  if (/^Flow /.test(message)) {
    return 'comes after a [ or { that does not end. Write its ] or }, or put the text in quotes'
  }
  if ([line, next].some(written => /^ *\u00A0|^[^'"]*:\u00A0/.test(written))) return noBreakSpace
  if (/^[*&!%@`]/.test(value)) return signOfYaml
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && value.includes(': ')) {
    return 'has a colon within its text. Put the text in quotes'
  }
  const [reason = ''] = message.split(/ at line |\n/)
  return (
    parserMessages[code] ?? `is not valid YAML: ${reason}. Check indentation, colons and quotes`
  )
}

/** The first name among fields that one of them has already. */
function repeatedName({ items }: YAMLMap): Scalar | undefined {
  const names = new Set<unknown>()
  for (const { key } of items) {
    if (!isScalar(key)) continue
    if (names.has(key.value)) return key
    names.add(key.value)
  }
  return undefined
}

/** What the parser takes for something else than was meant. */
function misunderstanding(node: Node, document: Document, text: string): string | undefined {
  // Nothing refers to it, or it refers to nothing.
  const anchor = 'anchor' in node ? node.anchor : undefined
  const isStray = anchor !== undefined && !text.includes(`*${anchor}`)
  if (isStray || (isAlias(node) ? !node.resolve(document) : node.tag)) return signOfYaml
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined
  if (/^\u00A0/.test(String(node.value))) return noBreakSpace
  const lost = /^[ \t]+(#[^\s#].*)/.exec(text.slice(node.range?.[1]))?.[1]
  if (lost) {
    return `has a # after a blank, so that "${lost}" is lost. Put the text in quotes, or write a blank after the # of a comment`
  }
  return isInTypographicQuotes(String(node.value)) ? typographicQuotes : undefined
}

/** What the YAML parser refuses, or reads in another way than people mean it; undefined where nothing is wrong. */
export function yamlFault(
  document: Document,
  text: string,
): { readonly offset: number; readonly message: string } | undefined {
  const [error] = document.errors
  let fault: ReturnType<typeof yamlFault>
  if (error) {
    let [offset] = error.pos
    const rest = text.slice(text.lastIndexOf('\n', offset - 1) + 1)
    const [line = '', next = ''] = rest.split('\n')
    visit(document, {
      Scalar(_, { range }) {
        // What matters of a text in quotes that does not end is where it begins.
        const isWithin = range && range[0] < offset && offset <= range[2]
        if (isWithin && /quote/.test(error.message)) [offset] = range
      },
    })
    return { offset, message: parserFault(error, line, next) }
  }
  const found = (node: Node, message: string | undefined) => {
    if (!message || !node.range) return undefined
    fault = { offset: node.range[0], message }
    return visit.BREAK
  }
  let references = 0
  visit(document, {
    // A comma in braces ends a value: `{ USD: 9,99 }` would be a price of 9, and a field of the name 99.
    Pair(_, { key, value }) {
      if (value !== null || !isScalar(key)) return undefined
      const message = `"${key.value}" has no value: a comma in { … } ends the one before it. Write amounts with a point, like 9.99, and put a text with commas or braces in quotes`
      return found(key, message)
    },
    Node(_, node, path) {
      references += isAlias(node) || ('anchor' in node && node.anchor !== undefined) ? 1 : 0
      if (references > MOST_REFERENCES) return found(node, tooManyReferences)
      const holdsItself =
        isAlias(node) &&
        path.some(parent => isNode(parent) && 'anchor' in parent && parent.anchor === node.source)
      if (holdsItself) return found(node, 'refers to what it is a part of. Write the value out')
      const repeated = isMap(node) && repeatedName(node)
      if (repeated) return found(repeated, parserMessages.DUPLICATE_KEY)
      return found(node, misunderstanding(node, document, text))
    },
  })
  if (fault || references === 0) return fault
  try {
    document.toJS()
    return undefined
  } catch {
    return { offset: 0, message: tooManyReferences }
  }
}

const tooManyReferences =
  'repeats values by & and * more often than any site needs. Write the values out'
