declare module 'virtual:legal' {
  /** The legal documents of the site in every language. */
  export const legalTexts: import('./compile.ts').LegalTexts
}
