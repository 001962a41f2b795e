import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { traffic } from '../../scripts/commands/traffic.ts'
import { linesOf } from '../../scripts/traffic/lines.ts'
import { Counts } from '../../src/traffic/counts.ts'
import { Traffic } from '../../src/traffic/traffic.ts'
import { trafficReport } from '../../src/traffic/trafficReport.ts'
import { callOn } from '../sites/callCommand.ts'

const folder = mkdtempSync('.cache/traffic-')
afterAll(() => rmSync(folder, { recursive: true }))

/** Lines as Express and nginx write them. */
const express = (time: string, path: string, status = 200, method = 'GET') =>
  `{"time":"${time}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"bytes":15321,"ms":0.4}`
const nginx = (time: string, path: string, status = 200) =>
  `{"time":"${time}","method":"GET","path":${JSON.stringify(path)},"status":${status},"bytes":15321,"seconds":0.002}`

const day = '2026-11-20T10:00:00.123Z'

function log(name: string, lines: readonly string[] | Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, Array.isArray(lines) ? `${lines.join('\n')}\n` : (lines as Buffer))
  return file
}

/** What the command prints, with the names of files alone and each run of blanks as one. */
async function count(...files: string[]) {
  const { code, output } = await callOn(traffic)('tests/sites/finished', ...files)
  const text = stripVTControlCharacters(output).replaceAll(`${folder}/`, '')
  return { code, text: text.replaceAll(/(?<=\S) +/g, ' ') }
}

const page = () => readFileSync('.cache/traffic.html', 'utf8')

it('says how often names occurred that are no longer known, besides those of further rows', () => {
  const traffic = new Traffic()
  for (let path = 0; path < 102; path += 1) {
    traffic.add(express(day, `/missing-${path}`, 404), 'access.log', path)
  }
  traffic.notFound.others = 3
  expect(trafficReport(traffic).tables.at(3)).toMatchObject({ title: 'Not found', others: 5 })
})

