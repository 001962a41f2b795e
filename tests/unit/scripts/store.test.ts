import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import legal from '../../../scripts/legal/legal.ts'
import store from '../../../scripts/store/store.ts'
import { callOn } from '../../sites/callCommand.ts'
import { draftFolder } from '../../sites/drafts.ts'
import { message } from '../../sites/message.ts'

const folder = mkdtempSync(join(tmpdir(), 'store-'))
afterAll(() => rmSync(folder, { recursive: true }))

const put = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

/** What a page of the build below holds: the sections that the files of the store lead to. */
const page = '<h2 id="part"></h2><h2 id="security-measures"></h2>'

/** A build that serves these paths, each from a file of its own. */
function buildOf(name: string, paths: readonly string[]): string {
  const files = paths.map((path, index) => {
    const file = `${index}.bin`
    const isPage = !path.includes('.')
    put(`${name}/site/${file}`, isPage ? page : `bytes of ${path}`)
    const type = isPage ? 'text/html; charset=utf-8' : 'image/png'
    return [path, { type, variants: { identity: { file } } }]
  })
  put(`${name}/manifest.json`, JSON.stringify({ files: Object.fromEntries(files), redirects: {} }))
  return join(folder, name)
}

const pages = ['support', 'privacy-policy', 'terms-of-service', 'data-processing-agreement']
const paths = [
  '/delete-account',
  '/press',
  '/press/mark.png',
  ...['', '/de', '/fr', '/es'].flatMap(prefix => [
    prefix || '/',
    ...pages.map(name => `${prefix}/${name}`),
  ]),
]
const build = buildOf('dist', paths)
const run = callOn(store, { SITE_OUT: build })
const { draft } = draftFolder()
const site = 'tests/sites/finished'

/** The paths of all files of a folder. */
function filesIn(place: string): readonly string[] {
  const entries = readdirSync(place, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(place, join(entry.parentPath, entry.name)))
    .toSorted()
}

const out = join(folder, 'store')
const written = (path: string) => readFileSync(join(out, path), 'utf8')
let first: Awaited<ReturnType<typeof run>>

beforeAll(async () => {
  first = await run(site, '--out', out)
})

