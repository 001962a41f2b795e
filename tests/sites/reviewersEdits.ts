import { paragraphWith } from './reviewedFile.ts'

/** A change of the body of a Word file. */
export type Change = (body: string) => string

/** Who changed something, as Word says it. */
export const ada = 'w:id="901" w:author="Ada Example" w:date="2027-01-15T09:30:00Z"'
export const bo = 'w:id="902" w:author="Bo Sample" w:date="2027-01-16T18:00:00Z"'

/** Changes one after the other. */
export const all =
  (...changes: readonly Change[]): Change =>
  body =>
    changes.reduce((changed, change) => change(changed), body)

/** Words in a look: `<w:b/>` is bold. */
export const run = (words: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`

/** Runs that somebody inserted. */
export const inserted = (runs: string, by = ada) => `<w:ins ${by}>${runs}</w:ins>`

/** Words that somebody deleted. */
export const deleted = (words: string, by = ada) =>
  `<w:del ${by}><w:r><w:delText xml:space="preserve">${words}</w:delText></w:r></w:del>`

/** Where words begin in the first run that holds them. */
function startOf(words: string, body: string): number {
  for (const { index, 0: text } of body.matchAll(/(?<=<w:t(?: [^>]*)?>)[^<]+/g)) {
    if (text.includes(words)) return index + text.indexOf(words)
  }
  throw new Error(`no run holds “${words}”`)
}

/** Replaces words within one run; the rest of the run keeps its look. */
function splitting(words: string, inPlace: (look: string) => string): Change {
  return body => {
    const at = startOf(words, body)
    const run = body.slice(body.lastIndexOf('<w:r>', at), at)
    const look = /^<w:r><w:rPr>(.*?)<\/w:rPr>/.exec(run)?.[1] ?? ''
    const rest = `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">`
    return `${body.slice(0, at)}</w:t></w:r>${inPlace(look)}${rest}${body.slice(at + words.length)}`
  }
}

/** Puts something in place of words. */
export const replacing = (words: string, xml: string): Change => splitting(words, () => xml)

/** Puts something after words. */
export const afterWords = (words: string, xml: string): Change =>
  splitting(words, look => run(words, look) + xml)

/** Takes words out with tracking, those of a run at a time. */
export const cut = (...runs: readonly string[]): Change =>
  all(...runs.map(words => replacing(words, deleted(words))))

/** Changes the paragraph that begins with words, as it is written. */
export const paragraph =
  (words: string, change: (xml: string) => string): Change =>
  body => {
    const found = paragraphWith(body, words)
    return body.replace(found, () => change(found))
  }

/** Marks the end of a paragraph as inserted or deleted. */
export const withEnd = (mark: 'ins' | 'del', by = ada) => {
  const end = `<w:rPr><w:${mark} ${by}/></w:rPr>`
  return (xml: string) =>
    xml.includes('<w:pPr>')
      ? xml.replace('</w:pPr>', `${end}</w:pPr>`)
      : xml.replace('<w:p>', `<w:p><w:pPr>${end}</w:pPr>`)
}

/** Takes a whole paragraph out, with tracking. */
export const gone = (words: string): Change =>
  paragraph(words, xml =>
    withEnd('del')(xml)
      .replaceAll('<w:r>', `<w:del ${ada}><w:r>`)
      .replaceAll('</w:r>', '</w:r></w:del>')
      .replaceAll(/w:t(?=[ >])/g, 'w:delText'),
  )

/** A new paragraph; an item of a list where it is said, so many levels deep. */
export const newParagraph = (
  words: string,
  kind: 'item' | 'heading' | 'text' = 'text',
  level = 0,
) => {
  const properties = {
    item: `<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr>`,
    heading: '<w:pStyle w:val="Heading2"/>',
    text: '',
  }[kind]
  return `<w:p><w:pPr>${properties}<w:rPr><w:ins ${ada}/></w:rPr></w:pPr>${inserted(run(words))}</w:p>`
}

/** A new row of a table. */
export const newRow = (...cells: readonly string[]) =>
  `<w:tr><w:trPr><w:ins ${ada}/></w:trPr>${cells.map(words => `<w:tc>${newParagraph(words)}</w:tc>`).join('')}</w:tr>`

/** Puts something after the row whose first cell has words. */
export const afterRow =
  (words: string, xml: string): Change =>
  body => {
    const from = body.indexOf(paragraphWith(body, words))
    const end = body.indexOf('</w:tr>', from) + '</w:tr>'.length
    return body.slice(0, end) + xml + body.slice(end)
  }

/** Puts something after the paragraph that begins with words. */
export const afterParagraph = (words: string, xml: string): Change =>
  paragraph(words, own => own + xml)

/** The part of a file that holds its comments, with one comment. */
export const commentsPart = (properties: string, words: string) => ({
  'word/comments.xml': `<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment ${properties}><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:comment></w:comments>`,
})
