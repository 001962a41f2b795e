import { type Localized, listInSentence, localized } from '../languages/index.ts'
import { type Wording, worded } from './country.ts'

/** Numbers of a law: of one provision, of all from one to another, or of several that stand apart. */
type Numbers = string | { readonly from: string; readonly to: string } | readonly string[]

/** What separates the ends of a range. English and German write a dash: "52–59"; French and Spanish, a word. */
const rangeSigns: Localized = { en: '–', de: '–', fr: ' à ', es: ' a ' }

/** What separates numbers that have hyphens of their own: "L215-1 to L215-3". */
const rangeWords: Localized = { ...rangeSigns, en: ' to ', de: ' bis ' }

function writtenNumbers(numbers: Numbers): Localized {
  return localized(code => {
    if (typeof numbers === 'string') return numbers
    if ('from' in numbers) {
      const { from, to } = numbers
      return [from, to].join(from.includes('-') ? rangeWords[code] : rangeSigns[code])
    }
    return listInSentence(numbers, code)
  })
}

/** Words before the numbers of a law, the numbers, and the law, which brings its own preposition where it needs one. */
function citation(
  words: Localized,
  numbers: Numbers,
  law: Wording,
  following?: Localized,
): Localized {
  const written = writtenNumbers(numbers)
  return localized(code => {
    const parts = [words[code], written[code], following?.[code], worded(law, code)]
    return parts.filter(part => part !== undefined).join(' ')
  })
}

const oneArticle: Localized = { en: 'article', de: 'Art.', fr: 'article', es: 'artículo' }
const severalArticles: Localized = { en: 'articles', de: 'Art.', fr: 'articles', es: 'artículos' }

/** An article of a law: "article 7 of D.Lgs. 70/2003". */
export function article(number: string, law: Wording): Localized {
  return citation(oneArticle, number, law)
}

/** A paragraph or a point of an article, as each language cites it: "article 3(1)(s) of the Unfair Competition Act". */
export function pointOfArticle(
  number: string,
  { paragraph, point }: { readonly paragraph?: string; readonly point?: string },
  law: Wording,
): Localized {
  const parts = {
    en: [paragraph && `(${paragraph})`, point && `(${point})`].join(''),
    de: [paragraph && ` Abs. ${paragraph}`, point && ` lit. ${point}`].join(''),
    fr: [paragraph && `, paragraphe ${paragraph}`, point && `, point ${point})`, ','].join(''),
    es: [paragraph && `, apartado ${paragraph}`, point && `, letra ${point})`, ','].join(''),
  }
  return localized(code => `${oneArticle[code]} ${number}${parts[code]} ${worded(law, code)}`)
}

/** A numbered item of an article: "article L221-28, no. 1, of the consumer code". */
export function itemOfArticle(number: string, item: string, law: Wording): Localized {
  const items = { en: `, no. ${item},`, de: ` Nr. ${item}`, fr: `, ${item}°,`, es: `, ${item}.º,` }
  return localized(code => `${oneArticle[code]} ${number}${items[code]} ${worded(law, code)}`)
}

/** Several articles of a law: "articles 52–59 of the consumer code". */
export function articles(numbers: Numbers, law: Wording): Localized {
  return citation(severalArticles, numbers, law)
}

/** An article of a law and those after it. */
export function articlesFrom(number: string, law: Wording): Localized {
  const following = { en: 'et seq.', de: 'ff.', fr: 'et suivants', es: 'y siguientes' }
  return citation(severalArticles, number, law, following)
}

/** Several sections of a law: "§§ 11–18 FAGG". */
export function sections(numbers: Numbers, law: string): Localized {
  const sign = localized(() => '§§')
  return citation(sign, numbers, law)
}

/** Provisions of British regulations, in the words that lawyers there use: "regs. 27–38 of the Regulations". */
export function regulations(numbers: Numbers, law: string): Localized {
  const sign = localized(() => (typeof numbers === 'string' ? 'reg.' : 'regs.'))
  const prepositions = { en: 'of the', de: 'der', fr: 'des', es: 'de las' }
  const named = localized(code => `${prepositions[code]} ${law}`)
  return citation(sign, numbers, named)
}