describe('npm run store', () => {
  it('writes what the forms of the stores ask for, and never a description', () => {
    expect(first.code).toBe(0)
    expect(first.output).toContain('Paste the Terms of Service into App Store Connect')
    expect(filesIn(out)).toEqual([
      'PrivacyInfo.xcprivacy',
      'app_privacy_details.json',
      ...['de-DE', 'en-US', 'es-ES', 'fr-FR'].flatMap(locale =>
        [
          'legal_lines_for_description.txt',
          'marketing_url.txt',
          'privacy_url.txt',
          'support_url.txt',
        ].map(name => `metadata/${locale}/${name}`),
      ),
      'press/mark.png',
      'records-of-processing.de.md',
      'records-of-processing.es.md',
      'records-of-processing.fr.md',
      'records-of-processing.md',
      'written-files.json',
    ])
    expect(written('metadata/fr-FR/support_url.txt')).toBe('https://www.example.com/fr/support\n')
    expect(written('metadata/fr-FR/marketing_url.txt')).toBe('https://www.example.com/fr\n')
    expect(written('metadata/de-DE/privacy_url.txt')).toBe(
      'https://www.example.com/de/privacy-policy\n',
    )
    expect(written('metadata/fr-FR/legal_lines_for_description.txt')).toBe(
      'Politique de confidentialité : https://www.example.com/fr/privacy-policy\nConditions d’utilisation : https://www.example.com/fr/terms-of-service\n',
    )
    expect(written('press/mark.png')).toBe('bytes of /press/mark.png')
  })

  it('links Apple’s agreement where that is the license agreement, and fills in Google’s form', async () => {
    const company = readFileSync(`${site}/site.yaml`, 'utf8')
      .replace('eula: these-terms', 'eula: standard')
      .replace('app:\n', 'app:\n  googlePlay: soon\n')
    const android = draft('android', { 'site.yaml': company })
    const place = join(folder, 'android')
    const { code, output } = await run(android, '--out', place)
    expect(code).toBe(0)
    const lines = readFileSync(
      join(place, 'metadata/en-US/legal_lines_for_description.txt'),
      'utf8',
    )
    expect(lines).toContain(
      'License agreement (Apple EULA): https://www.apple.com/legal/internet-services/itunes/dev/stdeula/\n',
    )
    expect(output).toContain(
      `Export the form from the Play Console to ${android}/play-template.csv`,
    )
    expect(filesIn(place)).toContain('data-safety.md')
    writeFileSync(join(android, 'play-template.csv'), 'no form\n')
    const refused = await run(android, '--out', place)
    expect(refused.code).toBe(2)
    expect(refused.output).toContain(`${android}/play-template.csv:1: is not the form`)
  })

  it('states the record of processing with purposes, bases, recipients and periods', () => {
    const record = written('records-of-processing.md').replaceAll(/ {2,}/g, ' ')
    expect(record).toContain(`# ${message('record.title')}\n`)
    const [representative = ''] = message('record.representative').split('{{')
    expect(record).toContain(`${representative}Example Representation GmbH`)
    expect(record).toContain(
      '| Crash analysis and usage statistics | Legitimate interests, Article 6(1)(f) GDPR | Device, Usage, Technical |',
    )
    expect(record).toMatch(/\| Backups \| Deleted within \d+ days \|/)
    expect(record).toContain(
      '| Example Still Pictures Synthesis Holdings, Inc. | Generates images |',
    )
    expect(record).not.toContain('{{')
    const german = written('records-of-processing.de.md').replaceAll(/ {2,}/g, ' ')
    expect(german).toMatch(/\| Sicherungskopien \| Löschung innerhalb von \d+ Tagen \|/)
  })

  it('follows what the company adds to the table of data and drops from it', async () => {
    const data = `socialLogin: none
voiceRecordings:
  group: content
  words: { en: 'voice recordings:raw | *all*', de: Sprachaufnahmen, fr: enregistrements vocaux, es: grabaciones de voz }
  source: user
  purposes: [generate]
  retention: 45 days
  recipients: [hosting]
  california: [audiovisual]
  apple: [AudioData]
  google: [OTHER_AUDIO]
`
    const place = join(folder, 'voice')
    const { code } = await run(draft('voice', { 'data.yaml': data }), '--out', place)
    expect(code).toBe(0)
    const read = (path: string) => readFileSync(join(place, path), 'utf8')
    const usages: readonly { category: string }[] = JSON.parse(read('app_privacy_details.json'))
    const before: typeof usages = JSON.parse(written('app_privacy_details.json'))
    const added = usages.filter(({ category }) =>
      before.every(usage => usage.category !== category),
    )
    expect(added).toEqual([
      {
        category: 'AUDIO',
        purposes: ['APP_FUNCTIONALITY'],
        data_protections: ['DATA_LINKED_TO_YOU'],
      },
    ])
    expect(read('PrivacyInfo.xcprivacy')).toContain('NSPrivacyCollectedDataTypeAudioData')
    expect(written('PrivacyInfo.xcprivacy')).not.toContain('NSPrivacyCollectedDataTypeAudioData')
    const record = read('records-of-processing.md').replaceAll(/ {2,}/g, ' ')
    expect(record).toContain(String.raw`| Voice recordings\:raw \| \*all\* | 45 days |`)
    expect(record).not.toContain('social login')
    expect(written('records-of-processing.md')).toContain(message('record.controllersWithLogin'))
    expect(read('records-of-processing.de.md')).toMatch(/\| Sprachaufnahmen +\| 45 Tage +\|/)
  })

  it('says what the version in force says, until the next one takes effect', async () => {
    const company = readFileSync(`${site}/site.yaml`, 'utf8')
    const english = company.replace(/^languages: .*$/m, 'languages: { site: [en], legal: [en] }')
    const published = draft('published', { 'site.yaml': english, 'data.yaml': 'support: none\n' })
    const { code } = await callOn(legal, { SITE_DATE: '2027-01-10' })(published, 'publish')
    expect(code).toBe(0)
    writeFileSync(join(published, 'data.yaml'), 'crashReports: none\n')
    const place = join(folder, 'published')
    const { output } = await run(published, '--out', place)
    expect(output).not.toContain('kept no data')
    const manifest = readFileSync(join(place, 'PrivacyInfo.xcprivacy'), 'utf8')
    expect(manifest).toContain('NSPrivacyCollectedDataTypeCrashData')
    const record = readFileSync(join(place, 'records-of-processing.md'), 'utf8')
    expect(record).toContain('crash reports')
    expect(record).not.toContain('upport communications')
  })

  it('names a version in force that an earlier release published, which kept no data', async () => {
    const frozen = draft('frozen')
    cpSync('tests/sites/frozen', frozen, { recursive: true })
    const { code, output } = await run(frozen, '--out', join(folder, 'frozen'))
    expect(code).toBe(0)
    expect(output).toMatch(/^[\w-]+ [\d.]+ was published by a release that kept no data/)
  })

  it('writes anew what it has written, and refuses to overwrite anything else', async () => {
    writeFileSync(join(out, 'metadata/en-US/description.txt'), 'Our app.\n')
    const { code, output } = await run(site, '--out', out)
    expect(code).toBe(2)
    expect(output).toContain(
      'metadata/en-US/description.txt: is not as npm run store has written it',
    )
    expect(readFileSync(join(out, 'metadata/en-US/description.txt'), 'utf8')).toBe('Our app.\n')
    rmSync(join(out, 'metadata/en-US/description.txt'))
    const company = readFileSync(`${site}/site.yaml`, 'utf8')
    const languages = 'languages: { site: [en, de, fr], legal: [en, de, fr] }'
    const three = draft('three', { 'site.yaml': company.replace(/^languages: .*$/m, languages) })
    expect((await run(three, '--out', out)).code).toBe(0)
    expect(existsSync(join(out, 'records-of-processing.es.md'))).toBe(false)
    expect(existsSync(join(out, 'metadata/es-ES'))).toBe(false)
    expect((await run(site, '--out', out)).code).toBe(0)
  })

  it('names an address or a section that the build does not serve', async () => {
    const without = buildOf(
      'without',
      paths.filter(path => path !== '/de/support'),
    )
    const { code, output } = await callOn(store, { SITE_OUT: without })(site, '--out', out)
    expect(code).toBe(2)
    expect(output).toContain(
      'metadata/de-DE/support_url.txt: would name https://www.example.com/de/support, which the build in',
    )
    const missing = await callOn(store)(site, '--out', out)
    expect(missing.output).toContain('manifest.json: is missing or not whole')
  })
})

