import { renderToStaticMarkup } from 'react-dom/server'
import { favicon } from '../../components/brand.ts'
import { dateText } from '../../model/dateText.ts'
import { svgDataUrl } from '../../model/drawing.ts'
import { readMark } from '../../model/mark.ts'
import { paletteOf } from '../../model/palette.ts'
import type { Site } from '../../model/site.ts'
import { people } from '../../model/step.ts'
import { countText } from '../countText.ts'
import { checkedOn } from '../duties.ts'
import type { LaunchReview } from '../review.ts'
import type { Finding, Severity } from '../rule.ts'
import { changeLines } from '../sectionChanges.ts'
import type { LaunchReport, OpenQuestion, OpenStep } from './launchReport.ts'
import { launchStyles } from './launchStyles.ts'
import { personNames, questionText, verdictText } from './text.ts'

/** A sentence with its gap, the label in brackets, marked. */
function Sentence({ text }: Readonly<{ text: string }>) {
  const parts = text.split(/(\[[^\]]+\])/)
  return (
    <blockquote>
      {parts.map((part, index) =>
        // Every other part is a gap, and none of them changes its place.
        index % 2 === 1 ? <mark key={part}>{part}</mark> : part,
      )}
    </blockquote>
  )
}

function QuestionEntry({ open }: Readonly<{ open: OpenQuestion }>) {
  const { question, location, sentence } = open
  return (
    <li>
      <p className="ask">{questionText(open)}</p>
      <p>{question.why}</p>
      {sentence !== undefined && <Sentence text={sentence} />}
      <p className="place">
        <code>{question.field}</code> in <code>{location}</code>
      </p>
    </li>
  )
}

/** Open questions that are answered at once. */
function StepEntry({ open: { step, questions } }: Readonly<{ open: OpenStep }>) {
  return (
    <li className="entry">
      <h4>{step.title}</h4>
      <ul>
        {questions.map(open => (
          <QuestionEntry key={open.question.field} open={open} />
        ))}
      </ul>
      <p className="place">
        Shown at <code>{step.page}</code>
        {step.statutes && ` · ${step.statutes}`}
      </p>
    </li>
  )
}

/** A finding that no answer settles. */
function FindingEntry({ finding }: Readonly<{ finding: Finding }>) {
  const { id, message, why, fix, location, changes = [] } = finding
  return (
    <li className="entry">
      <h4>{message}</h4>
      <p>{why}</p>
      <p className="ask">{fix}</p>
      {changes.length > 0 && <pre>{changeLines(changes).join('\n')}</pre>}
      <p className="place">
        <code>{location}</code> · to accept it: <code>{id}</code>
      </p>
    </li>
  )
}

interface SeveritySectionProps {
  readonly severity: Severity
  readonly title: string
  readonly report: LaunchReport
}

/** Everything of one severity, by who can settle it. */
function SeveritySection({ severity, title, report }: SeveritySectionProps) {
  const groups = people
    .map(person => ({
      person,
      steps: report.steps.filter(one => one.person === person && one.severity === severity),
      findings: report.findings.filter(one => one.person === person && one.severity === severity),
    }))
    .filter(({ steps, findings }) => steps.length + findings.length > 0)
  if (groups.length === 0) return null
  return (
    <section className={severity}>
      <h2>{title}</h2>
      {groups.map(({ person, steps, findings }) => (
        <section key={person} data-person={person}>
          <h3>{personNames[person]}</h3>
          <ol>
            {steps.map(step => (
              <StepEntry key={step.step.title} open={step} />
            ))}
            {findings.map(finding => (
              <FindingEntry key={finding.id} finding={finding} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
}

interface NotesProps extends Pick<LaunchReview, 'accepted'> {
  readonly report: LaunchReport
}

/** What is good to know, folded. */
function Notes({ report, accepted }: NotesProps) {
  const notes = report.findings.filter(({ severity }) => severity === 'note')
  return (
    <>
      {notes.length > 0 && (
        <details className="note">
          <summary>{countText(notes.length, 'note')}</summary>
          <ol>
            {notes.map(note => (
              <FindingEntry key={note.id} finding={note} />
            ))}
          </ol>
        </details>
      )}
      {accepted.length > 0 && (
        <details className="note">
          <summary>{accepted.length} accepted</summary>
          <ul>
            {accepted.map(({ finding, reason, until }) => (
              <li key={finding.id} className="entry">
                {finding.message}. Until {until}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** What the law asks for, and whether it does so of this company. */
function Duties({ duties }: Pick<LaunchReview, 'duties'>) {
  return (
    <section className="duties">
      <h2>Duties</h2>
      <p>Compared with the statutes on {dateText(checkedOn, 'en')}.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Duty</th>
            <th scope="col">Verdict</th>
            <th scope="col">Statute</th>
            <th scope="col">Field</th>
          </tr>
        </thead>
        <tbody>
          {duties.map(({ id, matter, verdict, isMet, statutes, field }) => (
            <tr key={id}>
              <th scope="row">{matter}</th>
              <td>
                {verdict}
                {verdict !== 'does not apply' && (isMet ? ', supplied' : ', open')}
              </td>
              <td>{statutes}</td>
              <td>
                <code>{field}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Radio buttons that style sheets read: the filter needs no script. */
function PersonFilter() {
  return (
    <fieldset className="filter">
      <legend>Show what is for</legend>
      {(['everybody', ...people] as const).map(name => (
        <label key={name}>
          <input type="radio" name="person" id={name} defaultChecked={name === 'everybody'} />
          {name === 'everybody' ? 'Everybody' : personNames[name]}
        </label>
      ))}
    </fieldset>
  )
}

function Progress({ answered, asked }: Pick<LaunchReport, 'answered' | 'asked'>) {
  return (
    <p className="progress">
      <label htmlFor="answered">
        <strong>
          {answered} of {asked}
        </strong>{' '}
        questions answered
      </label>
      <progress id="answered" value={answered} max={asked} />
    </p>
  )
}

/**
 * What is left to do before a site goes live, as one HTML file to read, to filter and to print: it needs
 * nothing else, and no script.
 */
export function launchPage(site: Site, review: LaunchReview, report: LaunchReport): string {
  const { brand } = site.config
  const mark = readMark(site)
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Launch report · ${brand}`}</title>
        <link rel="icon" href={mark ? svgDataUrl(mark.square) : favicon} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own style sheets. */}
        <style dangerouslySetInnerHTML={{ __html: launchStyles(paletteOf(site.config)) }} />
      </head>
      <body>
        <header>
          <p className="brand">{brand}</p>
          <h1>Launch report</h1>
          <p>
            As of {dateText(report.day, 'en')}. {verdictText(review)}
          </p>
          <Progress answered={report.answered} asked={report.asked} />
          <PersonFilter />
        </header>
        <main>
          <SeveritySection severity="blocker" title="Before you go live" report={report} />
          <SeveritySection severity="warning" title="Soon" report={report} />
          <Notes report={report} accepted={review.accepted} />
          <Duties duties={review.duties} />
        </main>
        <footer>
          <p>
            Prompts for you and your counsel, not legal advice. npm run setup asks the questions.
          </p>
        </footer>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}\n`
}
