import { describe, expect, it } from 'vitest'
import { textOf } from '../../sites/tree.ts'
import { builtPage } from '../builtPage.ts'

/** The text of a page, or of a part of it, with plain spaces. */
function words(file: string, place = '.legal'): string {
  return textOf(builtPage(file).one(place)).replaceAll(/\s/g, ' ')
}

describe('the imprint has what § 5 DDG and § 18 MStV ask for', () => {
  it.each([
    ['the name of the company', 'Name: Longhand Studio Example, Inc.'],
    ['its legal form', 'Rechtsform: Wyoming corporation'],
    [
      'an address where it can be found',
      'Anschrift: 1200 Example Avenue, Suite 300, Cheyenne, WY 82001, USA',
    ],
    ['who represents it', 'Vertreten durch: A. Example, B. Example'],
    ['an email address', 'E-Mail: support@example.com'],
    ['a second way to reach it quickly', 'Telefon: +1 307 555 0100'],
    ['the register', 'Register: Wyoming Secretary of State'],
    ['the number there', 'Registernummer: 2024-000000000'],
    ['the VAT number', 'Umsatzsteuer-Identifikationsnummer: EU372000000'],
    [
      'whether disputes go to a board (§ 36 VSBG)',
      'In Deutschland sind wir weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen',
    ],
  ])('%s', (_, expected) => {
    expect(words('de/impressum.html')).toContain(expected)
  })

  it('as facts: each term with its value, in the order of the text', () => {
    const contact = builtPage('de/impressum.html')
    expect(contact.all('#contact dl dt').map(textOf)).toEqual(['E-Mail:', 'Telefon:'])
    expect(
      contact
        .all('#contact dl dd')
        .map(textOf)
        .map(text => text.trim()),
    ).toEqual(['support@example.com', '+1 307 555 0100'])
    expect(builtPage('withdrawal.html').all('#early-end dl')).toEqual([])
  })

  it('and nothing that this company lacks', () => {
    expect(words('de/impressum.html')).not.toMatch(/Aufsichtsbehörde|Redaktionelle/)
  })

  it.each([
    ['imprint.html', 'Represented by: A. Example, B. Example', 'Telephone: +1 307 555 0100'],
    ['fr/mentions-legales.html', 'Forme juridique : Wyoming corporation', 'Téléphone : +1 307'],
    ['es/aviso-legal.html', 'Forma jurídica: Wyoming corporation', 'Teléfono: +1 307 555 0100'],
  ])('%s says the same', (file, ...expected) => {
    for (const part of expected) expect(words(file)).toContain(part)
  })
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

it('the digital services page names contact points and the representative in the EU', () => {
  const page = 'digital-services.html'
  expect(words(page, '#authorities')).toContain('digital-services@example.com')
  expect(words(page, '#authorities')).toContain('English and German')
  expect(words(page, '#users')).toContain('+1 307 555 0100')
  const representative = words(page, '#representative')
  for (const fact of [
    'Example Representation GmbH',
    'Musterstraße 1, 10115 Berlin, Germany',
    'dsa@example.com',
    '+49 30 23125 000',
  ]) {
    expect(representative).toContain(fact)
  }
})

it('the report page names the copyright agent and the periods of the law', () => {
  const agent = words('report.html', '#copyright')
  for (const fact of ['C. Example', '+1 307 555 0101', 'copyright@example.com']) {
    expect(agent).toContain(fact)
  }
  expect(agent).toContain('10 to 14 business days after receiving the counter-notice')
  expect(words('report.html', '#illegal')).toContain('abuse@example.com')
  const intimate = words('report.html', '#intimate-images')
  expect(intimate).toContain('intimate-images@example.com')
  expect(intimate).toContain('within 48 hours of receiving the request')
})

it('the accessibility statement names the standard, the day of the test, the barriers and the authority', () => {
  expect(words('accessibility.html', '#conformance')).toContain(
    'The app partially conforms to EN 301 549 V3.2.1',
  )
  expect(words('accessibility.html', '#conformance')).toContain('November 1, 2024')
  expect(words('accessibility.html', '#conformance li')).toBe(
    'Generated videos have no audio description.',
  )
  expect(words('accessibility.html', '#authority')).toContain('MLBF')
  expect(words('accessibility.html', '#feedback')).toContain('accessibility@example.com')
})

it('the AI page says who generates what, how it is marked and whether prompts train models', () => {
  const rows = builtPage('ai.html').all('#providers tbody tr').map(textOf)
  expect(rows.map(row => /Generates \S+/.exec(row)?.[0])).toEqual([
    'Generates chat',
    'Generates video',
    'Generates images',
  ])
  expect(words('ai.html', '#chat')).toContain('you are talking to a machine')
  expect(words('ai.html', '#marking')).toContain('under the C2PA standard')
  expect(words('ai.html', '#training')).toContain('We do not use your prompts or content')
  expect(words('ai.html', '#safeguards')).toContain('intimate images of real people are refused')
})

it('the cancellation page links to Apple and to the company’s own form', () => {
  const links = builtPage('cancel.html')
    .all('.legal-text a')
    .map(link => String(link.properties.href))
  expect(links).toContain('https://apps.apple.com/account/subscriptions')
  expect(links).toContain('https://app.example.com/cancel')
})

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
  ['withdrawal.html', 'Withdraw from contract here', 'https://app.example.com/withdraw'],
  ['de/widerruf.html', 'Vertrag widerrufen', 'https://app.example.com/withdraw'],
  ['fr/retractation.html', 'Renoncer au contrat ici', 'https://app.example.com/withdraw'],
  ['es/desistimiento.html', 'Desistir del contrato aquí', 'https://app.example.com/withdraw'],
  ['cancel.html', 'Cancel your contract here', 'https://app.example.com/cancel'],
  ['de/kuendigen.html', 'Verträge hier kündigen', 'https://app.example.com/cancel'],
  ['fr/resilier.html', 'Résilier votre contrat', 'https://app.example.com/cancel'],
  ['es/cancelar.html', 'Cancelar el contrato aquí', 'https://app.example.com/cancel'],
])('%s has the button that the law asks for: %s', (file, label, href) => {
  const button = builtPage(file).one('.legal-head a.button')
  expect(textOf(button)).toBe(label)
  expect(button.properties.href).toBe(href)
})

