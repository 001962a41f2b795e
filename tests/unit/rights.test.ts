import { describe, expect, it } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import { mailtoLink } from '../../src/pages/rights/mailtoLink.ts'
import { siteTexts } from '../../src/texts/siteTexts.ts'
import { complaint } from '../sites/complaint.ts'
import { inEnglish, withoutTexts, withText } from '../sites/variants.ts'

const site = inEnglish(loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' }))

const english = 'en/rights.md'
const german = 'de/rights.md'

describe('a link that opens a message', () => {
  it('encodes what a URL or a mail program would read as its own', () => {
    const message = { subject: 'Löschung & mehr?', body: 'Erste Zeile,\nzweite 100 % #1 + 2' }
    expect(mailtoLink('a&b@example.com', message)).toBe(
      'mailto:a%26b@example.com?subject=L%C3%B6schung%20%26%20mehr%3F&body=Erste%20Zeile%2C%0D%0Azweite%20100%20%25%20%231%20%2B%202',
    )
  })
})

describe('a right', () => {
  const { en, de } = siteTexts(site).rights

  it('has its name, its effect and its period, with the figures filled in', () => {
    expect(en.rights.erasure).toMatchObject({
      name: 'Erasure',
      effect:
        'Your data is erased where Article 17 GDPR provides for it, for example because it is no longer needed. Backups follow within 90 days.',
      period: 'within 30 days, extendable to 60 days in total',
    })
  })

  it('has a message that is ready to be sent', () => {
    expect(de.rights.rectification.message).toEqual({
      subject: 'Antrag auf Berichtigung, Art. 16 DSGVO',
      body: [
        'Guten Tag,',
        '',
        'bitte berichtigen Sie unverzüglich die folgenden personenbezogenen Daten über mich.',
        '',
        'Unrichtig oder unvollständig:',
        'Richtig:',
        '',
        'Name:',
        'E-Mail-Adresse meines Kontos:',
        '',
        'Bitte bestätigen Sie mir den Eingang dieser Nachricht.',
        '',
        'Mit freundlichen Grüßen',
      ].join('\n'),
      recipient: {
        text: 'privacy@example.com',
        href: 'mailto:privacy@example.com',
        isName: true,
      },
    })
  })

  it('is asked of the privacy contact, on appeal of the legal one, in every language', () => {
    const toPrivacy = [
      ...['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'],
      ...['marketing', 'decisions', 'consent', 'after-death', 'know', 'deletion', 'correction'],
      ...['sale', 'sensitive', 'disclosures', 'retaliation'],
      ...['account', 'generated-content', 'notifications', 'closure'],
    ].map(name => [name, 'privacy@example.com'])
    const expected = { ...Object.fromEntries(toPrivacy), appeal: 'legal@example.com' }
    for (const { rights } of Object.values(siteTexts(site).rights)) {
      const recipients = Object.entries(rights).map(([name, { message }]) => [
        name,
        message.recipient?.text,
      ])
      expect(Object.fromEntries(recipients)).toEqual({ ...expected, complaint: undefined })
    }
  })

  it('is answered within the period of its law', () => {
    const periods: Readonly<Record<string, readonly string[]>> = {
      'within 30 days, extendable to 60 days in total': [
        ...['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'],
        ...['marketing', 'decisions', 'consent', 'after-death'],
      ],
      'within 45 days, extendable to 90 days in total': [
        'know',
        'deletion',
        'correction',
        'retaliation',
      ],
    }
    for (const [period, names] of Object.entries(periods)) {
      const found = Object.entries(en.rights).filter(([, right]) => right.period === period)
      expect(found.map(([name]) => name).toSorted()).toEqual([...names].toSorted())
    }
  })

  it('that an authority grants has no recipient: the sender chooses', () => {
    expect(en.rights.complaint.message).not.toHaveProperty('recipient')
  })
})

describe('the text of the rights', () => {
  const complaintAbout = (name: string, from: string | RegExp, to: string) =>
    complaint(() => siteTexts(withText(site, name, text => text.replace(from, to))))

  it('is refused with a fact that does not exist', () => {
    expect(complaintAbout(german, '{{response.ccpaExtended}}', '{{response.cpa}}')).toMatch(
      /^src\/languages\/de\/texts\/rights\.md:\d+:\d+: there is no fact "response\.cpa"/,
    )
  })

  it.each([
    [
      'a right without its message',
      /(### Access \{#access\}\n\n.*\n)\n```message[\s\S]*?\n```\n/,
      '$1',
      'the right "access" is incomplete. Write one paragraph, then ```message with the subject, the text, and ```',
    ],
    [
      'a right without its effect',
      /(### Access \{#access\}\n)\n.*\n/,
      '$1',
      'the right "access" is incomplete.',
    ],
    [
      'a second effect',
      /(### Access \{#access\}\n\n.*\n)/,
      '$1\nAnd more.\n',
      'the right "access" is incomplete.',
    ],
    [
      'a message without its subject',
      /```message Request for access.*\n/,
      '```message\n',
      'the right "access" is incomplete.',
    ],
    [
      'a period that is missing',
      /^- \*\*optOut:\*\*.*\n/m,
      '',
      'the period "optOut" is missing. Add "- **optOut:** …"',
    ],
    [
      'a message without a place for the request',
      /^…\n/m,
      '',
      'there is no message with a line "…". Write one between ```message and ```',
    ],
    [
      'headings out of order',
      /(### Access [\s\S]*?)(### Rectification [\s\S]*?)(?=### )/,
      '$2$1',
      '"rectification" is where "access" belongs. Write the headings in the order of src/model/rights.ts, with #counting, #periods and #message after them',
    ],
    [
      'a right that does not exist',
      '## When an answer is due {#counting}',
      '### Sleep {#sleep}\n\n## When an answer is due {#counting}',
      '"sleep" is where "counting" belongs.',
    ],
    [
      'an end that is missing',
      /^## Message \{#message\}[\s\S]*/m,
      '',
      '"the end" is where "message" belongs.',
    ],
    [
      'a heading after the last one',
      /$/,
      '\n\n## Thanks {#thanks}\n\nFor reading.\n',
      '"thanks" is where "the end" belongs.',
    ],
    ['no description', /^description: .*$/m, 'title: Rights', 'description is missing'],
  ])('is refused with %s, and the place is named', (_, from, to, expected) => {
    const message = complaintAbout(english, from, to)
    expect(message).toContain(expected)
    expect(message).toMatch(/^src\/languages\/en\/texts\/rights\.md:\d+:\d+: /)
  })

  it.each([
    ['another id', '{#access}', '{#entry}', '"entry" is where "access" belongs'],
    [
      'no subject',
      '```message Request for access, Article 15 GDPR',
      '```message',
      'the right "access" is incomplete',
    ],
  ])('names the line of a right with %s', (_, from, to, expected) => {
    const lines = site.texts.get(english)?.text.split('\n') ?? []
    const line = lines.indexOf('### Access {#access}') + 1
    expect(complaintAbout(english, from, to)).toContain(
      `src/languages/en/texts/rights.md:${line}:1: ${expected}`,
    )
  })

  it('has to exist in every language', () => {
    expect(complaint(() => siteTexts(withoutTexts(site, name => name === german)))).toBe(
      'src/languages/de/texts/rights.md: this text does not exist. Write it: every language has one.',
    )
  })
})
