import { factReferences, referenceFault, strayBraces } from '../content/factReferences.ts'
import { reportAtOffset, type TextSource } from './source.ts'

/** Reports references to facts that do not exist, unknown forms, and braces that are one-sided. */
export function checkReferences(source: TextSource): void {
  for (const reference of factReferences(source.text)) {
    const fault = referenceFault(reference, source.language)
    if (fault !== undefined) reportAtOffset(source, reference.offset, fault)
  }
  for (const offset of strayBraces(source.text)) {
    reportAtOffset(source, offset, 'this brace belongs to no reference. Write {{fact}}')
  }
}