describe('refunds in one place', () => {
  it.each([
    ['cancel.html', 'within 14 days without giving a reason', '/withdrawal#instructions'],
    ['de/kuendigen.html', 'innerhalb von 14 Tagen ohne', '/de/widerruf#instructions'],
    ['fr/resilier.html', 'dans un délai de 14 jours', '/fr/retractation#instructions'],
    ['es/cancelar.html', 'en un plazo de 14 días naturales', '/es/desistimiento#instructions'],
  ])(
    '%s names Apple’s way, the withdrawal and unused time, with links',
    (file, period, withdrawal) => {
      const page = builtPage(file)
      const links = page.all('.legal-text a').map(link => String(link.properties.href))
      expect(links).toContain('https://reportaproblem.apple.com')
      expect(links).toContain(withdrawal)
      expect(words(file, '#refunds')).toContain(period)
      expect(page.all('#refunds dt')).toHaveLength(3)
      const sections = ['#subscriptions-renewal', '#termination', '#disclaimers-eu']
      for (const section of sections) {
        expect(links.some(link => link.endsWith(`terms-of-service${section}`))).toBe(true)
      }
    },
  )
})

describe('requests by authorities', () => {
  it.each([
    ['digital-services.html', 'order of a court', 'unless the law forbids it', '1,207'],
    ['de/digitale-dienste.html', 'Anordnung eines', 'sofern das Recht dies nicht', '1.207'],
    ['fr/services-numeriques.html', 'décision d’un tribunal', 'sauf si la loi', '1 207'],
    ['es/servicios-digitales.html', 'orden de un tribunal', 'salvo que la ley', '1207'],
  ])(
    '%s says where, what is required, that people are told, and how many there were',
    (file, order, told, received) => {
      expect(words(file, '#authority-requests')).toContain('authorities@example.com')
      expect(words(file, '#authority-requests')).toContain('Longhand Studio Example, Inc.')
      expect(words(file, '#authority-requests')).toContain(order)
      expect(words(file, '#authority-requests')).toContain(told)
      const rows = builtPage(file)
        .all('#authority-requests tbody tr')
        .map(row => textOf(row).replaceAll(/\s/g, ' '))
      expect(rows).toEqual([`2026 ${received} 6`, '2025 4 1'])
    },
  )
})

it.each([
  ['young-people.html', 'at least 13', 'at least 16', 'The Example Helpline'],
  ['de/jugendliche.html', 'mindestens 13', 'mindestens 16', 'Das Beispieltelefon'],
  ['fr/jeunes.html', 'au moins 13 ans', 'au moins 16 ans', 'La ligne d’écoute Exemple'],
  ['es/jovenes.html', 'al menos 13 años', 'al menos 16 años', 'La línea de ayuda Ejemplo'],
])('%s tells the ages, what becomes of the data, and who helps', (file, us, eu, help) => {
  expect(words(file, '#age')).toContain(us)
  expect(words(file, '#age')).toContain(eu)
  expect(words(file, '#help')).toContain('young-people@example.com')
  expect(words(file, '#help')).toContain(help)
  const page = builtPage(file)
  for (const section of ['data', 'rights', 'rules', 'chat', 'money']) {
    expect(page.all(`section#${section}`)).toHaveLength(1)
  }
  // Never: the finished company trains nothing.
  expect(words(file, '#data')).not.toMatch(
    /sagst Nein|unless you say no|si tu dis non|digas que no/,
  )
})

it('the list of all legal pages shows what changed last', () => {
  const changes = builtPage('legal.html').all('#changes li').map(textOf)
  expect(changes[0]?.replaceAll(/\s/g, ' ')).toBe(
    'January 15, 2027 Privacy Policy: version 3.0 takes effect on March 1, 2027',
  )
  expect(changes).toHaveLength(6)
})
