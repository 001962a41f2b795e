import { readdirSync, readFileSync } from 'node:fs'
import type { StatutoryPageName } from '../../src/company/site/pageRows.ts'
import type { Shipped } from '../sites/shipped.ts'

/** The legal documents, by the last part of their addresses. */
export const documents = [
  'privacy-policy',
  'terms-of-service',
  'data-processing-agreement',
] as const

export type Document = (typeof documents)[number]

/** The path of a page in each language. */
type Addresses = Readonly<Record<Shipped, string>>

/** The path of a page in every language, where only its beginning differs. */
export function inEveryLanguage(path: string) {
  return { en: path, de: `/de${path}`, fr: `/fr${path}`, es: `/es${path}` } as const
}

export const landingAddresses: Addresses = { en: '/', de: '/de', fr: '/fr', es: '/es' }

/** The list of all legal pages. */
export const legalHomeAddresses: Addresses = {
  en: '/legal',
  de: '/de/rechtliches',
  fr: '/fr/informations-legales',
  es: '/es/informacion-legal',
}

const languages = 'src/company/languages'

/** The last part of an address, as the head of a Markdown file states it; undefined where it states none. */
function statedAddress(language: Shipped, file: string): string | undefined {
  const [, head = ''] = readFileSync(`${languages}/${language}/texts/${file}`, 'utf8').split(
    /^---$/m,
  )
  return /^address: (.*)$/m.exec(head)?.[1]
}

function addressesOf(file: string): Addresses {
  return {
    en: `/${statedAddress('en', file)}`,
    de: `/de/${statedAddress('de', file)}`,
    fr: `/fr/${statedAddress('fr', file)}`,
    es: `/es/${statedAddress('es', file)}`,
  }
}

const files = readdirSync(`${languages}/en/texts`).filter(file => statedAddress('en', file))

/** The path of every page of text beside the documents, as the heads of its Markdown files state it. */
export const textAddresses = Object.fromEntries(
  files.map(file => [file.replace('.md', ''), addressesOf(file)]),
) as Readonly<Record<StatutoryPageName, Addresses>> // each of them has a head with an address
