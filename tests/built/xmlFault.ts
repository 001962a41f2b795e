const name = '[A-Za-z_][\\w.:-]*'
const reference = '&(?:amp|lt|gt|quot|apos|#\\d+|#x[0-9A-Fa-f]+);'
const attribute = `\\s+${name}="(?:[^<&"]|${reference})*"`

/** All that the site's XML consists of: tags, and text in which markup is escaped. */
const token = new RegExp(
  `<(?<begin>${name})(?:${attribute})*(?<empty>/)?>|</(?<end>${name})>|(?<text>(?:[^<&]|${reference})+)`,
  'y',
)

const declaration = /^<\?xml version="1\.0" encoding="utf-8"\?>\s*/i

/**
 * Where XML stops being well-formed (XML 1.0 §2.1); undefined if it is to the end. Knows only what
 * the site writes, and shares no code with the libraries that write it.
 */
export function xmlFault(xml: string): string | undefined {
  const content = xml.replace(declaration, '')
  if (content === xml) return 'no declaration'
  const open: (string | undefined)[] = []
  token.lastIndex = 0
  for (let at = 0; at < content.length; at = token.lastIndex) {
    const { begin, empty, end, text = '' } = token.exec(content)?.groups ?? {}
    const isWithin = open.length > 0
    if (begin && !empty) open.push(begin)
    const isRight = begin || (end ? open.pop() === end : text !== '' && (isWithin || !text.trim()))
    const isRoot = isWithin || at === 0 || !begin
    if (!isRight || !isRoot) return content.slice(at, at + 60)
  }
  return open.length > 0 ? `${open.join(' ')} without end` : undefined
}
