import { toString as plainText } from 'mdast-util-to-string'
import { defaultLanguage, languageList } from '../../languages/index.ts'
import { pageTable, redirects } from '../../routing/index.ts'
import { figureKeys, figures, isPromise, unfinishedWord } from '../../schema/index.ts'
import {
  dateText,
  daysAfter,
  daysBetween,
  type LegalDocumentName,
  legalDocuments,
  plansOf,
  renderFact,
  type Site,
} from '../../site/index.ts'
import { isCompanyText, nodesOf, siteTexts, textIn, walkNodes } from '../../texts/index.ts'
import { timelines } from '../../versions/index.ts'
import { locateText, type Match, NOTICE_DAYS, type Rule } from '../rule.ts'

/** Days after which the privacy policy has to be updated (Cal. Civ. Code § 1798.130(a)(5)). */
const CCPA_UPDATE_DAYS = 365

/** Days ahead after which a day to come is probably a mistake. */
const FAR_AHEAD = 180

/** The legal documents in the language each is written in, each with the version that readers go by. */
function documentsOf(site: Site) {
  return legalDocuments.map(name => {
    const { inForce, announced } = timelines(site)[name]
    const document = textIn(siteTexts(site).documents, name, defaultLanguage)
    return { name, document, version: announced ?? inForce }
  })
}

