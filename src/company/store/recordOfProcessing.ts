import {
  type DataItem,
  type DataItems,
  dataGroupKeys,
  dataGroups,
  groupsFor,
  isPursued,
  type PurposeKey,
  purposeKeys,
  purposes,
  retentionRows,
  retentionRowsFor,
  semicolons,
  settledRetention,
} from '../data/index.ts'
import { defaultLanguage, type Language, type Localized, translate } from '../languages/index.ts'
import {
  absoluteUrl,
  capitalize,
  dateText,
  documentPath,
  durationText,
  type Site,
} from '../site/index.ts'
import { filledMarkdown } from '../texts/index.ts'
import { colon } from './storeListing.ts'

/** What the record says besides facts; Markdown, with conditions. */
const words = {
  title: {
    en: 'Record of processing activities (Article 30(1) GDPR)',
    de: 'Verzeichnis von Verarbeitungstätigkeiten (Art. 30 Abs. 1 DSGVO)',
    fr: 'Registre des activités de traitement (article 30, paragraphe 1, du RGPD)',
    es: 'Registro de las actividades de tratamiento (artículo 30, apartado 1, del RGPD)',
  },
  day: { en: 'As of', de: 'Stand', fr: 'État au', es: 'Estado a' },
  controller: {
    en: 'Controller',
    de: 'Verantwortlicher',
    fr: 'Responsable du traitement',
    es: 'Responsable del tratamiento',
  },
  representative: {
    en: 'Representative in the European Union',
    de: 'Vertreter in der Europäischen Union',
    fr: 'Représentant dans l’Union européenne',
    es: 'Representante en la Unión Europea',
  },
  officer: {
    en: 'Data protection officer',
    de: 'Datenschutzbeauftragter',
    fr: 'Délégué à la protection des données',
    es: 'Delegado de protección de datos',
  },
  subjects: {
    en: 'Data subjects',
    de: 'Betroffene Personen',
    fr: 'Personnes concernées',
    es: 'Interesados',
  },
  subjectsText: {
    en: 'Users of the app, and people who write to us.',
    de: 'Nutzerinnen und Nutzer der App sowie Personen, die uns schreiben.',
    fr: 'Les utilisateurs de l’application et les personnes qui nous écrivent.',
    es: 'Las personas usuarias de la aplicación y quienes nos escriben.',
  },
  purposes: { en: 'Purposes', de: 'Zwecke', fr: 'Finalités', es: 'Fines' },
  purpose: { en: 'Purpose', de: 'Zweck', fr: 'Finalité', es: 'Finalidad' },
  basis: { en: 'Legal basis', de: 'Rechtsgrundlage', fr: 'Base juridique', es: 'Base jurídica' },
  data: { en: 'Data', de: 'Daten', fr: 'Données', es: 'Datos' },
  categories: {
    en: 'Categories of data',
    de: 'Kategorien von Daten',
    fr: 'Catégories de données',
    es: 'Categorías de datos',
  },
  category: { en: 'Category', de: 'Kategorie', fr: 'Catégorie', es: 'Categoría' },
  recipients: {
    en: 'Recipients, and transfers to third countries',
    de: 'Empfänger und Übermittlungen in Drittländer',
    fr: 'Destinataires et transferts vers des pays tiers',
    es: 'Destinatarios y transferencias a terceros países',
  },
  controllers: {
    en: 'App stores:when[, providers of social login]{if=data.socialLogin} and authorities receive data under their own responsibility.',
    de: 'App Stores:when[, Anbieter von Social Login]{if=data.socialLogin} und Behörden erhalten Daten in eigener Verantwortung.',
    fr: 'Les boutiques d’applications:when[, les fournisseurs de connexion par un compte tiers]{if=data.socialLogin} et les autorités reçoivent des données sous leur propre responsabilité.',
    es: 'Las tiendas de aplicaciones:when[, los proveedores de inicio de sesión social]{if=data.socialLogin} y las autoridades reciben datos bajo su propia responsabilidad.',
  },
  periods: {
    en: 'Periods for erasure',
    de: 'Löschfristen',
    fr: 'Délais d’effacement',
    es: 'Plazos de supresión',
  },
  period: { en: 'Period', de: 'Frist', fr: 'Délai', es: 'Plazo' },
  measures: {
    en: 'Technical and organizational measures',
    de: 'Technische und organisatorische Maßnahmen',
    fr: 'Mesures techniques et organisationnelles',
    es: 'Medidas técnicas y organizativas',
  },
  measuresText: {
    en: 'They are described here:',
    de: 'Sie sind hier beschrieben:',
    fr: 'Elles sont décrites ici :',
    es: 'Se describen aquí:',
  },
} as const satisfies Readonly<Record<string, Localized<string>>>

