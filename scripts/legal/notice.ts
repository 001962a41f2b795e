import { join } from 'node:path'
import {
  isLegalDocument,
  legalDocuments,
  OperatorError,
  processorNotices,
  type Site,
  versionNotices,
} from '../../src/company/index.ts'
import { writeNewFiles } from '../writeFiles.ts'
import type { TaskCall } from './task.ts'

/** @param edition the version of a document, or the day on which processors were announced */
function noticesOf(site: Site, name: string, edition: string) {
  if (name === 'processors') return processorNotices(site, edition)
  if (isLegalDocument(name)) return versionNotices(site, name, edition)
  const message = `is nothing to give notice of. Write processors, ${legalDocuments.join(', ')}`
  throw new OperatorError([{ file: name, message }])
}

/**
 * Writes what readers are told of a version or of processors, a text in every language it is offered in:
 * its first line is the subject of a mail.
 * @throws OperatorError where there is no such change, or the notice would come too late
 */
export function writeNotices({ site, names, options: { to }, output }: TaskCall): void {
  const [name = '', edition = ''] = names
  const { sent, texts } = noticesOf(site, name, edition)
  const files = texts.map(({ language, text }) => ({
    file: join(to, `${name}-${edition}.${language}.txt`),
    content: text,
  }))
  // Somebody may have put in words of their own.
  writeNewFiles(files, output)
  output.log(`Send them on ${sent}: the period counts from that day.`)
}
