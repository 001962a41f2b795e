import {
  comparedWithDraft,
  dateText,
  draftPath,
  feedPath,
  fillMessage,
  isStatutoryPage,
  languagesOf,
  legalIndexPath,
  linkToRoute,
  routePath,
  shortTitle,
  statutoryPageTable,
  useLanguage,
  withoutSoftHyphens,
} from '../../../company/index.ts'
import { Announcement, announcedIn } from '../Announcement.tsx'
import { companyPageAt, type PageProps } from '../siteBuild.ts'
import { documentStyles, pressStyles, statutoryStyles } from '../styles/styles.ts'
import { DocumentPage, RowList } from './DocumentPage.tsx'
import {
  documentRows,
  factLine,
  formatsRow,
  type Link,
  legalHomeOf,
  type Row,
} from './legalEntries.ts'

/** A legal document in force: what is announced, its dates, its forms and its text. */
export function LegalPage({ page, build }: PageProps<'legal'>) {
  const { t, language } = useLanguage()
  const { site } = build
  const { route, path } = page
  const document = build.legalTexts[route][language]
  const announced = announcedIn(site, language).find(version => version.document === route)
  const before = comparedWithDraft(site, route)
  const rights = { text: t('rights.link'), href: routePath(site, 'your-rights', language) }
  const agreement = { text: t('agreement.link'), href: `${path}.docx` }
  const rows: Row[] = [...documentRows(site, route, document, language)]
  rows.push(formatsRow(site, route, language))
  if (route === 'privacy-policy') {
    rows.push({ label: shortTitle(site, 'your-rights', language), links: [rights] })
  }
  if (route === 'data-processing-agreement') {
    rows.push({ label: t('agreement.label'), links: [agreement] })
  }
  return (
    <DocumentPage
      page={page}
      build={build}
      css={documentStyles}
      title={document.title}
      description={document.description}
      notes={
        <>
          {announced && (
            <div className="note">
              <Announcement site={site} version={announced} />
            </div>
          )}
          {before && (
            <p className="note">
              <a href={draftPath(route, language)}>
                {fillMessage(t('draft.compare'), { before: before.version })}
              </a>
            </p>
          )}
        </>
      }
      rows={rows}
      line={factLine(site, document, language)}
      text={{ ...document, look: 'numbered', summary: 'shown' }}
    />
  )
}

/** The styles of a page of text. A page of the company's own that takes the place of another one looks like it. */
function stylesOf(name: string): string {
  const hasPictures = isStatutoryPage(name) && statutoryPageTable[name].hasPictures === true
  return hasPictures ? pressStyles : statutoryStyles
}

/** A page that not every company needs. */
export function StatutoryTextPage({ page, build }: PageProps<'statutory'>) {
  const { t, language } = useLanguage()
  const { site } = build
  const { route } = page
  const text = build.statutoryTexts[route][language]
  const { action, linksToFeed, look, related } = statutoryPageTable[route]
  const actionUrl = action?.url(site.config)
  const links: Link[] = related
    .filter(other => languagesOf(site, other).length > 0)
    .map(other => ({
      ...linkToRoute(site, other, language),
      text: shortTitle(site, other, language),
    }))
  if (linksToFeed) links.push({ text: t('feed.label'), href: feedPath(language) })
  return (
    <DocumentPage
      page={page}
      build={build}
      title={text.title}
      description={text.description}
      css={stylesOf(route)}
      lead={
        <>
          <p lang={text.language}>{text.description}</p>
          {action && actionUrl && (
            <a className="button" href={actionUrl} rel="noopener">
              {t(action.text)}
            </a>
          )}
        </>
      }
      rows={[formatsRow(site, route, language), { label: t('legal.seeAlso'), links }]}
      text={{ ...text, look }}
    />
  )
}

/** A page of the company's own. */
export function CompanyTextPage({ page, build }: PageProps<'company'>) {
  const { t } = useLanguage()
  const text = companyPageAt(build, page.path)
  const { title, shortTitle = title, description, audience } = text
  const markdown = { text: 'Markdown', href: `${page.path}.md` }
  const rows: Row[] = [{ label: t('legal.formats'), links: [markdown] }]
  if (audience !== undefined) rows.unshift({ label: t('legalHome.audience'), text: audience })
  return (
    <DocumentPage
      page={page}
      build={build}
      title={title}
      navbarTitle={shortTitle}
      description={description}
      css={stylesOf(text.name)}
      lead={<p>{description}</p>}
      rows={rows}
      text={{ ...text, look: 'plain' }}
    />
  )
}

/** Every document and page about rights and duties: what it is, for whom, and what changed last. */
export function LegalHomePage({ page, build }: PageProps<'legal-home'>) {
  const { t, language } = useLanguage()
  const { groups, changes } = legalHomeOf(build, language)
  const description = t('legalHome.description')
  const contents = groups.map(({ name, heading }) => ({ text: heading, href: `#${name}` }))
  const toChanges = { text: t('legalHome.changes'), href: '#changes' }
  const formats = [
    { text: 'Markdown', href: `${page.path}.md` },
    { text: 'JSON', href: legalIndexPath(language) },
    { text: t('feed.label'), href: feedPath(language) },
  ]
  return (
    <DocumentPage
      page={page}
      build={build}
      description={description}
      css={statutoryStyles}
      title={t('legalHome.title')}
      lead={<p>{description}</p>}
      rows={[
        { label: t('legal.contents'), links: [...contents, toChanges] },
        { label: t('legal.formats'), links: formats },
      ]}
    >
      {groups.map(({ name, heading, entries }) => (
        <section key={name} id={name} className="entries">
          <h2>{heading}</h2>
          <ul>
            {entries.map(({ text, path, rows }) => {
              const lang = text.language === language ? undefined : text.language
              return (
                <li key={path}>
                  <h3 lang={lang}>
                    <a href={path}>{text.title}</a>
                  </h3>
                  <p lang={lang}>{text.description}</p>
                  <RowList rows={rows} about={withoutSoftHyphens(text.title)} />
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <section id="changes" className="entries">
        <h2>{t('legalHome.changes')}</h2>
        <ol>
          {changes.map(({ name, day, title, path }) => (
            <li key={name}>
              <time dateTime={day}>{dateText(day, language)}</time> <a href={path}>{title}</a>
            </li>
          ))}
        </ol>
      </section>
    </DocumentPage>
  )
}
