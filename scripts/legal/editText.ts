import { existsSync } from 'node:fs'
import { stringify } from 'yaml'
import type { Language } from '../../src/languages/index.ts'
import {
  isLegalDocument,
  landingCopyFile,
  landingCopyKeys,
  OperatorError,
  type Site,
  textFile,
  textNames,
} from '../../src/model/index.ts'
import { offeredLanguages } from '../../src/texts/index.ts'
import { FIRST_VERSION, frozenIn, publishedVersions } from '../../src/versions/index.ts'
import { type TaskCall, writeNewFiles } from './task.ts'

function landingCopy({ messages }: Site, language: Language): string {
  const copy = landingCopyKeys.map(key => [key, messages[language][key]])
  return `# The texts of the landing page; *…* sets a word in italics. Remove every line you do not change.\n${stringify(Object.fromEntries(copy), { lineWidth: 0 })}`
}

/** A text as the operator's own files, one a language it is offered in. */
function ownFiles(site: Site, name: string) {
  const folder = `${site.folder}/texts`
  if (name === 'landing') {
    return site.languages.site.map(code => ({
      ...{ file: `${folder}/${landingCopyFile(code)}`, text: landingCopy(site, code) },
    }))
  }
  const found = textNames.find(own => own === name)
  if (!found) {
    const message = `is not a text of the site. Write one of ${[...textNames, 'landing'].join(', ')}`
    throw new OperatorError([{ file: name, message }])
  }
  const last = isLegalDocument(found) ? publishedVersions(site)[found].at(-1) : undefined
  return offeredLanguages(site, found).map(code => {
    const file = textFile(found, code)
    const text = site.texts.get(file)?.text ?? ''
    const { effective, nextReview } = last ? frozenIn(last, code).head : {}
    return {
      file: `${folder}/${file}`,
      text: text
        .replace(/^version: .*$/m, `version: "${last?.version ?? FIRST_VERSION}"`)
        .replace(/^effective: .*$/m, effective ? `effective: ${effective}` : '$&')
        .replace(/^nextReview: .*$/m, nextReview ? `nextReview: ${nextReview}` : '$&'),
    }
  })
}

/** Copies a text into the operator's folder in every language it is offered in; what is there already stays. */
export function editText({ site, names: [name = ''], output }: TaskCall): void {
  const files = ownFiles(site, name)
  const missing = files.filter(({ file }) => !existsSync(file))
  writeNewFiles(missing.length > 0 ? missing : files, output)
  const isPublished = isLegalDocument(name) && publishedVersions(site)[name].length > 0
  output.log(
    isPublished
      ? `Edit these files, with a new version and its day in each head. They are a draft until npm run legal -- publish ${name}.`
      : 'Edit these files: the site shows them from now on, whatever an update brings.',
  )
}
