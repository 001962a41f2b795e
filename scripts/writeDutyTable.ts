import { readFileSync, writeFileSync } from 'node:fs'
import { withDutyTable } from '../src/launch/duties/dutyTable.ts'

const file = 'docs/operate.md'
writeFileSync(file, withDutyTable(readFileSync(file, 'utf8')))