/** Words in a language; those of the default one where it has none yet. */
function inLanguage(localized: Localized<string>, language: Language): string {
  return localized[language] ?? localized[defaultLanguage]
}

/** A table in Markdown; its first row is its head. */
function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** How long an item is kept that has a period of its own; undefined where a row of the table says it. */
function ownPeriod(item: DataItem, items: DataItems, language: Language) {
  if ('row' in item.retention) return undefined
  const retention = settledRetention(item, items)
  if (retention === undefined) return undefined
  if ('figure' in retention) return `{{${retention.figure}}}`
  if ('period' in retention) return durationText(retention.period, language)
  return inLanguage(retentionRows[retention.row].period, language)
}

/**
 * The record of processing activities that a company keeps as a controller, as Markdown.
 * @param site as it is on its day
 */
export function recordOfProcessing(site: Site, items: DataItems, language: Language): string {
  const say = (key: keyof typeof words) => inLanguage(words[key], language)
  const mark = inLanguage(colon, language)
  // A name of the company may hold what would end a cell, or what Markdown would take for a mark.
  const nameOf = (item: DataItem) =>
    translate(item.words, language).text.replaceAll(/[\\|:*_[\]<`]/g, '\\$&')
  const groupsOf = (purpose: PurposeKey) =>
    groupsFor(items, [purpose])
      .map(group => inLanguage(dataGroups[group].label, language))
      .join(', ')
  const pursued = purposeKeys.filter(key => isPursued(items, key))
  const purposeRows = pursued.map(key => [
    inLanguage(purposes[key].words, language),
    inLanguage(purposes[key].basisWords, language),
    groupsOf(key),
  ])
  const categoryRows = dataGroupKeys.flatMap(group => {
    const names = items.filter(item => item.group === group).map(nameOf)
    const list = capitalize(names.join(inLanguage(semicolons, language)), language)
    return names.length === 0 ? [] : [[inLanguage(dataGroups[group].label, language), list]]
  })
  const periodRows = retentionRowsFor(items).map(key => [
    inLanguage(retentionRows[key].label, language),
    inLanguage(retentionRows[key].period, language),
  ])
  const ownRows = items.flatMap(item => {
    const period = ownPeriod(item, items, language)
    return period === undefined ? [] : [[capitalize(nameOf(item), language), period]]
  })
  const agreement = absoluteUrl(site, documentPath('data-processing-agreement', language))
  const text = `${say('day')} ${dateText(site.today, language)}

## ${say('controller')}

{{company.legalName}}, {{company.postalAddress}}, {{contact.privacy}}

- ${say('representative')}${mark} {{company.euRepresentative}}
- ${say('officer')}${mark} {{contact.dpo}}

## ${say('purposes')}

${table([[say('purpose'), say('basis'), say('data')], ...purposeRows])}

## ${say('subjects')}

${say('subjectsText')}

## ${say('categories')}

${table([[say('category'), say('data')], ...categoryRows])}

## ${say('recipients')}

{{processors.table}}

${say('controllers')}

## ${say('periods')}

${table([[say('data'), say('period')], ...periodRows, ...ownRows])}
`
  const content = filledMarkdown(site, language, { file: 'records-of-processing.md', text })
  return `# ${say('title')}

${content}
## ${say('measures')}

${say('measuresText')} ${agreement}#security-measures
`
}
