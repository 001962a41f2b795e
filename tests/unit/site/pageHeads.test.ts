import { describe, expect, it } from 'vitest'
import { defaultTextFiles } from '../../../src/company/site/loadSite.ts'
import { readPageHeads } from '../../../src/company/site/pageHeads.ts'
import type { TextFile } from '../../../src/company/site/site.ts'
import { complaint } from '../../sites/complaint.ts'

const project = defaultTextFiles()

/** The texts of the project with one changed, or without it. */
function withFile(name: string, change: (text: string) => string | undefined) {
  const files = new Map(project)
  const file: TextFile = files.get(name) ?? {
    file: `src/company/languages/${name.replace('/', '/texts/')}`,
    text: '',
  }
  const text = change(file.text)
  if (text === file.text) throw new Error('the test changed nothing')
  if (text === undefined) files.delete(name)
  else files.set(name, { ...file, text })
  return files
}

const texts = (language: string) => `src/company/languages/${language}/texts`

describe('a build refuses, by file and line,', () => {
  it.each<[what: string, file: string, change: (text: string) => string | undefined, said: string]>(
    [
      [
        'a page that has no file in a language',
        'de/imprint.md',
        () => undefined,
        `${texts('de')}/imprint.md: does not exist, and imprint has a row in src/company/site/pageRows.ts. Write it with a head of title, description, audience and address; until its text follows, the page shows the English one.`,
      ],
      [
        'a document that has no file in a language',
        'fr/terms-of-service.md',
        () => undefined,
        `${texts('fr')}/terms-of-service.md: does not exist, and terms-of-service has a row in src/company/site/pageRows.ts. Write it with a head of title, description, audience, version and effective; until its text follows, the page shows the English one.`,
      ],
      [
        'a page that does not say for whom it is',
        'de/imprint.md',
        text => text.replace(/^audience: .*\n/m, ''),
        `${texts('de')}/imprint.md:1: audience is missing. Add a line like audience: Everyone who uses the app.`,
      ],
      [
        'a page without an address',
        'fr/imprint.md',
        text => text.replace(/^address: .*\n/m, ''),
        `${texts('fr')}/imprint.md:1: address is missing. Add a line like address: your-rights.`,
      ],
      [
        'an address that is no part of one',
        'fr/imprint.md',
        text => text.replace(/^address: .*$/m, 'address: /fr/Mentions'),
        `${texts('fr')}/imprint.md:5: address is not a part of an address. Write lower case letters, figures and hyphens, like your-rights.`,
      ],
      [
        'an address that another page has',
        'de/ai.md',
        text => text.replace(/^address: .*$/m, 'address: impressum'),
        `${texts('de')}/ai.md:5: the address /de/impressum is taken by ${texts('de')}/imprint.md. Choose another one, or leave it out in one of the two.`,
      ],
      [
        'the address of a page as one that leads to another page',
        'en/report.md',
        text => text.replace('/dmca:', '/legal:'),
        `${texts('en')}/report.md:7: the address /legal is taken by src/company/languages/en/language.ts. Choose another one, or leave it out in one of the two.`,
      ],
      [
        'an address that leads to a page and is none',
        'en/report.md',
        text => text.replace('/dmca:', 'dmca:'),
        `${texts('en')}/report.md:7: redirectFrom › dmca is not an address. Write it from its first slash on, without one at its end, like /privacy: "".`,
      ],
      [
        'one that leads to no section',
        'en/cancellation.md',
        text => text.replace('/refunds: "#refunds"', '/refunds: refunds'),
        `${texts('en')}/cancellation.md:9: redirectFrom › /refunds leads to no section. Write "" for the page, or the id of a section like "#refunds".`,
      ],
      [
        'an address of a document',
        'en/privacy-policy.md',
        text => text.replace(/^audience: /m, 'address: privacy\naudience: '),
        `${texts('en')}/privacy-policy.md:5: address is not stated by a document, whose name is its address. Leave the line out.`,
      ],
      [
        'a text that is the text of no page',
        'en/no-such-page.md',
        () => '---\ntitle: About\n---\n',
        `${texts('en')}/no-such-page.md: belongs to no page. Add a row of its name to src/company/site/pageRows.ts, or remove it.`,
      ],
    ],
  )('%s', (_, name, change, said) => {
    expect(complaint(() => readPageHeads(withFile(name, change), new Map()))).toBe(said)
  })
})

it('a file that holds only a head announces its page', () => {
  const headAlone = withFile('de/imprint.md', text => text.replace(/\n---\n[\s\S]*/, '\n---\n'))
  const { de } = readPageHeads(headAlone, new Map())
  expect(de.imprint).toEqual({
    shortTitle: 'Impressum',
    audience: 'Alle, die wissen wollen, wer hinter der App steht',
    address: 'impressum',
    redirectFrom: { '/de/imprint': '' },
  })
})

it('the section that an address leads to is one of the text', () => {
  const heads = readPageHeads(project, new Map())
  const missing = Object.entries(heads).flatMap(([language, pages]) =>
    Object.entries(pages).flatMap(([name, { redirectFrom }]) =>
      Object.values(redirectFrom).filter(section => {
        const text = project.get(`${language}/${name}.md`)?.text
        return section !== '' && !text?.includes(`{${section}}`)
      }),
    ),
  )
  expect(missing).toEqual([])
})
