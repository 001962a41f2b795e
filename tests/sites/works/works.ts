import type * as v from 'valibot'
import type { siteSchema } from '../../../src/company/schema/siteSchema.ts'

/** What the fixture says of its works, samples all of them: one text is not translated. */
export const works: NonNullable<v.InferInput<typeof siteSchema>['works']> = {
  video: {
    en: 'Hills in *red | violet | rust*, slow pan',
    de: 'Hügel in *Rot | Violett | Rost*, langsamer Schwenk',
  },
  image: { en: 'A valley in *green | blue | ink*', de: 'Ein Tal in *Grün | Blau | Tinte*' },
  'feature-image': [
    { en: 'Slopes, teal', de: 'Hänge, Petrol' },
    { en: 'Slopes, plum', de: 'Hänge, Pflaume' },
  ],
  'feature-chat': ['Ridges the color of plums'],
  sharing: { en: 'An apricot sky', de: 'Ein aprikosenfarbener Himmel' },
}
