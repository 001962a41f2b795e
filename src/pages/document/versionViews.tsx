import { fillMessage } from '../../languages/index.ts'
import {
  dateText,
  daysAfter,
  legalDocuments,
  routePath,
  withoutSoftHyphens,
} from '../../model/index.ts'
import { compareDocuments, textIn } from '../../texts/index.ts'
import {
  changesPath,
  comparedWith,
  shownDocuments,
  stateOf,
  successorOf,
  timelines,
  versionPath,
  versionText,
} from '../../versions/index.ts'
import type { PageOf } from '../pageTable.ts'
import { feedPath, versionListPath } from '../paths.ts'
import type { PageProps } from '../siteBuild.ts'
import { versionStyles } from '../styles/styles.ts'
import { Comparison } from './Comparison.tsx'
import type { DocumentView } from './DocumentPage.tsx'
import { VersionNote, type VersionProps } from './textViews.tsx'

/** Says why a version changes nothing material. */
function EditorialReason({ site, version, language }: VersionProps) {
  const reason = version.texts.get(language)?.head.editorial
  if (reason === undefined) return null
  return <p>{fillMessage(site.messages[language]['versions.editorial'], { reason })}</p>
}

/** A version on the timeline: its day, how it stands, until when it applied, and what changed with it. */
function VersionEntry({ site, version, language }: VersionProps) {
  const texts = site.messages[language]
  const { effective, publishedOn } = version
  const before = comparedWith(site, version)
  const state = stateOf(site, version)
  const successor = state === 'replaced' ? successorOf(site, version) : undefined
  const day = (date: string) => dateText(date, language)
  const period = successor
    ? fillMessage(texts['versions.replaced'], {
        date: day(effective),
        end: day(daysAfter(successor.effective, -1)),
      })
    : fillMessage(texts[state === 'announced' ? 'versions.announced' : 'versions.effective'], {
        date: day(effective),
      })
  return (
    <li className={state}>
      <time dateTime={effective}>{day(effective)}</time>
      <div>
        <h2>
          <a href={versionPath(version, language)}>
            {fillMessage(texts['versions.version'], { version: version.version })}
          </a>{' '}
          {state !== 'replaced' && (
            <span className="status">
              {texts[state === 'announced' ? 'versions.coming' : 'versions.inEffect']}
            </span>
          )}
        </h2>
        <p>{period}</p>
        {publishedOn && (
          <p>{fillMessage(texts['versions.published'], { date: day(publishedOn) })}</p>
        )}
        {before && (
          <p>
            <a href={changesPath(version, language)}>
              {fillMessage(texts['versions.changes'], { version: before.version })}
            </a>
          </p>
        )}
        <EditorialReason {...{ site, version, language }} />
      </div>
    </li>
  )
}

/** Every version of a document, the newest first. */
export function versionListView({ page, build }: PageProps<PageOf<'version-list'>>): DocumentView {
  const { site } = build
  const { route, language } = page
  const texts = site.messages[language]
  const { title: document } = build.legalTexts[route][language]
  const versions = timelines(site)[route].all.filter(({ languages }) =>
    languages.includes(language),
  )
  const others = legalDocuments.filter(name => name !== route)
  return {
    title: fillMessage(texts['versions.title'], { document }),
    description: texts['versions.description'],
    navbarTitle: withoutSoftHyphens(document),
    css: versionStyles,
    lead: <p>{texts['versions.description']}</p>,
    rows: [
      {
        label: texts['legal.seeAlso'],
        links: [
          ...others.map(name => ({
            text: fillMessage(texts['versions.title'], { document: texts[`legal.${name}`] }),
            path: versionListPath(name, language),
          })),
          { text: texts['feed.label'], path: feedPath(language) },
        ],
      },
    ],
    body: (
      <ol className="timeline" reversed>
        {versions.toReversed().map(version => (
          <VersionEntry key={version.version} {...{ site, version, language }} />
        ))}
      </ol>
    ),
    back: { path: routePath(route, language), text: document },
  }
}

/** What changed from one version of a document to the next, word by word. */
export function changesView({ page, build }: PageProps<PageOf<'changes'>>): DocumentView {
  const { site } = build
  const { route, language, before, version } = page
  const texts = site.messages[language]
  const current = versionText(version, language)
  const sections = compareDocuments(versionText(before, language).document, current.document)
  const document = withoutSoftHyphens(current.frontMatter.title)
  const words = { document, version: version.version, before: before.version }
  const description = fillMessage(texts['changes.description'], words)
  return {
    ...{ description, navbarTitle: document, css: versionStyles },
    title: fillMessage(texts['changes.title'], words),
    notes: [<VersionNote key="version" {...{ site, version, language }} />],
    lead: (
      <>
        <p>{description}</p>
        <EditorialReason {...{ site, version, language }} />
      </>
    ),
    rows: [],
    body: <Comparison sections={sections} />,
    back: { path: versionListPath(route, language), text: texts['legal.versions'] },
  }
}

/** What a draft changes in the version in force, word by word. */
export function draftView({ page, build }: PageProps<PageOf<'draft'>>): DocumentView {
  const { site } = build
  const { route, language, inForce } = page
  const texts = site.messages[language]
  const draft = textIn(shownDocuments(site), route, language)
  const before = versionText(inForce, draft.language).document
  const document = withoutSoftHyphens(texts[`legal.${route}`])
  const description = fillMessage(texts['draft.description'], { before: inForce.version })
  return {
    ...{ description, navbarTitle: document, css: versionStyles },
    title: fillMessage(texts['draft.title'], { document, version: draft.frontMatter.version }),
    lead: <p>{description}</p>,
    rows: [],
    body: <Comparison sections={compareDocuments(before, draft.document)} />,
    back: { path: routePath(route, language), text: texts['draft.text'] },
  }
}
