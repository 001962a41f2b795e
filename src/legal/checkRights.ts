import { factReferences, referenceFault } from '../content/factReferences.ts'
import { type ReadText, rightsFile } from '../content/textFiles.ts'
import { languages } from '../i18n/languages.ts'
import { OperatorError } from '../site/OperatorError.ts'
import { checkFigures } from './checkFigures.ts'
import { reportAtOffset, type TextSource } from './source.ts'

/**
 * Checks the texts of the rights as those of the legal documents: facts that exist, and no figure
 * that is written out. That every language has every right, the compiler checks.
 * @throws OperatorError with file, line and column of everything that is wrong
 */
export function checkRights(read: ReadText): void {
  const faults = languages.flatMap(({ code: language }) => {
    const file = rightsFile(language)
    const source: TextSource = { language, file, text: read(file) ?? '', faults: [] }
    for (const reference of factReferences(source.text)) {
      const fault = referenceFault(reference, language)
      if (fault !== undefined) reportAtOffset(source, reference.offset, fault)
    }
    checkFigures(source)
    return source.faults
  })
  if (faults.length > 0) throw new OperatorError(faults)
}
