import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { rolldown } from 'rolldown'
import {
  earlierAssets,
  finalize,
  finishFiles,
  finishPages,
  openOutputCache,
  prepareBuild,
  publicFiles,
  siteFaces,
  sizeSummary,
} from '../../src/build/index.ts'
import {
  changedDefaults,
  changedDefaultsMessage,
  daysOfWarnings,
  indexingMessage,
  indexingWarning,
  lostVersions,
  nextBuild,
  OperatorError,
  type PublishedRecord,
  recordToKeep,
  type Site,
  unlistedMessage,
} from '../../src/company/index.ts'
import { command, type Environment, type Output } from '../command.ts'
import { type BuiltDefaultTexts, readDefaultTexts, writeDefaultTexts } from '../defaultTexts.ts'
import { writeEditorSchema } from '../editorSchema.ts'
import { root } from '../processes.mjs'
import { readSite } from '../readSite.ts'
import { type LastBuild, readLastBuild, situationAfter } from './lastBuild.ts'
import { licensesText } from './licenses.ts'
import { openOutputFolder } from './openOutputFolder.ts'
import { sourcesHash, writeBuildStamp } from './outputFolder.mjs'
import type { OutputFolder } from './outputPlaces.ts'
import { discardUnfinished, replaceOutputFolder } from './replaceBuild.ts'

const requireHere = createRequire(import.meta.url)

/** Bundles the server into one file that needs no `node_modules`, with the licenses of what is in it. */
async function writeServer(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: 'server/main.ts',
    platform: 'node',
    external: [...builtinModules, /^node:/],
    // Comments with the paths of modules would differ where packages are installed elsewhere.
    experimental: { attachDebugInfo: 'none' },
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  const [{ code, moduleIds }] = output
  mkdirSync(folder)
  writeFileSync(join(folder, 'main.mjs'), code)
  writeFileSync(join(folder, 'licenses.txt'), licensesText(moduleIds))
}

/** Names each published version that an earlier build showed and that this site lacks, or has with another text. */
function reportLost(site: Site, published: PublishedRecord, output: Output): void {
  const lost = lostVersions(site, published)
  if (lost.length > 0) output.error(new OperatorError(lost).message)
}

/**
 * Makes everything that the site serves: renders its pages, and finishes them and the other files meanwhile.
 * @throws OperatorError for everything wrong in the company's folder and the texts
 */
async function makeSite(written: Site, lastBuild: LastBuild | undefined) {
  const cache = openOutputCache()
  // Before everything that takes long: what is wrong with them is found at once.
  const supplied = await publicFiles(written, cache)
  const prepared = await prepareBuild(written, situationAfter(lastBuild), cache, 'production')
  const { site } = prepared.build
  const fonts = siteFaces(written).map(({ source }) => requireHere.resolve(source))
  const licenses = licensesText([...prepared.clientModules, ...fonts])
  const rendered = new PassThrough({ objectMode: true })
  const render = async () => {
    // Vite and Vike take longer to load than a fault to find.
    const { renderPages } = await import('./renderPages.ts')
    await renderPages({ ...prepared, takePage: page => rendered.write(page) })
    rendered.end()
  }
  const [pages, files] = await Promise.all([
    finishPages(site, rendered, cache, prepared.scripts),
    finishFiles({ ...prepared, licenses }, cache),
    render(),
  ])
  return { ...prepared, site, pages, files, supplied }
}

/** Writes what belongs to a site besides its files: the server, settings of nginx, texts to compare with. */
async function writeBesideSite(
  folder: string,
  site: Site,
  lastTexts: BuiltDefaultTexts,
): Promise<void> {
  await writeServer(join(folder, 'server'))
  // It belongs to the files that it includes: an older one would start them with other headers, or not at all.
  copyFileSync(join(root, 'nginx.conf'), join(folder, 'nginx/nginx.conf'))
  writeDefaultTexts(folder, site, lastTexts)
}

/** Builds a site into the folder that was opened for it, and prints what its operator has to know. */
async function buildInto(
  target: OutputFolder,
  environment: Environment,
  output: Output,
): Promise<void> {
  const lastBuild = readLastBuild(environment, target.folder)
  // Taken first: what is edited during the build is not in it.
  const sources = sourcesHash(environment)
  const written = readSite(environment)
  // Few of hundreds of pages are in use at once: without this, V8 collects at four times as much.
  setFlagsFromString('--heap-growing-percent=50')
  const { site, pages, files, supplied, reviewed, indexing } = await makeSite(written, lastBuild)
  const made = [...pages.map(({ file }) => file), ...files]
  const earlier = lastBuild ? await earlierAssets(lastBuild, made) : []
  const lastAddresses = lastBuild?.addresses ?? []
  await finalize(site, target.unfinished, { pages, files, earlier, supplied, lastAddresses })
  const lastTexts = readDefaultTexts(lastBuild?.folder)
  await writeBesideSite(target.unfinished, written, lastTexts)
  const next = nextBuild(written)
  writeBuildStamp(target.unfinished, {
    sources,
    due: next?.day,
    isReady: indexing.blockers.length === 0,
    warnsUntil: daysOfWarnings(reviewed.open, lastBuild?.review),
    published: recordToKeep(written, lastBuild?.published ?? {}),
  })
  replaceOutputFolder(target)

  output.log(`Built into ${target.folder}: ${sizeSummary(made)}`)
  output.log(indexingMessage(indexing))
  const warning = indexingWarning(indexing, reviewed, lastBuild?.isIndexed ?? false)
  if (warning !== undefined) output.error(warning)
  if (lastBuild) reportLost(written, lastBuild.published, output)
  const unlisted = unlistedMessage(written)
  if (unlisted !== undefined) output.log(unlisted)
  const changedTexts = changedDefaultsMessage(changedDefaults(written, lastTexts.texts))
  if (changedTexts !== undefined) output.log(changedTexts)
  if (next) output.log(`The next build is due on ${next.day}: ${next.reason}.`)
}

/**
 * Builds the whole site: text to pages, pages to HTML, HTML to files and headers.
 * @param environment which site, for which day, and where it goes: SITE, SITE_DATE, SITE_OUT and their like
 * @throws OperatorError for everything wrong in the company's folder and the texts, and for a folder that a build
 * must not replace
 */
export async function buildSite(environment: Environment, output: Output): Promise<void> {
  const target = openOutputFolder(environment)
  try {
    await buildInto(target, environment, output)
  } catch (error) {
    discardUnfinished(target)
    throw error
  }
}

/** What is wrong with the name of the project's folder; undefined where nothing is. */
export function folderFault(folder = root): string | undefined {
  return /[#%?]/.test(folder)
    ? `The folder ${folder} has #, % or ? in its name, which Vike takes for an address. Rename it.`
    : undefined
}

/** What differs for a preview: it is beside what is deployed, and takes nothing over from it. */
const preview = { SITE_OUT: 'draft', SITE_LAST_BUILD: '' }

/** Builds the site, or a preview of it that shows drafts. */
export default command(
  {
    usage: 'npm run build, npm run draft',
    options: { drafts: { type: 'boolean', default: false } },
    stopped: 'The build stopped.',
  },
  async ({ drafts }, _, { environment, output }) => {
    const fault = folderFault()
    if (fault) throw new OperatorError([{ file: '.', message: fault }])
    writeEditorSchema()
    const drafted = { ...preview, ...environment, SITE_DRAFTS: 'shown' }
    await buildSite(drafts ? drafted : environment, output)
    return 0
  },
)
