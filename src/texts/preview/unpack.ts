import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate'

/** What a Word file may take unpacked: a small archive can hold any number of bytes. */
const MAX_BYTES = 50 * 1024 * 1024

/** A returned file that is no Word file, or more than one. */
export class UnreadableWordFile extends Error {}

/** A Word file with its XML as it is read; the package for the converter. */
export interface WordPackage {
  readonly file: Buffer
  /** The XML of all parts, by their names. */
  readonly parts: ReadonlyMap<string, string>
  readonly mainPart: string
}

/** Old Word files and encrypted ones are OLE containers, whose names are UTF-16. */
function refuseOtherFormats(file: Buffer): void {
  if (file.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    const isProtected = file.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    throw new UnreadableWordFile(
      isProtected
        ? 'is protected by a password. Save it without one: File, Info, Protect Document'
        : 'is a .doc file of an old Word. Save it as .docx',
    )
  }
  if (file.subarray(0, 2).toString() !== 'PK') {
    throw new UnreadableWordFile('is not a Word file. Write the path of a .docx file')
  }
}

function unpacked(file: Buffer): Unzipped {
  refuseOtherFormats(file)
  let size = 0
  try {
    return unzipSync(file, {
      filter: ({ originalSize }) => {
        size += originalSize
        if (size <= MAX_BYTES) return true
        throw new UnreadableWordFile('takes more than 50 MB unpacked. Save it without pictures')
      },
    })
  } catch (error) {
    if (error instanceof UnreadableWordFile) throw error
    throw new UnreadableWordFile('is damaged. Ask for it again')
  }
}

/** The part that holds the text; its name is the program's own choice. */
function mainPartOf(parts: ReadonlyMap<string, string>): string {
  const relations = parts.get('_rels/.rels') ?? ''
  const [relation = ''] = /<Relationship [^>]*\/officeDocument"[^>]*>/.exec(relations) ?? []
  const name = /Target="\/?([^"]*)"/.exec(relation)?.[1] ?? 'word/document.xml'
  if (parts.has(name)) return name
  throw new UnreadableWordFile('is not a Word file. Save it as .docx')
}

/** What numbers or bullets paragraphs, by the id of the numbering and its level. */
function marksOf(numbering: string): (id: string, level: string) => string {
  const samples: Readonly<Record<string, string>> = {
    ...{ lowerLetter: 'a', upperLetter: 'A', lowerRoman: 'i', upperRoman: 'I' },
  }
  const lists = new Map<string, ReadonlyMap<string, string>>()
  for (const [, id = '', list = ''] of numbering.matchAll(
    /<w:abstractNum [^>]*w:abstractNumId="(\d+)"[^>]*>([\s\S]*?)<\/w:abstractNum>/g,
  )) {
    const levels = list.matchAll(/<w:lvl [^>]*w:ilvl="(\d+)"[^>]*>([\s\S]*?)<\/w:lvl>/g)
    const marks = Array.from(levels, ([, level = '', properties = '']) => {
      const format = /<w:numFmt w:val="([^"]*)"/.exec(properties)?.[1] ?? ''
      const text = /<w:lvlText w:val="([^"]*)"/.exec(properties)?.[1] ?? ''
      // Programs write the same bullet as a character, or as a place in the font Symbol.
      const plain = text.replace(/^[\u{F0B7}●]$/u, '•')
      return [level, plain.replaceAll(/%\d/g, samples[format] ?? '1')] as const
    })
    lists.set(id, new Map(marks))
  }
  const nums = numbering.matchAll(
    /<w:num [^>]*w:numId="(\d+)"[^>]*>\s*<w:abstractNumId w:val="(\d+)"/g,
  )
  const listOf = new Map(Array.from(nums, ([, id = '', list = '']) => [id, list]))
  return (id, level) => lists.get(listOf.get(id) ?? '')?.get(level) ?? ''
}

/** A sign for what the converter passes over: it keeps bookmarks, in runs and between them. */
function sign(kind: string, value = ''): string {
  return `<w:bookmarkStart w:id="0" w:name="preview:${kind}:${value}"/>`
}

/** The kind and the value of a sign that `sign` made; undefined for a bookmark of the file. */
export function readSign(name: string): readonly [kind: string, value: string] | undefined {
  const [, kind, value] = /^preview:(\w+):([\s\S]*)$/.exec(name) ?? []
  return kind === undefined || value === undefined ? undefined : [kind, value]
}

