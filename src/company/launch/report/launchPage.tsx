import { renderToStaticMarkup } from 'react-dom/server'
import { paletteCss, paletteOf } from '../../schema/index.ts'
import { capitalize, dateText, type Site } from '../../site/index.ts'
import { checkedOn } from '../duties.ts'
import { countText } from '../rule.ts'
import { byUrgency, type LaunchReport, type Task } from './launchReport.ts'

function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <ol>
      {tasks.map(({ todo, kind, points }) => (
        <li key={points[0]?.name} className="entry">
          <h4>{todo}</h4>
          {kind === 'findings' && <p>{points[0]?.why}</p>}
          <ul>
            {points.map(({ text, location, name, why, changes }) => (
              <li key={name}>
                <p className="ask">{text}</p>
                {kind === 'questions' && <p>{why}</p>}
                {changes && <pre>{changes.join('\n')}</pre>}
                <p className="place">
                  <code>{location}</code> {kind === 'questions' ? '· ' : '· to accept it: '}
                  <code>{name}</code>
                </p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** What each person has to do; folded, what is good to know, and what is accepted. */
function Lists({ lists, notes, accepted }: LaunchReport) {
  return (
    <main>
      {lists.map(({ person, tasks: own }) => (
        <section key={person}>
          <h2>{capitalize(person, 'en')}</h2>
          {byUrgency(own).map(({ severity, due, tasks }) => (
            <section key={severity} className={severity}>
              <h3>{due}</h3>
              <TaskList tasks={tasks} />
            </section>
          ))}
        </section>
      ))}
      {notes.length > 0 && (
        <details>
          <summary>{countText(notes.length, 'note')}</summary>
          <TaskList tasks={notes} />
        </details>
      )}
      {accepted.length > 0 && (
        <details>
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
    </main>
  )
}

/**
 * What is left to do before a site goes live, as one HTML file to read and to print: it needs nothing else.
 * @param sheets its style sheets, which take the colors of the company's palette
 */
export function launchPage({ config }: Site, report: LaunchReport, sheets: string): string {
  const { day, answered, asked, verdict } = report
  const styles = `${paletteCss(paletteOf(config.identity.colors))}\n${sheets}`
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Launch report · ${config.brand}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own style sheets. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header>
          <p className="brand">{config.brand}</p>
          <h1>Launch report</h1>
          <p>{`As of ${dateText(day, 'en')}: ${answered} of ${asked} questions answered. ${verdict}`}</p>
        </header>
        <Lists {...report} />
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
