import { keptValuesFolder } from '../../folder/index.ts'
import { defaultLanguage, languageList } from '../../languages/index.ts'
import { redirects } from '../../routing/index.ts'
import {
  dateText,
  documentsWithDataTables,
  entryKeys,
  type LegalDocumentName,
  legalDocuments,
  routePath,
  type Site,
} from '../../site/index.ts'
import {
  frozenLinks,
  publishedVersions,
  timelines,
  valuesInForce,
  versionsFrom,
} from '../../versions/index.ts'
import { locateField, type Match, type Rule } from '../rule.ts'

/** A day on which a table of processors changes, with what happens then. */
interface ProcessorChange {
  readonly key: string
  readonly index: number
  readonly field: 'since' | 'until'
  readonly day: string
}

/** What is announced of processors, or has happened, in the order of its days: tables of documents change on them. */
function processorChanges({ config, today }: Site): readonly ProcessorChange[] {
  const keys = entryKeys(config, 'processors')
  return config.processors
    .flatMap(({ announcedOn, since, until }, index) => {
      const key = keys[index] ?? ''
      const isAnnounced = [announcedOn, since].some(day => day !== undefined && day <= today)
      const changes: ProcessorChange[] = []
      if (isAnnounced && since) changes.push({ key, index, field: 'since', day: since })
      if (isAnnounced && until) changes.push({ key, index, field: 'until', day: until })
      return changes
    })
    .toSorted((first, second) => first.day.localeCompare(second.day))
}

/**
 * Whether a document has a version that shows what changes on a day: one that takes effect on it, or, once it has
 * passed, one that has taken effect since.
 */
function hasVersionFor(site: Site, document: LegalDocumentName, day: string): boolean {
  const [inForce, ...others] = versionsFrom(site, document, day)
  if (!inForce || inForce.effective >= day) return true
  return day <= site.today && others.some(({ effective }) => effective <= site.today)
}

/** What a document's table does not show of a change: of the past, or of a day that is announced. */
function processorMatch(site: Site, document: LegalDocumentName, change: ProcessorChange): Match {
  const { key, index, field, day } = change
  const date = dateText(day, defaultLanguage)
  const register = routePath(site, 'sub-processors', defaultLanguage)
  const { version } = timelines(site)[document].inForce
  const [began, begins] = field === 'since' ? ['began', 'begins'] : ['ended', 'ends']
  const message =
    day <= site.today
      ? `The processor "${key}" ${began} on ${date}: ${register} says so, ${document} ${version} does not`
      : `The processor "${key}" ${begins} on ${date}, and no version of ${document} takes effect on that day`
  return { suffix: `.${key}.${field}.${document}`, path: ['processors', index, field], message }
}

/** Changes of processors that a document in force does not show, or will not on their day; the earliest first. */
export const processorVersionRule: Rule = {
  id: 'processor:version',
  severity: 'warning',
  person: 'founder',
  why: 'The documents name who processes data: a table that names somebody else is false.',
  fix: 'Publish a version of both documents for that day: npm run legal -- publish privacy-policy data-processing-agreement.',
  find: ({ site }) =>
    processorChanges(site).flatMap(change =>
      documentsWithDataTables
        .filter(document => publishedVersions(site)[document].length > 0)
        .filter(document => !hasVersionFor(site, document, change.day))
        .map(document => processorMatch(site, document, change)),
    ),
}

/** What published documents lack or lead to, beside the site of today. */
export const inForceRules: readonly Rule[] = [
  {
    id: 'version:language',
    severity: 'warning',
    field: 'languages.legal',
    person: 'counsel',
    why: 'Until then, its page in this language shows the English text, and says so.',
    find: ({ site }) =>
      legalDocuments.map(document => {
        const { inForce, announced } = timelines(site)[document]
        if (inForce.publishedOn === undefined) return undefined
        const next = announced ?? inForce
        const missing = site.languages.legal.filter(code => !next.texts.has(code))
        return (
          missing.length > 0 && {
            suffix: `.${document}`,
            message: `${document} ${next.version} was not published in ${languageList(missing, defaultLanguage)}`,
            fix: `Publish the translation as an editorial version: give the text a higher number and editorial: "…" in every language, then npm run legal -- publish ${document}.`,
          }
        )
      }),
  },
  {
    id: 'facts:unknown',
    severity: 'note',
    person: 'founder',
    why: 'An earlier release published it, the file below facts/ is gone, or this release cannot read it.',
    fix: 'The next version keeps its facts. Until then, put a figure that you change into site.yaml only when it is true.',
    find({ site }) {
      const { withoutKeptValues } = valuesInForce(site)
      const names = withoutKeptValues
        .map(({ document, version }) => `${document} ${version}`)
        .join(', ')
      return (
        withoutKeptValues.length > 0 && {
          message: `Pages other than the documents follow ${site.source.file} at once: no facts are kept of ${names}`,
          location: keptValuesFolder(site),
        }
      )
    },
  },
  {
    id: 'facts:refused',
    severity: 'warning',
    person: 'founder',
    why: 'Pages other than the documents say the value of the file, and the document in force says another one.',
    fix: 'Publish a version of the document that states the value of the file.',
    find: ({ site }) =>
      valuesInForce(site).refused.map(({ version, path }) => ({
        suffix: `:${path.join('.')}`,
        path,
        message: `What ${version.document} ${version.version} says of ${path.join('.')} does not go with the other values of the file`,
      })),
  },
  {
    id: 'link:published',
    severity: 'warning',
    person: 'founder',
    why: 'What was published keeps its links; readers are led to the list of all legal pages.',
    fix: 'Supply the facts of that page again, or publish a version without the link.',
    find({ site }) {
      const table = redirects(site)
      const lists = site.languages.any.map(code => routePath(site, 'legal-home', code))
      const found = new Map<string, Match>()
      for (const { url, version } of frozenLinks(site)) {
        const path = url.split('#')[0] ?? ''
        const { document } = version
        const isShown = timelines(site)[document].inForce === version
        if (!isShown || !lists.includes(table[path] ?? '')) continue
        found.set(`${document}:${path}`, {
          suffix: `:${document}:${path}`,
          message: `${document} ${version.version} leads to ${path}, which is not a page of the site any more`,
          location: locateField(site),
        })
      }
      return [...found.values()]
    },
  },
]
