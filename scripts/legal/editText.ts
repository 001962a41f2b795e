import { stringify } from 'yaml'
import type { Language } from '../../src/languages/languages.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import { landingCopyFile, landingCopyKeys } from '../../src/model/ownCopy.ts'
import type { Site } from '../../src/model/site.ts'
import { namedTexts } from '../../src/texts/translated.ts'
import type { Output } from '../command.ts'
import { writeNewFiles } from './files.ts'

function landingCopy({ messages }: Site, language: Language): string {
  const copy = landingCopyKeys.map(key => [key, messages[language][key]])
  return `# The texts of the landing page; *…* sets a word in italics. Remove every line you do not change.\n${stringify(Object.fromEntries(copy), { lineWidth: 0 })}`
}

/** The file of a text below `texts/` in a language, and the languages it is offered in. */
function textNamed(site: Site, name: string) {
  const texts = [
    ...namedTexts(site),
    { name: 'landing', offered: site.languages.site, file: landingCopyFile },
  ]
  const found = texts.find(text => text.name === name)
  if (found) return found
  const known = texts.map(text => text.name).join(', ')
  throw new OperatorError([
    { file: name, message: `is not a text of the site. Write one of ${known}` },
  ])
}

/**
 * Copies a text in every language it is offered in into the operator's folder, ready to edit: from
 * then on it replaces the project's own.
 * @throws OperatorError where there is no such text, or the operator has a copy already
 */
export function editText(site: Site, name: string, output: Output): void {
  const { offered, file } = textNamed(site, name)
  writeNewFiles(
    offered.map(code => ({
      file: `${site.folder}/texts/${file(code)}`,
      text: name === 'landing' ? landingCopy(site, code) : (site.texts.get(file(code))?.text ?? ''),
    })),
    output,
  )
  output.log('Edit these files: the site shows them from now on, whatever an update brings.')
}
