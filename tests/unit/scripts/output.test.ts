import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import build from '../../../scripts/build/build.ts'
import { openOutputFolder } from '../../../scripts/build/openOutputFolder.ts'
import { discardUnfinished, replaceOutputFolder } from '../../../scripts/build/replaceBuild.ts'
import { callOn } from '../../sites/callCommand.ts'
import { complaint } from '../../sites/complaint.ts'

let folder = ''
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'output-')))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a file below the folder of the test. */
function write(file: string, text = file): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** Writes what a build consists of. */
function writeBuild(name: string, page: string): void {
  write(`${name}/site/index.html`, page)
  write(`${name}/server/main.mjs`)
  write(`${name}/manifest.json`, '{}')
  write(`${name}/build-stamp.json`, '{}')
}

/** A manifest that lists files. */
function manifestOf(...files: readonly string[]): string {
  const entries = files.map(file => [
    `/${file}`,
    { variants: { identity: { file, etag: '"1"' }, br: { file: `${file}.br`, etag: '"2"' } } },
  ])
  return JSON.stringify({ files: Object.fromEntries(entries), redirects: {}, notFound: {} })
}

const open = (name: string) =>
  openOutputFolder({ SITE_OUT: join(folder, name), SITE: 'tests/sites/unsupplied' })

/** A folder that cannot be renamed, such as a mount point. */
const inPlace = () => ({
  folder: join(folder, 'dist'),
  unfinished: join(folder, 'dist/.unfinished'),
  replaced: join(folder, 'dist/.replaced'),
  isFilledInPlace: true,
})

/** What is said of a folder that is not to be replaced, without the path of the test. */
const fault = (name: string) => complaint(() => open(name)).replaceAll(`${folder}/`, '')

/** Opens a folder, writes a build and puts it in place, as the command does. */
function buildInto(name: string): void {
  const output = open(name)
  write(`${output.unfinished.slice(folder.length)}/site/index.html`, 'new')
  write(`${output.unfinished.slice(folder.length)}/manifest.json`, '{"new":true}')
  replaceOutputFolder(output)
  discardUnfinished(output)
}

const page = (name: string) => readFileSync(join(folder, name, 'site/index.html'), 'utf8')

describe('a build takes the place', () => {
  it('of nothing, and of an empty folder', () => {
    mkdirSync(join(folder, 'empty'))
    buildInto('empty')
    buildInto('new/folder')
    expect([page('empty'), page('new/folder')]).toEqual(['new', 'new'])
    expect(readdirSync(folder).toSorted()).toEqual(['empty', 'new'])
  })

  it('of the last one whole, and of what a build that was broken off has left', () => {
    writeBuild('dist', 'old')
    writeBuild('dist.replaced', 'older')
    write('dist.unfinished/build-stamp.json', '{}')
    write('dist.unfinished/site/gone.html')
    buildInto('dist')
    expect(readdirSync(folder)).toEqual(['dist'])
    // The server of the last build is gone with it.
    expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual([
      'build-stamp.json',
      'manifest.json',
      'site',
    ])
    expect(readdirSync(join(folder, 'dist/site'))).toEqual(['index.html'])
  })

  it('of one that was copied without its stamp, as into a container', () => {
    write('dist/site/index.html', 'old')
    write('dist/manifest.json', manifestOf('index.html'))
    buildInto('dist')
    expect(page('dist')).toBe('new')
  })

  it('of what a link leads to: the link stays', () => {
    writeBuild('dist-1', 'old')
    symlinkSync('dist-1', join(folder, 'dist'))
    buildInto('dist')
    expect(lstatSync(join(folder, 'dist')).isSymbolicLink()).toBe(true)
    expect(page('dist-1')).toBe('new')
    expect(readdirSync(folder).toSorted()).toEqual(['dist', 'dist-1'])
  })

  it('of each part where the folder itself cannot be renamed', () => {
    writeBuild('dist', 'old')
    const output = inPlace()
    write('dist/.unfinished/site/index.html', 'new')
    write('dist/.unfinished/build-stamp.json', '{"due":"2027-01-01"}')
    const { ino } = lstatSync(output.folder)
    replaceOutputFolder(output)
    expect(lstatSync(output.folder).ino).toBe(ino)
    expect(page('dist')).toBe('new')
    expect(readdirSync(output.folder).toSorted()).toEqual(['build-stamp.json', 'site'])
    expect(readFileSync(join(folder, 'dist/build-stamp.json'), 'utf8')).toContain('2027-01-01')
  })

  it('of each part though a file manager has left its own file where it was written', () => {
    writeBuild('dist', 'old')
    const output = inPlace()
    write('dist/.unfinished/site/index.html', 'new')
    write('dist/.unfinished/build-stamp.json', '{}')
    write('dist/.unfinished/.DS_Store')
    replaceOutputFolder(output)
    expect(page('dist')).toBe('new')
    expect(readdirSync(output.folder).toSorted()).toEqual(['build-stamp.json', 'site'])
  })

  it('of no part where one cannot be replaced: each is there again', () => {
    writeBuild('dist', 'old')
    rmSync(join(folder, 'dist/build-stamp.json'))
    // The last part, which is a file in every build.
    write('dist/build-stamp.json/notes.txt')
    const output = inPlace()
    write('dist/.unfinished/site/index.html', 'new')
    write('dist/.unfinished/nginx/headers.conf', 'new')
    write('dist/.unfinished/build-stamp.json', '{}')
    expect(() => replaceOutputFolder(output)).toThrow('ENOTDIR')
    discardUnfinished(output)
    expect(page('dist')).toBe('old')
    expect(readdirSync(output.folder).toSorted()).toEqual([
      'build-stamp.json',
      'manifest.json',
      'server',
      'site',
    ])
  })

  it('of nothing in an empty folder that cannot be renamed', () => {
    const output = inPlace()
    write('dist/.unfinished/site/index.html', 'new')
    write('dist/.unfinished/build-stamp.json', '{}')
    replaceOutputFolder(output)
    expect(readdirSync(output.folder).toSorted()).toEqual(['build-stamp.json', 'site'])
  })

  it('of nothing where it stops: the last one stays, and nothing beside it', () => {
    writeBuild('dist', 'old')
    const output = open('dist')
    expect(readdirSync(folder).toSorted()).toEqual(['dist', 'dist.unfinished'])
    discardUnfinished(output)
    expect(readdirSync(folder)).toEqual(['dist'])
    expect(page('dist')).toBe('old')
  })
})

