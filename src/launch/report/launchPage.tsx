import { renderToStaticMarkup } from 'react-dom/server'
import { favicon } from '../../components/index.ts'
import { readMark, svgDataUrl } from '../../media/index.ts'
import { dateText, paletteOf, people, type Site } from '../../model/index.ts'
import { countText } from '../countText.ts'
import { checkedOn } from '../duties.ts'
import type { LaunchReport, Point, Task } from './launchReport.ts'
import { launchStyles } from './launchStyles.ts'
import { dueTexts, personNames } from './text.ts'

interface PointEntryProps extends Pick<Task, 'kind'> {
  readonly point: Point
}

function PointEntry({ point, kind }: PointEntryProps) {
  const { text, location, name, why, sentence, changes = [] } = point
  return (
    <li>
      <p className="ask">{text}</p>
      {kind === 'questions' && <p>{why}</p>}
      {sentence !== undefined && <blockquote>{sentence}</blockquote>}
      {changes.length > 0 && <pre>{changes.join('\n')}</pre>}
      <p className="place">
        <code>{location}</code> {kind === 'questions' ? '· ' : '· to accept it: '}
        <code>{name}</code>
      </p>
    </li>
  )
}

interface TaskListProps {
  readonly tasks: readonly Task[]
}

function TaskList({ tasks }: TaskListProps) {
  return (
    <ol>
      {tasks.map(({ todo, kind, points }) => (
        <li key={points[0]?.name} className="entry">
          <h4>{todo}</h4>
          {kind === 'findings' && <p>{points[0]?.why}</p>}
          <ul>
            {points.map(point => (
              <PointEntry key={point.name} point={point} kind={kind} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** What one person has to do. */
function PersonList({ person, tasks }: LaunchReport['lists'][number]) {
  return (
    <section data-person={person}>
      <h2>{personNames[person]}</h2>
      {(['blocker', 'warning'] as const).map(severity => {
        const own = tasks.filter(task => task.severity === severity)
        return own.length === 0 ? null : (
          <section key={severity} className={severity}>
            <h3>{dueTexts[severity]}</h3>
            <TaskList tasks={own} />
          </section>
        )
      })}
    </section>
  )
}

/** What is good to know, and what is accepted, folded. */
function Folded({ notes, accepted }: Pick<LaunchReport, 'notes' | 'accepted'>) {
  return (
    <>
      {notes.length > 0 && (
        <details className="note">
          <summary>{countText(notes.length, 'note')}</summary>
          <TaskList tasks={notes} />
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

/**
 * What is left to do before a site goes live, as one HTML file to read, to filter and to print: it needs
 * nothing else, and no script.
 */
export function launchPage(site: Site, report: LaunchReport): string {
  const { day, answered, asked, lists, verdict } = report
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
            As of {dateText(day, 'en')}. {verdict}
          </p>
          <p className="progress">
            <label htmlFor="answered">
              <strong>
                {answered} of {asked}
              </strong>{' '}
              questions answered
            </label>
            <progress id="answered" value={answered} max={asked} />
          </p>
          <PersonFilter />
        </header>
        <main>
          {lists.map(list => (
            <PersonList key={list.person} {...list} />
          ))}
          <Folded {...report} />
        </main>
        <footer>
          <p>
            Prompts for you and your counsel, not legal advice; compared with the statutes on{' '}
            {dateText(checkedOn, 'en')}. npm run setup asks the questions.
          </p>
        </footer>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}\n`
}
