import type { Site, TextFile } from '../../src/company/site/site.ts'
import { freeze, readFrozen, writeFrozen } from '../../src/company/versions/index.ts'
import type { Shipped } from './shipped.ts'

/**
 * Gives the finished site a past and a future: three versions of its privacy policy, made from the
 * text as it is, so that they need no keeping. Nothing of it happened.
 */
const document = 'privacy-policy'

const reasons = {
  en: 'Two sentences were made shorter.',
  de: 'Zwei Sätze wurden gekürzt.',
  fr: 'Deux phrases ont été raccourcies.',
  es: 'Se acortaron dos frases.',
} as const satisfies Record<Shipped, string>

const newSections = {
  en: '## Voice {#voice}\n\n> We process your voice only while you speak.\n\nRecordings are deleted at once.\n\n',
  de: '## Stimme {#voice}\n\n> Wir verarbeiten Ihre Stimme nur, während Sie sprechen.\n\nAufnahmen werden sofort gelöscht.\n\n',
  fr: '## Voix {#voice}\n\n> Nous ne traitons votre voix que pendant que vous parlez.\n\nLes enregistrements sont supprimés aussitôt.\n\n',
  es: '## Voz {#voice}\n\n> Tratamos su voz solo mientras habla.\n\nLas grabaciones se eliminan de inmediato.\n\n',
} as const satisfies Record<Shipped, string>

/** The parts of a text: what stands before the first section, then its sections. */
function partsOf(body: string): readonly string[] {
  return body.split(/^(?=## )/m)
}

function hasId(id: string) {
  return (part: string) => part.split('\n', 1)[0]?.endsWith(`{#${id}}`) ?? false
}

/** Without one section, and with other words in the introduction. */
function earlierBody(body: string): string {
  const [introduction = '', ...sections] = partsOf(body)
  const words = introduction.trim().split(' ')
  const shorter = [...words.slice(0, 12), 'Longhand', ...words.slice(12)].join(' ')
  return [`${shorter}\n\n`, ...sections.filter(part => !hasId('authorities')(part))].join('')
}

/** With a new section, one that moved to the end, and another period of retention. */
function laterBody(body: string, language: Shipped): string {
  const parts = partsOf(body)
  const moved = parts.filter(hasId('automated-decisions')).map(part => `${part.trim()}\n\n`)
  return parts
    .filter(part => !hasId('automated-decisions')(part))
    .flatMap(part => {
      if (hasId('retention')(part)) return part.replaceAll(/\b90\b/g, '60')
      if (hasId('contact')(part)) return [...moved, part]
      return hasId('children')(part) ? [newSections[language], part] : part
    })
    .join('')
}

interface NewVersion {
  readonly version: string
  readonly dates: { readonly publishedOn: string; readonly effective: string }
  readonly body: (body: string, language: Shipped) => string
  readonly editorial?: Readonly<Record<Shipped, string>>
}

const versions: readonly NewVersion[] = [
  {
    version: '1.9',
    dates: { publishedOn: '2024-05-02', effective: '2024-06-03' },
    body: earlierBody,
  },
  {
    version: '2.0',
    dates: { publishedOn: '2024-11-15', effective: '2025-01-01' },
    body: body => body,
    editorial: reasons,
  },
  {
    version: '3.0',
    dates: { publishedOn: '2027-01-15', effective: '2027-03-01' },
    body: laterBody,
  },
]

/** The files of three versions of a site's privacy policy, frozen as they would have been published. */
export function publishedPolicies(site: Site): readonly TextFile[] {
  return freeze(site, document, '2024-11-15').flatMap(file => {
    const language = /\w+(?=\.md$)/.exec(file.file)?.[0] as Shipped // a file a language
    const { head, body: frozen } = readFrozen(file, language)
    const present = frozen.replace(`${head.version}`, '2.0')
    return versions.map(({ version, dates, body, editorial }) => ({
      file: file.file.replace(`/${head.version}/`, `/${version}/`),
      text: writeFrozen(
        {
          ...head,
          version,
          ...dates,
          ...(editorial && { editorial: editorial[language] }),
        },
        body(present, language),
      ),
    }))
  })
}
