import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { outputFolder } from '../../../scripts/build/outputFolder.mjs'
import { startServer } from '../../server/express/startServer.ts'

interface WorkflowStep {
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}

const folder = mkdtempSync(join(tmpdir(), 'artifact-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Copies the build as actions/upload-artifact does: it leaves out names that begin with a dot, unless the step
 * says otherwise.
 */
function copyAs(step: WorkflowStep): void {
  const takesHidden = step.with?.['include-hidden-files'] === true
  const filter = (source: string) => takesHidden || !basename(source).startsWith('.')
  for (const part of ['site', 'server', 'manifest.json']) {
    cpSync(join(outputFolder, part), join(folder, part), { recursive: true, filter })
  }
}

it('the build that the nightly workflow keeps is served, with the contact for security', async () => {
  const { jobs } = parse(readFileSync('.github/workflows/test.yml', 'utf8'))
  const steps: readonly WorkflowStep[] = jobs.nightly.steps
  const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
  expect(upload?.with?.path).toBe('dist')
  copyAs(upload ?? {})
  const { port } = await startServer({}, join(folder, 'server/main.mjs'))
  const response = await fetch(`http://localhost:${port}/.well-known/security.txt`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Contact: mailto:security@example.com')
})
