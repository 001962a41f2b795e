import { type Document, isAlias, isNode, isPair, isScalar, type Node, visit } from 'yaml'

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

/** The line of an offset, and the next. */
function linesAt(text: string, offset: number): readonly [line: string, next: string] {
  const [line = '', next = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n')
  return [line, next]
}

/** What the parser refuses. */
function syntaxFault({ errors: [error], contents }: Document, text: string): YamlFault | undefined {
  if (!error) return undefined
  const [position] = error.pos
  const [line, next] = linesAt(text, position)
  const value = line.replace(/^[\s-]*(?:[^:]*:\s+)?/, '')
  if (/^(?:<{7}|={7}|>{7})/.test(line)) {
    const message =
      'is left of a merge. Keep one of the two versions, without the marks around them'
    return { offset: position, message }
  }
  if (/quote/.test(error.message)) {
    let offset = position
    visit(contents, {
      Scalar(_, { range }) {
        if (range && range[0] < position && position <= range[2]) [offset] = range
      },
    })
    const message = 'begins a text in quotes that does not end. Write the same mark at its end'
    return { offset, message }
  }
  if (/^Flow /.test(error.message)) {
    const message =
      'comes after a [ or { that does not end. Write its ] or }, or put the text in quotes'
    return { offset: position, message }
  }
  if (error.code === 'DUPLICATE_KEY') {
    const [, name] = /^[\s-]*([^:]+):/.exec(line) ?? []
    const message = `"${name}" stands further up already. Keep one of the two`
    return { offset: position, message }
  }
  if ([line, next].some(one => /^ *\u00A0|^[^'"]*:\u00A0/.test(one))) {
    return { offset: position, message: noBreakSpace }
  }
  if (/^[*&!%@`]/.test(value)) return { offset: position, message: signOfYaml }
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && value.includes(': ')) {
    return { offset: position, message: 'has a colon within its text. Put the text in quotes' }
  }
  const [reason = ''] = error.message.split(/ at line |\n/)
  const message =
    messages[error.code] ?? `is not valid YAML: ${reason}. Check indentation, colons and quotes`
  return { offset: position, message }
}

/** Whether what begins with a sign of YAML is none: nothing refers to it, or it refers to nothing. */
function isStraySign(node: Node, document: Document, text: string): boolean {
  if (isAlias(node)) return node.resolve(document) === undefined
  const anchor = 'anchor' in node ? node.anchor : undefined
  return node.tag !== undefined || (anchor !== undefined && !text.includes(`*${anchor}`))
}

/** What the parser takes for something else than was meant. */
function meantOtherwise(node: unknown, document: Document, text: string): YamlFault | undefined {
  // A comma in braces ends a value: `{ USD: 9,99 }` would be a price of 9, and a field of the name 99.
  if (isPair(node) && node.value === null && isScalar(node.key) && node.key.range) {
    const message = `"${node.key.value}" has no value: a comma in { … } ends the one before it. Write amounts with a point, like 9.99, and put a text with commas or braces in quotes`
    return { offset: node.key.range[0], message }
  }
  if (!isNode(node) || !node.range) return undefined
  const [offset, end] = node.range
  if (isStraySign(node, document, text)) return { offset, message: signOfYaml }
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined
  if (/^\u00A0/.test(String(node.value))) return { offset, message: noBreakSpace }
  const lost = /^[ \t]+(#[^\s#].*)/.exec(text.slice(end))?.[1]
  if (lost) {
    const message = `has a # after a blank, so that "${lost}" is lost. Put the text in quotes, or write a blank after the # of a comment`
    return { offset, message }
  }
  // A sentence in quotation marks is one that somebody says.
  if (!/^[“„«‘‚][^.!?]*[”“»’‘]$/u.test(String(node.value))) return undefined
  const message =
    'is in typographic quotation marks, which the page would print. Write straight ones, or none'
  return { offset, message }
}

/**
 * What is wrong with a text in YAML: what it refuses, and what it reads in another way than people mean it.
 * @returns undefined where nothing is
 */
export function yamlFault(document: Document, text: string): YamlFault | undefined {
  let fault = syntaxFault(document, text)
  if (fault) return fault
  visit(document, (_, node) => {
    fault = meantOtherwise(node, document, text)
    return fault ? visit.BREAK : undefined
  })
  return fault
}
