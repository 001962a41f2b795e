import { isLanguage, isTranslations, languageOption, languages } from '../../languages/index.ts'
import { keptOut, missingTranslations } from '../../routing/index.ts'
import { appStoreApp, campaignOf, isInStore } from '../../schema/index.ts'
import { dateText, isLegalDocument, siteLeaves } from '../../site/index.ts'
import { partsBehind, translationsOf } from '../../texts/index.ts'
import { countText, locateText, type Match, type Rule } from '../rule.ts'
import { sampleBrand } from './values.ts'

const inEnglish = 'The page shows the English text in its place.'

const untilWhole =
  'Until it is there, or this finding is accepted, search engines and the choice of languages leave the language out.'

/** What the landing page shows and leads to, and texts in every language. */
export const landingRules: readonly Rule[] = [
  {
    id: 'translation',
    severity: 'warning',
    person: 'marketing',
    find({ site }) {
      const leftOut = keptOut(site)
      const missing = missingTranslations(site).map((translation): Match => {
        const { language, name, path, text } = translation
        const inLanguage = languageOption(language).name
        return {
          ...(path ? { path } : {}),
          ...(text ? { location: locateText(site, { name: text, language }) } : {}),
          suffix: `:${name}.${language}`,
          message: `Not translated: ${name} has no text for ${inLanguage}`,
          why: leftOut.includes(translation) ? `${inEnglish} ${untilWhole}` : inEnglish,
          fix: 'Write the text in this language.',
        }
      })
      const unknown = siteLeaves(site).flatMap(({ path, name, value }) =>
        Object.keys(isTranslations(value) ? value : {})
          .filter(code => !isLanguage(code))
          .map(
            (code): Match => ({
              suffix: `:${name}.${code}`,
              path,
              message: `${name} has a text for "${code}", which is not a language of the site`,
              why: 'Nobody will ever see it.',
              fix: `Correct the code to one of ${languages.map(option => option.code).join(', ')}.`,
            }),
          ),
      )
      return [...missing, ...unknown]
    },
  },
  {
    id: 'translation:behind',
    severity: 'warning',
    person: 'counsel',
    fix: 'npm run legal -- status shows each with the English before and after. Translate it, or confirm that it still holds.',
    find: ({ site }) =>
      translationsOf(site).map(translation => {
        const { name, language } = translation
        const behind = partsBehind(translation)
        if (behind.length === 0) return undefined
        const count = countText(behind.length, 'section')
        const isPublished = isLegalDocument(name)
        return {
          suffix: `:${name}.${language}`,
          why: `Readers of one language are told something else.${isPublished ? ' Such a document cannot be published.' : ''}`,
          location: locateText(site, translation),
          message: `${name} in ${languageOption(language).name} is behind the English text in ${count}: ${behind.join(', ')}`,
        }
      }),
  },
  {
    id: 'clips:sound',
    severity: 'warning',
    person: 'marketing',
    why: 'The page has no captions: what is said is lost on whoever does not hear it (WCAG 2.2, 1.2.2).',
    find: ({ site, audible = [] }) =>
      audible.map(({ name, muting }) => ({
        suffix: `:${name}`,
        message: `The clip ${name}.mp4 has sound`,
        location: `${site.folder}/media/${name}.mp4`,
        fix: `Where somebody speaks, run ${muting} and build again; where nobody does, accept this finding.`,
      })),
  },
  {
    id: 'works:cropped',
    severity: 'warning',
    field: 'works',
    person: 'marketing',
    why: 'Visitors may not see what the picture is about.',
    find: ({ cropped = [] }) =>
      cropped.map(({ name, file, size, percent, sides, shape }) => ({
        suffix: `:${name}`,
        location: file,
        message: `${percent} % of ${name} is cut off at its ${sides}: it has ${size}, and its place is ${shape}`,
        fix: `Write which part stays as works: { focus: { ${name}: 50% 50% } }, from its left and its top, or put a picture of about ${shape} there.`,
      })),
  },
  {
    id: 'mark:faint',
    severity: 'warning',
    field: 'identity.mark',
    person: 'marketing',
    why: 'Visitors whose device is set to this scheme see an empty place where the company should be.',
    fix: 'Use colors that are seen on both papers, or give the file <style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style>.',
    find: ({ markIsFaintIn = [] }) =>
      markIsFaintIn.map(scheme => ({
        suffix: `:${scheme}`,
        message: `The mark is hardly seen in the ${scheme} scheme`,
      })),
  },
  {
    id: 'card:letters',
    severity: 'warning',
    field: 'brand',
    person: 'marketing',
    why: 'The pictures shown where pages are shared would have gaps in their words.',
    fix: 'Name a typeface that has them as identity.typefaces.text (fontsource.org lists them by script).',
    find: ({ lettersWithoutTypeface = [] }) =>
      lettersWithoutTypeface.length > 0 && {
        message: `No typeface of the site has the letters ${lettersWithoutTypeface.join(' ')}`,
      },
  },
  {
    id: 'app:storefront',
    severity: 'warning',
    field: 'app.appStore',
    person: 'marketing',
    why: 'Visitors from elsewhere see a price that is not theirs, or that the app is not available.',
    find({ site: { config } }) {
      const markets = config.business.markets
      const { id, storefront } = appStoreApp(config.app.appStore ?? '')
      if (!storefront || !markets || markets.includes(storefront)) return undefined
      return {
        message: `The App Store link leads to the store of ${storefront}, where the app is not offered`,
        fix: `Write https://apps.apple.com/app/id${id}, which opens each visitor's own store.`,
      }
    },
  },
  {
    id: 'app:launch',
    severity: 'warning',
    field: 'app.launchOn',
    why: 'The page still says that the app is coming, and offers no reminder any more.',
    fix: 'Write the link of the app as app.appStore, or the day on which it comes.',
    find({ site: { config, today } }) {
      const { launchOn } = config.app
      if (!launchOn || launchOn > today || isInStore(config)) return undefined
      const day = dateText(launchOn, 'en')
      return { message: `The app was to be in the store on ${day}, and there is no link to it` }
    },
  },
  {
    id: 'app:campaign',
    severity: 'warning',
    field: 'app',
    person: 'marketing',
    why: 'Everybody who gets the app from this site would be counted as coming from one campaign, and the privacy policy says nothing of it.',
    find: ({ site: { config } }) =>
      (['appStore', 'googlePlay'] as const).map(field => {
        const { parameters, plainLink } = campaignOf(config.app[field] ?? '')
        return (
          parameters.length > 0 && {
            suffix: `:${field}`,
            path: ['app', field],
            message: `The link in app.${field} counts visitors for a campaign: ${parameters.join(', ')}`,
            fix: `Write ${plainLink}`,
          }
        )
      }),
  },
  {
    id: 'sample:mark',
    severity: 'warning',
    field: 'identity',
    person: 'marketing',
    message: 'The mark is the one of the sample, beside your name',
    why: 'The bar, the icons and the card that is shown where a page is shared carry it.',
    fix: 'Put your mark into the folder media as an SVG file, and name it as identity.mark.',
    find: ({ site: { config } }) =>
      config.brand !== sampleBrand && config.identity.mark === undefined,
  },
  {
    id: 'placeholder:app.googlePlay',
    severity: 'warning',
    field: 'app.googlePlay',
    asks: 'app.googlePlay',
    message: 'Not supplied: app.googlePlay [Google Play link]',
    why: 'The badge of Google Play says that the app is coming; nobody can get it from here.',
    fix: 'Write the link of the app, https://play.google.com/store/apps/details?id=….',
    find: ({ site: { config } }) => config.app.googlePlay === 'soon',
  },
]
