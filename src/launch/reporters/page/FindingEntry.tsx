import type { Finding } from '../../finding.ts'
import { changeLines } from '../changeLines.ts'

/** A finding that no answer settles. */
export function FindingEntry({ finding }: Readonly<{ finding: Finding }>) {
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
