import { Fragment } from 'react'
import {
  changesPath,
  compareDocuments,
  comparedWith,
  dateText,
  daysAfter,
  documentDetails,
  documentPath,
  feedPath,
  fillMessage,
  frozenTextPath,
  isWrittenIn,
  legalDocuments,
  linkToVersion,
  renderText,
  type Site,
  shortTitle,
  shownDocuments,
  successorOf,
  textIn,
  timelines,
  useLanguage,
  type Version,
  versionListPath,
  versionPath,
  versionState,
  versionText,
  withdrawnBy,
  withoutSoftHyphens,
} from '../../../company/index.ts'
import type { PageProps } from '../siteBuild.ts'
import { documentStyles, versionStyles } from '../styles/styles.ts'
import { Comparison } from './Comparison.tsx'
import { DocumentPage } from './DocumentPage.tsx'
import { factLine, type Row } from './legalEntries.ts'

interface VersionProps {
  readonly site: Site
  readonly version: Version
}

/** How a version stands, as messages name it, and the version that replaced it. */
function standingOf({ site, version }: VersionProps) {
  const state = versionState(site, version)
  return {
    standing: state === 'in-force' ? ('effective' as const) : state,
    successor: state === 'replaced' ? successorOf(site, version) : undefined,
  }
}

/** Says at the head of a version whether it applies, and leads to the one that does. */
function VersionNote({ site, version }: VersionProps) {
  const { t, language } = useLanguage()
  const { standing, successor } = standingOf({ site, version })
  const told = successor ?? version
  const words = { version: told.version, date: dateText(told.effective, language) }
  return (
    <p className="note">
      {fillMessage(t(`version.${standing}`), words)}{' '}
      {successor && versionState(site, successor) === 'replaced' && (
        <>
          <a {...linkToVersion(successor, language)}>
            {fillMessage(t('version.successor'), words)}
          </a>
          {' · '}
        </>
      )}
      {withdrawnBy(site, version).map(other => (
        <Fragment key={other.version}>
          {fillMessage(t('version.withdraws'), {
            version: other.version,
            date: dateText(other.effective, language),
          })}{' '}
        </Fragment>
      ))}
      <a href={documentPath(version.document, language)}>{t('version.present')}</a>
    </p>
  )
}

/** Says why a version changes nothing material. */
function EditorialReason({ version }: Pick<VersionProps, 'version'>) {
  const { t, language } = useLanguage()
  const reason = version.texts.get(language)?.head.editorial
  return reason !== undefined && <p>{fillMessage(t('versions.editorial'), { reason })}</p>
}

/** What the timeline calls a version besides its number. */
const statusLabels = {
  announced: 'versions.coming',
  effective: 'versions.inEffect',
  withdrawn: 'versions.isWithdrawn',
} as const

/** A version on the timeline: its day, how it stands, until when it applied, and what changed with it. */
function VersionEntry({ site, version }: VersionProps) {
  const { t, language } = useLanguage()
  const { effective, publishedOn } = version
  const before = comparedWith(site, version, language)
  const { standing, successor } = standingOf({ site, version })
  const day = (date: string) => dateText(date, language)
  const period = {
    date: day(effective),
    end: successor ? day(daysAfter(successor.effective, -1)) : '',
  }
  return (
    <li className={versionState(site, version)}>
      <time dateTime={effective}>{day(effective)}</time>
      <div>
        <h2>
          <a href={versionPath(version, language)}>
            {fillMessage(t('versions.version'), { version: version.version })}
          </a>{' '}
          {standing !== 'replaced' && <span className="tag">{t(statusLabels[standing])}</span>}
        </h2>
        <p>{fillMessage(t(`versions.${standing}`), period)}</p>
        {withdrawnBy(site, version).map(other => (
          <p key={other.version}>
            {fillMessage(t('version.withdraws'), {
              version: other.version,
              date: day(other.effective),
            })}
          </p>
        ))}
        {publishedOn && <p>{fillMessage(t('versions.published'), { date: day(publishedOn) })}</p>}
        {before && (
          <p>
            <a href={changesPath(version, language)}>
              {fillMessage(t('versions.changes'), { version: before.version })}
            </a>
          </p>
        )}
        <EditorialReason version={version} />
      </div>
    </li>
  )
}