describe('npm run traffic', () => {
  it('counts pages by day, languages, downloads and what does not exist', async () => {
    const file = log('access.log', [
      'Serving http://localhost:8080/ and http://localhost:8080/de',
      express('2026-11-18T23:59:59.999Z', '/'),
      express(day, '/', 304),
      express(day, '/de'),
      express(day, '/de/privacy-policy'),
      express(day, '/privacy-policy/2.0'),
      express(day, '/fr/privacy-policy.docx'),
      express(day, '/legal.atom'),
      express(day, '/legal.atom', 304),
      express(day, '/.env', 404),
      express(day, '/assets/text.12345678.woff2'),
      express(day, '/healthz'),
      express(day, '/privacy', 301),
      express(day, '/go/poster', 302),
      express(day, '/go/poster', 302),
      express(day, '/old', 302),
      express(day, '/robots.txt'),
      express(day, '/', 200, 'HEAD'),
      express(day, '/', 405, 'POST'),
    ])
    const { code, text } = await count(file)
    expect(code).toBe(0)
    expect(text).toContain('Traffic from November 18, 2026 to November 20, 2026\n')
    expect(text).toContain(
      '\n18 requests: 5 for pages, 2 for campaigns, 3 for downloads and feeds, 1 for what does not exist, 7 for other things, such as fonts, pictures and redirects.\n',
    )
    expect(text).toContain(`PAGES BY DAY
  Page total 11-18 11-19 11-20
  / 2 1 0 1
  /de 1 0 0 1
  /de/privacy-policy 1 0 0 1
  /privacy-policy/2.0 1 0 0 1
  All pages 5 1 0 4
`)
    expect(text).toContain('LANGUAGES\n  English 3\n  Deutsch 2\n')
    expect(text).toContain(
      'DOWNLOADS AND FEEDS\n  /legal.atom (Feed) 2\n  /fr/privacy-policy.docx (Word) 1\n',
    )
    expect(text).toContain('CAMPAIGNS\n  /go/poster 2\n')
    expect(text).toContain('NOT FOUND\n  /.env 1\n')
    expect(text).toContain(
      'Requests for pages are counted, not people: the log keeps no address and no name of a browser. Programs are among them (requests for robots.txt: 1), and pages that a browser fetched ahead and nobody opened; a page that somebody comes back to may need no request. Days are in UTC.',
    )
    expect(text).toContain('Wrote .cache/traffic.html')
    expect(text).not.toContain('left out')
  })

  it('reads nginx’s log, rotated and packed ones, and days in UTC', async () => {
    const rotated = log('access.log.1', [nginx('2026-11-20T00:30:00+02:00', '/de')])
    const lines = `${nginx('2026-11-18T12:00:00+00:00', '/')}\n`
    // gzip -c of two logs is one file of two parts.
    const packed = log('access.log.2.gz', Buffer.concat([gzipSync(lines), gzipSync(lines)]))
    const { text } = await count(rotated, packed)
    expect(text).toContain('  Page total 11-18 11-19\n  / 2 2 0\n  /de 1 0 1\n')
  })

  it('reads the standard input, which may be packed', () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/traffic.ts', '-'],
      {
        input: gzipSync(express(day, '/de')),
        encoding: 'utf8',
        env: { ...process.env, SITE: 'tests/sites/finished', SITE_DATE: '2027-02-01' },
      },
    )
    expect(stdout).toContain('\n1 request: 1 for pages')
    expect(status).toBe(0)
  })

  it('reads what a journal or a container has put before the lines', async () => {
    const file = log('journal.log', [
      `Nov 20 10:00:00 host node[42]: ${express(day, '/')}`,
      'Nov 20 10:00:00 host node[42]: Serving http://localhost:8080/ and http://localhost:8080/de',
      `web-1  | ${nginx('2026-11-20T10:00:00+00:00', '/')}`,
    ])
    const { text } = await count(file)
    expect(text).toContain('\n2 requests: 2 for pages')
    expect(text).not.toContain('left out')
  })

  it('counts the lines that it cannot read, and says where they are', async () => {
    const line = express(day, '/')
    const file = log('mixed.log', [
      line,
      '127.0.0.1 - - [20/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 512',
      '{"time":"yesterday","method":"GET","path":"/","status":200}',
      '{"time":"2026-11-20T10:00:00Z","method":"GET","path":"/","status":"200"}',
      '',
      line,
      '{"time":"2026-99-20T10:00:00Z","method":"GET","path":"/","status":200}',
      'null{}',
      '{"time":"2026-11-20T10:00:00Z","method":7,"path":"/","status":200}',
      '{"time":"2026-11-20T10:00:00Z","method":"GET","status":200}',
    ])
    const { code, text } = await count(file)
    expect(text).toContain('\n2 requests: 2 for pages')
    expect(text).toContain(
      '\n7 lines left out that cannot be read: mixed.log:2–4, mixed.log:7–10.\n',
    )
    expect(code).toBe(0)
  })

  it('names no more than twenty places of them', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => (index % 2 ? 'x' : express(day, '/')))
    const { text } = await count(log('bad.log', lines))
    expect(text).toMatch(/30 lines left out .*: bad\.log:2, .*, bad\.log:40, and further ones\./)
  })

  it('shows months where there are more days than fit a page', async () => {
    const file = log('year.log', [
      express('2025-12-31T00:00:00.000Z', '/'),
      express('2026-01-01T00:00:00.000Z', '/'),
      express('2026-04-02T00:00:00.000Z', '/de'),
      express('2026-04-30T00:00:00.000Z', '/'),
    ])
    const { text } = await count(file)
    expect(text).toContain('Traffic from December 2025 to April 2026\n')
    expect(text).toContain(`PAGES BY MONTH
  Page total 2025-12 2026-01 2026-02 2026-03 2026-04
  / 3 1 1 0 0 1
  /de 1 0 0 0 0 1
  All pages 4 1 1 0 0 2
`)
  })

  it('shows what was asked for most, as far as it fits the screen, and more on the page', async () => {
    const number = (index: number) => String(index).padStart(3, '0')
    const missing = Array.from({ length: 103 }, (_, index) =>
      express(day, `/missing-${number(103 - index)}`, 404),
    )
    const pages = Array.from({ length: 22 }, (_, index) => express(day, `/page-${number(index)}`))
    const { text } = await count(
      log('many.log', [...missing, express(day, '/missing-050', 404), ...pages]),
    )
    // Those that were asked for as often are in their own order.
    expect(text).toMatch(
      /\nNOT FOUND\n {2}\/missing-050 2\n {2}\/missing-001 1\n(?:.*\n){17} {2}\/missing-019 1\n {2}Others 83\n/,
    )
    expect(text).toMatch(/\n {2}\/page-019 1 1\n {2}All pages 22 22\n/)
    expect(page()).toContain('/missing-100<')
    expect(page()).not.toContain('/missing-101<')
    expect(page()).toContain('<p>Further ones: 3.</p>')
    expect(page()).toContain('/page-021<')
  })

  it('cuts a name of more than 48 characters on the screen', async () => {
    const [fits, cut] = [`/${'f'.repeat(47)}`, `/${'c'.repeat(48)}`]
    const { text } = await count(
      log(
        'long.log',
        [fits, cut].map(path => express(day, path, 404)),
      ),
    )
    expect(text).toContain(`\n  ${fits} 1\n`)
    expect(text).toContain(`\n  /${'c'.repeat(46)}… 1\n`)
  })

  it('says of each kind that nothing of it was asked for', async () => {
    const { text } = await count(log('quiet.log', [express(day, '/healthz')]))
    for (const nothing of [
      'LANGUAGES\n  No page was asked for.',
      'CAMPAIGNS\n  No campaign has led to the store.',
      'DOWNLOADS AND FEEDS\n  No file was asked for.',
      'NOT FOUND\n  Every path that was asked for exists.',
    ]) {
      expect(text).toContain(`\n${nothing}\n`)
    }
    expect(text).not.toContain('Others')
  })

  it('prints no character of a path that a terminal would obey', async () => {
    const file = log('hostile.log', [express(day, '/'), express(day, '/\u001b[2J\u202e<b>', 404)])
    const { text } = await count(file)
    expect(text).toContain(String.raw`  /\u{1b}[2J\u{202e}<b> 1`)
    expect(page()).toContain(String.raw`/\u{1b}[2J\u{202e}&lt;b&gt;`)
  })

  it.each([
    [[], 2, 'Give the access logs to count.\nUsage: npm run traffic -- access.log'],
    [['nowhere.log'], 2, 'nowhere.log: does not exist. Give the path of an access log.'],
    [
      [log('empty.log', Buffer.alloc(0))],
      2,
      'empty.log: no line is a request in the format of this site.',
    ],
    [['tests'], 2, 'tests: is a folder. Name the logs in it, like tests/access.log*.'],
    [
      ['package.json', 'package.json'],
      2,
      'package.json: is named twice: its requests would be counted twice. Name it once.',
    ],
    [
      ['biome.json'],
      2,
      'Nothing was counted. Correct this and try again:\nbiome.json: no line is a request in the format of this site. Print one with ACCESS_LOG=on (Express), or keep log_format of nginx.conf.',
    ],
  ])('%j: exits %i with what to do', async (files, expected, message) => {
    const { code, text } = await count(...files)
    expect(text).toContain(message)
    expect(code).toBe(expected)
  })

  it('says where a packed log ends too early', async () => {
    const whole = gzipSync(Array.from({ length: 500 }, () => express(day, '/')).join('\n'))
    const { code, text } = await count(log('half.gz', whole.subarray(0, whole.length - 20)))
    expect(text).toContain(
      'half.gz: cannot be read to its end (unexpected end of file). Copy it again, or check its permissions.',
    )
    expect(code).toBe(2)
  })
})

