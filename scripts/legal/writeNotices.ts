import { join } from 'node:path'
import { defaultLanguage } from '../../src/languages/languages.ts'
import { type LegalDocumentName, legalDocuments } from '../../src/model/documents.ts'
import { renderFact } from '../../src/model/factText.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import type { Site } from '../../src/model/site.ts'
import { boundNotice } from '../../src/notices/boundNotice.ts'
import { mailMessage } from '../../src/notices/mailMessage.ts'
import type { Notices } from '../../src/notices/notice.ts'
import { processorNotices } from '../../src/notices/processorNotices.ts'
import { appText, storeText } from '../../src/notices/texts.ts'
import { versionNotices } from '../../src/notices/versionNotices.ts'
import type { Output } from '../command.ts'
import { replaceFiles } from './replaceFiles.ts'

interface NoticeCall {
  readonly site: Site
  /** A document's, as somebody typed it, or `processors`. */
  readonly name: string
  /** The version of the document, or the day on which the processors were announced. */
  readonly edition: string
  /** The folder to write to. */
  readonly to: string
  readonly output: Output
}

/** What every notice names: who sends it, and where to write to. */
const senderFacts = [
  ...(['company.legalName', 'company.postalAddress'] as const),
  ...(['contact.privacy', 'contact.legal'] as const),
]

/**
 * Refuses a notice whose sender would be a placeholder in brackets.
 * @throws OperatorError with what is missing
 */
function refuseUnsupplied(site: Site): void {
  const facts = senderFacts.map(key => renderFact(site, key, defaultLanguage))
  const missing = facts.flatMap(({ text, isPlaceholder }) => (isPlaceholder ? text : []))
  if (missing.length === 0) return
  const message = `does not say ${missing.join(', ')} yet, which a notice names. Supply it first`
  throw new OperatorError([{ file: site.source.file, message }])
}

function isDocument(name: string): name is LegalDocumentName {
  return legalDocuments.some(known => known === name)
}

function noticesOf({ site, name, edition }: NoticeCall): Notices {
  if (name === 'processors') return processorNotices(site, edition)
  if (isDocument(name)) return versionNotices(site, name, edition)
  const message = `is nothing to give notice of. Write processors, ${legalDocuments.join(', ')}`
  throw new OperatorError([{ file: name, message }])
}

/**
 * Writes what readers are told of a version or of processors, in every language it is offered in: a mail,
 * a text for the app, one for what is new in a store, the line of a banner.
 * @throws OperatorError where there is no such change, or the notice would come too late
 */
export async function writeNotices(call: NoticeCall): Promise<void> {
  const { site, name, edition, to, output } = call
  const title = `${name}-${edition}`
  refuseUnsupplied(site)
  const { sent, notices } = noticesOf(call)
  const written = notices.map(boundNotice).map(async notice => {
    const file = (ending: string) => join(to, `${title}.${notice.language}.${ending}`)
    return [
      { file: file('eml'), text: await mailMessage(site, notice, title, sent) },
      { file: file('app.txt'), text: appText(notice) },
      { file: file('store.txt'), text: storeText(notice, site.messages[notice.language]) },
      { file: file('banner.txt'), text: `${notice.banner}\n` },
    ]
  })
  replaceFiles((await Promise.all(written)).flat(), output)
  output.log(`Send them on ${sent}: the period counts from that day.`)
}
