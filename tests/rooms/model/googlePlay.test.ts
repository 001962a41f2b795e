import { beforeAll, describe, expect, it } from 'vitest'
import { loadSite } from '../../../src/model/loadSite.ts'
import { parseConfig } from '../../../src/model/parseConfig.ts'
import { withConfig } from '../../../src/model/site.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { type Shipped, shipped, spokenFor } from '../../sites/shipped.ts'
import { plainText } from '../../sites/tree.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** The words of every page of the finished company with some values changed, by language. */
function wordsOf(values: object): ReadonlyMap<Shipped, string> {
  const given = { ...Object(finished.source.value), ...values }
  const site = withConfig(finished, parseConfig(given, finished.source))
  const words = new Map<Shipped, string>()
  for (const { page, tree } of renderSite(site)) {
    const text = plainText(tree).replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    const language = spokenFor(page.language)
    words.set(language, `${words.get(language) ?? ''} ${text}`)
  }
  return words
}

const googlePlay = 'https://play.google.com/store/apps/details?id=com.example.longhand'

/** What pages say of Google Play where the app is there: one sentence of each place. */
const said: Readonly<Record<Shipped, readonly string[]>> = {
  en: [
    'Get it on Google Play',
    'You subscribe in the app and pay through the App Store or Google Play.',
    'Through in-app purchase in the App Store or on Google Play; we never store',
    'distributed through the App Store and Google Play. In these Terms, “app store” means the one from which',
    'If you bought a subscription on Google Play, you can also ask us for the refund',
    'This subsection applies if you obtained the app from the App Store.',
    'your contract about the app is with us only, not with Google.',
    'The app is distributed through the App Store and Google Play. The app store that you use also bills',
    'If you bought your subscription on Google Play, cancel it with Google, which bills it.',
    'Google bills what you buy through Google Play.',
    'If you bought a subscription on Google Play, you can also request the refund from Google,',
    'If Google bills it, you can stop the billing on Google Play, and so can we.',
    'Google Play and the Google Play logo are trademarks of Google LLC.',
  ],
  de: [
    'Jetzt bei Google Play',
    'zahlen über den App Store oder Google Play.',
    'Über das In-App-Kaufsystem des App Stores oder von Google Play; Zahlungsdaten',
    'die über den App Store und Google Play vertrieben wird. „App-Store“ meint in diesen Bedingungen',
    'Haben Sie ein Abonnement bei Google Play abgeschlossen, können Sie die Erstattung auch bei uns beantragen',
    'Dieser Unterabschnitt gilt, wenn Sie die App aus dem App Store bezogen haben.',
    'besteht der Vertrag über die App nur mit uns, nicht mit Google.',
    'Vertrieben wird die App über den App Store und Google Play.',
    'kündigen Sie bei Google, das es abrechnet.',
    'Was Sie über Google Play kaufen, rechnet Google ab.',
    'können Sie die Erstattung auch bei Google beantragen, das die Zahlung abgerechnet hat',
    'Rechnet Google es ab, können Sie die Abrechnung bei Google Play beenden,',
    'Google Play und das Google Play-Logo sind Marken von Google LLC.',
  ],
  fr: [
    'Disponible sur Google Play',
    'payez sur l’App Store ou Google Play.',
    'Par les achats intégrés de l’App Store ou de Google Play ;',
    'distribuée sur l’App Store et Google Play. Dans ces Conditions, « boutique d’applications » désigne',
    'Si vous avez souscrit un abonnement sur Google Play, vous pouvez aussi nous demander',
    'Cette sous-section s’applique si vous avez obtenu l’application sur l’App Store.',
    'est conclu avec nous seuls, et non avec Google.',
    'L’application est distribuée sur l’App Store et Google Play.',
    'Un abonnement souscrit sur Google Play se résilie auprès de Google',
    'Ce que vous achetez par Google Play est facturé par Google.',
    'vous pouvez aussi demander le remboursement à Google, qui l’a facturé',
    'Si Google le facture, vous pouvez arrêter la facturation sur Google Play,',
    'Google Play et le logo Google Play sont des marques de Google LLC.',
  ],
  es: [
    'Disponible en Google Play',
    'paga a través del App Store o de Google Play.',
    'dentro de la app del App Store o de Google Play; nunca',
    'que se distribuye en el App Store y en Google Play. En estas Condiciones, «tienda de aplicaciones» es',
    'Si contrató una suscripción en Google Play, también puede solicitarnos',
    'Este subapartado se aplica si ha obtenido la aplicación en el App Store.',
    'se celebra solo con nosotros, no con Google.',
    'La aplicación se distribuye en el App Store y en Google Play.',
    'Una suscripción contratada en Google Play se cancela con Google',
    'Lo que compra a través de Google Play lo factura Google.',
    'también puede solicitar el reembolso a Google, que se la facturó',
    'Si la factura Google, puede detener la facturación en Google Play,',
    'Google Play y el logotipo de Google Play son marcas comerciales de Google LLC.',
  ],
}

describe('a company in both stores', () => {
  let words: ReadonlyMap<Shipped, string> = new Map()

  beforeAll(() => {
    words = wordsOf({ app: { ...Object(finished.source.value).app, googlePlay } })
  })

  it.each(shipped)('says so wherever a text names the store: %s', code => {
    const text = words.get(code) ?? ''
    expect(said[code].filter(sentence => !text.includes(sentence))).toEqual([])
    // With no other version of a document around, what holds of one store alone is gone.
    expect(text).not.toContain(finished.messages[code]['pricing.note'])
  })
})

describe('a company in the App Store alone', () => {
  let words: ReadonlyMap<Shipped, string> = new Map()

  beforeAll(() => {
    words = wordsOf({})
  })

  it.each(shipped)('never speaks of Google: %s', code => {
    const text = words.get(code) ?? ''
    expect(text).toContain('App Store')
    expect(text).not.toContain('Google')
  })
})
