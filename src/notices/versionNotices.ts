import type { LegalDocumentName } from '../model/documents.ts'
import { OperatorError } from '../model/OperatorError.ts'
import type { Site } from '../model/site.ts'
import { publishedVersions } from '../versions/readVersions.ts'
import { versionFolder } from '../versions/versionFiles.ts'
import type { Notices } from './notice.ts'
import { refuseLate } from './noticePeriod.ts'
import { versionNotice } from './versionNotice.ts'

/**
 * The notices of a version in the languages it was published in and is offered in.
 * @throws OperatorError where nothing of the name was published, nothing came before it, or readers would
 *   be told too late
 */
export function versionNotices(site: Site, document: LegalDocumentName, wanted: string): Notices {
  const all = publishedVersions(site)[document]
  const index = all.findIndex(({ version }) => version === wanted)
  const [version, before] = [all[index], all[index - 1]]
  const file = versionFolder(site, document, wanted)
  const refuse = (message: string): never => {
    throw new OperatorError([{ file, message }])
  }
  if (!version) {
    const known = all.map(one => one.version).join(', ') || 'none'
    return refuse(`was not published. Versions of ${document} that were: ${known}`)
  }
  if (!before) return refuse('is the first version: nothing changes with it')
  const { publishedOn, effective, isEditorial } = version
  // Before it is published, what the notice leads to is not there.
  const sent = publishedOn > site.today ? publishedOn : site.today
  if (!isEditorial) {
    refuseLate({
      ...{ sent, subject: `version ${wanted} takes effect`, file, effective },
      promised: site.facts['notice.materialChanges'].amount,
      remedy: 'Publish a version that takes effect then, or later',
    })
  }
  const languages = site.languages.legal.filter(code => version.texts[code] !== undefined)
  return {
    sent,
    notices: languages.map(language => versionNotice(site, { before, version }, language)),
  }
}
