import { fillMessage, type Language } from '../../languages/index.ts'
import {
  dateText,
  languagesOf,
  linkToRoute,
  routePath,
  type Site,
  statutoryPageTable,
} from '../../model/index.ts'
import { documentDetails, renderText } from '../../texts/index.ts'
import {
  stateOf,
  successorOf,
  type Version,
  versionPath,
  versionText,
} from '../../versions/index.ts'
import { Announcement, announcementOf } from '../announcements.tsx'
import { comparedWithDraft, type Page, type PageOf } from '../pageTable.ts'
import { draftPath, feedPath, frozenTextPath, versionListPath } from '../paths.ts'
import type { PageProps } from '../siteBuild.ts'
import { documentStyles, registerStyles, statutoryStyles } from '../styles/styles.ts'
import type { DocumentView } from './DocumentPage.tsx'
import { formatsRow, type Link, type Row } from './legalEntries.ts'

type Localized = PageProps<Page>

/** The way back to the landing page. */
export function backHome({ page: { language }, build: { site } }: Localized): Link {
  return { ...linkToRoute(site, 'landing', language), text: site.messages[language]['back.home'] }
}

/** What a reader of a document may want to do next. */
function relatedRow({ page, build }: PageProps<PageOf<'legal'>>): readonly Row[] {
  const { route, language, path } = page
  const texts = build.site.messages[language]
  if (route === 'terms-of-service') return []
  const [label, text, target] =
    route === 'privacy-policy'
      ? (['legal.your-rights', 'rights.link', routePath('your-rights', language)] as const)
      : (['agreement.label', 'agreement.link', `${path}.docx`] as const)
  return [{ label: texts[label], links: [{ text: texts[text], path: target }] }]
}

/** A legal document in force: what is announced, its dates, its forms and its text. */
export function legalView({ page, build }: PageProps<PageOf<'legal'>>): DocumentView {
  const { site } = build
  const { route, language } = page
  const texts = site.messages[language]
  const document = build.legalTexts[route][language]
  const announced = announcementOf(site, route, language)
  const before = comparedWithDraft(site, route)
  return {
    ...{ title: document.title, description: document.description, css: documentStyles },
    notes: [
      announced && (
        <div key="announced" className="note">
          <Announcement site={site} {...announced} language={language} />
        </div>
      ),
      before && (
        <p key="draft" className="note">
          <a href={draftPath(route, language)}>
            {fillMessage(texts['draft.compare'], { before: before.version })}
          </a>
        </p>
      ),
    ],
    rows: [
      ...documentDetails(site, document, language),
      formatsRow(site, route, language),
      ...relatedRow({ page, build }),
    ],
    text: { ...document, look: 'numbered', summary: 'shown' },
    back: backHome({ page, build }),
  }
}

/** A version, and the language of the page that shows it. */
export interface VersionProps {
  readonly site: Site
  readonly version: Version
  readonly language: Language
}

/** Says at the head of a version whether it applies, and leads to the one that does. */
export function VersionNote({ site, version, language }: VersionProps) {
  const texts = site.messages[language]
  const state = stateOf(site, version)
  const successor = state === 'replaced' ? successorOf(site, version) : undefined
  const sentence = successor
    ? fillMessage(texts['version.replaced'], {
        version: successor.version,
        date: dateText(successor.effective, language),
      })
    : fillMessage(texts[state === 'announced' ? 'version.announced' : 'version.effective'], {
        date: dateText(version.effective, language),
      })
  return (
    <p className="note">
      {sentence}{' '}
      {successor && stateOf(site, successor) === 'replaced' && (
        <>
          <a href={versionPath(successor, language)}>
            {fillMessage(texts['version.successor'], { version: successor.version })}
          </a>
          {' · '}
        </>
      )}
      <a href={routePath(version.document, language)}>{texts['version.present']}</a>
    </p>
  )
}

/** A version of a document at its permanent address, as it was published. */
export function versionView({ page, build }: PageProps<PageOf<'version'>>): DocumentView {
  const { site } = build
  const { route, language, version } = page
  const texts = site.messages[language]
  const { publishedOn } = version
  const document = publishedOn
    ? renderText(site, versionText(version, language))
    : build.legalTexts[route][language]
  const details = documentDetails(site, document, language)
  return {
    ...{ description: document.description, navbarTitle: document.title, css: documentStyles },
    title: fillMessage(texts['version.title'], {
      document: document.title,
      version: version.version,
    }),
    notes: [<VersionNote key="version" {...{ site, version, language }} />],
    rows: publishedOn
      ? [
          {
            label: texts['legal.published'],
            text: dateText(publishedOn, language),
            day: publishedOn,
          },
          ...details,
          {
            label: texts['legal.formats'],
            links: [{ text: 'Markdown', path: frozenTextPath(version, language) }],
          },
        ]
      : details,
    text: { ...document, look: 'numbered', summary: 'named' },
    back: { text: texts['legal.versions'], path: versionListPath(route, language) },
  }
}

/**
 * The company's own function on a page, in words that the law prescribes; nothing where there is none.
 * Withdrawal: § 356a(1) BGB, Article D221-5 of the French consumer code, Article 11a(1) of Directive
 * 2011/83/EU. Cancellation: § 312k(2) BGB, Article D215-1 of the French consumer code.
 */
function actionOf({ page, build }: PageProps<PageOf<'statutory'>>) {
  const { config, messages } = build.site
  const texts = messages[page.language]
  if (page.route === 'withdrawal') {
    return { href: config.withdrawal?.formUrl, label: texts['function.withdrawal'] }
  }
  if (page.route !== 'cancellation') return undefined
  return { href: config.cancellation?.ownUrl, label: texts['function.cancellation'] }
}

/** A page that not every company needs. */
export function statutoryView({ page, build }: PageProps<PageOf<'statutory'>>): DocumentView {
  const { site } = build
  const { route, language } = page
  const texts = site.messages[language]
  const text = build.statutoryTexts[route][language]
  const action = actionOf({ page, build })
  const { related, look } = statutoryPageTable[route]
  const feed = { text: texts['feed.label'], path: feedPath(language) }
  const seeAlso = [
    ...related
      .filter(other => languagesOf(site, other).length > 0)
      .map(other => ({ ...linkToRoute(site, other, language), text: texts[`legal.${other}`] })),
    // It tells of processors too.
    ...(route === 'sub-processors' ? [feed] : []),
  ]
  return {
    ...{ title: text.title, description: text.description },
    css: look === 'register' ? registerStyles : statutoryStyles,
    lead: (
      <>
        <p lang={text.language}>{text.description}</p>
        {action?.href && (
          <a className="button" href={action.href} rel="noopener">
            {action.label}
          </a>
        )}
      </>
    ),
    rows: [formatsRow(site, route, language), { label: texts['legal.seeAlso'], links: seeAlso }],
    text: { ...text, look },
    back: backHome({ page, build }),
  }
}
