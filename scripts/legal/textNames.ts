import {
  meantText,
  nearestName,
  OperatorError,
  type OwnTextName,
  ownTextNames,
} from '../../src/company/index.ts'

/** What people call a text besides its name. */
const namesInUse: Readonly<Record<string, string>> = {
  faq: 'questions',
  home: 'landing',
  'landing-page': 'landing',
  homepage: 'landing',
  privacy: 'privacy-policy',
  terms: 'terms-of-service',
  tos: 'terms-of-service',
  dpa: 'data-processing-agreement',
  impressum: 'imprint',
  rights: 'your-rights',
}

/** Asks whether another name was meant; empty where none is near. */
export function suggestion(written: string, names: readonly string[]): string {
  const meant = namesInUse[written.toLowerCase()] ?? nearestName(written, names)
  return meantText(names.find(name => name === meant))
}

/** The text that somebody named. @throws OperatorError where there is none of the name */
export function ownTextNamed(name: string): OwnTextName {
  const found = ownTextNames.find(textName => textName === name)
  if (found) return found
  const message = `is not a text of the site. ${suggestion(name, ownTextNames)}Write one of ${ownTextNames.join(', ')}`
  throw new OperatorError([{ file: name, message }])
}
