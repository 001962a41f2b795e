import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { readManifest, siteFolder } from '../buildUnderTest.ts'
import { attribute } from '../sites/tree.ts'
import { builtPage } from './builtPage.ts'
import { fixture } from './fixture.ts'

const read = (path: string) => JSON.parse(readFileSync(join(siteFolder, path), 'utf8'))
const schema = read('legal.schema.json')
const paths = {
  en: '/legal.json',
  de: '/de/legal.json',
  fr: '/fr/legal.json',
  es: '/es/legal.json',
}
const homes = { en: 'legal', de: 'de/rechtliches', fr: 'fr/informations-legales' } as const

/** The schema for those who write the files: without fields that it does not describe. */
const strict = JSON.parse(JSON.stringify(schema), (_, value) =>
  value?.type === 'object' ? { ...value, additionalProperties: false } : value,
)
const isValid = new Ajv({ allErrors: true }).compile(strict)

it.each(fixture.languages.legal)('the list for apps in %s fits its schema', language => {
  const index = read(paths[language])
  isValid(index)
  expect(isValid.errors ?? []).toEqual([])
  expect(index).toMatchObject({ $schema: `${fixture.origin}/legal.schema.json`, language })
  for (const [name, { inForce }] of Object.entries<Record<string, { version: string }>>(
    index.documents,
  )) {
    expect(inForce?.version, name).toBe('2.0')
  }
})

interface Wrong {
  readonly address?: string
  readonly inForce?: Readonly<Record<string, string>>
}

it.each<readonly [string, Wrong]>([
  ['a day that is none', { inForce: { effective: '2027-3-1' } }],
  ['a hash of another kind', { inForce: { sha256: 'sha256-q83v' } }],
  ['a path in place of an address', { address: '/privacy-policy' }],
])('the schema refuses %s', (_, wrong) => {
  const index = read(paths.en)
  const policy = index.documents['privacy-policy']
  const inForce = { ...policy.inForce, ...wrong.inForce }
  index.documents['privacy-policy'] = { ...policy, ...wrong, inForce }
  expect(isValid(index)).toBe(false)
})

it('every address in it is served, and browsers let scripts of other origins read it', () => {
  const { files } = readManifest()
  const addresses = readFileSync(join(siteFolder, 'de/legal.json'), 'utf8').matchAll(
    /"(https?:[^"]+)"/g,
  )
  for (const [, address = ''] of addresses) {
    expect(Object.keys(files)).toContain(new URL(address).pathname)
  }
  const isShared = (path: string) =>
    files[path]?.headers.some(([name]) => name === 'Access-Control-Allow-Origin')
  expect(Object.keys(files).filter(isShared).toSorted()).toEqual(
    [...Object.values(paths), '/legal.schema.json'].toSorted(),
  )
})

it.each(Object.entries(homes))(
  'the list of all legal pages in %s leads to it',
  (language, home) => {
    const links = builtPage(`${home}.html`).all('.document-facts a')
    expect(links.map(link => attribute(link, 'href'))).toContain(paths[language as 'en'])
  },
)
