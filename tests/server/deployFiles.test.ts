import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { timeLimits } from '../../server/express.ts'
import { sampleOf } from '../mutation/sample.mjs'

const [dockerfile, nginx] = ['Dockerfile', 'nginx.conf']
const [compose, caddyCompose] = ['docker-compose.yml', 'deploy/caddy/docker-compose.yml']
const [express, unit] = ['deploy/systemd/site.service', 'deploy/systemd/site-nginx.service']
const workflow = '.github/workflows/test.yml'
const dependabot = '.github/dependabot.yml'

interface WorkflowStep {
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}

/** What only a host shows to be missing: no server of the tests is started from these files. */
const rows: readonly (readonly [file: string, contains: string | RegExp, because: string])[] = [
  [dockerfile, 'RUN npm ci --include=dev --no-audit', 'NODE_ENV may come from outside'],
  [dockerfile, /^USER node$/m, 'the preview is not root'],
  [dockerfile, 'FROM nginxinc/nginx-unprivileged:stable-alpine AS web\n', 'nginx is not root'],
  [dockerfile, 'ENV NODE_ENV=production HOST="" PORT=8080', 'a container is asked from outside'],
  [dockerfile, "'/healthz').then(r => process.exit(r.ok ? 0 : 1)", 'it is restarted when ill'],
  [dockerfile, '"http://127.0.0.1:8080/healthz"]', 'nginx is restarted when ill, without IPv6 too'],
  [dockerfile, 'STOPSIGNAL SIGQUIT', 'at SIGTERM nginx cuts off what is in flight'],
  [
    dockerfile,
    'COPY --from=build /site/nginx.conf /site/nginx-ipv6.conf ./',
    'nginx is started with one',
  ],
  [dockerfile, 'COPY --chmod=644 nginx.conf ./\n', 'nginx reads it as another user'],
  [dockerfile, /^ARG SITE_DATE\nRUN npm run build$/m, 'the cache knows no days by itself'],
  [dockerfile, 'ARG SITE_LAST_IMAGE=none\n', 'there may be no last image'],
  [
    dockerfile,
    /^FROM \$\{SITE_LAST_IMAGE\} AS last$/m,
    'pages that are open ask for what it served',
  ],
  [
    dockerfile,
    'FROM --platform=$BUILDPLATFORM node:26-trixie-slim AS build\n',
    'a site is the same on every platform',
  ],
  [dockerfile, 'nginx$([ ! -e /proc/net/if_inet6 ] || echo -ipv6).conf', 'IPv6 may be missing'],
  [compose, /(?:"127\.0\.0\.1:\d+:8080"[\s\S]*){2}/, 'a preview is for this machine'],
  [nginx, /^worker_processes [1-4];$/m, 'one for each of 64 processors takes 246 MB'],
  [dockerfile, /^COPY --from=build \/site\/dist\/nginx dist\/nginx$/m, 'nginx.conf includes it'],
  [dockerfile, /(?:^COPY --from=build \/site\/dist\/site dist\/site$[\s\S]*){2}/m, 'both serve it'],
  [
    dockerfile,
    /(?:^COPY --from=build \/site\/dist\/build-stamp\.json dist\/build-stamp\.json$[\s\S]*){2}/m,
    'the next build reads from it until when findings warn, and which versions are missing',
  ],
  [
    dockerfile,
    'COPY --from=last /srv/site/dist last\nENV SITE_LAST_BUILD=last\n',
    'pages that are open ask for what it served',
  ],
  [
    dockerfile,
    /(?:^COPY --from=build \/site\/dist\/manifest\.json dist\/manifest\.json$[\s\S]*){2}/m,
    'the next build reads in it what both served',
  ],
  [
    dockerfile,
    /(?:^COPY --from=build \/site\/dist\/default-texts\.json dist\/default-texts\.json$[\s\S]*){2}/m,
    'the next build compares its default texts with these',
  ],
  [compose, /services:(?:\n {2}\w+:\n {4}<<: \*hardened(?:\n {4}.*|\n)*)+$/, 'each is hardened'],
  [compose, /SITE_INDEXING: \$\{SITE_INDEXING:-never\}[\s\S]*args: \*site/, 'nobody finds it'],
  [caddyCompose, /(?:<<: \*hardened[\s\S]*){2}/, 'each is hardened'],
  [caddyCompose, /^name: site-live$/m, 'a project by the name of the folder would replace others'],
  [caddyCompose, 'SITE_ORIGIN: https://${SITE_ADDRESS:?', 'its pages name https'],
  [caddyCompose, 'condition: service_healthy', 'Caddy waits for the site'],
  [caddyCompose, '- certificates:/data', 'Caddy keeps its certificates'],
  ['deploy/caddy/Caddyfile', /header \{(?=[^}]*-Server\n)[^}]*-Via\n/, 'it does not name itself'],
  ['deploy/caddy/Caddyfile', 'keepalive 10s', 'it does not use what the site closes after 15 s'],
  ...[compose, caddyCompose].flatMap(file => [
    [file, /^ +SITE_DATE:$/m, 'pages depend on the day'] as const,
    [
      file,
      /^ +SITE_LAST_IMAGE: \$\{SITE_LAST_IMAGE:-none\}$/m,
      'open pages ask for its files',
    ] as const,
    [
      file,
      'logging:\n    driver: local\n    options:\n      max-size: 10m\n      max-file: "3"\n',
      'Docker by itself keeps every line',
    ] as const,
  ]),
  ...[compose, caddyCompose].flatMap(file =>
    [
      'read_only: true',
      '/tmp',
      '- ALL',
      'no-new-privileges:true',
      'mem_limit: 256m',
      'pids_limit: 100',
      'restart: unless-stopped',
      'stop_grace_period: 10s',
    ].map(text => [file, text, 'a container gets what it needs and no more'] as const),
  ),
  ...[express, unit].flatMap(file =>
    [
      'Restart=always',
      'RestartSec=1s',
      'TimeoutStopSec=6s',
      'LimitNOFILE=16384',
      'DynamicUser=yes',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=\n',
      'TasksMax=',
      'NoNewPrivileges=yes',
      'PrivateTmp=yes',
      'MemoryMax=',
      'WantedBy=multi-user.target',
      'SystemCallFilter=~@privileged @resources',
    ].map(text => [file, text, 'a service is started again, and kept within bounds'] as const),
  ),
  [express, ' HOST=localhost PORT=8080 ', 'the proxy on the same machine asks it, and nobody else'],
  [express, 'IPAddressDeny=any\nIPAddressAllow=localhost', 'nor does systemd let anybody else'],
  [express, 'EnvironmentFile=-/etc/default/site', 'it starts without that file'],
  [unit, 'KillSignal=SIGQUIT\nKillMode=mixed', 'the master alone is asked to stop'],
  [unit, 'LogsDirectory=site\nUMask=0027', 'a group reads the log'],
  [nginx, 'worker_rlimit_nofile 16384;', 'the units give as many'],
  [nginx, 'client_header_timeout 5s;', 'the stop of containers and units waits for it'],
  [nginx, 'requests buffer=4k flush=1s;', 'what is longer is no whole line in a pipe (PIPE_BUF)'],
  ...['client_body', 'send', 'keepalive'].map(
    name => [nginx, `${name}_timeout 15s;`, 'who is slow is waited for, but not for long'] as const,
  ),
  [nginx, 'worker_shutdown_timeout 4s;', 'units and containers wait 6 s and longer'],
  [workflow, 'permissions: {}\n', 'each job says what it may do'],
  [workflow, 'on:\n  push:\n    branches: [main]\n  pull_request:\n  schedule:\n', 'all is tested'],
  [
    workflow,
    '- run: npm run mutate -- sample',
    'a few files of each module are mutated every week',
  ],
  [compose, /^name: site-preview$/m, 'the workflow names its last image'],
  [workflow, '- run: npm test', 'it tests what developers test'],
  [workflow, '- run: npm audit --omit=dev\n', 'what is shipped has no fault that is known'],
  ...['npm', 'docker', 'docker-compose', 'github-actions'].map(
    kind =>
      [
        dependabot,
        `- package-ecosystem: ${kind}\n`,
        'what others make is kept up to date',
      ] as const,
  ),
  [
    workflow,
    /container: node:\d+-bookworm\n[\s\S]*- run: npm run test:engines$/m,
    'it tries all engines',
  ],
  [workflow, 'subject-path: dist/manifest.json', 'whoever hosts the build can prove its origin'],
  [workflow, '- run: npm run test:nightly', 'what takes long is tested every night'],
  ['.npmrc', /^ignore-scripts=true$/m, 'no package runs anything while it is installed'],
  ['.npmrc', /^min-release-age=3$/m, 'most that are poisoned are found before'],
  [
    '.ci/run',
    /set -euo pipefail\n[\s\S]*npm test\nnpm run test:engines$/m,
    'it fails as the tests do',
  ],
]

