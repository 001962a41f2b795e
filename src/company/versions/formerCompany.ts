import { isShownAtOnce, type Processor } from '../schema/index.ts'
import { processorRegister, type Site } from '../site/index.ts'
import {
  differingPaths,
  type FileValues,
  siteWithValues,
  withWrittenValue,
  writtenValue,
} from './fileValues.ts'
import { readKeptValues } from './keptValues.ts'
import type { Version } from './version.ts'

/**
 * Who processes data by the values kept of a version, whose tables are those of the day it took effect; undefined
 * where none are kept.
 */
export function formerProcessors(site: Site, version: Version): readonly Processor[] | undefined {
  const kept = readKeptValues(site, version)
  if (!kept) return undefined
  const path = ['processors']
  const former = writtenValue(kept.value, path)
  const formerSite = siteWithValues(site, withWrittenValue(site.source.value, path, former))
  return formerSite && processorRegister(formerSite.config, version.effective).present
}

/**
 * A site whose company is still called and reached as it was when a version was published; the site itself where no
 * values of it are kept. What else differs from the version is more than a change of such data.
 */
export function withFormerCompanyData(site: Site, version: Version): Site {
  const kept = readKeptValues(site, version)
  if (!kept) return site
  const value = differingPaths(site.source.value, kept.value)
    // Texts of a language that was taken out need not be there any more.
    .filter(path => isShownAtOnce(path) && path[0] !== 'languages')
    .reduce<FileValues>(
      (values, path) => withWrittenValue(values, path, writtenValue(kept.value, path)),
      { ...site.source.value },
    )
  return siteWithValues(site, value) ?? site
}
