import { factReferences, referenceFault, strayBraces } from '../../model/factReferences.ts'
import { oncePerText } from '../oncePerText.ts'
import { reportAtOffset } from '../source.ts'
import type { TextRule } from './rule.ts'

const referencesIn = oncePerText(factReferences)

const strayBracesIn = oncePerText(strayBraces)

/** No references to facts that do not exist, no unknown forms, no stray braces. */
export const references: TextRule = ({ source }, { facts }) => {
  for (const reference of referencesIn(source.text)) {
    const fault = referenceFault(facts, reference, source.language)
    if (fault !== undefined) reportAtOffset(source, reference.offset, fault)
  }
  for (const offset of strayBracesIn(source.text)) {
    reportAtOffset(source, offset, 'this brace is not part of a reference. Write {{fact}}')
  }
}
