import { describe, expect, it } from 'vitest'
import { textOf } from '../../sites/tree.ts'
import { builtPage } from '../builtPage.ts'

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
})
