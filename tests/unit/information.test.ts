import { describe, expect, it } from 'vitest'
import { informationFile, legalFile, type ReadText, readText } from '../../src/content/textFiles.ts'
import { compileInformation } from '../../src/legal/compileInformation.ts'
import { parseDocuments } from '../../src/legal/parseDocuments.ts'
import { parseInformation } from '../../src/legal/parseInformation.ts'

const imprint = informationFile('imprint', 'en')
const german = informationFile('imprint', 'de')
const withdrawal = informationFile('withdrawal', 'en')
const report = informationFile('report', 'en')
const terms = legalFile('terms-of-service', 'en')

/** Reads the texts in English and German, which show what is wrong between languages, with one file changed. */
function reading(file: string, change: (text: string) => string): ReadText {
  return path => {
    if (/\.(?:fr|es)\.md$/.test(path)) return undefined
    const text = readText(path)
    if (path !== file || text === undefined) return text
    const changed = change(text)
    if (changed === text) throw new Error('the test changed nothing')
    return changed
  }
}

/** What the build says when the text of an optional page is changed. */
function complaint(file: string, from: string | RegExp, to: string): string {
  try {
    parseInformation(
      reading(file, text => text.replace(from, to)),
      [],
    )
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

const documents = parseDocuments(readText)
const texts = compileInformation(parseInformation(readText, documents))

describe('the content of :::when[…]', () => {
  it('is shown where the field is supplied, and left out where it is not', () => {
    expect(texts.imprint.en.sections.map(({ id }) => id)).toEqual([
      'provider',
      'contact',
      'register',
      'vat',
      'disputes',
    ])
    expect(texts.imprint.en.markdown).not.toContain('Supervisory authority')
  })

  it('follows a choice of the operator', () => {
    const { html } = texts.withdrawal.en.sections.find(({ id }) => id === 'recipient') ?? {}
    expect(html).toContain('Send your withdrawal to us')
    expect(html).not.toContain('is billed by Apple, and Apple handles refunds')
  })

  it.each([
    [
      'a condition that does not exist',
      imprint,
      ':::when[imprint.vatId]',
      ':::when[imprint.vat]',
      'there is no condition "imprint.vat". Write :::when[…] with one of imprint, imprint.register,',
    ],
    [
      'a condition without a name',
      imprint,
      ':::when[imprint.vatId]',
      ':::when',
      'there is no condition "". Write :::when[…] with one of',
    ],
    [
      'a fact that may be missing',
      imprint,
      '- **Represented by:** {{imprint.representedBy}}',
      '- **Represented by:** {{imprint.editorial}}',
      '"imprint.editorial" is not there on every site. Put this between :::when[imprint.editorial] and :::',
    ],
    [
      'a part of what may be missing',
      report,
      /::::when\[reporting.copyrightAgent\]([\s\S]*?)::::/,
      '$1',
      '"reporting.copyrightAgent.name" is not there on every site. Put this between :::when[reporting.copyrightAgent] and :::',
    ],
    [
      'a fact of another page',
      imprint,
      '{{imprint.representedBy}}',
      '{{reporting.abuse}}',
      '"reporting.abuse" is not there on every site. Put this between :::when[reporting] and :::',
    ],
    [
      'a link to a page that may be missing',
      report,
      /:::when\[digitalServices\]([\s\S]*?):::/,
      '$1',
      'the page "/digital-services#complaints" is not there on every site. Put this between :::when[digitalServices] and :::',
    ],
    [
      'a condition in one language only',
      german,
      /:::when\[imprint.editorial\][\s\S]*?:::/,
      '',
      'condition 5 is :::when[disputeResolution], in src/content/information/imprint.en.md it is :::when[imprint.editorial]',
    ],
  ])('%s stops the build with its place', (_, file, from, to, expected) => {
    const message = complaint(file, from, to)
    expect(message).toContain(expected)
    expect(message.split('\n')[0]).toMatch(/^src\/content\/information\/[\w.-]+\.md:\d+:\d+: /)
  })
})

describe('the text of an optional page', () => {
  it.each([
    [
      'a link to a section that does not exist',
      report,
      '/digital-services#complaints',
      '/digital-services#answers',
      'leads to no section. Write one of #authorities, #users,',
    ],
    [
      'a link to the page in another language',
      german,
      '/de/digitale-dienste#users',
      '/digital-services#users',
      'leads to no page in this language. Write /de/privacy-policy or',
    ],
    [
      'a figure of its own',
      withdrawal,
      '## When the right ends early',
      'You have 14 days.\n\n## When the right ends early',
      'the figure "14" is written out',
    ],
    [
      'a field it does not have',
      imprint,
      'title: Legal notice',
      'title: Legal notice\nversion: "2.0"',
      'version is not a field. Write title, description',
    ],
    [
      'an unknown container',
      imprint,
      ':::when[imprint.vatId]',
      ':::if[imprint.vatId]',
      'there is no container ":::if". Write :::when[field], :::statute, :::wide or :::narrow around text',
    ],
  ])('is refused for %s', (_, file, from, to, expected) => {
    expect(complaint(file, from, to)).toContain(expected)
  })

  it('is given in English where it is not translated', () => {
    const read: ReadText = file => (file === german ? undefined : readText(file))
    const { en, de } = compileInformation(parseInformation(read, [])).imprint
    expect(de).toEqual(en)
  })

  it('has to exist in English', () => {
    const read: ReadText = file => (file === imprint ? undefined : readText(file))
    expect(() => parseInformation(read, [])).toThrow(`${imprint}: this text does not exist`)
  })
})

describe('a legal document that links to an optional page', () => {
  const linking = (link: string) =>
    reading(terms, text => text.replace('Please contact us at', `${link}\n\nPlease contact us at`))

  it('has to ask whether the page is there', () => {
    expect(() => parseDocuments(linking('See [Imprint](/imprint).'))).toThrow(
      'the page "/imprint" is not there on every site. Put this between :::when[imprint] and :::',
    )
  })

  it('is held to the sections the page has', () => {
    const read = linking(':::when[imprint]\n\nSee [Imprint](/imprint#owner).\n\n:::')
    const german = legalFile('terms-of-service', 'de')
    const inEnglish: ReadText = file => (file === german ? undefined : read(file))
    expect(() => parseInformation(inEnglish, parseDocuments(inEnglish))).toThrow(
      'the link "/imprint#owner" leads to no section. Write one of #provider, #contact,',
    )
  })
})
