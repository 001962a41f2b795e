import { rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { feeds } from '../../../src/build/output/discovery/feed.ts'
import { llmsTxt } from '../../../src/build/output/discovery/llmsTxt.ts'
import { securityTxt } from '../../../src/build/output/discovery/textFiles.ts'
import { nextBuild } from '../../../src/company/launch/nextBuild.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { expectInvariants } from '../../sites/invariants.ts'
import { acts, operatorFolder, ownText, write } from '../../sites/operatorActs.ts'
import { buildOf, type RenderedPage, renderSite } from '../../sites/renderSite.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function folderOf(fixture: 'finished' | 'unsupplied'): string {
  const folder = operatorFolder(fixture)
  folders.push(folder)
  return folder
}

function htmlOf(pages: readonly RenderedPage[], path: string): string {
  const found = pages.find(({ page }) => page.path === path)
  if (!found) throw new Error(`${path} was not rendered`)
  return found.html
}

describe.each(acts)('a company that %s', (_, fixture, act) => {
  it('gets a whole site', () => {
    const folder = folderOf(fixture)
    act(folder)
    const site = loadSite({ folder, today: '2026-11-22' })
    expectInvariants(site, renderSite(site))
    expect(llmsTxt(buildOf(site))).toContain(site.config.brand)
    // Of all changes, and of those to each of three documents.
    expect(feeds(site)).toHaveLength(4 * site.languages.legal.length)
    expect((nextBuild(site)?.day ?? '9999-12-31') > '2026-11-22').toBe(true)
    expect(securityTxt(site) ?? 'Expires: 2027-11-17').toContain('Expires: 2027-11-17')
  })
})

describe.each(['two-languages', 'one-language'])('the fixture %s', name => {
  it('is a whole site', () => {
    const site = loadSite({ folder: `tests/sites/${name}`, today: '2026-11-22' })
    expectInvariants(site, renderSite(site))
  })
})

it('own copy and own texts replace the project’s, and nothing else', () => {
  const folder = folderOf('unsupplied')
  write(folder, 'texts/en/landing.yaml', 'hero.title: Type it. *Watch* it.\n')
  ownText(folder, 'en/questions.md', text =>
    text.replace('## What can I make?', '## What is it for?'),
  )
  const site = loadSite({ folder, today: '2026-11-22' })
  const pages = renderSite(site, ({ kind }) => kind === 'landing')
  expect(htmlOf(pages, '/')).toContain('Type it. <i>Watch</i> it.')
  expect(htmlOf(pages, '/')).toContain('What is it for?')
  expect(htmlOf(pages, '/')).not.toContain('What can I make?')
  expect(htmlOf(pages, '/de')).not.toContain('Type it.')
})

it('the folder of this project’s operator is whole', () => {
  const site = loadSite({ folder: 'site', today: new Date().toISOString().slice(0, 10) })
  expectInvariants(site, renderSite(site))
})
