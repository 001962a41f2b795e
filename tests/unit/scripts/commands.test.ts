import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import launchCheck from '../../../scripts/launch-check/launch-check.ts'
import legal from '../../../scripts/legal/legal.ts'
import { readSite } from '../../../scripts/readSite.ts'
import verify from '../../../scripts/verify/verify.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { callOn } from '../../sites/callCommand.ts'
import { defaultText } from '../../sites/defaultText.ts'
import { draftFolder } from '../../sites/drafts.ts'
import { message } from '../../sites/message.ts'

const { draft } = draftFolder()

const finished = 'tests/sites/finished'
/** In one language, which takes a quarter of the time. */
const english = 'tests/sites/one-language'
const text = readFileSync(join(finished, 'site.yaml'), 'utf8')

/** A company's folder whose site.yaml differs from the finished one. */
function draftWith(name: string, from: string, to: string): string {
  const changed = text.replace(from, to)
  if (changed === text) throw new Error('the test changed nothing')
  return draft(name, { 'site.yaml': changed })
}

const check = callOn(launchCheck)

describe('npm run launch-check', () => {
  it('--strict exits 0 on a finished site', async () => {
    const { code, output } = await check(finished, '--strict')
    expect(output).toContain('ready to go live.')
    expect(code).toBe(0)
  })

  it('--page writes the report as a page', async () => {
    const { code, output } = await check(english, '--page')
    expect(output).toContain('Wrote .cache/launch.html\n')
    expect(readFileSync('.cache/launch.html', 'utf8')).toContain('<h1>Launch report</h1>')
    expect(code).toBe(0)
  })

  it('--strict exits 1 on a blocker; without it, the check only reports', async () => {
    expect((await check(english, '--strict')).code).toBe(1)
    const { code, output } = await check(english)
    expect(output).toContain('not ready to go live.')
    expect(code).toBe(0)
  })

  it('is in the styles of a terminal where there is one', async () => {
    vi.stubEnv('FORCE_COLOR', '1')
    const { output } = await check(finished)
    vi.unstubAllEnvs()
    expect(output).toContain('\n\u001B[1mCOUNSEL\u001B[22m\n\u001B[33mSoon\u001B[39m\n')
  })

  it('--json is for machines', async () => {
    const { output } = await check(finished, '--json')
    const { day, lists } = JSON.parse(output)
    expect(day).toBe('2027-02-01')
    expect(lists.at(-1).tasks[0]).toMatchObject({
      person: 'counsel',
      severity: 'warning',
      kind: 'findings',
      points: [{ name: 'terms:fourteen-sections', text: expect.stringMatching(/^The Terms with/) }],
    })
  })

  it('a fault in the company’s file exits 2, with its line and without a stack', async () => {
    const broken = draftWith('broken', 'origin: https', 'origin: httpx')
    const { code, output } = await check(broken)
    expect(code).toBe(2)
    expect(output).toMatch(
      /broken\/site\.yaml:\d+: origin: "httpx:\/\/www\.example\.com" is not a web address/,
    )
    expect(output).not.toMatch(/^\s+at |Usage/m)
  })
})

it('a name in site.yaml commands neither the terminal nor the workflow that a fault is printed in', async () => {
  const origin = 'origin: https://www.example.com'
  const commanding = draftWith('commanding', origin, `${origin}\n"\\e[2J\\n::error::\\u202Eb": 1`)
  const inWorkflow = callOn(launchCheck, { GITHUB_ACTIONS: 'true' })
  expect((await inWorkflow(commanding)).output).toContain(
    '\\u001b[2J\n\\u003a:error::\\u202eb: is not a field of the site',
  )
  // No workflow reads what a person is told.
  expect((await check(commanding)).output).toContain('\\u001b[2J\n::error::\\u202eb: is not a')
})

describe('the launch check of a badge', () => {
  it('refuses a file that the build would refuse', async () => {
    const missing = draftWith('no-badge', 'media/app-store.svg', 'media/appstore.svg')
    const { code, output } = await check(missing)
    expect(output).toMatch(
      /no-badge\/site\.yaml:\d+: app\.appStoreBadge: there is no file "media\/appstore\.svg"\. Write its path below \S+no-badge\/\.$/m,
    )
    expect(code).toBe(2)
    const script = draft('script-badge', {
      'media/app-store.svg': '<svg viewBox="0 0 1 1"><script>1</script></svg>',
    })
    expect((await check(script)).output).toContain('script-badge/media/app-store.svg: holds ')
  })
})