describe('the page', () => {
  it('has every figure in tables beside its plots, and needs nothing else', async () => {
    await count(
      log('page.log', [
        express('2026-11-18T10:00:00.000Z', '/'),
        express(day, '/'),
        express(day, '/de'),
        express(day, '/legal.atom'),
        'x',
      ]),
    )
    const html = page().replaceAll(/<style>.*<\/style>/gs, '')
    expect(html).toContain('<title>Traffic · Longhand Studio</title>')
    expect(html).toContain(
      'aria-label="Requests for pages by day; the table below has every figure"',
    )
    // Three days: one request, none, and two.
    expect(html).toContain('d="M1 100v-50.0h8v50.0zM11 100v-0.0h8v0.0zM21 100v-100.0h8v100.0z"')
    expect(html).toContain('The highest column is November 20, 2026, with 2.')
    expect(html).toContain(
      '<tr><th scope="row">2026-11-19</th><td>0</td><td>0</td><td>0</td></tr><tr><th scope="row">2026-11-20</th><td>2</td><td>1</td><td>1</td></tr>',
    )
    expect(html).toContain('<p>1 line left out that cannot be read: ')
    expect(html).not.toMatch(/<script|(?:src|href)="(?!data:)/)
  })
})

describe('what is kept in memory', () => {
  it('counts together the rarest names where there are too many', () => {
    const counts = new Counts(3)
    for (const name of ['a', 'a', 'b', 'c', 'd', 'e', 'e', 'f']) counts.add(name)
    expect(counts.byCount()).toEqual([
      ['a', 2],
      ['e', 2],
      ['f', 1],
    ])
    expect(counts.others).toBe(3)
    expect(counts.total).toBe(8)
  })

  it('has no room for a name that comes when all others have come more often', () => {
    const counts = new Counts(2)
    for (const name of ['z', 'z', 'a', 'a', 'm', 'm', 'm']) counts.add(name)
    expect(counts.byCount()).toEqual([
      ['a', 2],
      ['z', 2],
    ])
    expect(counts.others).toBe(3)
  })

  it('keeps no name that is longer than a path of Express’s log', () => {
    const counts = new Counts()
    counts.add(`/${'a'.repeat(5_000)}`)
    expect(counts.byName()).toEqual([[`/${'a'.repeat(199)}…`, 1]])
  })

  it('takes lines apart wherever a piece ends, and cuts one that never ends', async () => {
    async function* pieces() {
      yield 'one\ntw'
      yield 'o\nthree'
      for (let index = 0; index < 4; index += 1) yield 'x'.repeat(60_000)
    }
    const lines: string[] = []
    for await (const some of linesOf(pieces())) lines.push(...some)
    expect(lines.map(line => line.slice(0, 6))).toEqual(['one', 'two', 'threex'])
    expect(lines[2]).toHaveLength(65_536)
  })
})
