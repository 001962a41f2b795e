import { type Language, translate } from '../languages/index.ts'
import { sentenceOf } from '../schema/index.ts'
import { isSupplied } from './conditions.ts'
import { oncePerSite, type Site } from './site.ts'
import { statedWorks } from './statedWorks.ts'

/** The paths of the mark that the press may take: as it is drawn, and as a picture. */
export const pressMarkPaths = { svg: '/press/mark.svg', png: '/press/mark.png' } as const

/** A picture that the press may take. */
export interface PressPicture {
  /** Its URL path: `/press/image-1.jpg`. */
  readonly path: string
  /** The work, or the screen of the app in a language, that it is made from: `image-1`, `screens-1.de`. */
  readonly name: string
  /** The language that a screen of the app shows; left out for a work. */
  readonly language?: Language
  /** What it shows, in a language, or in the default one. */
  readonly description: (language: Language) => ReturnType<typeof translate>
}

/** What a screen of the app is called in a language, by its number from 1: `screens-1.de`. */
export function screenName(number: number, language: Language): string {
  return `screens-${number}.${language}`
}

/** Whether a company has something for the press. */
export function hasPress({ config }: Site): boolean {
  return isSupplied(config, 'press')
}

/** The works of a company as pictures for the press. */
function pressWorks(site: Site): readonly PressPicture[] {
  return statedWorks(site)
    .filter(({ place }) => place !== 'sharing')
    .map(({ name, index, prompt }) => ({
      path: `/press/${name}.jpg`,
      name,
      description: language => {
        const { text, language: written } = translate(prompt, language)
        return { text: sentenceOf(text, index), language: written }
      },
    }))
}

/** The screens of the app in each language of the landing page, as pictures for the press. */
function pressScreens({ config, languages }: Site): readonly PressPicture[] {
  return (config.works.screens ?? []).flatMap((description, index) =>
    languages.site.map((language): PressPicture => {
      const name = screenName(index + 1, language)
      return {
        path: `/press/${name}.jpg`,
        name,
        language,
        description: wanted => translate(description, wanted),
      }
    }),
  )
}

/** The pictures that the press may take; none where the company has nothing for the press. */
export const pressPictures = oncePerSite((site): readonly PressPicture[] =>
  hasPress(site) ? [...pressWorks(site), ...pressScreens(site)] : [],
)

/** Those of the pictures that a page in a language shows: screens in that language, or in the first of the site. */
export function pressPicturesIn(site: Site, language: Language): readonly PressPicture[] {
  const [first] = site.languages.site
  const screenLanguage = site.languages.site.includes(language) ? language : first
  return pressPictures(site).filter(
    picture => picture.language === undefined || picture.language === screenLanguage,
  )
}

/** The paths of all files for the press. */
export function pressPaths(site: Site): readonly string[] {
  if (!hasPress(site)) return []
  return [...Object.values(pressMarkPaths), ...pressPictures(site).map(({ path }) => path)]
}
