import {
  type InformationPageName,
  informationFields,
  informationPages,
} from '../content/information.ts'
import { informationFile, type ReadText } from '../content/textFiles.ts'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import { OperatorError } from '../site/OperatorError.ts'
import { checkTextsAgree } from './checkLanguages.ts'
import { checkLinks } from './checkLinks.ts'
import { applyConditions } from './conditions.ts'
import { fillReferences } from './fillReferences.ts'
import type { ParsedDocument } from './parsedDocument.ts'
import type { ParsedInformation } from './parsedInformation.ts'
import { parseText } from './parseText.ts'
import { divideAtHeadings } from './sections.ts'
import type { TextSource } from './source.ts'
import { readYamlFields, titleEntries } from './yamlFields.ts'

function parsePage(name: InformationPageName, source: TextSource): ParsedInformation {
  const text = parseText(source, [informationFields[name]])
  const frontMatter = readYamlFields(source, text.tree, titleEntries)?.values
  applyConditions(text.tree)
  if (source.faults.length === 0) fillReferences(text.tree, source.language)
  return { ...text, name, frontMatter, document: divideAtHeadings(source, text.tree) }
}

function parseAll(read: ReadText): ParsedInformation[] {
  return informationPages.flatMap(name =>
    languages.flatMap(({ code: language }) => {
      const file = informationFile(name, language)
      const text = read(file)
      if (text !== undefined) return parsePage(name, { language, file, text, faults: [] })
      if (language !== defaultLanguage) return []
      const message = 'this text does not exist. Write it; other languages may be missing'
      throw new OperatorError([{ file, message }])
    }),
  )
}

/**
 * Parses the texts of the optional pages in every language they are written in, whether the operator
 * shows them or not, and checks them.
 * @param documents which link to these pages, and which these link to
 * @throws OperatorError with file, line, column and message of everything that is wrong
 */
export function parseInformation(
  read: ReadText,
  documents: readonly ParsedDocument[],
): readonly ParsedInformation[] {
  const all = parseAll(read)
  for (const name of informationPages) checkTextsAgree(all.filter(text => text.name === name))
  checkLinks(documents, all)
  const faults = [...documents, ...all].flatMap(({ source }) => source.faults)
  if (faults.length > 0) throw new OperatorError(faults)
  return all
}
