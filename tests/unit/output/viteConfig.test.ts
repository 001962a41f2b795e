import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, resolveConfig } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { viteConfig } from '../../../scripts/build/renderPages.ts'

const above = mkdtempSync(join(tmpdir(), 'above-'))
const project = join(above, 'project')

beforeAll(() => {
  mkdirSync(project)
  writeFileSync(join(above, '.postcssrc.json'), '{ "plugins": { "not-installed": {} } }')
  writeFileSync(join(above, 'pnpm-workspace.yaml'), 'packages: ["*"]\n')
  writeFileSync(join(project, 'page.css'), 'main { inset: 0 }')
  writeFileSync(join(project, 'page.js'), "import text from './page.css?inline'\nconsole.log(text)")
})
afterAll(() => rmSync(above, { recursive: true, force: true }))

/** The project's settings without its plugins, in a folder below one with settings of another project. */
const settings = () => {
  const { plugins: _, ...own } = viteConfig(() => Promise.reject(new Error('nothing is rendered')))
  return { ...own, root: project, configFile: false, logLevel: 'silent' } as const
}

it('style sheets are read without the settings of a folder above', async () => {
  const input = join(project, 'page.js')
  const result = await build({ ...settings(), build: { write: false, rolldownOptions: { input } } })
  const [bundle] = [result].flat()
  if (!bundle || !('output' in bundle)) throw new Error('nothing was bundled')
  expect(bundle.output[0].code).toContain('inset:0')
})

it('nothing is served of a folder above that is a workspace', async () => {
  const { server } = await resolveConfig(settings(), 'serve')
  expect(server.fs.allow).not.toContain(above)
})