describe('npm run store -- --check', () => {
  /** An app that keeps what was written, with some of it changed. */
  function appWith(name: string, changes: Readonly<Record<string, (text: string) => string>>) {
    const app = join(folder, name)
    cpSync(out, join(app, 'fastlane'), { recursive: true })
    cpSync(join(out, 'PrivacyInfo.xcprivacy'), join(app, 'App/PrivacyInfo.xcprivacy'))
    for (const [path, change] of Object.entries(changes)) {
      const file = join(app, path)
      writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''))
    }
    return app
  }

  const check = async (app: string) => {
    const before = filesIn(app)
    const { code, output } = await run(site, '--check', app)
    expect(filesIn(app)).toEqual(before)
    return { code, lines: output.replaceAll(`${relative(process.cwd(), app)}/`, '').split('\n') }
  }

  it('finds nothing where all of it says the same', async () => {
    const { code, lines } = await check(appWith('same', {}))
    expect(code).toBe(0)
    expect(lines).toEqual([
      'Compared 19 files with what is in force on 2027-02-01.',
      'They say the same.',
    ])
  })

  it('passes over the reasons for APIs, which are for developers of the app to state', async () => {
    const apis = '<array><dict><key>NSPrivacyAccessedAPIType</key><string>x</string></dict></array>'
    const app = appWith('with-apis', {
      'App/PrivacyInfo.xcprivacy': text =>
        text.replace(/(NSPrivacyAccessedAPITypes<\/key>\s*)<array\/>/, `$1${apis}`),
    })
    expect((await check(app)).code).toBe(0)
  })

  it('names by file and line what differs, and writes nothing', async () => {
    const app = appWith('different', {
      'App/PrivacyInfo.xcprivacy': text =>
        text
          .replace('DataTypeCrashData', 'DataTypeContacts')
          .replace('PurposeAnalytics', 'PurposeOther'),
      'fastlane/app_privacy_details.json': text =>
        text.replace('DATA_LINKED_TO_YOU', 'DATA_NOT_LINKED_TO_YOU'),
      'fastlane/metadata/de-DE/privacy_url.txt': () => 'https://example.org/datenschutz\n',
      'fastlane/metadata/en-US/description.txt': () => 'Our app.\n',
    })
    const { code, lines } = await check(app)
    expect(code).toBe(1)
    const manifest = 'App/PrivacyInfo.xcprivacy'
    const found = lines.slice(1).map(line => line.replace(/:\d+: /, ':N: '))
    expect(found).toEqual(
      expect.arrayContaining([
        `${manifest}:N: NSPrivacyCollectedDataTypeContacts is said to be collected, and the documents do not say so. Take it out, or add it to what is collected.`,
        `${manifest}: NSPrivacyCollectedDataTypeCrashData is missing. The documents say NSPrivacyCollectedDataTypePurposeAnalytics; linked; no tracking.`,
        'fastlane/app_privacy_details.json:N: COARSE_LOCATION says APP_FUNCTIONALITY; DATA_NOT_LINKED_TO_YOU. The documents say APP_FUNCTIONALITY; DATA_LINKED_TO_YOU.',
        'fastlane/metadata/de-DE/privacy_url.txt:N: says https://example.org/datenschutz. Here it is https://www.example.com/de/privacy-policy.',
        'fastlane/metadata/en-US/description.txt: does not end with the line "Privacy Policy: https://www.example.com/privacy-policy". Add it.',
      ]),
    )
    const contacts = lines.find(line => line.includes('Contacts')) ?? ''
    const line = Number(/:(\d+):/.exec(contacts)?.[1])
    const text = readFileSync(join(app, manifest), 'utf8').split('\n')
    expect(text.slice(line - 1, line + 2).join('\n')).toContain('DataTypeContacts')
  })

  it('names a type of data that a file answers for twice, even where one answer is right', async () => {
    const other = {
      category: 'COARSE_LOCATION',
      purposes: ['ANALYTICS'],
      data_protections: ['DATA_LINKED_TO_YOU'],
    }
    const app = appWith('repeated', {
      'App/PrivacyInfo.xcprivacy': text =>
        text.replace(/ {4}<dict>\n.*\n.*DataTypeCrashData<[\s\S]*?<\/dict>\n/, '$&$&'),
      'fastlane/app_privacy_details.json': text => JSON.stringify([other, ...JSON.parse(text)]),
    })
    const { code, lines } = await check(app)
    expect(code).toBe(1)
    const found = lines.slice(1).map(line => line.replace(/:\d+: /, ':N: '))
    expect(found).toContain(
      'App/PrivacyInfo.xcprivacy:N: NSPrivacyCollectedDataTypeCrashData is answered a second time. Keep one of the answers.',
    )
    expect(found).toContain(
      'fastlane/app_privacy_details.json:N: COARSE_LOCATION says ANALYTICS; DATA_LINKED_TO_YOU. The documents say APP_FUNCTIONALITY; DATA_LINKED_TO_YOU.',
    )
    expect(found).toContain(
      'fastlane/app_privacy_details.json:N: COARSE_LOCATION is answered a second time. Keep one of the answers.',
    )
  })

  it('says in a sentence what is no file of its kind, and where there is none', async () => {
    const binary = appWith('binary', { 'App/PrivacyInfo.xcprivacy': () => 'bplist00' })
    expect((await check(binary)).lines).toContain(
      'App/PrivacyInfo.xcprivacy: is a binary property list. Convert it: plutil -convert xml1, with the name of the file.',
    )
    const broken = appWith('broken', { 'App/PrivacyInfo.xcprivacy': text => text.slice(0, 900) })
    expect((await check(broken)).lines.join('\n')).toMatch(
      /App\/PrivacyInfo.xcprivacy:\d+: is not XML from here on/,
    )
    put('empty/README.md', '')
    const empty = await check(join(folder, 'empty'))
    expect(empty.code).toBe(2)
    expect(empty.lines.join('\n')).toContain('holds none of the files that npm run store writes')
  })
})
