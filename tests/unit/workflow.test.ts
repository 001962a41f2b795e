import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly if?: string
  readonly env?: Readonly<Record<string, string>>
  readonly with?: Readonly<Record<string, unknown>>
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly 'timeout-minutes'?: number
  readonly if?: string
  readonly env?: Readonly<Record<string, string>>
  readonly strategy?: { readonly 'fail-fast': boolean; readonly matrix: Record<string, string[]> }
  readonly steps: readonly Step[]
}

const readYaml = (file: string) => parse(readFileSync(file, 'utf8'))
const workflowText = readFileSync('.github/workflows/test.yml', 'utf8')
const workflow = parse(workflowText)
const jobs: Readonly<Record<string, Job>> = workflow.jobs
const packageFile = JSON.parse(readFileSync('package.json', 'utf8'))
const uploadAction = 'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02'
const commandsOf = (job: string) => jobs[job]?.steps.flatMap(({ run }) => run ?? []) ?? []

describe('.github/workflows/test.yml', () => {
  it('runs on every change and every night', () => {
    expect(workflow.on.push).toEqual({ branches: ['main'] })
    expect(workflow.on).toHaveProperty('pull_request', null)
    expect(workflow.on.schedule).toHaveLength(1)
    expect(workflow.on.schedule[0].cron).toMatch(/^\d+ \d+ \* \* \*$/)
    const conditions = Object.entries(jobs).flatMap(([name, job]) =>
      job.if ? [[name, job.if]] : [],
    )
    expect(conditions).toEqual([
      ['nightly', "github.event_name == 'schedule'"],
      ['trust', "github.event_name == 'schedule'"],
      ['watch', "github.event_name == 'schedule' && vars.WATCHED_SITE != ''"],
      ['cdn', "github.event_name == 'schedule'"],
      ['mutation', "github.event_name == 'schedule'"],
    ])
  })

  it('may read the code and nothing else; one job may write issues', () => {
    expect(workflow.permissions).toEqual({})
    for (const [name, { permissions }] of Object.entries(jobs)) {
      const own = name === 'watch' ? { issues: 'write' } : {}
      expect(permissions, name).toEqual({ contents: 'read', ...own })
    }
  })

  it('takes every action by its commit, with the version that has it beside it', () => {
    const used = Array.from(workflowText.matchAll(/uses: (.*)/g), ([, action]) => action)
    expect(used.length).toBeGreaterThan(15)
    expect(new Set(used)).toEqual(
      new Set([
        'actions/checkout@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09 # v5.1.0',
        'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0',
        'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2',
        'actions/cache@0057852bfaa89a56745cba8c7296529d2fc39830 # v4.3.0',
      ]),
    )
  })

  it.each(Object.keys(jobs))('%s ends in time, and fails with any of its steps', name => {
    const job = jobs[name]
    expect(job?.['timeout-minutes']).toBeGreaterThanOrEqual(10)
    // A job has six hours (GitHub's limit); what runs on every change, half an hour.
    expect(job?.['timeout-minutes']).toBeLessThanOrEqual(name === 'mutation' ? 350 : 30)
    if (job?.strategy) expect(job.strategy['fail-fast']).toBe(false)
    expect(JSON.stringify(job)).not.toContain('continue-on-error')
    for (const command of commandsOf(name)) {
      expect(command).not.toMatch(/\||;|&&|\bset \+e\b|--passWithNoTests|--force\b|--if-present/)
    }
    const conditions = job?.steps.flatMap(step =>
      step.if ? [[step.if, step.run ?? step.uses]] : [],
    )
    expect(conditions).toEqual(
      {
        docker: [['failure()', 'docker compose logs']],
        nightly: [['always()', uploadAction]],
        mutation: [['always()', uploadAction]],
      }[name] ?? [],
    )
  })

  it('names commands and files that exist', () => {
    const commands = Object.keys(jobs).flatMap(commandsOf)
    const scripts = commands.flatMap(command => /^npm run (\S+)/.exec(command)?.[1] ?? [])
    expect(new Set(scripts)).toEqual(
      new Set([
        ...['build', 'verify', 'launch-check', 'test:cdn', 'mutate'],
        ...['test:reproducible', 'knip'],
      ]),
    )
    for (const script of scripts) expect(packageFile.scripts).toHaveProperty(script)
    const files = commands.flatMap(command => command.match(/(?<=bash |--config=)\S+/g) ?? [])
    expect(files).toEqual(['.ci/run', 'tests/e2e/engines.config.ts'])
    for (const file of files) expect(existsSync(file)).toBe(true)
  })

  it('tests on the oldest Node that is supported, and in every engine', () => {
    const [oldest] = /\d+/.exec(packageFile.engines.node) ?? []
    expect(jobs.test?.strategy?.matrix.node?.[0]).toBe(oldest)
    expect(commandsOf('test')).toEqual(['bash .ci/run'])
    expect(jobs.engines?.strategy?.matrix.engine).toEqual(['chromium', 'firefox', 'webkit'])
    expect(commandsOf('engines').at(-1)).toContain(`--project=\${{ matrix.engine }}`)
  })

  it('mutates each module, and keeps the results for the next night', () => {
    const modules = [
      'model',
      'texts',
      'versions',
      'launch',
      'output',
      'server',
      'contract',
      'commands',
    ]
    expect(jobs.mutation?.strategy?.matrix).toEqual({ module: modules })
    expect(commandsOf('mutation').at(-1)).toBe(`npm run mutate -- \${{ matrix.module }}`)
    const cache = jobs.mutation?.steps.find(({ uses }) => uses?.startsWith('actions/cache@'))
    expect(cache?.with?.path).toBe(`.cache/mutation/\${{ matrix.module }}.json`)
  })

  it('verifies each image at the port that it has, under the values it is built with', () => {
    const { services } = readYaml('docker-compose.yml')
    const ports = Object.values<{ ports: string[] }>(services).map(({ ports: [port] }) => port)
    expect(commandsOf('docker').slice(2)).toEqual([
      'docker compose --profile web up --build --detach --wait --wait-timeout 120',
      ...ports.map(port => `npm run verify -- http://localhost:${port?.split(':')[0]}`),
      'docker compose logs',
    ])
    const build = jobs.docker?.steps.find(({ run }) => run === 'npm run build')
    expect(build?.env).toEqual({ SITE_ORIGIN: 'http://localhost:8080', SITE_INDEXING: 'never' })
    // Of the images' build and of the one they are compared with.
    expect(jobs.docker?.env).toEqual({ SITE_COMMIT: `\${{ github.sha }}` })
  })

  it('looks for known faults in packages, for what nothing uses, and builds twice', () => {
    expect(commandsOf('trust').slice(1)).toEqual([
      'npm audit --omit=dev',
      'npm audit --audit-level=high',
      'npm run knip',
      'npm run test:reproducible',
    ])
  })

  it('watches the site that a variable names, with the token that may write issues', () => {
    expect(commandsOf('watch').slice(1)).toEqual([
      'npm run build',
      'npm run verify -- "$WATCHED_SITE" --watch',
    ])
    expect(jobs.watch?.steps.at(-1)?.env).toEqual({
      WATCHED_SITE: `\${{ vars.WATCHED_SITE }}`,
      GITHUB_TOKEN: `\${{ github.token }}`,
    })
  })

  it('keeps the build of each night, and fails where something blocks the launch', () => {
    expect(commandsOf('nightly').slice(1)).toEqual([
      'npm run build',
      'npm run launch-check -- --strict --calendar dist/legal.ics',
    ])
    expect(jobs.nightly?.steps.at(-1)?.with).toEqual({ name: 'site', path: 'dist' })
  })
})

describe('.ci/run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-ci-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([0, 3])('runs the tests in the project, and ends as they do: %i', status => {
    const npm = join(folder, 'npm')
    writeFileSync(npm, `#!/bin/sh\necho "npm $*" in "$PWD"\nexit ${status}\n`)
    chmodSync(npm, 0o755)
    const env = { ...process.env, PATH: folder + delimiter + process.env.PATH }
    const ci = join(process.cwd(), '.ci/run')
    const run = spawnSync('bash', [ci], { cwd: folder, env, encoding: 'utf8' })
    expect([run.status, run.stdout]).toEqual([status, `npm test in ${process.cwd()}\n`])
  })
})
