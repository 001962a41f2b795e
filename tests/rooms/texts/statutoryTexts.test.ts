import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../src/model/loadSite.ts'
import { renderStatutoryTexts } from '../../../src/texts/rendered.ts'
import { parseStatutoryText, siteTexts } from '../../../src/texts/siteTexts.ts'
import { complaint } from '../../sites/complaint.ts'
import { inEnglish, withoutTexts, withText, withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

const imprint = 'en/imprint.md'
const german = 'de/imprint.md'

const site = inEnglish(finished, german)

/** What the build says when a text is changed. */
function complaintAbout(name: string, from: string | RegExp, to: string): string {
  return complaint(() => siteTexts(withText(site, name, text => text.replace(from, to))))
}

const texts = renderStatutoryTexts(siteTexts(site).statutory)

describe('the content of :::when[…]', () => {
  it('is shown where the field is supplied, and left out where it is not', () => {
    expect(texts.imprint.en.sections.map(({ id }) => id)).toEqual([
      'provider',
      'contact',
      'register',
      'vat',
      'disputes',
      'mediator',
    ])
    expect(texts.imprint.en.markdown).toMatch(/^# Legal notice\n\nThis page gives the details that/)
    expect(texts.imprint.en.markdown).not.toContain('Supervisory authority')
  })

  it.each([
    ['nothing more', {}, []],
    ['a register', { register: { name: 'A', number: 'B' } }, ['register']],
    ['a VAT number', { vatId: 'A' }, ['vat']],
    ['a supervisory authority', { supervisoryAuthority: { en: 'A' } }, ['supervision']],
    ['someone who answers for editorial content', { editorial: 'A' }, ['editorial']],
    ['an economic number', { economicId: 'A' }, ['economic-id']],
    ['a host', { host: { name: 'A', address: 'B', phone: 'C' } }, ['host']],
  ])('is shown for %s alone where nothing else is supplied', (_, supplied, sections) => {
    const change = { imprint: { representedBy: ['A'], ...supplied } }
    const disputeResolution = { placeholder: 'disputeResolution' } as const
    const own = withValues(site, { ...change, disputeResolution })
    const file = own.texts.get(imprint)
    if (!file) throw new Error(`there is no text ${imprint}`)
    const { document } = parseStatutoryText(own, 'imprint', 'en', file)
    expect(document.sections.map(({ id }) => id)).toEqual([
      'provider',
      'contact',
      ...sections,
      'mediator',
    ])
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
  ])('%s stops the build and names the place', (_, name, from, to, expected) => {
    const message = complaintAbout(name, from, to)
    expect(message).toContain(expected)
    expect(message.split('\n')[0]).toMatch(/^src\/languages\/\w+\/texts\/[\w-]+\.md:\d+:\d+: /)
  })
})

describe('a page says nothing that the company has not said', () => {
  const supplied = {
    authorityRequests: { contact: 'a@example.com', requirements: { en: 'A' } },
    youngPeople: { contact: 'a@example.com' },
    cancellation: {},
    withdrawal: { placeholder: 'withdrawal' },
  } as const
  const quiet = renderStatutoryTexts(siteTexts(withValues(site, supplied)).statutory)
  const talkative = renderStatutoryTexts(siteTexts(site).statutory)

  it.each([
    ['digital-services', 'requests-users'],
    ['digital-services', 'counts'],
    ['cancellation', 'refunds-withdrawal'],
  ] as const)('%s has no %s until there is something to say', (name, added) => {
    const shown = ({ [name]: text }: typeof texts) =>
      text.en.sections.some(({ html }) => html.includes(`id="${added}"`))
    expect(shown(quiet)).toBe(false)
    expect(shown(talkative)).toBe(true)
  })
})

describe('the text of a statutory page', () => {
  it.each([
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
      'there is no container ":::if". Write :::when[field], :::statute, :::statute[fr], :::message[Subject], :::wide or :::narrow around text',
    ],
  ])('is refused for %s', (_, name, from, to, expected) => {
    const message = complaintAbout(name, from, to)
    expect(message).toContain(expected)
    expect(message.split('\n')[0]).toMatch(/^src\/languages\/\w+\/texts\/[\w-]+\.md:\d+:\d+: /)
  })

  it('is shown in English where it has not been translated', () => {
    const untranslated = withoutTexts(site, name => name === german)
    const { en, de } = renderStatutoryTexts(siteTexts(untranslated).statutory).imprint
    expect(de).toEqual(en)
  })

  it('has to exist in English', () => {
    expect(complaint(() => siteTexts(withoutTexts(site, name => name === imprint)))).toBe(
      'src/languages/en/texts/imprint.md: this text does not exist. Write it; other languages may be missing.',
    )
  })
})
