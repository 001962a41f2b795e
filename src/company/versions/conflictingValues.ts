import { isDeepStrictEqual } from 'node:util'
import type { FieldPath } from '../folder/index.ts'
import { defaultLanguage } from '../languages/index.ts'
import type { Processor } from '../schema/index.ts'
import {
  documentsWithDataTables,
  type LegalDocumentName,
  legalDocuments,
  processorRegister,
  type Site,
} from '../site/index.ts'
import { documentDependsOn } from './documentDependencies.ts'
import { formerProcessors } from './formerCompany.ts'
import { versionsFrom } from './timeline.ts'
import type { Version } from './version.ts'
import { waitingValues } from './waitingValues.ts'

/** A document that is about to be published, and the day it takes effect (ISO 8601). */
interface Publication {
  readonly document: LegalDocumentName
  readonly effective: string
}

/** A value that a publication changes in one document and leaves as it was in another one that states it, too. */
interface ConflictingValue {
  readonly path: FieldPath
  readonly publication: Publication
  /** The version of the other document that states the former value. */
  readonly other: Version
}

/** What tables say of processors, in the default language: another translation does not make another value. */
function rowsOf(processors: readonly Processor[]) {
  return processors.map(({ name, kind, role, data, retention, place, transferBasis, since }) => ({
    name,
    kind,
    role: role[defaultLanguage],
    data: data[defaultLanguage],
    place: place?.[defaultLanguage],
    retention,
    transferBasis: transferBasis?.[defaultLanguage],
    since,
  }))
}

/** Whether the tables of a publication and of another document would name other processors at the same time. */
function conflictsInProcessors(site: Site, publication: Publication, other: Version): boolean {
  const haveTables = [publication.document, other.document].every(name =>
    documentsWithDataTables.includes(name),
  )
  const former = haveTables ? formerProcessors(site, other) : undefined
  const day = other.effective > publication.effective ? other.effective : publication.effective
  const { present } = processorRegister(site.config, day)
  return former !== undefined && !isDeepStrictEqual(rowsOf(former), rowsOf(present))
}

/**
 * The values that some publications would change in one document alone, while another one in force at the same time
 * states the former value.
 */
export function conflictingValues(
  site: Site,
  publications: readonly Publication[],
): readonly ConflictingValue[] {
  return publications.flatMap(publication => {
    const { document, effective } = publication
    const onSameDay = publications.filter(other => other.effective === effective)
    const others = legalDocuments
      .filter(name => onSameDay.every(other => other.document !== name))
      .flatMap(name => versionsFrom(site, name, effective))
    return others.flatMap(other => {
      const changedValues = waitingValues(site, other)
        .filter(({ path, former }) => documentDependsOn(site, { document }, path, former))
        .map(({ path }): ConflictingValue => ({ path, publication, other }))
      const conflictingTables = conflictsInProcessors(site, publication, other)
        ? [{ path: ['processors'], publication, other }]
        : []
      return [...changedValues, ...conflictingTables]
    })
  })
}
