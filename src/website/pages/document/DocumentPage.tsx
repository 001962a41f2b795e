import { Fragment, type PropsWithChildren, type ReactNode } from 'react'
import {
  fillMessage,
  languageOption,
  linkToRoute,
  type Rendered,
  type RenderedSection,
  useLanguage,
} from '../../../company/index.ts'
import { Island, sectionMark, TableOfContents } from '../../components/index.ts'
import { PageFrame, type PageFrameProps } from '../PageFrame.tsx'
import type { Link, Row } from './legalEntries.ts'

/** A text as a page shows it: a document whose sections are numbered, a page, cards, or the register. */
interface Text extends Pick<Rendered<object>, 'language' | 'introduction' | 'sections'> {
  readonly look: 'numbered' | 'plain' | 'cards' | 'register'
  /** Whether the "In short" lines are repeated above it, or only said what they are. */
  readonly summary?: 'shown' | 'named'
}

interface DocumentPageProps extends PageFrameProps {
  /** What stands above the head: what is announced, which version this is. */
  readonly notes?: ReactNode
  /** What stands beside the title, where it is more than rows. */
  readonly lead?: ReactNode
  readonly rows?: readonly Row[]
  /** The rows in one line, which unfolds them; left out, they stand beside the title. */
  readonly line?: string
  /** What the page shows; in place of a text its children, a list or a comparison. */
  readonly text?: Text
  /** Where its end leads; left out, to the landing page. */
  readonly back?: Link
}

/** HTML compiled from the project's own Markdown, in which raw HTML is refused. */
function html(compiled: string) {
  return { dangerouslySetInnerHTML: { __html: compiled } }
}

/**
 * What a row says: a text, and links with commas between them. A day is plain text: Orca leaves out a description that is a
 * `<time>` alone when it reads a page aloud.
 */
function RowValue({ links = [], text, about }: Omit<Row, 'label'> & Pick<RowListProps, 'about'>) {
  const linked = links.map(({ text: words, href, hrefLang }, index) => (
    <span key={href}>
      {index > 0 && ', '}
      <a href={href} hrefLang={hrefLang} aria-label={about && `${words}, ${about}`}>
        {words}
      </a>
    </span>
  ))
  if (text === undefined) return linked
  return (
    <>
      {text}
      {linked.length > 0 && <span className="elsewhere"> · {linked}</span>}
    </>
  )
}

interface RowListProps {
  readonly rows: readonly Row[]
  /** A class of the list. */
  readonly name?: string
  /** The page that it is about, where others stand beside it: its links are named with it. */
  readonly about?: string | undefined
}

/** What is stated of a page; `elsewhere` marks links, which are not printed. */
export function RowList({ rows, name, about }: RowListProps) {
  const shown = rows.filter(({ text, links }) => text !== undefined || links?.length !== 0)
  if (shown.length === 0) return null
  return (
    <dl className={name}>
      {shown.map(row => (
        <div key={row.label} className={row.text === undefined ? 'elsewhere' : undefined}>
          <dt>{row.label}</dt>{' '}
          <dd>
            <RowValue {...row} about={about} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The whole document on one screen: its "In short" lines, each leading to its section. */
function Summary({ sections, language, summary }: Text) {
  const { t } = useLanguage()
  const note = <p className="in-short-note">{t('legal.inShortNote')}</p>
  if (summary !== 'shown') return summary && note
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
                  {/* A link can hold no other. */}
                  <a href={`#${id}`} {...html(inShort.replace(/<\/?a\b[^>]*>/g, ''))} />
                </li>
              ),
          )}
        </ol>
      </details>
    </div>
  )
}

interface SectionPartProps extends RenderedSection {
  /** Among the sections of its page. */
  readonly index: number
  /** Whether its number is shown before its heading, which then is a link to the section. */
  readonly isNumbered: boolean
}

/** A section. It has no name, which would make it a landmark: among eighteen landmarks, nobody finds one. */
function SectionPart({ id, heading, inShort, index, isNumbered, ...section }: SectionPartProps) {
  const { language, t } = useLanguage()
  return (
    <section id={id} {...sectionMark}>
      <h2>
        {!isNumbered ? (
          heading
        ) : (
          <a href={`#${id}`}>
            <span className="number">{index + 1}</span> {heading}
          </a>
        )}
      </h2>
      {inShort && (
        <p className="notice in-short">
          <b lang={language}>{t('legal.inShort')}</b> <span {...html(inShort)} />
        </p>
      )}
      <div {...html(section.html)} />
    </section>
  )
}

/** Whether the look of a text has a table of contents. */
function hasContents(text: Text | undefined): boolean {
  return text?.look === 'numbered' || text?.look === 'plain'
}

/** The text of a page and the way back, with its table of contents beside it where the look has one. */
function Body({ text, children }: PropsWithChildren<{ readonly text: Text }>) {
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
          <SectionPart key={section.id} {...section} index={index} isNumbered={isNumbered} />
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
      <Island name="contents">
        <TableOfContents title={t('legal.contents')} lang={language} entries={entries} />
      </Island>
      <div className="legal-column">{column}</div>
    </div>
  )
}

/** A page of text: its head, its table of contents, its sections, the way back. */
export function DocumentPage(props: DocumentPageProps) {
  const { t, language } = useLanguage()
  const { title, navbarTitle = title, notes, lead, rows = [], line, text, children } = props
  const Beside = lead ? 'div' : Fragment
  const home = linkToRoute(props.build.site, 'landing', language)
  const { text: destination, ...link } = props.back ?? { ...home, text: t('back.home') }
  const wayBack = (
    <a className="pill back-home" {...link}>
      <span aria-hidden="true">←</span> {destination}
    </a>
  )
  return (
    <PageFrame {...props} navbarTitle={navbarTitle} hasContents={hasContents(text)}>
      <article className="legal">
        {notes}
        {props.build.site.languages.kept.includes(language) && (
          <p className="note">{t('legal.languageKept')}</p>
        )}
        {text && text.language !== language && (
          <p className="note">
            {fillMessage(t('legal.otherLanguage'), {
              language: languageOption(text.language).name,
            })}
          </p>
        )}
        <header className={line === undefined ? 'legal-head beside' : 'legal-head'}>
          <h1 lang={text?.language}>{title}</h1>
          <Beside>
            {lead}
            {line === undefined ? (
              <RowList rows={rows} name="document-facts" />
            ) : (
              <details className="fact-line">
                <summary>
                  {line} <span className="unfold">{t('legal.details')}</span>
                </summary>
                <RowList rows={rows} name="document-facts" />
              </details>
            )}
          </Beside>
        </header>
        {text ? <Body text={text}>{wayBack}</Body> : children}
        {!text && wayBack}
      </article>
    </PageFrame>
  )
}
