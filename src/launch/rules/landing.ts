import { missingLetters, siteFaces } from '../../fonts/index.ts'
import {
  type Currency,
  isLanguage,
  isTranslations,
  languageOption,
  languages,
} from '../../languages/index.ts'
import { appStoreApp, isInEea, pricedCurrencies, type SiteConfig } from '../../model/index.ts'
import { sectionsBehind, siteTexts, translationsOf } from '../../texts/index.ts'
import { inGermany, toConsumers } from '../applies.ts'
import { countText } from '../countText.ts'
import { foundIf, type Match, type Rule } from '../rule.ts'
import { siteLeaves } from '../siteLeaves.ts'
import { locateField, locateText } from '../situation.ts'
import { sampleBrand } from './values.ts'

/** Fields that no legal document shows. */
const onLandingPageOnly = ['testimonials', 'reviewVerification', 'prices', 'works']

/** Where people pay in a currency. */
const payingIn: readonly (readonly [Currency, string, (country: string) => boolean])[] = [
  ['USD', 'the United States', country => country === 'US'],
  ['EUR', 'the European Economic Area', isInEea],
  ['GBP', 'the United Kingdom', country => country === 'GB'],
  ['CHF', 'Switzerland', country => country === 'CH'],
]

/** Markets in whose currency the company's own plans have no price. */
function unpricedMarkets({ plans = [], business }: SiteConfig): readonly Match[] {
  const priced = pricedCurrencies(plans)
  const markets = business.markets ?? []
  return payingIn
    .filter(([code, , isOne]) => priced.length > 0 && !priced.includes(code) && markets.some(isOne))
    .map(([code, place]) => ({
      suffix: `:${code}`,
      message: `The plans have no price in ${code}, and the app is offered in ${place}`,
    }))
}

/** What the landing page shows and leads to, and texts in every language. */
export const landingRules: readonly Rule[] = [
  {
    ...{ id: 'translation', severity: 'warning', person: 'marketing' },
    find: ({ site }) =>
      siteLeaves(site).flatMap(({ path, name, value }) => {
        if (!isTranslations(value)) return []
        const isOnLandingPage = onLandingPageOnly.includes(String(path[0]))
        const missing = site.languages[isOnLandingPage ? 'site' : 'any'].filter(
          code => !(code in value),
        )
        const unknown = Object.keys(value).filter(code => !isLanguage(code))
        const location = locateField(site, ...path)
        return [
          ...missing.map(code => ({
            ...{ suffix: `:${name}.${code}`, location },
            message: `Not translated: ${name} has no text for ${languageOption(code).name}`,
            why: 'The page shows the English text in its place.',
            fix: 'Write the text in this language.',
          })),
          ...unknown.map(code => ({
            ...{ suffix: `:${name}.${code}`, location },
            message: `${name} has a text for "${code}", which is not a language of the site`,
            why: 'Nobody will ever see it.',
            fix: `Correct the code to one of ${languages.map(option => option.code).join(', ')}.`,
          })),
        ]
      }),
  },
  {
    ...{ id: 'translation:behind', severity: 'warning' },
    why: 'Readers of one language are told something else. Such a document cannot be published.',
    find: ({ site }) =>
      translationsOf(site).flatMap(translation => {
        const behind = sectionsBehind(translation)
        if (behind.length === 0) return []
        const { name, language } = translation
        return {
          ...{
            suffix: `:${name}.${language}`,
            location: locateText(site, name, undefined, language),
          },
          message: `${name} in ${languageOption(language).name} is behind the English text in ${countText(behind.length, 'section')}: ${behind.join(', ')}`,
          fix: `npm run legal -- status shows each with the English before and after. Translate it, or confirm that it still holds.`,
        }
      }),
  },
  {
    ...{ id: 'clips:sound', severity: 'warning', person: 'marketing' },
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
    ...{ id: 'mark:faint', severity: 'warning', person: 'marketing', field: 'identity.mark' },
    why: 'Visitors whose device is set to this scheme see an empty place where the company should be.',
    fix: 'Use colors that are seen on both papers, or give the file <style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style>.',
    find: ({ mark }) =>
      (mark?.faintIn ?? []).map(scheme => ({
        suffix: `:${scheme}`,
        message: `The mark is hardly seen in the ${scheme} scheme`,
      })),
  },
  {
    ...{ id: 'card:letters', severity: 'warning', person: 'marketing', field: 'brand' },
    why: 'The pictures shown where pages are shared would have gaps in their words.',
    fix: 'Name a typeface that has them as identity.typefaces.text (fontsource.org lists them by script).',
    find({ site }) {
      const { documents, statutory } = siteTexts(site)
      const titles = [...documents, ...statutory].map(({ frontMatter }) => frontMatter.title)
      const words = site.languages.site.map(language => site.messages[language]['hero.title'])
      const missing = missingLetters(
        siteFaces(site),
        [site.config.brand, ...words, ...titles].join(''),
      )
      if (missing.length === 0) return []
      return [{ message: `No typeface of the site has the letters ${missing.join(' ')}` }]
    },
  },
  {
    ...{ id: 'app:storefront', severity: 'warning', person: 'marketing', field: 'app.appStore' },
    why: 'Visitors from elsewhere see a price that is not theirs, or that the app is not available.',
    find({ site: { config } }) {
      const markets = config.business.markets
      const { id, storefront } = appStoreApp(config.app.appStore ?? '')
      if (!storefront || !markets || markets.includes(storefront)) return []
      return [
        {
          message: `The App Store link leads to the store of ${storefront}, where the app is not offered`,
          fix: `Write https://apps.apple.com/app/id${id}, which opens each visitor's own store.`,
        },
      ]
    },
  },
  {
    ...{ id: 'sample:mark', severity: 'warning', person: 'marketing', field: 'identity' },
    message: 'The mark is the one of the sample, beside your name',
    why: 'The bar, the icons and the card that is shown where a page is shared carry it.',
    fix: 'Put your mark into the folder media as an SVG file, and name it as identity.mark.',
    find: foundIf(({ brand, identity }) => brand !== sampleBrand && identity.mark === undefined),
  },
  {
    ...{ id: 'contradiction:prices', severity: 'blocker', field: 'prices.tax.EUR' },
    message: 'Consumers in Germany are shown prices without tax',
    why: 'Prices shown to consumers in Germany have to include tax, and to say so (§ 3(1), § 6(1) no. 1 PAngV).',
    fix: "Show prices in euros with tax, and write 'included'.",
    find: foundIf(
      config =>
        config.prices.tax.EUR === 'excluded' &&
        [inGermany, toConsumers].every(holds => holds(config)),
    ),
  },
  {
    ...{ id: 'prices:currency', severity: 'warning', person: 'marketing', field: 'plans' },
    why: 'The store charges in the currency of the country. Switzerland asks for prices in francs (Articles 3, 10 of the Ordinance on the Indication of Prices, SR 942.211); whether of apps, ask counsel.',
    fix: 'Write the price in this currency into every plan, as the store charges it.',
    find: ({ site }) => unpricedMarkets(site.config),
  },
  {
    ...{ id: 'placeholder:app.googlePlay', severity: 'warning', field: 'app.googlePlay' },
    asks: 'app.googlePlay',
    message: 'Not supplied: app.googlePlay [Google Play link]',
    why: 'The badge of Google Play says that the app is coming; nobody can get it from here.',
    fix: 'Write the link of the app, https://play.google.com/store/apps/details?id=….',
    find: foundIf(({ app }) => app.googlePlay === 'soon'),
  },
]
