import { expect } from 'vitest'
import { attribute, builtPage, textOf } from './builtPage.ts'
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
    for (const [id, period] of Object.entries(periods[language])) {
      expect(textOf(page.one(`#${id}`))).toContain(period)
    }
  })

  check('leaves no reference unfilled', () => {
    expect(text).not.toMatch(/[{}]/)
  })

  check('has a message for every right, to copy or to send', () => {
    const entries = page.all('.right').map(entry => attribute(entry, 'id'))
    expect(entries).toHaveLength(23)
    for (const id of entries) {
      const [subject = '', ...body] = textWithLines(page.one(`#${id} pre`)).split('\n\n')
      expect(subject).not.toBe('')
      expect(body.length).toBeGreaterThan(3)
      for (const link of page.all(`#${id} a[href^="mailto:"]`)) {
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

  check('calls each link to write a message by the right that it is about', () => {
    for (const link of page.all('.right a[href^="mailto:"]')) {
      const own = attribute(link, 'id')
      expect(own).not.toBe('')
      const heading = page.one(`.right:has(#${own}) h3`)
      expect(attribute(link, 'ariaLabelledBy')).toBe(`${own} ${attribute(heading, 'id')}`)
    }
  })

  check('sends all but the complaint to the company, once its addresses are supplied', () => {
    const { contacts } = fixture
    expect(page.all('#complaint :is(.placeholder, a)')).toEqual([])
    const recipients = page.all('.right :is(.placeholder, a)')
    expect(recipients).toHaveLength(22)
    if (contacts) {
      const to = (address: string) => page.all(`.right a[href^="mailto:${address}?"]`)
      expect(to(contacts.privacy)).toHaveLength(21)
      expect(page.all('#appeal a')).toEqual(to(contacts.legal))
      expect(to(contacts.legal)).toHaveLength(1)
    } else {
      expect(recipients).toEqual(page.all('.right .placeholder'))
    }
  })

  check('asks where the visitor lives, and offers every group of rights as an answer', () => {
    const answers = page.all('fieldset input[type=radio]')
    expect(answers.map(answer => attribute(answer, 'value'))).toEqual([
      ...['all', 'europe', 'california', 'states', 'elsewhere'],
    ])
    expect(answers.filter(({ properties }) => properties.checked)).toEqual([answers[0]])
    for (const group of ['europe', 'california', 'states', 'everyone']) {
      expect(page.all(`section#${group} .right`)).not.toEqual([])
    }
  })

  check('has no form and no text field', () => {
    expect(page.all('form, input:not([type=radio]), textarea')).toEqual([])
  })
})

/** The text of an element as it is copied, its lines kept. */
function textWithLines(element: Parameters<typeof textOf>[0]): string {
  if (element.type === 'text') return element.value
  return 'children' in element ? element.children.map(textWithLines).join('') : ''
}