const never: readonly (readonly [file: string, lacks: RegExp, because: string])[] = [
  [caddyCompose, /\n {2}web:(?:\n {4}.*)*\n {4}ports:/, 'Caddy alone is asked'],
  [workflow, /(?<!security-events|id-token|attestations): write\b/, 'no job writes'],
  [workflow, /uses: \S+@(?![0-9a-f]{40} # v\d)/, 'a version is a commit'],
  [workflow, /continue-on-error|\|\| true|--force/, 'a step that fails, fails the job'],
  [workflow, /npm ci(?! --include=dev)/, 'builds need what NODE_ENV would leave out'],
]

it.each(rows)('%s: %s, because %s', (file, contains) => {
  expect(readFileSync(file, 'utf8')).toMatch(contains)
})

it.each(never)('%s: never %s, because %s', (file, lacks) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(lacks)
})

it('Docker is given every path that is copied into the image of the build', () => {
  const copied = readFileSync(dockerfile, 'utf8').matchAll(
    /^COPY (?!--from)(?:--chmod=644 )?(.+) \S+$/gm,
  )
  const given = readFileSync('.dockerignore', 'utf8').matchAll(/^!(\S+)$/gm)
  expect(new Set(Array.from(copied, ([, paths = '']) => paths.split(' ')).flat())).toEqual(
    new Set(Array.from(given, ([, path]) => path)),
  )
})

describe('commands that are named exist:', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const documents = ['README', 'CONTRIBUTING', 'docs/operate', 'docs/versions', 'docs/self-hosting']

  it.each([...documents.map(name => `${name}.md`), workflow, dockerfile])('%s', file => {
    const named = readFileSync(file, 'utf8').matchAll(/(?<=npm run )[\w:-]+/g)
    expect(Array.from(named, ([name]) => name).filter(name => !(name in scripts))).toEqual([])
  })

  it.each(documents)('%s.md, tasks of npm run legal', file => {
    const tasks = ['edit', 'export', 'preview', 'status', 'confirm', 'publish', 'notice']
    const named = readFileSync(`${file}.md`, 'utf8').matchAll(/(?<=npm run legal -- )[\w-]+/g)
    expect(Array.from(named, ([task]) => task).filter(task => !tasks.includes(task))).toEqual([])
  })

  it.each(['launch-check', 'legal', 'setup', 'store', 'verify', 'watch'])('npm run %s', name => {
    expect(scripts[name]).toBe(`node scripts/run.mjs ${name}`)
  })
})

