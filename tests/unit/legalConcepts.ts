import type { Translation } from './parallelTexts.ts'

type Words = Readonly<Record<'en', RegExp>> & Readonly<Partial<Record<Translation, RegExp>>>

/**
 * What a legal text must say in every language wherever English says it, by the words for it. Not
 * every language has an expression of its own: Spanish says "antes" for "earlier" and for "before".
 */
const concepts: Readonly<Record<string, Words>> = {
  earlier: {
    en: /\bearl(?:ier|iest)\b/i,
    de: /früher(?! (?:Stand|Fassung))|frühestens/i,
    fr: /\bplus tôt\b/i,
  },
  later: {
    en: /\blat(?:er|est)\b/i,
    de: /später|spätestens/i,
    fr: /\bplus tard\b/i,
    es: /\bmás (?:tarde|tardar|adelante)\b|posterior/i,
  },
  shorter: {
    en: /\bshorter\b/i,
    de: /kürzer/i,
    fr: /\bplus courte?s?\b/i,
    es: /\bmás (?:cort|breve)/i,
  },
  longer: {
    en: /(?<!no )\blonger\b/i,
    de: /\blänger/i,
    fr: /\bplus long|prolongé/i,
    es: /\bmás larg|más tiempo|plazo ampliado/i,
  },
  free: {
    en: /\bfree\b(?! (?:from|of errors))|at no cost|no charge/i,
    de: /kosten(?:los|frei|pflichtig)|unentgeltlich|nichts kosten|kostet nichts/i,
    fr: /gratuit|sans frais/i,
    es: /gratis|gratuit|sin coste/i,
  },
  'at once': {
    en: /\bdelay|\bimmediate(?!ly (?:preced|follow))|\bpromptly|\bat once|right away|straight away/i,
    de: /unverzüglich|\bsofort|umgehend|Verzögerung/i,
    fr: /retard|sans délai|immédiat|aussitôt|tarder|meilleurs délais|sans attendre/i,
    es: /dilación|demora|retraso|inmediat|enseguida|cuanto antes|al momento/i,
  },
  intent: {
    en: /\bintent(?!ion to)|willful|deliberate/i,
    de: /vorsätz|Vorsatz|absichtlich/i,
    fr: /intentionnel|\bdol\b|dolosi|délibér/i,
    es: /intencionad|\bdolo\b|dolos|deliberad/i,
  },
  'gross negligence': {
    en: /\bgross(?:ly)? neglig/i,
    de: /grob\w* fahrlässig/i,
    fr: /faute (?:lourde|grave)|négligence grave/i,
    es: /(?:negligencia|culpa) grave/i,
  },
  consent: {
    en: /\bconsent/i,
    de: /einwillig|ausdrücklich zugestimmt/i,
    fr: /consent|accord (?:préalable|d’un parent)/i,
    es: /consent/i,
  },
  'legal obligation': {
    en: /\blegal obligation/i,
    de: /rechtliche\w* Verpflichtung/i,
    fr: /obligations? légale/i,
    es: /obligaci(?:ón|ones) legal/i,
  },
  'legitimate interests': {
    en: /\blegitimate interest/i,
    de: /berechtigte\w* Interesse/i,
    fr: /intérêts? légitime/i,
    es: /interés legítimo|intereses legítimos/i,
  },
  erasure: {
    en: /\beras|\bdelet/i,
    de: /lösch/i,
    fr: /effac|suppr/i,
    es: /supr[ie]m|supresi|elimin|borr/i,
  },
  'exporter before importer': {
    en: /exporter.*importer/i,
    de: /exporteur.*importeur/i,
    fr: /exportateur.*importateur/i,
    es: /exportador.*importador/i,
  },
  processor: {
    en: /\bprocessor/i,
    de: /verarbeiter/i,
    fr: /sous-traitant/i,
    es: /encargad[oa]s?\b/i,
  },
  'high risk': {
    en: /\bhigh risk|risk is high/i,
    de: /hohe[nsm]? Risik/i,
    fr: /risque (?:est )?élevé/i,
    es: /alto riesgo|riesgo (?:es |sea )?(?:alto|elevado)/i,
  },
  extension: {
    en: /\brenew|\bexten[ds]/i,
    de: /verlänger/i,
    fr: /renouvel|reconduc|recondui|prolong|prorog/i,
    es: /renov|renuev|pr[oó]rrog|\bampli/i,
  },
  minor: {
    en: /\bminors?\b(?! disadvantage)|\bchild|\byoung/i,
    de: /minderjährig|Kind|Jugend|\bjunge/i,
    fr: /(?<!n’est pas )mineure?s?\b|enfant|jeune/i,
    es: /menor|niñ|joven|jóvenes/i,
  },
  authority: {
    en: /\bauthorit(?:y|ies)\b|\bregulators?\b/i,
    de: /behörd/i,
    fr: /autorité/i,
    es: /autoridad/i,
  },
  automatic: {
    en: /\bautomatic|automated/i,
    de: /automati/i,
    fr: /automati|tacite/i,
    es: /automátic|automatiz/i,
  },
  month: { en: /\bmonth/i, de: /monat/i, fr: /mois|mensu/i, es: /\bmes(?:es)?\b|mensual/i },
  portability: { en: /\bportab/i, de: /(?<!nicht )übertragbar/i, fr: /portab/i, es: /portab/i },
  network: { en: /\bnetwork/i, de: /Netz(?:werk|en\b)/i, fr: /réseau/i, es: /\bred(?:es)?\b/i },
  outside: {
    en: /\boutside(?! (?:AI|auditors))|third countr/i,
    de: /außerhalb|Dritt(?:land|länd|staat)/i,
    fr: /\bhors(?! taxes)\b|en dehors|pays tiers/i,
    es: /\bfuera\b|tercer(?:os)? pa[ií]s/i,
  },
  perjury: { en: /\bperjury/i, de: /perjury/i, fr: /parjure/i, es: /perjurio/i },
}

/**
 * The concepts that a text speaks of.
 * @param of the language of the text
 * @param compared the translation that has words for them
 */
export function conceptsIn(text: string, of: 'en' | Translation, compared: Translation): string[] {
  return Object.entries(concepts).flatMap(([concept, words]) =>
    words[compared] && words[of]?.test(text) ? concept : [],
  )
}
