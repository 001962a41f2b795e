import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { select, selectAll } from 'hast-util-select'
import { afterAll, describe, expect, it } from 'vitest'
import launchCheck from '../../../scripts/launch-check/launch-check.ts'
import verify from '../../../scripts/verify/verify.ts'
import { securityHeaders } from '../../../server/index.ts'
import { decideIndexing } from '../../../src/company/launch/review.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { callOn } from '../../sites/callCommand.ts'
import { message } from '../../sites/message.ts'
import { plantedDraft } from '../../sites/plantedDraft.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { spokenFor } from '../../sites/shipped.ts'
import { plainText } from '../../sites/tree.ts'
import { withPublishedPolicies } from '../../sites/variants.ts'

const published = withPublishedPolicies(
  loadSite({ folder: 'tests/sites/finished', today: '2027-02-01' }),
)
const drafts = plantedDraft(published).map(
  ({ file, text }) => [file.replace(/^.*\/texts\//, ''), { file, text }] as const,
)
const edited = { ...published, texts: new Map([...published.texts, ...drafts]) }
const preview = { ...edited, showsDrafts: true }

const marks = {
  en: `${message('draft.word')} ${message('draft.mark')}`,
  de: 'Entwurf Diese Vorschau zeigt Texte, die nicht gelten und sich noch ändern können.',
  fr: 'Projet Cet aperçu montre des textes qui ne sont pas en vigueur et peuvent encore changer.',
  es: 'Borrador Esta vista previa muestra textos que no están en vigor y todavía pueden cambiar.',
}

const pages = renderSite(
  preview,
  ({ language, kind }) =>
    language === 'en' || kind === 'landing' || (language === 'de' && kind === 'draft'),
)

function pageAt(path: string) {
  const found = pages.find(({ page }) => page.path === path)
  if (!found) throw new Error(`there is no page ${path}`)
  return found.tree
}

const wordsAt = (path: string, selector: string) =>
  selectAll(selector, pageAt(path)).map(plainText).join(' / ')

describe('a preview of drafts', () => {
  it('says so on every page, in its language, and keeps search engines out', () => {
    expect(new Set(pages.map(({ page }) => page.kind)).size).toBe(10)
    for (const { page, tree } of pages) {
      const mark = select('.draft-mark', tree)
      expect(mark && plainText(mark), page.path).toBe(marks[spokenFor(page.language)])
      expect(select('meta[name=robots][content=noindex]', tree), page.path).toBeDefined()
    }
    const open = { open: [], accepted: [] } as never
    expect(decideIndexing(preview, open)).toMatchObject({ isIndexed: false, reason: 'drafts' })
    const hsts = { maxAgeDays: 365, includeSubDomains: false, preload: false }
    const input = { origin: 'https://www.example.com', hsts, styleHashes: [], scriptHashes: [] }
    const headers = securityHeaders({ ...input, hasClips: false, isUnlisted: true })
    expect(headers).toContainEqual(['X-Robots-Tag', 'noindex'])
  })

  it('shows the draft in place of what is in force, and leads to what differs', () => {
    expect(wordsAt('/privacy-policy', '#retention')).toContain('We tell Quillfeather everything.')
    expect(wordsAt('/privacy-policy', '.document-facts')).toContain('4.0 (US and EU)')
    expect(wordsAt('/privacy-policy', '.note a[href="/privacy-policy/draft"]')).toBe(
      message('draft.compare', { before: '2.0' }),
    )
    expect(wordsAt('/de/privacy-policy/draft', 'h1')).toBe(
      'Datenschutzerklärung: Entwurf von Version 4.0',
    )
    expect(wordsAt('/de/privacy-policy/draft', 'ins')).toContain('Wir erzählen Quillfeather alles.')
    expect(wordsAt('/de/privacy-policy/draft', '.changed a')).toContain('Speicherdauer')
    expect(wordsAt('/terms-of-service', '.note')).toBe('')
  })

  it('is the only build that shows them', () => {
    const shown = renderSite(edited, ({ path }) => path.startsWith('/privacy-policy'))
    expect(shown.map(({ page }) => page.path)).not.toContain('/privacy-policy/draft')
    for (const { html } of shown) expect(html).not.toMatch(/Quillfeather|draft/)
  })
})

describe('a folder that holds a preview', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  mkdirSync(join(folder, 'site'), { recursive: true })
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ showsDrafts: true, headers: [], files: {} }),
  )
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each([
    ['launch-check', launchCheck, []],
    ['verify', verify, ['http://localhost:4640']],
  ] as const)('is refused by %s', async (_, command, parameters) => {
    const call = callOn(command, { SITE_OUT: folder })
    const { code, output } = await call('tests/sites/finished', ...parameters)
    expect(output).toContain(
      `${folder}: holds a preview of drafts, which is never deployed. Run npm run build.`,
    )
    expect(code).toBe(2)
  })
})