/** A subsection (Absatz) of a section of a German, Austrian or Danish law, and a number (Ziffer) in it. */
export function section(
  paragraph: string,
  law: string,
  { subsection, number }: { readonly subsection: string; readonly number?: string },
): Localized {
  const start = `§ ${paragraph}`
  if (number === undefined) {
    return {
      en: `${start}(${subsection}) ${law}`,
      de: `${start} Abs. ${subsection} ${law}`,
      fr: `${start}, paragraphe ${subsection}, ${law}`,
      es: `${start}, apartado ${subsection}, ${law}`,
    }
  }
  return {
    en: `${start}(${subsection}) no. ${number} ${law}`,
    de: `${start} Abs. ${subsection} Z ${number} ${law}`,
    fr: `${start}, paragraphe ${subsection}, point ${number}, ${law}`,
    es: `${start}, apartado ${subsection}, núm. ${number}, ${law}`,
  }
}

/** Laws that have a name in each language, as they follow the number of an article. */
export const laws = {
  gdpr: { en: 'GDPR', de: 'DSGVO', fr: 'du RGPD', es: 'del RGPD' },
  ukGdpr: { en: 'UK GDPR', de: 'UK GDPR', fr: 'du UK GDPR', es: 'del UK GDPR' },
  lcen: {
    en: 'of loi n° 2004-575',
    de: 'der Loi n° 2004-575',
    fr: 'de la loi n° 2004-575 (LCEN)',
    es: 'de la ley n.º 2004-575',
  },
  frenchDataProtection: {
    en: 'of loi n° 78-17',
    de: 'der Loi n° 78-17',
    fr: 'de la loi n° 78-17',
    es: 'de la ley n.º 78-17',
  },
  frenchConsumerCode: {
    en: 'of the consumer code',
    de: 'des Verbrauchergesetzbuchs',
    fr: 'du code de la consommation',
    es: 'del Código de Consumo',
  },
  belgianEconomicCode: {
    en: 'of the Code of Economic Law',
    de: 'des Wirtschaftsgesetzbuchs',
    fr: 'du code de droit économique',
    es: 'del Código de Derecho Económico',
  },
  oldBelgianCivilCode: {
    en: 'of the old Civil Code',
    de: 'des alten Zivilgesetzbuchs',
    fr: 'de l’ancien Code civil',
    es: 'del antiguo Código Civil',
  },
  belgianDataProtection: {
    en: 'of the law of July 30, 2018',
    de: 'des Gesetzes vom 30. Juli 2018',
    fr: 'de la loi du 30 juillet 2018',
    es: 'de la ley de 30 de julio de 2018',
  },
  spanishConsumerAct: {
    en: 'of Real Decreto Legislativo 1/2007',
    de: 'des Real Decreto Legislativo 1/2007',
    fr: 'du Real Decreto Legislativo 1/2007',
    es: 'de la Ley General para la Defensa de los Consumidores y Usuarios',
  },
  lssi: {
    en: 'of Ley 34/2002',
    de: 'der Ley 34/2002',
    fr: 'de la loi 34/2002',
    es: 'de la Ley 34/2002 (LSSI)',
  },
  lopdgdd: { en: 'of the LOPDGDD', de: 'der LOPDGDD', fr: 'de la LOPDGDD', es: 'de la LOPDGDD' },
  italianConsumerCode: {
    en: 'of the Consumer Code',
    de: 'des Verbraucherkodex',
    fr: 'du code de la consommation',
    es: 'del Código del Consumo',
  },
  italianElectronicCommerce: {
    en: 'of D.Lgs. 70/2003',
    de: 'D.Lgs. 70/2003',
    fr: 'du D.Lgs. 70/2003',
    es: 'del D.Lgs. 70/2003',
  },
  italianDataProtection: {
    en: 'of D.Lgs. 196/2003',
    de: 'D.Lgs. 196/2003',
    fr: 'du D.Lgs. 196/2003',
    es: 'del D.Lgs. 196/2003',
  },
  dutchCivilCode: {
    en: 'of the Civil Code (BW)',
    de: 'des Bürgerlichen Gesetzbuchs (BW)',
    fr: 'du code civil (BW)',
    es: 'del Código Civil (BW)',
  },
  swissCivilCode: {
    en: 'of the Civil Code',
    de: 'ZGB',
    fr: 'du code civil',
    es: 'del Código Civil',
  },
  swissUnfairCompetition: {
    en: 'of the Unfair Competition Act',
    de: 'UWG',
    fr: 'de la loi contre la concurrence déloyale',
    es: 'de la Ley contra la competencia desleal',
  },
} as const satisfies Readonly<Record<string, Localized>>
