import { expect, it } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import type { Site } from '../../src/model/site.ts'
import { siteTexts } from '../../src/texts/siteTexts.ts'
import { documentVersions } from '../../src/versions/documentVersions.ts'
import { publish } from '../../src/versions/publish.ts'
import { withText, withVersions } from '../sites/variants.ts'
import { publishedPolicy } from './publishedPolicy.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

const textsOf = (site: Site) =>
  siteTexts(site).documents.filter(({ name }) => name === 'privacy-policy')

/** The finished site with version 2.0 published, as publishing writes it from some of its texts. */
function withPublished(texts: ReturnType<typeof textsOf>): Site {
  const files = publish({
    ...{ site: finished, document: 'privacy-policy', texts },
    publishedOn: '2024-11-20',
  })
  const name = (file: string) => file.replace(`${finished.folder}/versions/`, '')
  return withVersions(
    finished,
    ...files.map(({ file, text }) => [name(file), { file, text }] as const),
  )
}

const site = withPublished(textsOf(finished))

/** The version whose frozen text the policy's own address shows, and all that are known. */
function shown(of: Site) {
  const { shown: frozen, all } = documentVersions(of)['privacy-policy']
  return [frozen?.version, all.map(({ version, published: of }) => [version, of !== undefined])]
}

const replace = (name: string, from: string, to: string, of = site) =>
  withText(of, name, text => text.replace(from, to))

it('the address of a document shows the text that is edited while its wording is in force', () => {
  expect(shown(site)).toEqual([undefined, [['2.0', true]]])
})

it.each([
  ['in English', 'en/privacy-policy.md', 'when you use the', 'if you use the'],
  ['in the last language', 'es/privacy-policy.md', 'personales', 'privados'],
])('it shows what was frozen once the wording differs %s', (_, name, from, to) => {
  expect(shown(replace(name, from, to))).toEqual(['2.0', [['2.0', true]]])
})

it('it shows what was frozen once the text has another version', () => {
  let changed = site
  for (const language of ['en', 'de', 'fr', 'es']) {
    changed = replace(`${language}/privacy-policy.md`, '"2.0"', '"2.1"', changed)
  }
  expect(shown(changed)).toEqual(['2.0', [['2.0', true]]])
})

it('another document may change without it', () => {
  const changed = replace('en/terms-of-service.md', 'a personal,', 'an own,')
  expect(shown(changed)).toEqual([undefined, [['2.0', true]]])
})

it('a language that was not published does not count', () => {
  const english = withPublished(textsOf(finished).filter(({ source }) => source.language === 'en'))
  const changed = replace('de/privacy-policy.md', 'erläutert', 'erklärt', english)
  expect(shown(changed)).toEqual([undefined, [['2.0', true]]])
  const { all } = documentVersions(changed)['privacy-policy']
  expect(all.map(({ languages }) => languages)).toEqual([['en']])
})

it('before any version is in force, the text that is edited is the document', () => {
  expect(shown(withVersions(finished))).toEqual([undefined, [['2.0', false]]])
  const future = withVersions(finished, publishedPolicy('3.0', '2025-05-01', '2025-07-01'))
  expect(shown(future)).toEqual([
    undefined,
    [
      ['2.0', false],
      ['3.0', true],
    ],
  ])
  // From its day on, the published one is the document, whatever is edited.
  expect(shown({ ...future, today: '2025-07-01' })).toEqual(['3.0', [['3.0', true]]])
})

it('publishing needs a text that was read', () => {
  const [text] = textsOf(finished)
  if (!text) throw new Error('the site has a policy')
  const { frontMatter: _, ...unread } = text
  const attempt = () =>
    publish({
      ...{ site: finished, document: 'privacy-policy', publishedOn: '2024-11-20' },
      texts: [{ ...unread, frontMatter: undefined }],
    })
  expect(attempt).toThrow('privacy-policy has to be parsed before it is published')
})
