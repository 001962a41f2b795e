import { fillMessage } from '../../languages/index.ts'
import {
  dateText,
  languagesOf,
  linkToRoute,
  routePath,
  statutoryPageTable,
} from '../../model/index.ts'
import { documentDetails } from '../../texts/index.ts'
import { Announcement, announcedIn } from '../Footer.tsx'
import { comparedWithDraft, draftPath, feedPath, legalIndexPath } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import { documentStyles, registerStyles, statutoryStyles } from '../styles/styles.ts'
import { type DocumentView, RowValue } from './DocumentPage.tsx'
import { formatsRow, legalHomeOf, type Row } from './legalEntries.ts'

/** What a reader of a document may want to do next. */
function relatedRow({ page, build }: PageProps<'legal'>): readonly Row[] {
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
export function legalView({ page, build }: PageProps<'legal'>): DocumentView {
  const { site } = build
  const { route, language } = page
  const texts = site.messages[language]
  const document = build.legalTexts[route][language]
  const announced = announcedIn(site, language).find(version => version.document === route)
  const before = comparedWithDraft(site, route)
  return {
    ...{ title: document.title, description: document.description, css: documentStyles },
    notes: (
      <>
        {announced && (
          <div className="note">
            <Announcement site={site} version={announced} />
          </div>
        )}
        {before && (
          <p className="note">
            <a href={draftPath(route, language)}>
              {fillMessage(texts['draft.compare'], { before: before.version })}
            </a>
          </p>
        )}
      </>
    ),
    rows: [
      ...documentDetails(site, document, language),
      formatsRow(site, route, language),
      ...relatedRow({ page, build }),
    ],
    text: { ...document, look: 'numbered', summary: 'shown' },
  }
}

/**
 * The company's own function on a page, in words that the law prescribes; nothing where there is none.
 * Withdrawal: § 356a(1) BGB, Article D221-5 of the French consumer code, Article 11a(1) of Directive
 * 2011/83/EU. Cancellation: § 312k(2) BGB, Article D215-1 of the French consumer code.
 */
function actionOf({ page, build }: PageProps<'statutory'>) {
  const { config, messages } = build.site
  const texts = messages[page.language]
  if (page.route === 'withdrawal') {
    return { href: config.withdrawal?.formUrl, label: texts['function.withdrawal'] }
  }
  if (page.route !== 'cancellation') return undefined
  return { href: config.cancellation?.ownUrl, label: texts['function.cancellation'] }
}

/** A page that not every company needs. */
export function statutoryView({ page, build }: PageProps<'statutory'>): DocumentView {
  const { site } = build
  const { route, language } = page
  const texts = site.messages[language]
  const text = build.statutoryTexts[route][language]
  const action = actionOf({ page, build })
  const { related, look } = statutoryPageTable[route]
  const seeAlso = related
    .filter(other => languagesOf(site, other).length > 0)
    .map(other => ({ ...linkToRoute(site, other, language), text: texts[`legal.${other}`] }))
  const feed = { text: texts['feed.label'], path: feedPath(language) }
  // It tells of processors too.
  const links = route === 'sub-processors' ? [...seeAlso, feed] : seeAlso
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
    rows: [formatsRow(site, route, language), { label: texts['legal.seeAlso'], links }],
    text: { ...text, look },
  }
}

/** Every document and page about rights and duties: what it is, for whom, and what changed last. */
export function legalHomeView({ page, build }: PageProps<'legal-home'>): DocumentView {
  const { language, path } = page
  const texts = build.site.messages[language]
  const { groups, changes } = legalHomeOf(build, language)
  const description = texts['legalHome.description']
  const contents = groups.map(({ name, heading }) => ({ text: heading, path: `#${name}` }))
  const formats = [
    { text: 'Markdown', path: `${path}.md` },
    { text: 'JSON', path: legalIndexPath(language) },
    { text: texts['feed.label'], path: feedPath(language) },
  ]
  const toChanges = { text: texts['legalHome.changes'], path: '#changes' }
  return {
    ...{ title: texts['legalHome.title'], description, css: statutoryStyles },
    lead: <p>{description}</p>,
    rows: [
      { label: texts['legal.contents'], links: [...contents, toChanges] },
      { label: texts['legal.formats'], links: formats },
    ],
    body: (
      <>
        {groups.map(({ name, heading, entries }) => (
          <section key={name} id={name} className="entries" aria-labelledby={`${name}-heading`}>
            <h2 id={`${name}-heading`}>{heading}</h2>
            <ul>
              {entries.map(({ text, ...entry }) => {
                const lang = text.language === language ? undefined : text.language
                return (
                  <li key={entry.path}>
                    <h3 lang={lang}>
                      <a href={entry.path}>{text.title}</a>
                    </h3>
                    <p lang={lang}>{text.description}</p>
                    <dl>
                      {entry.rows.map(row => (
                        <div key={row.label} className={row.links && 'elsewhere'}>
                          <dt>{row.label}</dt>
                          <dd>
                            <RowValue {...row} />
                          </dd>
                        </div>
                      ))}
                    </dl>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
        <section id="changes" className="entries" aria-labelledby="changes-heading">
          <h2 id="changes-heading">{texts['legalHome.changes']}</h2>
          <ol>
            {changes.map(({ name, day, title: change, path: target }) => (
              <li key={name}>
                <time dateTime={day}>{dateText(day, language)}</time> <a href={target}>{change}</a>
              </li>
            ))}
          </ol>
        </section>
      </>
    ),
  }
}
