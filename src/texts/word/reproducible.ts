import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** What the properties of a Word file say of it; days as ISO 8601. */
interface FileProperties {
  readonly company: string
  readonly created: string
  readonly modified: string
}

/** The day that every part of the archive is dated: the first that a zip file can hold. */
const partDate = new Date(1980, 0, 1)

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function extendedProperties(company: string): string {
  const text = company.replaceAll(/[&<>]/g, character => escapes[character] ?? character)
  const namespace = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties'
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Properties xmlns="${namespace}"><Company>${text}</Company></Properties>`
}

function withDates(core: string, { created, modified }: FileProperties): string {
  const dates = { created, modified }
  return core.replaceAll(
    /(<dcterms:(created|modified)[^>]*>)[^<]*/g,
    (_, tag: string, name: keyof typeof dates) => `${tag}${dates[name]}T00:00:00Z`,
  )
}

/** Gives every name the number of its first appearance. */
function numbered(): (name: string) => number {
  const numbers = new Map<string, number>()
  return name => {
    const number = numbers.get(name) ?? numbers.size + 1
    numbers.set(name, number)
    return number
  }
}

/** The text of a part with its random link names and its counted bookmarks numbered from one. */
function renumber(text: string, linkNumber: (name: string) => number): string {
  const bookmarkNumber = numbered()
  return text
    .replaceAll(/\brId[a-z0-9_-]{21}(?=")/g, name => `rIdLink${linkNumber(name)}`)
    .replaceAll(
      /(<w:bookmark(?:Start|End)\b[^>]*w:id=")(\d+)/g,
      (_, before: string, id: string) => before + bookmarkNumber(id),
    )
}

/**
 * A Word file of the library `docx` without what differs from one run to the next: random names of
 * links, bookmarks counted through all files, the time of the run, the dates of the archive's
 * parts. It also gets the company's name, which the library has no option for.
 */
export function reproducible(file: Buffer, properties: FileProperties): Buffer {
  const linkNumber = numbered()
  const parts = Object.entries(unzipSync(file)).map(([path, content]) => {
    if (path === 'docProps/app.xml') return [path, extendedProperties(properties.company)] as const
    const text = strFromU8(content)
    if (path === 'docProps/core.xml') return [path, withDates(text, properties)] as const
    return [path, renumber(text, linkNumber)] as const
  })
  const archive = Object.fromEntries(parts.map(([path, text]) => [path, strToU8(text)]))
  return Buffer.from(zipSync(archive, { level: 9, mtime: partDate }))
}
