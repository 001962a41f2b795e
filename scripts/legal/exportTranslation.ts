import { basename, join } from 'node:path'
import { isLanguage, type Language, languages } from '../../src/languages/languages.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import { writeTranslationTable } from '../../src/texts/exchange/translationTable.ts'
import { translationUnits } from '../../src/texts/exchange/translationUnits.ts'
import { writeXliff } from '../../src/texts/exchange/xliff.ts'
import type { Output } from '../command.ts'
import { type ConfirmedTexts, statedTexts } from './confirmed.ts'
import { writeNewFiles } from './writeNewFiles.ts'

function readTranslation(code: string): Language {
  if (isLanguage(code) && code !== 'en') return code
  const known = languages.map(own => own.code).filter(own => own !== 'en')
  const message = `is not a language to translate into. Write ${known.join(' or ')}`
  throw new OperatorError([{ file: `--for-translation ${code}`, message }])
}

interface TranslationExport {
  readonly confirmed: ConfirmedTexts
  /** The text's and the language's, as somebody typed them; `all` for every text. */
  readonly name: string
  readonly language: string
  /** The folder the files are written to. */
  readonly to: string
  readonly output: Output
}

/**
 * Writes a text, or all of them, for a translator: a Word table and XLIFF 2.0, English beside the
 * translation, and what is stale marked as such.
 * @throws OperatorError where there is no such text in that language, or a file exists
 */
export async function exportTranslation({
  confirmed,
  name,
  language: code,
  to,
  output,
}: TranslationExport): Promise<void> {
  const language = readTranslation(code)
  const own = statedTexts(confirmed, (_, offered) => offered === language)
  const texts = own
    .filter(text => name === 'all' || text.name === name || text.name.endsWith(`/${name}`))
    .map(text => ({ name: text.name, units: translationUnits(text.blocks) }))
  if (texts.length === 0) {
    const known = own.map(text => text.name).join(', ')
    const message = `is not a text in "${language}". Write all, or one of: ${known}`
    throw new OperatorError([{ file: name, message }])
  }
  const base = join(to, `${basename(name)}.${language}.translation`)
  writeNewFiles(
    [
      { file: `${base}.docx`, text: await writeTranslationTable(language, texts) },
      { file: `${base}.xlf`, text: writeXliff(language, texts) },
    ],
    output,
  )
}
