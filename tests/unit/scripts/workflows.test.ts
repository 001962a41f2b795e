import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Workflow {
  readonly defaults?: unknown
  readonly permissions?: unknown
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>
}

const folder = '.github/workflows'
const workflows = readdirSync(folder).map(name => {
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  const workflow: Workflow = parse(text)
  return { name, text, workflow }
})

describe.each(workflows)('the workflow $name', ({ text, workflow }) => {
  const steps = Object.values(workflow.jobs).flatMap(job => job.steps)

  it('puts no value into a command: a shell would read it as a part of the command', () => {
    const commands = steps.flatMap(({ run }) => run ?? [])
    expect(commands.length).toBeGreaterThan(0)
    expect(commands.filter(command => command.includes('${{'))).toEqual([])
  })

  it('lets no step set what later steps run with', () => {
    expect(text).not.toMatch(/GITHUB_(?:ENV|OUTPUT|PATH)|::set-/)
  })

  it('ends a step where a part of a pipe fails', () => {
    expect(workflow.defaults).toEqual({ run: { shell: 'bash' } })
  })

  it('leaves no token behind in the checkout, and gives none by default', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.length).toBeGreaterThan(0)
    expect(checkouts.filter(step => step.with?.['persist-credentials'] !== false)).toEqual([])
    expect(workflow.permissions).toEqual({})
  })

  it('takes each action by the hash of a commit', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? [])
    expect(actions.filter(action => !/@[\da-f]{40}$/.test(action))).toEqual([])
  })
})
