import type { ReactNode } from 'react'
import { Island, sectionMark } from '../../components/index.ts'
import { fillMessage, type Language, languageOption, useLanguage } from '../../languages/index.ts'
import type { RenderedSection } from '../../texts/index.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { Page } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import type { Link, Row } from './legalEntries.ts'

/** A text as a page shows it: a document whose sections are numbered, a page, cards, or the register. */
interface Text {
  /** Another one than the page's where the text is not translated. */
  readonly language: Language
  readonly introduction: string
  readonly sections: readonly RenderedSection[]
  readonly look: 'numbered' | 'plain' | 'cards' | 'register'
  /** Whether the "In short" lines are repeated above it, or only said what they are. */
  readonly summary?: 'shown' | 'named'
}

/** What every page shows but the landing page and the 404 page. */
export interface DocumentView {
  readonly title: string
  readonly description: string
  /** Shown in the navbar, where it is not the title. */
  readonly navbarTitle?: string
  readonly css: string
  /** What stands above the head: what is announced, which version this is. */
  readonly notes?: readonly ReactNode[]
  /** What stands beside the title, where it is more than rows. */
  readonly lead?: ReactNode
  readonly rows: readonly Row[]
  readonly text?: Text
  /** What the page shows in place of a text: a list, a comparison. */
  readonly body?: ReactNode
  readonly back: Link
}

/** HTML compiled from the project's own Markdown, in which raw HTML is refused. */
function html(compiled: string) {
  return { dangerouslySetInnerHTML: { __html: compiled } }
}

/** Links in a line, with commas between them. */
export function Links({ links }: { readonly links: readonly Link[] }) {
  return links.map(({ text, path, otherLanguage }, index) => (
    <span key={path}>
      {index > 0 && ', '}
      <a href={path} hrefLang={otherLanguage}>
        {text}
      </a>
    </span>
  ))
}

/** A text, as a day where it is one. */
export function RowText({ text, day }: Pick<Row, 'text' | 'day'>) {
  return day === undefined ? text : <time dateTime={day}>{text}</time>
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const shown = rows.filter(({ links }) => links?.length !== 0)
  if (shown.length === 0) return null
  return (
    <table className="version-table">
      <tbody>
        {shown.map(({ label, links, ...row }) => (
          <tr key={label} className={links && 'elsewhere'}>
            <th scope="row">{label}</th>
            <td>{links ? <Links links={links} /> : <RowText {...row} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The whole document on one screen: its "In short" lines, each leading to its section. */
function Summary({ sections, language, summary }: Text) {
  const { t } = useLanguage()
  const note = <p className="in-short-note">{t('legal.inShortNote')}</p>
  if (summary !== 'shown') return summary && note
  // A link can hold no other.
  const linkContent = (inShort = '') => html(inShort.replace(/<\/?a\b[^>]*>/g, ''))
  return (
    <div className="in-short-card">
      {note}
      <details className="summary">
        <summary>{t('legal.summary')}</summary>
        <ol lang={language}>
          {sections.map(
            ({ id, inShort }, index) =>
              inShort && (
                <li key={id} value={index + 1}>
                  <a href={`#${id}`} {...linkContent(inShort)} />
                </li>
              ),
          )}
        </ol>
      </details>
    </div>
  )
}

interface SectionPartProps {
  readonly section: RenderedSection
  /** Shown before its heading, which then is a link to the section. */
  readonly number: number | undefined
}

function SectionPart({ section, number }: SectionPartProps) {
  const { language, t } = useLanguage()
  const { id, heading, inShort } = section
  return (
    <section id={id} aria-labelledby={`${id}-heading`} {...sectionMark}>
      <h2 id={`${id}-heading`}>
        {number === undefined ? (
          heading
        ) : (
          <a href={`#${id}`}>
            <span className="number">{number}</span> {heading}
          </a>
        )}
      </h2>
      {inShort && (
        <p className="in-short">
          <b lang={language}>{t('legal.inShort')}</b> <span {...html(inShort)} />
        </p>
      )}
      <div {...html(section.html)} />
    </section>
  )
}

/** Says that a text is not translated into the page's language; nothing where it is. */
function OtherLanguageNote({ textLanguage }: { readonly textLanguage: Language }) {
  const { language, t } = useLanguage()
  if (textLanguage === language) return null
  const { name } = languageOption(textLanguage)
  return <p className="note">{fillMessage(t('legal.otherLanguage'), { language: name })}</p>
}

interface BodyProps {
  readonly text: Text
  /** The way back, at its end. */
  readonly children: ReactNode
}

/** The text of a page, with its table of contents beside it where the look has one. */
function Body({ text, children }: BodyProps) {
  const { t } = useLanguage()
  const { introduction, sections, language, look } = text
  const isNumbered = look === 'numbered'
  const column = (
    <>
      <Summary {...text} />
      {!isNumbered && introduction !== '' && (
        <div className="opening" lang={language} {...html(introduction)} />
      )}
      {/* One container with stable ids, which outside archives can follow. */}
      <div className="legal-text" id="document-text" lang={language}>
        {isNumbered && <div className="introduction" {...html(introduction)} />}
        {sections.map((section, index) => (
          <SectionPart
            key={section.id}
            section={section}
            number={isNumbered ? index + 1 : undefined}
          />
        ))}
      </div>
      {children}
    </>
  )
  if (look === 'cards') return <div className="cards">{column}</div>
  if (look === 'register') return <div className="legal-column register">{column}</div>
  const entries = sections.map(({ id, heading }) => ({ id, heading }))
  return (
    <div className="legal-body">
      <Island name="contents" props={{ title: t('legal.contents'), lang: language, entries }} />
      <div className="legal-column">{column}</div>
    </div>
  )
}

interface DocumentPageProps extends PageProps<Page> {
  readonly view: DocumentView
}

/** A page of text: its head, its table of contents, its sections, the way back. */
export function DocumentPage({ page, build, view }: DocumentPageProps) {
  const { title, description, navbarTitle = title, css, notes = [], lead, text, back } = view
  const rows = <Rows rows={view.rows} />
  const wayBack = (
    <a className="pill back-home" href={back.path} hrefLang={back.otherLanguage}>
      <span aria-hidden="true">←</span> {back.text}
    </a>
  )
  return (
    <PageFrame {...{ page, build, title, description, navbarTitle, css }}>
      <article className="legal">
        {notes}
        {text && <OtherLanguageNote textLanguage={text.language} />}
        <header className="legal-head">
          <h1 lang={text?.language}>{title}</h1>
          {lead ? (
            <div>
              {lead}
              {rows}
            </div>
          ) : (
            rows
          )}
        </header>
        {text ? (
          <Body text={text}>{wayBack}</Body>
        ) : (
          <>
            {view.body}
            {wayBack}
          </>
        )}
      </article>
    </PageFrame>
  )
}
