import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectTexts } from '../../../scripts/legal/derived.ts'
import legal from '../../../scripts/legal/legal.ts'
import { partsBehind, translationsOf, withConfirmed } from '../../../src/company/texts/derived.ts'
import { callOn } from '../../sites/callCommand.ts'
import { operatorFolder, ownText } from '../../sites/operatorActs.ts'

const call = callOn(legal)
const folder = operatorFolder('finished')
const english = 'en/privacy-policy.md'
const german = join(folder, 'texts/de/privacy-policy.md')

const git = (...parameters: readonly string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@a', ...parameters])

beforeAll(() => {
  ownText(folder, english, text => `${text}\n`)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'As it was translated')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the project’s translations are those of its English texts', () => {
  const behind = translationsOf(projectTexts()).map(
    translation => [translation.file.file, partsBehind(translation)] as const,
  )
  expect(behind.filter(([, ids]) => ids.length > 0)).toEqual([])
  expect(behind.length).toBeGreaterThan(3 * 13)
})

it('confirming writes one line into the head and leaves every word as it was', () => {
  const withoutLine = (text: string) =>
    text.replace(/^translates: .*\n/m, '').replace('---\n---\n\n', '')
  for (const translation of translationsOf(projectTexts())) {
    const { file } = translation
    const plain = withoutLine(file.text)
    const again = withConfirmed({ ...translation, file: { ...file, text: plain } }, [
      'introduction',
    ])
    expect(again).not.toBe(plain)
    expect(withoutLine(again)).toBe(plain)
  }
})

it('nothing is behind where English sections only moved, or their lines were broken otherwise', async () => {
  ownText(folder, english, text => {
    const [head = '', first = '', second = '', ...rest] = text.split(/^(?=## )/m)
    return [head, second.replaceAll('. ', '.\n'), first, ...rest].join('')
  })
  expect((await call(folder, 'status')).output).toBe(
    'Every translation is that of its English text.',
  )
})

it('a section whose English changed is shown as it was and is, confirmed as shown, and then in step', async () => {
  ownText(folder, english, text => text.replace('{{retention.backups}}', 'as long as we like'))
  const { output } = await call(folder, 'status')
  expect(output).toMatch(
    /^\nde, privacy-policy, retention \(src\/company\/languages\/de\/texts\/privacy-policy\.md:\d+\)\n {2}English, with what has changed since:\n/,
  )
  expect(output).toContain('[-{{retention.backups}}.-]{+as long as we like.+}')
  expect(output).toContain('\n1 section behind. ')

  const unknown = await call(folder, 'confirm', 'privacy-policy', 'de', 'retentoin')
  expect(unknown.output).toMatch(
    /^retentoin: is not a section of \S+\/privacy-policy\.md and of the English text\. Write some of introduction, company/m,
  )
  const nowhere = await call(folder, 'confirm', 'all', 'de')
  expect(nowhere.output).toContain(
    'all de: is not a translation of the site. Write one of privacy-',
  )
  expect([unknown.code, nowhere.code]).toEqual([1, 1])

  const confirmed = await call(folder, 'confirm', 'privacy-policy', 'de', 'retention')
  expect(confirmed.output).toMatch(
    /^\nretention\n {2}English:\n {4}## [\s\S]*as long as we like[\s\S]*\n {2}de:\n {4}## [\s\S]*\n\nWrote /,
  )
  expect(readFileSync(german, 'utf8')).toMatch(/^translates: introduction=\w{8} .*retention=/m)
  expect((await call(folder, 'status')).output).toBe(
    'Every translation is that of its English text.',
  )
})

it('a commit with a text that was broken is passed over: what was before it is still found', async () => {
  const whole = readFileSync(join(folder, 'texts', english), 'utf8')
  git('commit', '--quiet', '--all', '--message', 'As it was translated again')
  ownText(folder, english, text => text.replace(/^---$/m, '---\ntitle: "never closed'))
  git('commit', '--quiet', '--all', '--message', 'Broken')
  ownText(folder, english, () => whole.replace('as long as we like', 'forever'))
  const { code, output } = await call(folder, 'status')
  expect(output).toContain('[-as long as we like.-]{+forever.+}')
  expect(code).toBe(0)
})

it('a section that opens with a condition is printed as it is to be copied', async () => {
  ownText(folder, english, text =>
    text.replace(/(?<=:::when\[age\.evidence\]\n\n)/, 'Quillfeather. '),
  )
  const shown = await call(folder, 'status')
  expect(shown.output).toContain('\n    :::when[age.evidence]\n')
  const confirmed = await call(folder, 'confirm', 'privacy-policy', 'de')
  expect(confirmed.output).toContain('\n    :::when[age.evidence]\n')
  expect(confirmed.output).not.toContain('\\u003a')
})

it('without a language, every translation of a text is confirmed', async () => {
  const siteFile = join(folder, 'site.yaml')
  const config = readFileSync(siteFile, 'utf8')
  const languages = 'languages: { site: [en, de, fr], legal: [en, de, fr] }'
  writeFileSync(siteFile, config.replace(/languages: \{[^}]*\}/, languages))
  ownText(folder, 'en/withdrawal.md', text => `${text}\nQuillfeather.\n`)
  expect((await call(folder, 'status')).output).toMatch(
    /\nde, withdrawal, [\s\S]*\nfr, withdrawal, /,
  )

  const { output } = await call(folder, 'confirm', 'withdrawal')
  expect(output).toMatch(/\nWrote .*\/de\/withdrawal\.md\nWrote .*\/fr\/withdrawal\.md$/)
  expect((await call(folder, 'status')).output).not.toMatch(/^(?:de|fr), withdrawal, /m)
  expect((await call(folder, 'confirm', 'withdrawals')).output).toContain(
    '\nwithdrawals: is not a translation of the site. Write one of ',
  )
})

it('so is every translation of a text of the project', async () => {
  const imprints = translationsOf(projectTexts()).filter(({ name }) => name === 'imprint')
  // The command would write into the project where one is behind.
  expect(imprints.flatMap(partsBehind)).toEqual([])
  const upToDate = imprints.map(
    ({ file }) => `${file.file} is the translation of today’s English already.`,
  )
  expect(upToDate.length).toBeGreaterThan(1)
  expect((await call(folder, 'confirm', 'imprint', '--built-in')).output.split('\n')).toEqual(
    upToDate,
  )
})
