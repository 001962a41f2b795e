import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '../../src/model/OperatorError.ts'
import { renderTrafficPage } from '../../src/traffic/reporters/page/renderTrafficPage.tsx'
import { terminalReport } from '../../src/traffic/reporters/terminal.ts'
import { Traffic } from '../../src/traffic/traffic.ts'
import { trafficReport } from '../../src/traffic/trafficReport.ts'
import { type Command, readCall, UNUSABLE, UsageError } from '../command.ts'
import { faultText } from '../faultText.ts'
import { readSite } from '../readSite.ts'
import { checkLogs, readLog } from '../traffic/readLog.ts'

const usage =
  'npm run traffic -- access.log [access.log.1 access.log.2.gz …], or - for standard input'

/** Where the report is written as a page. */
const page = '.cache/traffic.html'

function readFiles(parameters: readonly string[]): readonly string[] {
  const { positionals } = readCall(() =>
    parseArgs({ args: [...parameters], allowPositionals: true }),
  )
  if (positionals.length === 0) throw new UsageError('Give the access logs to count.')
  return positionals
}

/** Counts what access logs hold; prints it, and writes it as a page. */
export const traffic: Command = async ({ parameters, environment, output }) => {
  try {
    const files = readFiles(parameters)
    checkLogs(files)
    const { brand } = readSite(environment).config
    const counted = new Traffic()
    for (const file of files) await readLog(file, counted)
    if (counted.requests === 0) {
      const message =
        'no line is a request in the format of this site. Print one with ACCESS_LOG=on (Express), or keep log_format of nginx.conf'
      throw new OperatorError([{ file: files.join(', '), message }])
    }
    const report = trafficReport(counted)
    mkdirSync(dirname(page), { recursive: true })
    writeFileSync(page, renderTrafficPage({ brand, report }))
    output.log(terminalReport(report))
    output.error(`Wrote ${page}`)
    return 0
  } catch (error) {
    if (error instanceof UsageError) output.error(`${error.message}\nUsage: ${usage}`)
    else output.error(faultText('Nothing was counted.', error))
    return UNUSABLE
  }
}
