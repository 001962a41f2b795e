import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { toolFolder } from './tool.mjs'

/** A place in a file: lines and columns from 1 on. */
const position = v.object({ line: v.number(), column: v.number() })

/** What is read of a report (mutation-testing-report-schema 3). */
const report = v.object({
  files: v.record(
    v.string(),
    v.object({
      source: v.string(),
      mutants: v.array(
        v.object({
          mutatorName: v.string(),
          replacement: v.optional(v.string(), ''),
          status: v.string(),
          location: v.object({ start: position, end: position }),
        }),
      ),
    }),
  ),
})

type ReportedFile = v.InferOutput<typeof report>['files'][string]
export type MutatedFile = ReportedFile & { readonly path: string }
export type Mutant = ReportedFile['mutants'][number]

/** The files of a module's newest report, each by its path from the root of the project. */
export function readReport(name: string): readonly MutatedFile[] {
  const text = readFileSync(join(toolFolder, 'reports', `${name}.json`), 'utf8')
  const { files } = v.parse(report, JSON.parse(text))
  return Object.entries(files).map(([path, file]) => ({ ...file, path }))
}

/** A file's text with a mutant in it. */
export function withMutant(source: string, { location, replacement }: Mutant): string {
  const lines = source.split('\n')
  const offset = ({ line, column }: v.InferOutput<typeof position>) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, column - 1)
  return source.slice(0, offset(location.start)) + replacement + source.slice(offset(location.end))
}
