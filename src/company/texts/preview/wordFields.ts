/** A field that is open: Word shows its result, and not its code (ECMA-376 part 1 §17.16). */
interface OpenField {
  code: string
  isCode: boolean
}

/** The kind of a field: `HYPERLINK`. */
function kindOf({ code }: OpenField): string {
  return code.trim().split(/\s/, 1)[0]?.toUpperCase() ?? ''
}

/** Fields that the program fills in with numbers of pages. */
const pageNumbers = ['PAGE', 'NUMPAGES', 'SECTIONPAGES']

/** Fields that show nothing without a result: numbers of pages, links, entries of indexes. */
const silent = [...pageNumbers, 'HYPERLINK', 'XE', 'TC', 'TA', 'RD', 'SET']

/** Where a field of links leads. */
function targetOf({ code }: OpenField): string | undefined {
  const [, url = '', place] =
    /^\s*HYPERLINK\s+(?:"([^"]*)")?\s*(?:\\l\s+"([^"]*)")?/i.exec(code) ?? []
  return url + (place ? `#${place}` : '') || undefined
}

/** The fields of a part of a Word file that are open where it is being read, the innermost last. */
export class WordFields {
  private readonly open: OpenField[] = []

  /** Opens a field whose code is read next. */
  begin(): void {
    this.open.push({ code: '', isCode: true })
  }

  /** Opens a field whose code is given, and whose result is read next. */
  beginResult(code: string): void {
    this.open.push({ code, isCode: false })
  }

  /** Ends the code of the innermost field. */
  separate(): void {
    const field = this.open.at(-1)
    if (field) field.isCode = false
  }

  /** Closes the innermost field. @returns its code, where Word shows something of it though it has no result */
  end(): string | undefined {
    const field = this.open.pop()
    if (!field?.isCode || silent.includes(kindOf(field))) return undefined
    return field.code.trim() || undefined
  }

  /** Adds an instruction to the code of the innermost field. */
  addInstruction(code: string): void {
    const field = this.open.at(-1)
    if (field?.isCode) field.code += code
  }

  /** Takes words that stand within the code of a field. @returns whether they do, and are not shown */
  takesAsCode(text: string): boolean {
    const field = this.open.find(({ isCode }) => isCode)
    if (field) field.code += text
    return field !== undefined
  }

  /** What the words of the innermost field look like to readers: those of links look like others. */
  get look(): string | undefined {
    const field = this.open.at(-1)
    const kind = field ? kindOf(field) : 'HYPERLINK'
    return kind === 'HYPERLINK' ? undefined : `field ${kind}`
  }

  /** Whether the innermost field is a number of pages, which the program fills in. */
  get isPageNumber(): boolean {
    const field = this.open.at(-1)
    return field !== undefined && pageNumbers.includes(kindOf(field))
  }

  /** Where the innermost link leads; undefined outside of one. */
  get link(): string | undefined {
    const field = this.open.findLast(other => kindOf(other) === 'HYPERLINK')
    return field && targetOf(field)
  }
}
