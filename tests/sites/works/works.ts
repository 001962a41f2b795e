import type { SiteInput } from '../../../src/model/schema.ts'

/** What the fixture says of its works: no two texts alike, and one that is not translated. */
export const works: NonNullable<SiteInput['works']> = [
  {
    place: 'hero-video',
    alt: { en: 'Red hills under a low sun', de: 'Rote Hügel unter tiefer Sonne' },
    prompt: { en: 'Red hills, slow pan', de: 'Rote Hügel, langsamer Schwenk' },
  },
  {
    place: 'hero-image',
    alt: { en: 'A green valley', de: 'Ein grünes Tal' },
    prompt: { en: 'A valley in the green of bottles', de: 'Ein Tal in Flaschengrün' },
  },
  {
    place: 'hero-chat',
    alt: { en: 'A blue morning', de: 'Ein blauer Morgen' },
    prompt: { en: 'The same hills, but blue', de: 'Dieselben Hügel, nur blau' },
  },
  {
    place: 'feature-video',
    alt: { en: 'A violet evening', de: 'Ein violetter Abend' },
    prompt: { en: 'Evening in violet, wide', de: 'Abend in Violett, weit' },
  },
  {
    place: 'feature-image',
    alt: { en: 'Teal slopes' },
    prompt: { en: 'Slopes, teal, film grain' },
  },
  {
    place: 'feature-chat',
    alt: { en: 'Plum-colored ridges', de: 'Pflaumenfarbene Kämme' },
    prompt: { en: 'Ridges the color of plums', de: 'Kämme in der Farbe von Pflaumen' },
  },
  {
    place: 'feature-organize',
    alt: { en: 'Hills in ink', de: 'Hügel in Tinte' },
    prompt: { en: 'Hills drawn in ink', de: 'Hügel, mit Tinte gemalt' },
  },
  {
    place: 'feature-share',
    alt: { en: 'A coast of rust', de: 'Eine Küste aus Rost' },
    prompt: { en: 'A coast of rust, very wide', de: 'Eine Küste aus Rost, sehr breit' },
  },
  {
    place: 'sharing',
    alt: { en: 'An apricot sky', de: 'Ein aprikosenfarbener Himmel' },
    prompt: { en: 'Sky, apricot', de: 'Himmel, Aprikose' },
  },
]
