import { countText } from '../../countText.ts'
import type { LaunchReport } from '../../report/launchReport.ts'
import type { LaunchReview } from '../../review.ts'
import { FindingEntry } from './FindingEntry.tsx'

interface NotesProps extends Pick<LaunchReview, 'accepted'> {
  readonly report: LaunchReport
}

/** What is good to know, folded. */
export function Notes({ report, accepted }: NotesProps) {
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
