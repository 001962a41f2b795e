import { favicon } from '../../../components/brand.ts'
import { dateText } from '../../../model/dateText.ts'
import type { Person } from '../../questions/step.ts'
import { type LaunchReport, people } from '../../report/launchReport.ts'
import type { LaunchReview } from '../../review.ts'
import { personNames } from '../personNames.ts'
import { verdictText } from '../verdictText.ts'
import { Duties } from './Duties.tsx'
import { Notes } from './Notes.tsx'
import { SeveritySection } from './SeveritySection.tsx'

export interface ReportPageProps {
  readonly brand: string
  /** Address of the company's own icon. */
  readonly icon: string | undefined
  readonly review: LaunchReview
  readonly report: LaunchReport
  /** Where the questionnaire of each person is; none where nobody has written them. */
  readonly questionnaires: readonly { readonly person: Person; readonly href: string }[]
  readonly styles: string
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

function Questionnaires({ questionnaires }: Pick<ReportPageProps, 'questionnaires'>) {
  if (questionnaires.length === 0) return null
  return (
    <p className="questionnaires">
      As a Word file to fill in:{' '}
      {questionnaires.map(({ person, href }, index) => (
        <span key={person}>
          {index > 0 && ' · '}
          <a href={href} download>
            {personNames[person]}
          </a>
        </span>
      ))}
    </p>
  )
}

/** What is left to do before a site goes live, as a page to read, to filter and to print. */
export function ReportPage({
  brand,
  icon = favicon,
  review,
  report,
  questionnaires,
  styles,
}: ReportPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Launch report · ${brand}`}</title>
        <link rel="icon" href={icon} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own style sheets. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header>
          <p className="brand">{brand}</p>
          <h1>Launch report</h1>
          <p>
            As of {dateText(report.day, 'en')}. {verdictText(review)}
          </p>
          <Progress answered={report.answered} asked={report.asked} />
          <Questionnaires questionnaires={questionnaires} />
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
}
