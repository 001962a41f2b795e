import { readFileSync, writeFileSync } from 'node:fs'
import { withDutyTable } from '../../src/launch/duties/dutyTable.ts'
import { command } from '../command.ts'

/** Writes what the documents repeat of the sources. */
export default command(
  { usage: 'npm run fix', options: {}, stopped: 'Nothing was written.' },
  () => {
    const file = 'docs/operate.md'
    writeFileSync(file, withDutyTable(readFileSync(file, 'utf8')))
    return 0
  },
)