describe('npm run verify', () => {
  it.each(['', 'example.com', 'ftp://example.com', 'shttp://example.com', 'httpx://a.example'])(
    'asks for an address instead of %j',
    async address => {
      const { code, output } = await callOn(verify)(finished, ...(address ? [address] : []))
      expect(output).toMatch(/^Give the address of one running site\.\nUsage: npm run verify/)
      expect(code).toBe(2)
    },
  )

  it('asks for one address instead of two', async () => {
    const { code, output } = await callOn(verify)(
      finished,
      'https://a.example',
      'https://b.example',
    )
    expect(output).toMatch(/^Give the address of one running site\.\n/)
    expect(code).toBe(2)
  })

  it('says of a build that was copied in part that it is not whole, not that the site differs', async () => {
    const output = draft('copied', { 'manifest.json': '{ "headers": [' })
    const call = callOn(verify, { SITE_OUT: output })
    const compared = await call(finished, 'https://www.example.com')
    expect(compared.output).toMatch(
      /^The site was not compared\. .*:\n\S+copied\/manifest\.json: is missing or not whole, .* Run npm run build\.$/,
    )
    expect(compared.code).toBe(2)
    rmSync(join(output, 'manifest.json'))
    const uncopied = await call(finished, 'https://www.example.com')
    expect([uncopied.code, uncopied.output]).toEqual([compared.code, compared.output])
  })
})

const callLegal = callOn(legal)

it.each([
  [['preview', 'privacy-policy', 'en', finished], `${finished}: is a folder. Name a file.`],
  [
    ['export', 'privacy-policy', 'de', '--to', `${finished}/site.yaml`],
    `${finished}/site.yaml: is a file where a folder is needed. Name another place.`,
  ],
  [
    ['notice', 'processors', '2027-01-15', '--to', `${finished}/site.yaml`],
    `${finished}/site.yaml: is a file where a folder is needed. Name another place.`,
  ],
])('npm run legal -- %j says which file is in the way', async (parameters, expected) => {
  const { code, output } = await callOn(legal, { SITE_DATE: '2027-01-15' })(finished, ...parameters)
  expect(output).toContain(`Nothing was written. Correct this and try again:\n${expected}`)
  expect(code).toBe(1)
})

describe('npm run legal -- publish', () => {
  it('says where the number of a version is written', async () => {
    const { code, output } = await callLegal(finished, 'publish', 'privacy-policy', '3.0')
    expect(output).toContain(
      '3.0: is a number. The head of the text holds the number of the version, as version: "3.0"; publish takes the names of documents alone.',
    )
    expect(code).toBe(1)
  })

  it('lists the documents where none has the name', async () => {
    const { code, output } = await callLegal(finished, 'publish', 'privacy')
    expect(output).toContain(
      'privacy: is not a document. Did you mean privacy-policy? Write privacy-policy, terms-of-service, data-processing-agreement.',
    )
    expect(code).toBe(1)
  })

  it.each([
    [
      ['publish', 'privacy-policy', '--published', 'tomorrow'],
      '--published tomorrow is not a day.',
    ],
    [['revoke', 'privacy-policy'], 'Write one of these tasks, with the names it takes.'],
  ])('%j exits 2 with the usage', async (parameters, expected) => {
    const { code, output } = await callLegal(finished, ...parameters)
    expect(output).toContain(expected)
    expect(output).toContain('Usage: npm run legal -- edit <text> [--former]')
    expect(code).toBe(2)
  })
})

