import type { Site, TextFile } from '../../src/company/site/site.ts'
import { withoutPageFields } from '../../src/company/texts/derived.ts'
import { siteTexts } from '../../src/company/texts/siteTexts.ts'
import { type Shipped, spokenFor } from './shipped.ts'

/** A word that only the draft has, in every language: whoever sees it has seen the draft. */
export const plantedWord = 'Quillfeather'

const sentences = {
  en: `We tell ${plantedWord} everything.`,
  de: `Wir erzählen ${plantedWord} alles.`,
  fr: `Nous disons tout à ${plantedWord}.`,
  es: `Se lo contamos todo a ${plantedWord}.`,
} as const satisfies Record<Shipped, string>

/** The files of a draft of a site's privacy policy: version 4.0, with a sentence more. */
export function plantedDraft(site: Site): readonly TextFile[] {
  const texts = siteTexts(site).documents.filter(({ name }) => name === 'privacy-policy')
  return texts.map(({ source: { language, text } }) => ({
    file: `${site.folder}/texts/${language}/privacy-policy.md`,
    text: withoutPageFields(text)
      .replace(/^version: .*$/m, 'version: "4.0"')
      .replace(/^effective: .*$/m, 'effective: 2027-06-01')
      .replace(/^(## .*\{#retention\}\n\n> .*\n)/m, `$1\n${sentences[spokenFor(language)]}\n`),
  }))
}