/** A version of a document at its permanent address, as it was published. */
export function VersionPage({ page, build }: PageProps<'version'>) {
  const { t, language } = useLanguage()
  const { site } = build
  const { route, version } = page
  const { publishedOn } = version
  const document = publishedOn
    ? renderText(site, versionText(version, language))
    : build.legalTexts[route][language]
  const { title, description } = document
  const details: readonly Row[] = documentDetails(site, document, language)
  const markdown = { text: 'Markdown', href: frozenTextPath(version, language) }
  return (
    <DocumentPage
      page={page}
      build={build}
      description={description}
      css={documentStyles}
      title={fillMessage(t('version.title'), { document: title, version: version.version })}
      navbarTitle={title}
      notes={<VersionNote site={site} version={version} />}
      rows={
        publishedOn
          ? [
              { label: t('legal.published'), text: dateText(publishedOn, language) },
              ...details,
              { label: t('legal.formats'), links: [markdown] },
            ]
          : details
      }
      line={factLine(site, document, language)}
      text={{ ...document, look: 'numbered', summary: 'named' }}
      back={{ text: t('legal.versions'), href: versionListPath(route, language) }}
    />
  )
}

/** Every version of a document, the newest first. */
export function VersionListPage({ page, build }: PageProps<'version-list'>) {
  const { t, language } = useLanguage()
  const { site } = build
  const { route } = page
  const { title: document } = build.legalTexts[route][language]
  const versions = timelines(site)[route].all.filter(version => isWrittenIn(version, language))
  const others = legalDocuments
    .filter(name => name !== route)
    .map(name => ({
      text: fillMessage(t('versions.title'), { document: shortTitle(site, name, language) }),
      href: versionListPath(name, language),
    }))
  const feed = { text: t('feed.label'), href: feedPath(language) }
  const description = t('versions.description')
  return (
    <DocumentPage
      page={page}
      build={build}
      description={description}
      css={versionStyles}
      title={fillMessage(t('versions.title'), { document })}
      navbarTitle={withoutSoftHyphens(document)}
      lead={<p>{description}</p>}
      rows={[{ label: t('legal.seeAlso'), links: [...others, feed] }]}
      back={{ href: documentPath(route, language), text: document }}
    >
      <ol className="timeline" reversed>
        {versions.toReversed().map(version => (
          <VersionEntry key={version.version} site={site} version={version} />
        ))}
      </ol>
    </DocumentPage>
  )
}

/** What changed from one version of a document to the next, word by word. */
export function ChangesPage({ page, build }: PageProps<'changes'>) {
  const { t, language } = useLanguage()
  const { route, before, version } = page
  const current = versionText(version, language)
  const sections = compareDocuments(versionText(before, language).document, current.document)
  const document = withoutSoftHyphens(current.frontMatter.title)
  const words = { document, version: version.version, before: before.version }
  const description = fillMessage(t('changes.description'), words)
  return (
    <DocumentPage
      page={page}
      build={build}
      description={description}
      css={versionStyles}
      title={fillMessage(t('changes.title'), words)}
      navbarTitle={document}
      notes={<VersionNote site={build.site} version={version} />}
      lead={
        <>
          <p>{description}</p>
          <EditorialReason version={version} />
        </>
      }
      back={{ href: versionListPath(route, language), text: t('legal.versions') }}
    >
      <Comparison sections={sections} />
    </DocumentPage>
  )
}

/** What a draft changes in the version in force, word by word. */
export function DraftPage({ page, build }: PageProps<'draft'>) {
  const { t, language } = useLanguage()
  const { route, inForce } = page
  const draft = textIn(shownDocuments(build.site), route, language)
  const before = versionText(inForce, draft.language).document
  const document = withoutSoftHyphens(shortTitle(build.site, route, language))
  const description = fillMessage(t('draft.description'), { before: inForce.version })
  return (
    <DocumentPage
      page={page}
      build={build}
      description={description}
      css={versionStyles}
      title={fillMessage(t('draft.title'), { document, version: draft.frontMatter.version })}
      navbarTitle={document}
      lead={<p>{description}</p>}
      back={{ href: documentPath(route, language), text: t('draft.text') }}
    >
      <Comparison sections={compareDocuments(before, draft.document)} />
    </DocumentPage>
  )
}
