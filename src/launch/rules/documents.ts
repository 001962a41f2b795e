import type { Link, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { defaultLanguage, languageList } from '../../languages/index.ts'
import {
  dateText,
  daysAfter,
  daysBetween,
  type FactKey,
  legalDocuments,
  plansOf,
  renderFact,
  type Site,
} from '../../model/index.ts'
import { pageTable, redirects } from '../../pages/index.ts'
import { nodesOf, siteTexts, walkNodes } from '../../texts/index.ts'
import { publishedVersions, timelines } from '../../versions/index.ts'
import { foundIf, type Match, NOTICE_DAYS, type Rule } from '../rule.ts'
import { inDefaultLanguage, locateField, locateFrontMatter, locateText } from '../situation.ts'

/** Days after which the privacy policy has to be updated (Cal. Civ. Code § 1798.130(a)(5)). */
const CCPA_UPDATE_DAYS = 365

/** Pairs of facts about the same matter, which ought to agree. */
const sameMatters: readonly (readonly [FactKey, FactKey, string])[] = [
  ['support.response', 'support.responseTerms', 'how fast support answers'],
  [
    'retention.accountData',
    'retention.deletedAccounts',
    'how long data of deleted accounts is kept',
  ],
  ['retention.accountData', 'retention.accountRecovery', 'how long a deleted account lives on'],
  [
    'retention.generatedContent',
    'retention.temporaryContent',
    'how long generated content is kept',
  ],
  ['response.gdpr', 'response.dataSubject', 'how fast requests from data subjects are answered'],
  ['response.gdprExtended', 'response.dataSubjectExtended', 'how far that can be extended'],
]

function contradictions(site: Site): readonly Match[] {
  return sameMatters.flatMap(([one, other, matter]) => {
    const [first, second] = [one, other].map(key => renderFact(site, key, defaultLanguage).text)
    // Until somebody answers for it, the promise itself is asked for; denied, nothing says it.
    const isSaid = one !== 'support.response' || site.config.promises[one] === 'yes'
    if (first === second || !isSaid) return []
    return {
      suffix: `:${one}`,
      message: `Two answers to ${matter}: ${first}, and ${second}`,
      location: locateField(site, 'figures', other),
      fix: `Decide, and write ${one} and ${other} alike as figures in ${site.source.file}.`,
    }
  })
}

/** Plans on sale that no table and no list of the Terms begins a line with. */
function unnamedPlans(site: Site): readonly Match[] {
  const terms = inDefaultLanguage(site).find(({ name }) => name === 'terms-of-service')
  const lines: string[] = []
  walkNodes(terms?.tree ?? { type: 'root', children: [] }, node => {
    if (node.type === 'tableCell' || node.type === 'listItem') lines.push(plainText(node))
  })
  const unnamed = plansOf(site.config).flatMap(({ name }) =>
    lines.some(line => line.startsWith(name)) ? [] : name,
  )
  if (unnamed.length === 0) return []
  const place = site.config.plans ? ['plans'] : ['variants', 'plans']
  return [
    {
      message: `On sale but not in the Terms: ${unnamed.join(', ')}`,
      location: locateField(site, ...place),
      fix: `Write your plans into ${site.source.file}; in a text of your own, {{plans.table}} names them.`,
    },
  ]
}

/** Days ahead after which a day to come is probably a mistake. */
const FAR_AHEAD = 180

/** Documents without a version that would take effect in a distant future. */
function distantDays(site: Site): readonly Match[] {
  return inDefaultLanguage(site).flatMap(document => {
    const { effective } = document.frontMatter
    const isFirst = publishedVersions(site)[document.name].length === 0
    if (!isFirst || daysBetween(site.today, effective) <= FAR_AHEAD) return []
    return {
      suffix: `:${document.name}`,
      message: `${document.name} would take effect on ${dateText(effective, defaultLanguage)}`,
      location: locateFrontMatter(site, document, 'effective'),
    }
  })
}

function linksIn(nodes: readonly RootContent[]): readonly Link[] {
  const links: Link[] = []
  walkNodes({ type: 'root', children: [...nodes] }, node => {
    if (node.type === 'link' && /^[#/]/.test(node.url)) links.push(node)
  })
  return links
}

/** Links of texts that lead to no page of the site, or to no section of a text. */
function deadLinks(site: Site): readonly Match[] {
  const { documents, statutory } = siteTexts(site)
  const { routePages } = pageTable(site)
  const leads = redirects(site)
  const texts = [...documents, ...statutory].flatMap(({ name, language, document }) => {
    const page = routePages.find(({ route, ...own }) => route === name && own.language === language)
    return page ? { name, language, document, path: page.path } : []
  })
  return texts.flatMap(({ name, language, document, path: own }) =>
    linksIn(nodesOf(document)).flatMap(({ url, position }): readonly Match[] => {
      const [path = '', id = ''] = url.split('#')
      const isPage = routePages.some(page => page.path === path)
      const isKnown = path === '' || isPage || path in leads || /\.\w+$/.test(path)
      const target = texts.find(text => text.path === (path === '' ? own : path))
      if (isKnown && (id === '' || !target || target.document.ids.includes(id))) return []
      return [
        {
          suffix: `:${name}.${language}:${url}`,
          message: `The link "${url}" leads to no ${isKnown ? 'section of its page' : 'page of the site'}`,
          location: locateText(site, name, position?.start.line, language),
        },
      ]
    }),
  )
}

/** What counsel has to decide about the documents, and when to look at them again. */
export const documentRules: readonly Rule[] = [
  {
    ...{ id: 'link', severity: 'blocker', person: 'counsel' },
    why: 'No build is made with a link that leads nowhere.',
    fix: 'Correct its address.',
    find: ({ site }) => deadLinks(site),
  },
  {
    ...{ id: 'contradiction', severity: 'warning' },
    why: 'The reader may rely on the better one, and a court will.',
    find: ({ site }) => contradictions(site),
  },
  {
    ...{ id: 'day:distant', severity: 'warning', person: 'counsel' },
    why: 'Until then, nothing of it is in force.',
    fix: 'Correct the year.',
    find: ({ site }) => distantDays(site),
  },
  {
    ...{ id: 'contradiction:plan-names', severity: 'warning', person: 'founder' },
    why: 'The Terms do not govern a plan they do not name.',
    find: ({ site }) => unnamedPlans(site),
  },
  {
    ...{ id: 'contradiction:languages', severity: 'warning', field: 'languages.legal' },
    person: 'counsel',
    why: 'A promise in the documents that the site does not keep.',
    fix: 'Have it translated, or take the language out of languages.legal.',
    find: ({ site }) =>
      legalDocuments.flatMap(wanted => {
        const written: readonly string[] = siteTexts(site)
          .documents.filter(({ name }) => name === wanted)
          .map(({ language }) => language)
        const missing = site.languages.legal.filter(code => !written.includes(code))
        if (missing.length === 0) return []
        const languages = languageList(missing, defaultLanguage)
        return {
          suffix: `.${wanted}`,
          message: `Promised but not offered: ${wanted} in ${languages}`,
        }
      }),
  },
  {
    ...{ id: 'terms:fourteen-sections', severity: 'warning', field: 'variants.terms' },
    message:
      'The Terms with fourteen sections say nothing about moderation, EU representative, accessibility',
    why: 'Article 14 of Regulation (EU) 2022/2065 and Annex V of Directive (EU) 2019/882 ask for such texts.',
    fix: "Write 'nineteen-sections', or let counsel place these texts elsewhere.",
    find: foundIf(({ variants }) => variants.terms === 'fourteen-sections'),
  },
  {
    ...{ id: 'ccpa:annual-update', severity: 'warning' },
    why: 'The CCPA asks for an update at least every twelve months (Cal. Civ. Code § 1798.130(a)(5)).',
    fix: 'Review the policy and publish it as a new version: npm run legal -- publish privacy-policy.',
    find: ({ site }) =>
      inDefaultLanguage(site).flatMap(document => {
        const { inForce, announced } = timelines(site)['privacy-policy']
        const { publishedOn } = announced ?? inForce
        if (document.name !== 'privacy-policy' || publishedOn === undefined) return []
        const left = daysBetween(site.today, daysAfter(publishedOn, CCPA_UPDATE_DAYS))
        if (left > NOTICE_DAYS) return []
        return {
          message: `The privacy policy was last updated on ${publishedOn}, ${left < 0 ? 'more than' : 'nearly'} twelve months ago`,
          location: locateFrontMatter(site, document, 'version'),
        }
      }),
  },
  {
    ...{ id: 'review', severity: 'warning' },
    why: 'The document itself says when it is reviewed again.',
    fix: 'Review it, write the next date into every language, and publish it as a version.',
    find: ({ site }) =>
      inDefaultLanguage(site).flatMap(document => {
        const { name } = document
        // Until a document is published, its days are the sample's.
        const { inForce, announced } = timelines(site)[name]
        const { nextReview } = (announced ?? inForce).texts.get(defaultLanguage)?.head ?? {}
        if (nextReview === undefined) return []
        const left = daysBetween(site.today, nextReview)
        if (left > NOTICE_DAYS) return []
        const date = dateText(nextReview, defaultLanguage)
        return {
          suffix: `:${name}`,
          message: `The review of ${name} ${left < 0 ? `was due on ${date}` : `is due on ${date}, in ${left} days`}`,
          location: locateFrontMatter(site, document, 'nextReview'),
        }
      }),
  },
]