describe('npm run legal -- edit', () => {
  const policyIn = (language: string) => `${language}/privacy-policy.md`
  const defaultPolicy = (language: string) => defaultText(policyIn(language))

  it('copies a text in every language it is offered in, and in no other', async () => {
    const site = draftWith('two-languages', 'legal: [ en, de, fr, es ]', 'legal: [ en, de ]')
    const { code, output } = await callLegal(site, 'edit', 'privacy-policy')
    expect(output).toContain(`Wrote ${site}/texts/en/privacy-policy.md`)
    expect(output).toContain('Edit these files: the site shows them from now on')
    expect(code).toBe(0)
    for (const language of ['en', 'de']) {
      const copy = readFileSync(join(site, 'texts', policyIn(language)), 'utf8')
      expect(copy).toMatch(/^# copies: introduction=\w{8} company=\w{8} .*\n---$/m)
      expect(copy.replace(/^# copies: .*\n/m, '')).toBe(
        defaultPolicy(language).replace('version: "2.0"', 'version: "1.0"'),
      )
    }
    for (const language of ['fr', 'es']) {
      expect(existsSync(join(site, 'texts', policyIn(language)))).toBe(false)
    }
  })

  it('writes what is missing, never over a copy, and nothing where all are there', async () => {
    const site = draft('edited', { [`texts/${policyIn('de')}`]: 'Own.' })
    const own = join(site, 'texts', policyIn('de'))
    const first = await callLegal(site, 'edit', 'privacy-policy')
    expect(first.output.match(/^Wrote .*$/gm)).toEqual(
      ['en', 'fr', 'es'].map(code => `Wrote ${site}/texts/${policyIn(code)}`),
    )
    const { code, output } = await callLegal(site, 'edit', 'privacy-policy')
    expect(output).toContain(
      `${own}: already exists; nothing was written. Edit it, or remove it first.`,
    )
    expect([first.code, code]).toEqual([0, 1])
    expect(readFileSync(own, 'utf8')).toBe('Own.')
  })

  it('names the text that people call something else', async () => {
    const { code, output } = await callLegal(finished, 'edit', 'faq')
    expect(output).toContain('faq: is not a text of the site. Did you mean questions? Write one of')
    expect(code).toBe(1)
  })

  it('lists the texts where none has the name', async () => {
    const { code, output } = await callLegal(finished, 'edit', 'flights')
    expect(output).toContain(
      'flights: is not a text of the site. Write one of privacy-policy, terms-of-service, data-processing-agreement, sub-processors, ',
    )
    expect(output).toMatch(/, questions, landing\.$/m)
    expect(code).toBe(1)
  })

  it('landing writes every text of the landing page, ready to be read again', async () => {
    const site = draft('landing')
    const { code, output } = await callLegal(site, 'edit', 'landing')
    const written = ['en', 'de', 'fr', 'es'].map(code => `Wrote ${site}/texts/${code}/landing.yaml`)
    expect(output.match(/^Wrote .*$/gm)).toEqual(written)
    expect(code).toBe(0)
    const file = join(site, 'texts/en/landing.yaml')
    const copy = readFileSync(file, 'utf8')
    expect(copy).toMatch(/^# The texts of the landing page;/)
    expect(copy).toContain(`\nhero.title: ${message('hero.title')}\n`)
    expect(copy).not.toContain('legal.version')
    const load = (folder: string) => loadSite({ folder, today: '2027-02-01' }).messages
    expect(load(site)).toEqual(load(finished))
    writeFileSync(file, copy.replace(message('hero.title'), 'Write it.'))
    expect(load(site).en['hero.title']).toBe('Write it.')
  })
})

it('the copies to edit are in the languages of the pages that show them', async () => {
  const site = draft('some-languages', {
    'site.yaml': readFileSync(join(english, 'site.yaml'), 'utf8').replace(
      /languages: \{[^}]*\}/,
      "languages: { site: ['en', 'de'], legal: ['en'] }",
    ),
  })
  for (const name of ['questions', 'your-rights']) await callOn(legal)(site, 'edit', name)
  const copies = (code: string) => readdirSync(join(site, 'texts', code)).toSorted()
  expect(copies('en')).toEqual(['questions.md', 'your-rights.md'])
  expect(copies('de')).toEqual(['questions.md'])
})

describe('the environment of a command', () => {
  it('names folder and day, another origin, whether search engines stay out, and drafts', () => {
    const environment = { SITE: finished, SITE_DATE: '2025-06-01' }
    expect(readSite(environment)).toMatchObject({
      folder: finished,
      today: '2025-06-01',
      showsDrafts: false,
      config: { origin: 'https://www.example.com', indexing: 'when-ready' },
    })
    const preview = { SITE_ORIGIN: 'https://preview.example.com', SITE_INDEXING: 'never' }
    expect(readSite({ ...environment, ...preview, SITE_DRAFTS: 'shown' })).toMatchObject({
      showsDrafts: true,
      config: { origin: 'https://preview.example.com', indexing: 'never' },
    })
  })

  it('has to name a day of the calendar', async () => {
    const { code, output } = await callOn(launchCheck, { SITE_DATE: '2027-02-30' })(finished)
    expect(output).toContain('SITE_DATE: "2027-02-30" is not a day of the calendar. Write it like')
    expect(code).toBe(2)
  })

  it('is named beside a field that it overrides with something wrong', async () => {
    const preview = { SITE_ORIGIN: 'preview.example.com' }
    const { code, output } = await callOn(launchCheck, preview)(finished)
    expect(output).toMatch(
      /^tests\/sites\/finished\/site\.yaml:\d+: origin: "preview\.example\.com" is not a web address\./m,
    )
    expect(output).toContain(
      'SITE_ORIGIN: is set in the environment and overrides the file. Correct it, or unset it.',
    )
    expect(code).toBe(2)
  })
})