/** A drawing as the converter reads it: text boxes as paragraphs, shapes as signs, pictures as they are. */
function readableDrawing(drawing: string): string {
  const boxes = drawing.match(/<w:txbxContent>[\s\S]*?<\/w:txbxContent>/g)
  if (boxes) return `<w:pict>${boxes.join('')}</w:pict>`
  return drawing.includes('<a:blip') ? drawing : sign('shape')
}

/** XML with tracked changes accepted, and signs for what the converter would drop in silence. */
function readable(xml: string, markOf: ReturnType<typeof marksOf>): string {
  return (
    xml
      .replaceAll(/<w:(\w+Change)\b[^>]*?(?:\/>|>[\s\S]*?<\/w:\1>)/g, '')
      .replaceAll(/<w:(del|moveFrom)\b(?:[^>]*[^/])?>[\s\S]*?<\/w:\1>/g, '')
      .replaceAll(/<w:tr\b(?:(?!<w:tr\b)[\s\S])*?<\/w:tr>/g, row =>
        /<w:trPr>(?:(?!<\/w:trPr>)[\s\S])*<w:del\b/.test(row) ? '' : row,
      )
      // The mark of a moved paragraph goes like that of a deleted one.
      .replaceAll(/<w:moveFrom (?=[^>]*\/>)/g, '<w:del ')
      // What Word writes twice, for older programs too, is read once.
      .replaceAll(/<mc:Fallback\b[\s\S]*?<\/mc:Fallback>/g, '')
      .replaceAll(/<(\/?)mc:Choice\b[^>]*>/g, '<$1mc:Fallback>')
      .replaceAll(/<w:drawing>[\s\S]*?<\/w:drawing>/g, readableDrawing)
      .replaceAll(
        /<w:txbxContent>([\s\S]*?)<\/w:txbxContent>/g,
        `<w:txbxContent><w:p>${sign('box')}</w:p>$1<w:p>${sign('boxEnd')}</w:p></w:txbxContent>`,
      )
      .replaceAll(/<w:sym w:font="([^"]*)" w:char="([^"]*)"\/>/g, sign('symbol', '$2 of $1'))
      .replaceAll(/<w:dstrike\b/g, '<w:strike')
      .replaceAll(
        /<w:rPr>(?:(?!<\/w:rPr>)[\s\S])*?<w:vanish(?: w:val="(?:1|true|on)")?\/>[\s\S]*?<\/w:rPr>/g,
        `$&${sign('hidden')}`,
      )
      .replaceAll(/<w:commentRange(Start|End) w:id="(\d+)"\/>/g, sign('comment$1', '$2'))
      .replaceAll(/<w:pPr>(?:(?!<\/w:pPr>)[\s\S])*?<w:numPr>[\s\S]*?<\/w:pPr>/g, properties => {
        const level = /<w:ilvl w:val="(\d+)"/.exec(properties)?.[1] ?? '0'
        const id = /<w:numId w:val="(\d+)"/.exec(properties)?.[1] ?? ''
        const mark = markOf(id, level)
        return mark === '' ? properties : properties + sign('mark', mark)
      })
  )
}

/**
 * Unpacks a Word file, accepts its tracked changes, and marks what the converter would drop.
 * @throws UnreadableWordFile for what is no Word file, is protected, or takes too much room
 */
export function unpackWordFile(file: Buffer): WordPackage {
  const entries = Object.entries(unpacked(file))
  const isXml = (name: string) => /\.(?:xml|rels)$/.test(name)
  const parts = new Map(
    entries.flatMap(([name, bytes]) => (isXml(name) ? [[name, strFromU8(bytes)] as const] : [])),
  )
  const mainPart = mainPartOf(parts)
  const folder = mainPart.replace(/[^/]*$/, '')
  const markOf = marksOf(parts.get(`${folder}numbering.xml`) ?? '')
  for (const [name, xml] of parts) {
    if (/(?:document|notes|comments|header|footer)\d*\.xml$/.test(name)) {
      parts.set(name, readable(xml, markOf))
    }
  }
  const changed = Array.from(parts, ([name, xml]) => [name, strToU8(xml)] as const)
  const archive = { ...Object.fromEntries(entries), ...Object.fromEntries(changed) }
  return { parts, mainPart, file: Buffer.from(zipSync(archive, { level: 0 })) }
}
