import { selectAll } from 'hast-util-select'
import { expect } from 'vitest'
import { attribute, textOf } from '../sites/tree.ts'
import { builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { fixture } from './fixture.ts'
import { rightsPages } from './sitePages.ts'

/** The provisions behind the rights of the policy and the agreement, as each language cites them. */
const provisions = {
  en: ['15', '16', '17', '18', '20', '21(1)', '21(2)', '22', '7(3)', '77'].map(
    number => `Article ${number} GDPR`,
  ),
  de: [
    ...['15', '16', '17', '18', '20', '21 Abs. 1', '21 Abs. 2', '22', '7 Abs. 3', '77'].map(
      number => `Art. ${number} DSGVO`,
    ),
  ],
  fr: [
    ...['15', '16', '17', '18', '20', '22', '77'].map(number => `article ${number} du RGPD`),
    'article 21, paragraphe 1, du RGPD',
    'article 21, paragraphe 2, du RGPD',
    'article 7, paragraphe 3, du RGPD',
  ],
  es: [
    ...['15', '16', '17', '18', '20', '22', '77'].map(number => `artículo ${number} del RGPD`),
    'artículo 21, apartado 1, del RGPD',
    'artículo 21, apartado 2, del RGPD',
    'artículo 7, apartado 3, del RGPD',
  ],
}

const californian = ['100', '110', '115', '105', '106', '120', '121', '125', '83']

/** The periods of both laws, and of a receipt. */
const periods = {
  en: {
    access: 'within 30 days, extendable to 60 days in total',
    know: 'within 45 days, extendable to 90 days in total',
    counting: 'within 5 business days',
  },
  de: {
    access: 'innerhalb von 30 Tagen, verlängerbar auf insgesamt 60 Tage',
    know: 'innerhalb von 45 Tagen, verlängerbar auf insgesamt 90 Tage',
    counting: 'innerhalb von 5 Arbeitstagen',
  },
  fr: {
    access: 'dans un délai de 30 jours, prolongeable jusqu’à 60 jours au total',
    know: 'dans un délai de 45 jours, prolongeable jusqu’à 90 jours au total',
    counting: 'dans un délai de 5 jours ouvrés',
  },
  es: {
    access: 'en un plazo de 30 días, ampliable a 60 días en total',
    know: 'en un plazo de 45 días, ampliable a 90 días en total',
    counting: 'en un plazo de 5 días hábiles',
  },
}

/** Longer addresses are cut by some mail programs. */
const MAX_LINK_LENGTH = 2000

eachOf('the page of rights', rightsPages, ({ language, file }, check) => {
  const page = builtPage(file)
  const text = textOf(page.one('main'))

  check('names every right with its provision', () => {
    for (const provision of provisions[language]) expect(text).toContain(provision)
    for (const section of californian) expect(text).toContain(`1798.${section}`)
  })

  check('says how long an answer takes', () => {
    for (const period of Object.values(periods[language])) expect(text).toContain(period)
  })

  check('leaves no reference unfilled', () => {
    expect(text).not.toMatch(/[{}]|:::/)
  })

  check('has a message for every right, to copy or to send', () => {
    const messages = page.all('.message')
    expect(messages).toHaveLength(23)
    expect(page.all('#document-text h3')).toHaveLength(23)
    for (const message of messages) {
      const [pre] = selectAll('pre', message)
      const [subject = '', ...body] = textWithLines(pre ?? message).split('\n\n')
      expect(subject).not.toBe('')
      expect(body.length).toBeGreaterThan(3)
      for (const link of selectAll('a[href^="mailto:"]', message)) {
        const href = attribute(link, 'href')
        expect(href.length).toBeLessThan(MAX_LINK_LENGTH)
        // RFC 6068 §5: a plus sign is not a space, and lines end with CR LF.
        expect(href).toMatch(/^mailto:[^?\s]+@[^?\s]+\?subject=[^&\s+]+&body=[^&\s+]+$/)
        const [, mailSubject = '', mailBody = ''] = /subject=(.*)&body=(.*)/.exec(href) ?? []
        expect(decodeURIComponent(mailSubject)).toBe(subject)
        expect(decodeURIComponent(mailBody)).toBe(body.join('\n\n').replaceAll('\n', '\r\n'))
      }
    }
  })

  check('sends all but the complaint to the company, once its addresses are supplied', () => {
    const { contacts } = fixture
    const recipients = page.all('.message :is(.placeholder, a)')
    expect(recipients).toHaveLength(22)
    if (contacts) {
      const to = (address: string) => page.all(`.message a[href^="mailto:${address}?"]`)
      expect(to(contacts.privacy)).toHaveLength(21)
      expect(to(contacts.legal)).toHaveLength(1)
    } else {
      expect(recipients).toEqual(page.all('.message .placeholder'))
    }
  })

  check('has no form and no field', () => {
    expect(page.all('form, input, textarea')).toEqual([])
  })
})

/** The text of an element as it is copied, its lines kept. */
function textWithLines(element: Parameters<typeof textOf>[0]): string {
  if (element.type === 'text') return element.value
  return 'children' in element ? element.children.map(textWithLines).join('') : ''
}