/** Links of texts that lead to no page of the site, or to no section of a text. */
function deadLinks(site: Site): readonly Match[] {
  const { documents, statutory } = siteTexts(site)
  const { routePages } = pageTable(site)
  const texts = [...documents, ...statutory].flatMap(({ name, language, document }) => {
    const page = routePages.find(page => page.route === name && page.language === language)
    return page ? { name, language, document, path: page.path } : []
  })
  const addresses = [...routePages.map(({ path }) => path), ...Object.keys(redirects(site))]
  const dead: Match[] = []
  for (const text of texts) {
    walkNodes({ type: 'root', children: [...nodesOf(text.document)] }, node => {
      if (node.type !== 'link' || !/^[#/]/.test(node.url)) return
      const { url, position } = node
      const [path = '', id = ''] = (url.startsWith('#') ? text.path + url : url).split('#')
      const isKnown = addresses.includes(path) || /\.\w+$/.test(path)
      const target = texts.find(({ path: address }) => address === path)
      if (isKnown && (id === '' || !target || target.document.ids.includes(id))) return
      dead.push({
        suffix: `:${text.name}.${text.language}:${url}`,
        message: `The link "${url}" leads to no ${isKnown ? 'section of its page' : 'page of the site'}`,
        location: locateText(site, text, position?.start.line),
      })
    })
  }
  return dead
}

/** Sections of documents that a statute asks for, by their ids, with the statute. */
const statutorySections: Readonly<Record<LegalDocumentName, Readonly<Record<string, string>>>> = {
  'privacy-policy': {
    company: 'Article 13(1)(a) GDPR',
    'legal-basis': 'Article 13(1)(c) GDPR',
    sharing: 'Article 13(1)(e) GDPR',
    'international-transfers': 'Article 13(1)(f) GDPR',
    retention: 'Article 13(2)(a) GDPR',
    rights: 'Article 13(2)(b) GDPR',
  },
  'terms-of-service': {
    moderation: 'Article 14 of Regulation (EU) 2022/2065',
    accessibility: 'Annex V of Directive (EU) 2019/882',
  },
  'data-processing-agreement': {
    scope: 'Article 28(3) GDPR',
    processors: 'Article 28(2) GDPR',
    'security-measures': 'Article 28(3)(c) GDPR',
    audits: 'Article 28(3)(h) GDPR',
  },
}

/** The company's own texts. */
function ownTexts({ folder, texts }: Site) {
  return Array.from(texts.values()).filter(file => isCompanyText({ folder }, file))
}

/** What counsel has to decide about the documents, and when to look at them again. */
export const documentRules: readonly Rule[] = [
  {
    id: 'link',
    severity: 'blocker',
    person: 'counsel',
    why: 'No build is made with a link that leads nowhere.',
    fix: 'Correct its address.',
    find: ({ site }) => deadLinks(site),
  },
  {
    id: 'text:unfinished',
    severity: 'blocker',
    person: 'counsel',
    why: 'The page prints the word as it is.',
    fix: 'Write what belongs there.',
    find: ({ site }) =>
      ownTexts(site).map(({ file, text }) => {
        const lines = text.split('\n')
        const index = lines.findIndex(line => unfinishedWord.test(line))
        const [word = ''] = unfinishedWord.exec(lines[index] ?? '') ?? []
        const name = file.replace(`${site.folder}/texts/`, '')
        return (
          index !== -1 && {
            suffix: `:${name}`,
            message: `The text holds the word ${word}`,
            location: `${file}:${index + 1}`,
          }
        )
      }),
  },
  {
    id: 'text:left-out',
    severity: 'warning',
    person: 'counsel',
    find: ({ site }) =>
      legalDocuments.flatMap(name => {
        const text = textIn(siteTexts(site).documents, name, defaultLanguage)
        if (!isCompanyText(site, text.source)) return []
        const { ids } = text.document
        return Object.entries(statutorySections[name]).map(
          ([id, statute]) =>
            !ids.includes(id) && {
              suffix: `:${name}.${id}`,
              message: `Your ${name} has no section {#${id}}`,
              location: locateText(site, text),
              why: `${statute} asks for what it says.`,
              fix: 'Write the section; accept this finding where another section says the same.',
            },
        )
      }),
  },
  {
    id: 'contradiction',
    severity: 'warning',
    person: 'counsel',
    why: 'The reader may rely on the better one, and a court will.',
    find: ({ site }) =>
      figureKeys.flatMap(key => {
        const { agreesWith = [] } = figures[key]
        // Until somebody answers for it, the promise itself is asked for; denied, nothing says it.
        if (isPromise(key) && site.config.promises[key] !== 'yes') return []
        return agreesWith.map(({ figure, matter }): Match | undefined => {
          const first = renderFact(site, key, defaultLanguage).text
          const second = renderFact(site, figure, defaultLanguage).text
          if (first === second) return undefined
          return {
            suffix: `:${key}`,
            path: ['figures', figure],
            message: `Two answers to ${matter}: ${first}, and ${second}`,
            fix: `Decide, and write ${key} and ${figure} alike as figures in ${site.source.file}.`,
          }
        })
      }),
  },
  {
    id: 'day:distant',
    severity: 'warning',
    person: 'counsel',
    why: 'Until then, nothing of it is in force.',
    fix: 'Correct the year.',
    find: ({ site }) =>
      documentsOf(site).map(({ name, document, version: { effective, publishedOn } }) => {
        const isDistant = daysBetween(site.today, effective) > FAR_AHEAD
        if (publishedOn !== undefined || !isDistant) return undefined
        return {
          suffix: `:${name}`,
          message: `${name} would take effect on ${dateText(effective, defaultLanguage)}`,
          location: locateText(site, document, document.lineOf('effective')),
        }
      }),
  },
  {
    id: 'contradiction:plan-names',
    severity: 'warning',
    person: 'founder',
    why: 'The Terms do not govern a plan they do not name.',
    find({ site }) {
      const { documents } = siteTexts(site)
      const lines: string[] = []
      walkNodes(textIn(documents, 'terms-of-service', defaultLanguage).tree, node => {
        if (node.type === 'tableCell' || node.type === 'listItem') lines.push(plainText(node))
      })
      const names = plansOf(site.config).map(({ name }) => name)
      const unnamed = names.filter(name => !lines.some(line => line.startsWith(name)))
      return (
        unnamed.length > 0 && {
          message: `On sale but not in the Terms: ${unnamed.join(', ')}`,
          path: site.config.plans ? ['plans'] : ['variants', 'plans'],
          fix: `Write your plans into ${site.source.file}; in a text of your own, {{plans.table}} names them.`,
        }
      )
    },
  },
  {
    id: 'contradiction:languages',
    severity: 'warning',
    field: 'languages.legal',
    person: 'counsel',
    why: 'A promise in the documents that the site does not keep.',
    fix: 'Have it translated, or take the language out of languages.legal.',
    find: ({ site }) =>
      legalDocuments.map(wanted => {
        const written = siteTexts(site).documents.filter(({ name }) => name === wanted)
        const missing = site.languages.legal.filter(
          code => !written.some(({ language }) => language === code),
        )
        if (missing.length === 0) return undefined
        const languages = languageList(missing, defaultLanguage)
        return {
          suffix: `.${wanted}`,
          message: `Promised but not offered: ${wanted} in ${languages}`,
        }
      }),
  },
  {
    id: 'terms:fourteen-sections',
    severity: 'warning',
    field: 'variants.terms',
    message:
      'The Terms with fourteen sections say nothing about moderation, EU representative, accessibility',
    why: 'Article 14 of Regulation (EU) 2022/2065 and Annex V of Directive (EU) 2019/882 ask for such texts.',
    fix: "Write 'nineteen-sections', or let counsel place these texts elsewhere.",
    find: ({ site: { config } }) => config.variants.terms === 'fourteen-sections',
  },
  {
    id: 'ccpa:annual-update',
    severity: 'warning',
    person: 'counsel',
    why: 'The CCPA asks for an update at least every twelve months (Cal. Civ. Code § 1798.130(a)(5)).',
    fix: 'Review the policy and publish it as a new version: npm run legal -- publish privacy-policy.',
    find: ({ site }) =>
      documentsOf(site).map(({ name, document, version: { publishedOn } }) => {
        if (name !== 'privacy-policy' || publishedOn === undefined) return undefined
        const left = daysBetween(site.today, daysAfter(publishedOn, CCPA_UPDATE_DAYS))
        if (left > NOTICE_DAYS) return undefined
        return {
          message: `The privacy policy was last updated on ${publishedOn}, ${left < 0 ? 'more than' : 'nearly'} twelve months ago`,
          location: locateText(site, document, document.lineOf('version')),
        }
      }),
  },
  {
    id: 'review',
    severity: 'warning',
    person: 'counsel',
    why: 'The document itself says when it is reviewed again.',
    fix: 'Review it, write the next date into every language, and publish it as a version.',
    find: ({ site }) =>
      documentsOf(site).map(({ name, document, version }) => {
        // Until a document is published, its days are the sample's.
        const { nextReview } = version.texts.get(defaultLanguage)?.head ?? {}
        const left =
          nextReview === undefined ? NOTICE_DAYS + 1 : daysBetween(site.today, nextReview)
        if (nextReview === undefined || left > NOTICE_DAYS) return undefined
        const date = dateText(nextReview, defaultLanguage)
        return {
          suffix: `:${name}`,
          message: `The review of ${name} ${left < 0 ? `was due on ${date}` : `is due on ${date}, in ${left} days`}`,
          location: locateText(site, document, document.lineOf('nextReview')),
        }
      }),
  },
]
