import { createHash } from 'node:crypto'
import type { Language } from '../../languages/index.ts'
import {
  absoluteUrl,
  type LegalDocumentName,
  legalDocuments,
  routePath,
  type Site,
  withoutSoftHyphens,
} from '../../model/index.ts'
import {
  frozenTextPath,
  legalIndexPath,
  legalSchemaPath,
  versionListPath,
} from '../../pages/index.ts'
import {
  changesPath,
  comparedWith,
  frozenIn,
  stateOf,
  timelines,
  type Version,
  versionPath,
} from '../../versions/index.ts'
import type { DiscoveryFile } from '../siteFile.ts'

const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const
const address = { type: 'string', pattern: '^https?://' } as const
const text = { type: 'string' } as const
const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const

/** A part that may be missing, which is said with `null`. */
function orNull(description: string, schema: { readonly type: 'string' }) {
  return { ...schema, type: [schema.type, 'null'], description }
}

/** An object whose fields are all there; apps ignore those that they do not know. */
function record(description: string, properties: Readonly<Record<string, object>>) {
  return { type: 'object', description, properties, required: Object.keys(properties) }
}

const language = { ...text, description: 'The code of a language (BCP 47).' }

const version = record('A version of a document. Days are days in UTC.', {
  version: { ...text, description: 'Its number, such as "2.0"; compare it for equality only.' },
  effective: { ...day, description: 'The first day on which it is in force.' },
  publishedOn: orNull('The day it was published; null for a text that may still be edited.', day),
  isMaterial: {
    type: 'boolean',
    description: 'Whether it changed more than wording against the version before it.',
  },
  summary: orNull('What it changed, in a sentence or two for readers, if it says so.', text),
  language: { ...language, description: 'The language of the text below.' },
  languages: {
    type: 'array',
    items: language,
    description: 'The languages that it is offered in.',
  },
  address: { ...address, description: 'Its page, which stays.' },
  changes: orNull(
    'The page that compares it with the version before it, if there is one.',
    address,
  ),
  text: orNull(
    'Its canonical text, which never changes: the file as it was published. Null until it is.',
    address,
  ),
  sha256: orNull('The SHA-256 of the bytes of the canonical text, in hexadecimal digits.', hash),
})

const document = record('A document in one language.', {
  title: text,
  address: { ...address, description: 'Its page, which shows the version in force.' },
  appView: { ...address, description: 'The same address, for apps that read it here.' },
  history: { ...address, description: 'The page that lists all its versions.' },
  inForce: {
    $ref: '#/$defs/version',
    description: 'The version in force; or the first one, before its first day.',
  },
  next: {
    anyOf: [{ $ref: '#/$defs/version' }, { type: 'null' }],
    description:
      'The next version to take effect, once it is published. From its day on it is in force.',
  },
  earlier: {
    type: 'array',
    items: { $ref: '#/$defs/version' },
    description: 'The versions that were replaced, the oldest first.',
  },
})

/**
 * The schema of what an app has to know of the documents (JSON Schema, draft 2020-12). It stays: fields may
 * be added, none is taken out or comes to mean something else.
 */
function legalSchema(site: Site): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: absoluteUrl(site, legalSchemaPath),
    title: 'Legal documents in force',
    ...record('The versions of the legal documents, in one language.', {
      $schema: address,
      language: { ...language, description: 'The language of titles and pages.' },
      built: { ...day, description: 'The day that this file was made for.' },
      documents: record(
        'The documents by their names, which stay.',
        Object.fromEntries(legalDocuments.map(name => [name, { $ref: '#/$defs/document' }])),
      ),
    }),
    $defs: { document, version },
  }
}

/** A version for an app; the schema says what each field means. */
function indexedVersion(site: Site, version: Version, wanted: Language) {
  const { publishedOn, languages, effective } = version
  const frozen = publishedOn === undefined ? undefined : frozenIn(version, wanted)
  const language = frozen?.language ?? wanted
  const address = (path: string) => absoluteUrl(site, path)
  return {
    ...{ version: version.version, effective },
    publishedOn: publishedOn ?? null,
    isMaterial: !version.isEditorial,
    summary: frozen?.head.summary ?? null,
    ...{ language, languages },
    address: address(versionPath(version, language)),
    changes: comparedWith(site, version) ? address(changesPath(version, language)) : null,
    text: frozen ? address(frozenTextPath(version, language)) : null,
    sha256: frozen ? createHash('sha256').update(frozen.raw).digest('hex') : null,
  }
}

function indexedDocument(site: Site, document: LegalDocumentName, language: Language) {
  const { all, inForce, announced } = timelines(site)[document]
  const indexed = (version: Version) => indexedVersion(site, version, language)
  const address = absoluteUrl(site, routePath(document, language))
  return {
    title: withoutSoftHyphens(site.messages[language][`legal.${document}`]),
    address,
    appView: address,
    history: absoluteUrl(site, versionListPath(document, language)),
    inForce: indexed(inForce),
    next: announced ? indexed(announced) : null,
    earlier: all.filter(version => stateOf(site, version) === 'replaced').map(indexed),
  }
}

/** What an app has to know of the documents, in a language. */
function legalIndex(site: Site, language: Language): string {
  const documents = legalDocuments.map(name => [name, indexedDocument(site, name, language)])
  const index = {
    $schema: absoluteUrl(site, legalSchemaPath),
    ...{ language, built: site.today },
    documents: Object.fromEntries(documents),
  }
  return `${JSON.stringify(index, null, 1)}\n`
}

/** The versions of every document for an app, in every language of the documents, and their schema. */
export function legalIndexes(site: Site): readonly DiscoveryFile[] {
  return [
    ...site.languages.legal.map(
      (language): DiscoveryFile => [legalIndexPath(language), legalIndex(site, language)],
    ),
    [legalSchemaPath, `${JSON.stringify(legalSchema(site), null, 1)}\n`],
  ]
}

/** The text of every published version in each of its languages, at its permanent address. */
export function frozenTexts(site: Site): readonly DiscoveryFile[] {
  return legalDocuments.flatMap(document =>
    timelines(site)[document].all.flatMap(version =>
      version.languages.flatMap((code): DiscoveryFile[] => {
        const text = version.texts.get(code)
        return text ? [[frozenTextPath(version, code), text.raw]] : []
      }),
    ),
  )
}
