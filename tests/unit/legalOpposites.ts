import type { Translation } from './parallelTexts.ts'

/** The words for one thing in each language. */
type Words = Readonly<Record<'en' | Translation, RegExp>>

/** Two things of which one, put in the place of the other, turns a sentence around. */
export interface Opposites {
  readonly first: Words
  readonly second: Words
}

export const parties: Opposites = {
  first: {
    en: /\b(?:we|us|ours?|ourselves)\b/i,
    de: /\b(?:wir|uns|unser\w*)\b/i,
    fr: /\b(?:nous|nos|notre|nôtres?)\b/i,
    es: /\b(?:nosotros|nos|nuestr[oa]s?|(?!término|ánimo)\p{L}+[aei]mos|somos)(?!\p{L})/iu,
  },
  second: {
    en: /\byou(?:r|rs|rself)?\b/i,
    de: /\b(?:Sie|Ihr|Ihre[mnrs]?|Ihnen)\b/,
    fr: /\b(?:vous|vos|votre|vôtres?)\b/i,
    es: /\b(?:usted(?:es)?|sus?|les?|suy[oa]s?)\b/i,
  },
}

const opposites: Readonly<Record<string, Opposites>> = {
  'we or you': parties,
  'and or or': {
    first: {
      en: /\band\b/i,
      de: /\b(?:und|sowie)\b/i,
      fr: /\b(?:et|ainsi que)\b/i,
      es: /\b[ye]\b/i,
    },
    second: {
      en: /\bor\b/i,
      de: /\boder\b/i,
      fr: /\bou\b/i,
      es: /\b[ou]\b/i,
    },
  },
  'before or after': {
    first: {
      en: /\bbefore(?:hand)?\b|\bprior\b|in advance|\bearlier\b|\buntil\b/i,
      de: /\b(?:vor(?! (?:den Gerichten|Missbrauch))|bevor|vorher\w*|zuvor|davor|vorab|im Voraus|bis(?! zu))\b/i,
      fr: /\bavant(?! terme)\b|préalable|jusqu’/i,
      es: /\bantes(?! (?:ese|cuando))\b|antelación|previ[oa]|hasta(?! cuándo)/i,
    },
    second: {
      en: /\bafter(?:wards?)?\b/i,
      de: /\b(?:nachdem|danach|nachträglich|anschließend|nach(?! (?:Art|§|dem Recht|Maßgabe|diese)))\b/i,
      fr: /\baprès\b/i,
      es: /\b(?:después|tras)\b/i,
    },
  },
  'may or must': {
    first: {
      en: /\b(?:may|can|could|might)\b/i,
      de: /\b(?:könn\w*|kann|darf|dürfen)\b/i,
      fr: /\bp(?:eut|euvent|ouvez|ouvons|ourra\w*|ourri\w*|uissi?\w*)\b/i,
      es: /\bp(?:ued|od)\p{L}+/iu,
    },
    second: {
      en: /\b(?:must|ha(?:ve|s) to|shall|required|oblig\w+|need\w*)\b/i,
      de: /\b(?:müssen|muss|verpflichte\w*|Pflicht\w*|(?:hat|haben) zu)\b/i,
      fr: /\b(?:doi(?:t|vent)|devez|devons|devra\w*|oblig\w+|tenus?)(?!\p{L})/iu,
      es: /\b(?:deb\p{L}+|tienen? que|oblig\p{L}+)/iu,
    },
  },
  'at least or at most': {
    first: {
      en: /\bat least\b/i,
      de: /mindestens|wenigstens/i,
      fr: /au moins|au minimum/i,
      es: /al menos|como mínimo|por lo menos/i,
    },
    second: {
      en: /\bat most\b|\bno (?:more|longer) than\b|\bup to\b|\blatest\b/i,
      de: /höchstens|\bbis zu\b|spätestens/i,
      fr: /au plus|jusqu’à/i,
      es: /como máximo|hasta|más tardar/i,
    },
  },
  'withdraw or cancel': {
    first: { en: /\bwithdr[ae]w/i, de: /widerr[uo]f/i, fr: /rétract|retir/i, es: /desist|retir/i },
    second: { en: /\bcancel/i, de: /kündig/i, fr: /résili/i, es: /cancel/i },
  },
  'begin or end': {
    first: {
      en: /\b(?:begin|start)/i,
      de: /beginn/i,
      fr: /commenc|début/i,
      es: /comienz|empiez|empez|inici/i,
    },
    second: {
      en: /\b(?:end(?:s|ed|ing)?\b|expir)/i,
      de: /\bend(?:e|et|en|s)\b|Ablauf/i,
      fr: /\bfin\b|expir|échéan/i,
      es: /\bfin\b|final|termin|vencim/i,
    },
  },
  'consumer or business': {
    first: { en: /\bconsumer/i, de: /verbraucher/i, fr: /consommat/i, es: /consumidor/i },
    second: {
      en: /\bbusiness(?!es\b.*purposes)/i,
      de: /unternehme[nr]/i,
      fr: /entreprise|professionnel/i,
      es: /empresa|profesional/i,
    },
  },
  'controller or processor': {
    first: { en: /\bcontroller/i, de: /verantwortliche/i, fr: /responsable/i, es: /responsable/i },
    second: { en: /\bprocessor/i, de: /verarbeiter/i, fr: /sous-traitant/i, es: /encargad[oa]/i },
  },
  'we or the store': {
    first: parties.first,
    second: {
      en: /\b(?:Apple|Google|store)\b/i,
      de: /\b(?:Apple|Google|(?:App-)?Stores?)\b/,
      fr: /\b(?:Apple|Google|boutique)/i,
      es: /\b(?:Apple|Google|tienda)/i,
    },
  },
  'to agree or to be told': {
    first: {
      en: /\bconsent|\bagree(?!ment)|\bpermission|\bapprov/i,
      de: /einwillig|zustimm|einverstanden|Erlaubnis|genehmig/i,
      fr: /consent|\b(?:leur|votre|d’)\s?accord\b|accept/i,
      es: /consent|acept|autoriza(?!d)|de acuerdo/i,
    },
    second: {
      en: /\binform(?!ation)|\btell|\btold\b|\bnotif/i,
      de: /informier|mitteil|mitgeteilt|unterricht|benachrichtig|hinweis/i,
      fr: /inform(?!ation)|avert|préven|notifi/i,
      es: /inform(?!aci)|comunic|avis|notifi/i,
    },
  },
  'permits or requires': {
    first: {
      en: /\b(?:permit|allow)/i,
      de: /erlaub|gestatte|zulässig|lässt .* zu/i,
      fr: /\bpermet|autoris|admet/i,
      es: /permit|autoriz|admit/i,
    },
    second: {
      en: /\brequire|\bprescri/i,
      de: /verlang|vorschreib|vorgeschrieben|vorsieh|fordert/i,
      fr: /\bexig|\bimpos|\bprescri|\bprévoi/i,
      es: /\bexig|\bimpon|\bprescri|\brequ(?:ier|er)|\bprev/i,
    },
  },
  'to send or to receive': {
    first: {
      en: /\bsen[dt]/i,
      de: /\b(?:ab)?(?:ge)?send|geschickt|schick/i,
      fr: /\benvo|\badress(?!e)|transm/i,
      es: /\benv[ií]|\bremit/i,
    },
    second: {
      en: /\brecei[vp]/i,
      de: /eingeh|eingang|erhalt|erhält|zugeh|zugang/i,
      fr: /\breç|récep|recev|parv/i,
      es: /\brecib|recep/i,
    },
  },
  'Apple or Google': {
    first: { en: /\bApple\b/, de: /\bApple\b/, fr: /\bApple\b/, es: /\bApple\b/ },
    second: { en: /\bGoogle\b/, de: /\bGoogle\b/, fr: /\bGoogle\b/, es: /\bGoogle\b/ },
  },
}

/** Which of two a sentence names, where it names one of them alone. */
function onlyOf(
  { first, second }: Opposites,
  sentence: string,
  language: 'en' | Translation,
): 'first' | 'second' | undefined {
  const namesFirst = first[language].test(sentence)
  if (namesFirst === second[language].test(sentence)) return undefined
  return namesFirst ? 'first' : 'second'
}

/** The pairs of opposites of which a translated sentence names the other one than English does. */
export function turnedAround(
  english: string,
  translation: string,
  language: Translation,
): string[] {
  return Object.entries(opposites).flatMap(([pair, words]) => {
    const own = onlyOf(words, english, 'en')
    const other = onlyOf(words, translation, language)
    return own && other && own !== other ? pair : []
  })
}
