import { type Document, isAlias, isScalar, type Node, visit, type YAMLParseError } from 'yaml'

/** What is wrong with a text in YAML, with what to write, at an offset. */
interface YamlFault {
  readonly offset: number
  readonly message: string
}

const sameColumn = 'Let the fields of one block begin at the same column'
const signOfYaml = 'has a text that begins with a sign of YAML. Put the text in quotes'

const noBreakSpace =
  'has a no-break space where a blank belongs, here or in the next line. Type the blank anew'

/** What people have written where the parser says this. */
const messages: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'is indented with a tab. Write blanks, two for each level',
  BAD_INDENT: `is not indented like the lines beside it. ${sameColumn}`,
  MULTILINE_IMPLICIT_KEY:
    'is no name with its value. Write a colon and a blank between the two, like brand: Longhand',
  BLOCK_AS_IMPLICIT_KEY: `is followed by a line that is indented deeper. ${sameColumn}`,
  BAD_SCALAR_START: signOfYaml,
  BAD_ALIAS: signOfYaml,
  UNEXPECTED_TOKEN:
    'goes on after the end of its text. Put the whole text in quotes, of another kind than those within it',
  MULTIPLE_DOCS: 'begins another file. Take the line out',
}

/** What the parser refuses, by the line it stops in and the next one. */
function refusal({ code, message }: YAMLParseError, line: string, next: string): string {
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
  if (code === 'DUPLICATE_KEY') {
    const [, name] = /^[\s-]*([^:]+):/.exec(line) ?? []
    return `"${name}" stands further up already. Keep one of the two`
  }
  if ([line, next].some(one => /^ *\u00A0|^[^'"]*:\u00A0/.test(one))) return noBreakSpace
  if (/^[*&!%@`]/.test(value)) return signOfYaml
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && value.includes(': ')) {
    return 'has a colon within its text. Put the text in quotes'
  }
  const [reason = ''] = message.split(/ at line |\n/)
  return messages[code] ?? `is not valid YAML: ${reason}. Check indentation, colons and quotes`
}

/** The place of what the parser refuses: where a text in quotes begins, if it does not end. */
function offsetOf({ errors: [error], contents }: Document): number {
  let [offset = 0] = error?.pos ?? []
  if (!error || !/quote/.test(error.message)) return offset
  visit(contents, {
    Scalar(_, { range }) {
      if (range && range[0] < offset && offset <= range[2]) [offset] = range
    },
  })
  return offset
}

/** Whether what begins with a sign of YAML is none: nothing refers to it, or it refers to nothing. */
function isStraySign(node: Node, document: Document, text: string): boolean {
  if (isAlias(node)) return node.resolve(document) === undefined
  const anchor = 'anchor' in node ? node.anchor : undefined
  return node.tag !== undefined || (anchor !== undefined && !text.includes(`*${anchor}`))
}

/** What the parser takes for something else than was meant. */
function misunderstanding(node: Node, document: Document, text: string): string | undefined {
  if (isStraySign(node, document, text)) return signOfYaml
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined
  if (/^\u00A0/.test(String(node.value))) return noBreakSpace
  const lost = /^[ \t]+(#[^\s#].*)/.exec(text.slice(node.range?.[1]))?.[1]
  if (lost) {
    return `has a # after a blank, so that "${lost}" is lost. Put the text in quotes, or write a blank after the # of a comment`
  }
  // A sentence in quotation marks is one that somebody says.
  if (!/^[“„«‘‚][^.!?]*[”“»’‘]$/u.test(String(node.value))) return undefined
  return 'is in typographic quotation marks, which the page would print. Write straight ones, or none'
}

/**
 * What is wrong with a text in YAML: what it refuses, and what it reads in another way than people mean it.
 * @returns undefined where nothing is
 */
export function yamlFault(document: Document, text: string): YamlFault | undefined {
  const [error] = document.errors
  if (error) {
    const [line = '', next = ''] = text
      .slice(text.lastIndexOf('\n', error.pos[0] - 1) + 1)
      .split('\n')
    return { offset: offsetOf(document), message: refusal(error, line, next) }
  }
  let fault: YamlFault | undefined
  visit(document, {
    // A comma in braces ends a value: `{ USD: 9,99 }` would be a price of 9, and a field of the name 99.
    Pair(_, { key, value }) {
      if (value !== null || !isScalar(key) || !key.range) return undefined
      const message = `"${key.value}" has no value: a comma in { … } ends the one before it. Write amounts with a point, like 9.99, and put a text with commas or braces in quotes`
      fault = { offset: key.range[0], message }
      return visit.BREAK
    },
    Node(_, node) {
      const message = misunderstanding(node, document, text)
      if (!message || !node.range) return undefined
      fault = { offset: node.range[0], message }
      return visit.BREAK
    },
  })
  return fault
}
