import { existsSync } from 'node:fs'
import {
  copyText,
  FIRST_VERSION,
  frozenIn,
  isLegalDocument,
  OperatorError,
  type OwnTextName,
  offeredLanguages,
  ownTextFile,
  publishedVersions,
  type Site,
  type TextFiles,
} from '../../src/company/index.ts'
import { lastBuildOf } from '../build/outputFolder.mjs'
import { formerDefaultTexts, readDefaultTexts } from '../defaultTexts.ts'
import { type NewFile, writeNewFiles } from '../writeFiles.ts'
import type { TaskCall } from './task.ts'
import { ownTextNamed } from './textNames.ts'

const landingComment =
  '# The texts of the landing page; *…* sets a word in italics. Remove every line you do not change.\n'

/**
 * A default text as it is taken over, a file in every language it is offered in; by its name below `texts/`.
 * @param defaultTexts the wording of the default texts
 */
function copiedFiles(site: Site, name: OwnTextName, defaultTexts: TextFiles): readonly NewFile[] {
  const last = isLegalDocument(name) ? publishedVersions(site)[name].at(-1) : undefined
  return offeredLanguages(site, name).flatMap(code => {
    const file = ownTextFile(name, code)
    const source = defaultTexts.get(file)
    if (!source) return []
    const copy = copyText(source, file)
    if (name === 'landing') return [{ file, content: landingComment + copy }]
    const { effective, nextReview } = last ? frozenIn(last, code).head : {}
    const content = copy
      .replace(/^version: .*$/m, `version: "${last?.version ?? FIRST_VERSION}"`)
      .replace(/^effective: .*$/m, effective ? `effective: ${effective}` : '$&')
      .replace(/^nextReview: .*$/m, nextReview ? `nextReview: ${nextReview}` : '$&')
    return [{ file, content }]
  })
}

/**
 * The default texts with the former wording of one of them, in the languages in which it has changed.
 * @param lastBuild the folder of the build that keeps it
 * @throws OperatorError where it has changed in no language
 */
function withFormer(site: Site, name: OwnTextName, lastBuild: string): TextFiles {
  const kept = formerDefaultTexts(site, readDefaultTexts(lastBuild))
  const files = offeredLanguages(site, name).map(code => ownTextFile(name, code))
  const former = files.flatMap(file => {
    const text = kept.get(file)
    return text ? [[file, text] as const] : []
  })
  if (former.length > 0) return new Map([...site.defaultTexts, ...former])
  const message = `keeps no other wording of ${name} than today’s. Leave out --former, or name the folder of the build that is online in SITE_LAST_BUILD`
  throw new OperatorError([{ file: lastBuild || 'SITE_LAST_BUILD', message }])
}

/** Copies a text into the company's folder in every language it is offered in; what is there already stays. */
export function editText({
  site,
  names: [name = ''],
  options,
  environment,
  output,
}: TaskCall): void {
  const wanted = ownTextNamed(name)
  const defaultTexts = options.former
    ? withFormer(site, wanted, lastBuildOf(environment))
    : site.defaultTexts
  const files = copiedFiles(site, wanted, defaultTexts).map(({ file, content }) => ({
    file: `${site.folder}/texts/${file}`,
    content,
  }))
  const missing = files.filter(({ file }) => !existsSync(file))
  writeNewFiles(missing.length > 0 ? missing : files, output)
  const isPublished = isLegalDocument(name) && publishedVersions(site)[name].length > 0
  output.log(
    isPublished
      ? `Edit these files, with a new version and its day in each head. They are a draft until npm run legal -- publish ${name}.`
      : 'Edit these files: the site shows them from now on, whatever an update brings.',
  )
}