it.each(['README', 'docs/operate', 'docs/self-hosting'])(
  '%s.md names ports that are used',
  file => {
    const named = readFileSync(`${file}.md`, 'utf8').matchAll(/(?<=\bport |PORT=|localhost:)\d+/g)
    expect(
      Array.from(named, ([port]) => port).filter(port => !['8080', '8443'].includes(port)),
    ).toEqual([])
  },
)

it('no upload of the workflow leaves out names that begin with a dot', () => {
  const { jobs } = parse(readFileSync(workflow, 'utf8'))
  const uploads = Object.values<{ steps: readonly WorkflowStep[] }>(jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses?.includes('upload-'))
  expect(uploads.map(step => [step.with?.path, step.with?.['include-hidden-files']])).toEqual([
    ['dist', true],
    ['.cache/mutation/reports', true],
  ])
})

describe('the version of Node', () => {
  const [version] = readFileSync('.nvmrc', 'utf8').split('\n')
  const { jobs } = parse(readFileSync(workflow, 'utf8'))

  it('that developers are told is the one of the images', () => {
    const images = readFileSync(dockerfile, 'utf8').matchAll(/^FROM .*?node:(\d+)-/gm)
    expect(new Set(Array.from(images, ([, image]) => image))).toEqual(new Set([version]))
  })

  it('in the container of a job is that one', () => {
    const containers = Object.values<{ container?: string }>(jobs).flatMap(
      ({ container }) => container ?? [],
    )
    expect(containers).toEqual([`node:${version}-bookworm`])
  })

  it('of every job is that one, and the tests run on all that are supported', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
    const setups = Object.values<{ steps: readonly WorkflowStep[] }>(jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith('actions/setup-node@'))
      .map(step => step.with?.['node-version-file'] ?? step.with?.['node-version'])
    expect([...new Set(setups)]).toEqual([expect.stringContaining('matrix.node'), '.nvmrc'])
    expect(engines.node).toBe('^20.19.0 || >=22.12.0')
    expect(jobs.test.strategy.matrix.node).toEqual(['20.19.0', '22', '24', version])
  })
})

it('in half a year, each file that is mutated is in one sample', () => {
  const weeks = Array.from({ length: 25 }, (_, week) => sampleOf(week * 7 * 24 * 3_600_000))
  const files = weeks.flat()
  expect(files).toContain('src/company/launch/duties.ts')
  expect(files).toContain('server/express.ts')
  expect(files).not.toContain('server/main.ts')
  expect(new Set(files).size).toBe(files.length)
  expect(Math.min(...weeks.map(({ length }) => length))).toBeGreaterThan(3)
})

it('every job of the workflow ends in time', () => {
  const { jobs } = parse(readFileSync(workflow, 'utf8'))
  const minutes = Object.entries<{ 'timeout-minutes'?: number }>(jobs).map(
    ([name, job]) => [name, job['timeout-minutes'] ?? 360] as const,
  )
  // A job has six hours (GitHub's limit).
  expect(minutes.filter(([name, limit]) => limit > (name === 'mutation' ? 120 : 30))).toEqual([])
})

it('Express lets go of clients that are slow', () => {
  expect(timeLimits).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 15_000,
    // Node looks twice: who asks and never reads is gone after 18 s.
    timeout: 9_000,
  })
})