const remedy =
  'Name a folder that is empty, that does not exist yet or that holds a build, like SITE_OUT=dist'

describe('a build is refused before it begins', () => {
  it.each([
    ['pictures', ['dune.jpg'], 'holds dune.jpg, which no build has made'],
    [
      'pictures',
      ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'],
      'holds a.jpg, b.jpg, c.jpg and more, which no build has made',
    ],
    [
      'a build with notes of a person',
      ['build-stamp.json', 'site/index.html', 'notes.txt'],
      'holds notes.txt, which no build has made',
    ],
    [
      'a repository of builds',
      ['build-stamp.json', '.git/HEAD'],
      'holds .git, which no build has made',
    ],
    [
      'an app of another program',
      ['manifest.json', 'site/index.html'],
      'holds no build, and a build would delete what it holds',
    ],
  ])('in a folder that holds %s', (_, files, expected) => {
    for (const file of files) write(`pictures/${file}`)
    expect(fault('pictures')).toContain(`pictures: ${expected}`)
    expect(fault('pictures')).toContain(`${remedy}, or move what is there elsewhere.`)
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files) expect(left).toContain(join('pictures', file))
    expect(readdirSync(folder)).toEqual(['pictures'])
  })

  it('by the command, which leaves each file as it was', async () => {
    write('pictures/dune.jpg', 'sand')
    const call = callOn(build, { SITE_OUT: join(folder, 'pictures') })
    const { code, output } = await call('tests/sites/unsupplied')
    expect(code).toBe(1)
    expect(output).toContain(
      'The build stopped. Correct this and try again:\n' +
        `${folder}/pictures: holds dune.jpg, which no build has made`,
    )
    expect(readFileSync(join(folder, 'pictures/dune.jpg'), 'utf8')).toBe('sand')
  })

  it.each(['site/app-ads.txt', 'site/assets/own.js', 'hosts/netlify/app-ads.txt'])(
    'where somebody has put a file into the last one: %s',
    file => {
      writeBuild('dist', 'old')
      write('dist/manifest.json', manifestOf('index.html'))
      write('dist/site/index.html.br')
      for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) write(`dist/site/${name}`)
      write('dist/hosts/netlify/index.html')
      write('dist/hosts/netlify/_headers')
      discardUnfinished(open('dist'))
      write(`dist/${file}`, 'kept')
      expect(fault('dist')).toBe(
        `dist: holds ${file}, which no build has made and which a build would delete. Move it elsewhere; what is to be served at the root of the site belongs into public/ of the company's folder.`,
      )
      expect(readFileSync(join(folder, 'dist', file), 'utf8')).toBe('kept')
    },
  )

  it('where another one is being written; what one that was killed has left is taken over', () => {
    const started = (id: number | undefined) => {
      write('dist.unfinished/build-stamp.json', JSON.stringify({ process: id }))
      write('dist.unfinished/site/index.html', 'half')
    }
    started(process.ppid)
    expect(fault('dist')).toMatch(
      /^dist\.unfinished: is where another build of \S*dist is being written, by process \d+\. Wait until it has ended, or name another folder in SITE_OUT; where no build runs, remove this folder\.$/,
    )
    expect(readFileSync(join(folder, 'dist.unfinished/site/index.html'), 'utf8')).toBe('half')
    const { pid: ended } = spawnSync(process.execPath, ['--version'])
    started(ended)
    buildInto('dist')
    expect(page('dist')).toBe('new')
  })

  it('where a link was put in the place of a part', () => {
    writeBuild('dist', 'old')
    mkdirSync(join(folder, 'served'))
    symlinkSync('../served', join(folder, 'dist/hosts'))
    expect(fault('dist')).toContain('dist: holds hosts, which no build has made')
  })

  it.each([
    'dist.unfinished/.unfinished',
    'dist.replaced/.replaced',
    'dist/.unfinished',
    'dist/.replaced/.unfinished',
  ])('where %s holds what no build has made', name => {
    writeBuild(dirname(name), 'old')
    write(`${name}/notes.txt`, 'kept')
    expect(fault('dist')).toMatch(/: holds (?:notes\.txt|\.unfinished|\.replaced), which no build/)
    expect(readFileSync(join(folder, name, 'notes.txt'), 'utf8')).toBe('kept')
  })

  it.each(['dist.unfinished', 'dist.replaced'])('where %s is not its own', name => {
    write(`${name}/notes.txt`)
    expect(fault('dist')).toMatch(
      /dist\.\w+: holds notes\.txt, .* A build of dist needs this name for itself: move what is there elsewhere, or name another folder in SITE_OUT\.$/,
    )
    rmSync(join(folder, name), { recursive: true })
    mkdirSync(join(folder, 'target'))
    symlinkSync('target', join(folder, name))
    expect(fault('dist')).toContain(`${name}: is a link, not a folder.`)
    expect(readdirSync(join(folder, 'target'))).toEqual([])
  })

  it('in a file, below a file, and through a link that leads nowhere', () => {
    write('file')
    symlinkSync('nowhere', join(folder, 'link'))
    symlinkSync('loop', join(folder, 'loop'))
    expect(fault('file')).toContain('file: is a file, not a folder. Name a folder')
    expect(fault('file/dist')).toContain('what should be its folder is a file')
    expect(fault('link')).toMatch(
      /link: leads through the link .*link, whose target does not exist\. Make the target/,
    )
    expect(fault('link/dist')).toContain('leads through the link')
    expect(fault('loop')).toContain('is a link that leads back to itself')
    expect(existsSync(join(folder, 'nowhere'))).toBe(false)
  })

  it("in the company's folder, and in one that holds it", () => {
    write('company/site.yaml')
    write('company/build-stamp.json', '{}')
    const inSite = (name: string) =>
      complaint(() =>
        openOutputFolder({ SITE_OUT: join(folder, name), SITE: join(folder, 'company') }),
      )
    expect(inSite('company')).toContain("company, the company's folder")
    expect(inSite('company/new')).toContain("company, the company's folder")
    expect(inSite('')).toMatch(/: holds \S+company, the company's folder/)
    symlinkSync('company', join(folder, 'link'))
    expect(inSite('link/new')).toContain("company, the company's folder")
    expect(readdirSync(join(folder, 'company')).toSorted()).toEqual([
      'build-stamp.json',
      'site.yaml',
    ])
  })

  it('in the folder of the project, above it, and in each folder that git tracks', () => {
    const refused = (SITE_OUT: string) =>
      complaint(() => openOutputFolder({ SITE_OUT, SITE: join(folder, 'company') }))
    expect(refused('.')).toMatch(/^\.: holds the project itself, /)
    expect(refused('..')).toMatch(/^\.\.: holds the project itself, /)
    expect(refused('/')).toMatch(/^\/: holds the project itself, /)
    const tracked = execFileSync('git', ['ls-files', '--full-name'], { encoding: 'utf8' })
      .split('\n')
      .filter(file => file.includes('/'))
      .map(file => file.slice(0, file.indexOf('/')))
    expect(tracked).toContain('src')
    for (const name of new Set([...tracked, 'node_modules', '.git'])) {
      expect(refused(name)).toContain(`${name}: is part of the project's own folder ${name}, `)
    }
    expect(refused('src/new')).toContain("src/new: is part of the project's own folder src, ")
    expect(refused(join(folder, 'other/.git/new'))).toContain('is part of what git keeps')
    expect(existsSync(resolve('src/new'))).toBe(false)
  })

  it('at its end where something has come into the folder meanwhile', () => {
    writeBuild('dist', 'old')
    const output = open('dist')
    write('dist/notes.txt', 'kept')
    expect(complaint(() => replaceOutputFolder(output))).toContain('dist: holds notes.txt')
    discardUnfinished(output)
    expect(readFileSync(join(folder, 'dist/notes.txt'), 'utf8')).toBe('kept')
    expect(page('dist')).toBe('old')
  })
})
