import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { languages } from '../../src/languages/languages.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import type { Site } from '../../src/model/site.ts'
import { confirmableNames } from '../../src/texts/confirmation/confirmableTexts.ts'
import type { Reader } from '../../src/texts/confirmation/confirmations.ts'
import { readTranslationTable } from '../../src/texts/exchange/translationTable.ts'
import { readXliff } from '../../src/texts/exchange/xliff.ts'
import { readReviewedFile } from '../../src/texts/review/readReviewedFile.ts'
import type { Output } from '../command.ts'
import { reading } from '../fileFaults.ts'
import { importReview } from './importReview.ts'
import { importTranslation } from './importTranslation.ts'

interface Import {
  readonly site: Site
  /** The file, as somebody typed its path. */
  readonly path: string
  /** Numbers of changes that are not taken over. */
  readonly rejected: ReadonlySet<number>
  readonly isPreview: boolean
  /** Who says that a translation is one; its name may be empty. */
  readonly reader: Reader
  readonly output: Output
}

/**
 * Takes a file over that was exported and came back: a reviewed document, a translated table, XLIFF.
 * @throws OperatorError by place for everything that cannot be taken over; nothing is written then
 */
export async function importFile(call: Import): Promise<void> {
  const { path } = call
  if (!existsSync(path)) {
    const message = 'does not exist. Write the path of a file that was exported'
    throw new OperatorError([{ file: path, message }])
  }
  const content = reading(path, () => readFileSync(path))
  if (/\.xli?ff?$/i.test(path)) {
    importTranslation({ ...call, ...readXliff(basename(path), content.toString('utf8')) })
    return
  }
  const file = readReviewedFile(basename(path), content)
  const codes = languages.map(({ code }) => code)
  const translated = readTranslationTable(file, confirmableNames, codes)
  if (translated) importTranslation({ ...call, ...translated })
  else await importReview({ ...call, file })
}
