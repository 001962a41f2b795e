import type { Step } from './step.ts'

/** The languages of the site: the setup asks for them, and they are never unknown. */
export const languageStep: Step = {
  title: 'Languages',
  person: 'founder',
  page: '/',
  statutes: '',
  questions: [
    {
      field: 'languages.site',
      ask: 'In which languages is the landing page? Codes with commas: en, de, fr, es',
      why: 'Each one is a page, a switch and a line in the sitemap; English is always there.',
    },
    {
      field: 'languages.legal',
      ask: 'In which languages are the legal documents? Codes with commas: en, de, fr, es',
      why: 'People you address in a language expect its terms; somebody has to read each of them.',
    },
  ],
}
