import { describe, expect, it } from 'vitest'
import { textOf } from '../../sites/tree.ts'
import { builtPage } from '../builtPage.ts'

/** The text of a page, or of a part of it, with plain spaces. */
function words(file: string, place = '.legal'): string {
  return textOf(builtPage(file).one(place)).replaceAll(/\s/g, ' ')
}

it('the imprint states what § 5 DDG and § 18 MStV ask for, term by term, and nothing that this company lacks', () => {
  expect(builtPage('de/impressum.html').all('.facts > div').map(textOf)).toEqual([
    'Name: Longhand Studio Example, Inc.',
    'Rechtsform: Wyoming corporation',
    'Anschrift: 1200 Example Avenue, Suite 300, Cheyenne, WY 82001, USA',
    'Vertreten durch: A. Example, B. Example',
    'E-Mail: support@example.com',
    'Telefon: +1 307 555 0100',
    'Register: Wyoming Secretary of State',
    'Registernummer: 2024-000000000',
    'Umsatzsteuer-Identifikationsnummer: EU372000000',
  ])
  expect(words('de/impressum.html')).toContain('sind wir weder bereit noch verpflichtet')
  expect(words('de/impressum.html')).not.toMatch(/Aufsichtsbehörde|Redaktionelle/)
  expect(builtPage('withdrawal.html').all('#early-end dl')).toEqual([])
})

describe('the withdrawal page quotes the law', () => {
  /** Sentences of Annex I to Directive 2011/83/EU and of Annexes 1 and 2 to Art. 246a § 1 EGBGB. */
  const statute = {
    'withdrawal.html': [
      'You have the right to withdraw from this contract within 14 days without giving any reason.',
      'The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
      'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
      '(*) Delete as appropriate.',
    ],
    'de/widerruf.html': [
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
      'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
      'Sie können Ihr Widerrufsrecht auch online unter app.example.com/withdraw ausüben.',
      'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
      '(*) Unzutreffendes streichen.',
    ],
    'fr/retractation.html': [
      'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.',
      'Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.',
      '(*) Rayez la mention inutile.',
    ],
    'es/desistimiento.html': [
      'Tiene usted derecho a desistir del presente contrato en un plazo de catorce días naturales sin necesidad de justificación.',
      'El plazo de desistimiento expirará a los catorce días naturales del día de la celebración del contrato.',
      '(*) Táchese lo que no proceda.',
    ],
  }

  it.each(Object.entries(statute))('%s', (file, sentences) => {
    const framed = builtPage(file)
      .all('.statute')
      .map(part => textOf(part).replaceAll(/\s/g, ' '))
      .join(' ')
    for (const sentence of sentences) expect(framed).toContain(sentence)
    expect(framed).toContain('Longhand Studio Example, Inc.')
    expect(framed).toContain('withdrawal@example.com')
  })
})

it.each([
  ['cancel', 'https://apps.apple.com/account/subscriptions', '/withdrawal#instructions'],
  ['de/kuendigen', 'https://reportaproblem.apple.com', '/de/widerruf#instructions'],
  ['fr/resilier', 'https://reportaproblem.apple.com', '/fr/retractation#instructions'],
  ['es/cancelar', 'https://reportaproblem.apple.com', '/es/desistimiento#instructions'],
])(
  '%s leads to Apple, to the company’s own form and to the way to withdraw',
  (file, ...targets) => {
    const links = builtPage(`${file}.html`)
      .all('.legal-text a')
      .map(link => link.properties.href)
    expect(links).toEqual(expect.arrayContaining([...targets, 'https://app.example.com/cancel']))
  },
)

describe('what French law wants in the terms', () => {
  const files = [
    'consumers-in-france.html',
    'de/verbraucher-in-frankreich.html',
    'fr/consommateurs-en-france.html',
    'es/consumidores-en-francia.html',
  ] as const

  it.each(files)('%s quotes it in French, in a frame', file => {
    const quotes = builtPage(file).all('.statute')
    expect(quotes.map(({ properties }) => properties.lang)).toEqual(['fr', 'fr'])
    const [guarantees = '', renewal = ''] = quotes.map(quote =>
      textOf(quote).replaceAll(/\s/g, ' '),
    )
    // Annex to article D211-4; articles L215-1 to L215-3 and L241-3 of the Code de la consommation.
    expect(guarantees).toContain(
      'encourt une amende civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen annuel (article L. 242-18-1 du code de la consommation).',
    )
    expect(guarantees).toContain(
      'pendant une durée de deux ans à compter de la découverte du défaut.',
    )
    expect(renewal).toContain(
      'au plus tôt trois mois et au plus tard un mois avant le terme de la période autorisant le rejet de la reconduction',
    )
    for (const article of ['L215-1', 'L215-1-1', 'L215-2', 'L215-3', 'L241-3']) {
      expect(renewal).toContain(`Article ${article}`)
    }
  })

  it('the four pages quote the same', () => {
    const quoted = files.map(file => builtPage(file).all('.statute').map(textOf).join())
    expect(new Set(quoted).size).toBe(1)
  })

  it('the Terms of Service lead to it beside the mediator', () => {
    const terms = builtPage('fr/terms-of-service.html').one('#disputes')
    expect(textOf(terms)).toContain('Example Mediation, 1 rue Exemple, 75001 Paris')
    const links = builtPage('fr/terms-of-service.html').all('.legal-text a')
    expect(links.map(({ properties }) => properties.href)).toContain(
      '/fr/consommateurs-en-france#guarantees',
    )
  })
})

it.each([
  ['withdrawal.html', 'https://app.example.com/withdraw'],
  ['de/widerruf.html', 'https://app.example.com/withdraw'],
  ['fr/retractation.html', 'https://app.example.com/withdraw'],
  ['es/desistimiento.html', 'https://app.example.com/withdraw'],
  ['cancel.html', 'https://app.example.com/cancel'],
  ['de/kuendigen.html', 'https://app.example.com/cancel'],
  ['fr/resilier.html', 'https://app.example.com/cancel'],
  ['es/cancelar.html', 'https://app.example.com/cancel'],
])('%s has the button that the law asks for', (file, href) => {
  expect(builtPage(file).one('.legal-head a.button').properties.href).toBe(href)
})

it('the list of all legal pages shows what changed last', () => {
  const page = builtPage('legal.html')
  expect(page.all('#changes li')).toHaveLength(6)
  expect(page.all('#changes time')[0]?.properties.dateTime).toBe('2027-01-15')
  expect(page.all('#changes a')[0]?.properties.href).toBe('/privacy-policy/3.0/changes')
})
