import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Manifest } from '../../server/index.ts'
import {
  appleAnswers,
  appPrivacyDifferences,
  collectedItems,
  countText,
  type DataItems,
  dataItemsInForce,
  dataSafetyDifferences,
  descriptionLinesFile,
  type Fault,
  filesOfApp,
  googleAnswers,
  type KeptFile,
  manifestDifferences,
  missingLines,
  OperatorError,
  playTemplateName,
  readText,
  type Site,
  type StoreFile,
  shownPath,
  storeFileNames,
  storeFiles,
  storeNotes,
  textDifferences,
  valuesInForce,
  withConfig,
} from '../../src/company/index.ts'
import { outputFolderOf } from '../build/outputFolder.mjs'
import { command, type Output, UNUSABLE } from '../command.ts'
import { readBuildManifest, readSite } from '../readSite.ts'
import { type StoredFile, writeStore } from './writeStore.ts'

/** What is served below this path is for the press. */
const pressPath = '/press/'

/** The form for Data safety that a company has put into its folder. */
function readForm({ folder }: Site) {
  const file = `${folder}/${playTemplateName}`
  return existsSync(file) ? { file, text: readText(file) } : undefined
}

/** The bytes of a file of a build. */
function builtFile(folder: string, manifest: Manifest, path: string): Buffer {
  const name = manifest.files[path]?.variants.identity.file ?? ''
  return readFileSync(join(folder, 'site', name))
}

/** Whether a build serves an address, with the section that it names. */
function isServed(folder: string, manifest: Manifest, address: URL): boolean {
  if (!manifest.files[address.pathname]) return false
  const id = address.hash.slice(1)
  return id === '' || builtFile(folder, manifest, address.pathname).includes(`id="${id}"`)
}

/** Refuses addresses of the site that its build does not serve. */
function checkAddresses({ config }: Site, folder: string, files: readonly StoreFile[]): void {
  const manifest = readBuildManifest(folder)
  const { origin } = new URL(config.origin)
  const faults = files.flatMap(([path, content]): Fault[] => {
    const addresses = content.match(/https?:\/\/[^\s<>"|,)]+/g) ?? []
    return addresses
      .map(address => new URL(address))
      .filter(address => address.origin === origin && !isServed(folder, manifest, address))
      .map(({ href }) => ({
        file: path,
        message: `would name ${href}, which the build in ${shownPath(folder)}/ does not serve. Run npm run build`,
      }))
  })
  if (faults.length > 0) throw new OperatorError(faults)
}

/** The files for the press of a build: its pages stay on the site. */
function pressFiles(folder: string): readonly StoredFile[] {
  const manifest = readBuildManifest(folder)
  const paths = Object.keys(manifest.files).filter(path => path.startsWith(pressPath))
  return paths
    .filter(path => !manifest.files[path]?.type.startsWith('text/html'))
    .map(path => ({ path: path.slice(1), content: builtFile(folder, manifest, path) }))
}

/** What differs in a file that a company keeps; undefined for one that is not compared. */
function differencesIn(
  kept: KeptFile,
  site: Site,
  items: DataItems,
  files: readonly StoreFile[],
): readonly Fault[] | undefined {
  const name = basename(kept.file)
  if (name === storeFileNames.manifest) return manifestDifferences(kept, appleAnswers(items))
  if (name === storeFileNames.appPrivacy) return appPrivacyDifferences(kept, appleAnswers(items))
  if (name === storeFileNames.dataSafety) {
    return dataSafetyDifferences(kept, googleAnswers(site, items))
  }
  const isIn = (path: string) => `/${kept.file}`.endsWith(`/${path}`)
  const text = files.find(([path]) => path.startsWith('metadata/') && isIn(path))
  if (text) return textDifferences(kept, text[1])
  const lines = files.find(
    ([path]) =>
      path.endsWith(descriptionLinesFile) &&
      isIn(path.replace(descriptionLinesFile, 'description.txt')),
  )
  return lines && missingLines(kept, lines[1])
}

/** Names of files that may be compared; others of an app's project are not read. */
function mayBeCompared(path: string): boolean {
  const names: readonly string[] = Object.values(storeFileNames)
  return names.includes(basename(path)) || /[/\\]metadata[/\\].*\.txt$/.test(path)
}

/** A site as its documents in force say that it is, with what they say is collected. */
function siteInForce(written: Site, output: Output): Site {
  const { version, items } = dataItemsInForce(written)
  if (version && !items) {
    output.log(
      `${version.document} ${version.version} was published by a release that kept no data: what follows is what is collected today. Compare it with the text of that version yourself.`,
    )
  }
  const { site } = valuesInForce(written)
  return withConfig({ ...site, dataItems: items ?? written.dataItems }, site.config)
}

/** What differs in the files that a company keeps in the project of its app. */
function compare(
  app: string,
  site: Site,
  items: DataItems,
  files: readonly StoreFile[],
): { readonly compared: number; readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  let compared = 0
  for (const path of filesOfApp(app).filter(mayBeCompared)) {
    const kept = { file: shownPath(path), text: readText(path) }
    const found = differencesIn(kept, site, items, files)
    if (!found) continue
    compared += 1
    faults.push(...found)
  }
  if (compared > 0) return { compared, faults }
  const message = `holds none of the files that npm run store writes: ${Object.values(storeFileNames).join(', ')}, metadata/. Name the folder of the app`
  throw new OperatorError([{ file: shownPath(app), message }])
}

/** Writes what the forms of the stores ask for; or compares it with what a company keeps beside its app. */
export default command(
  {
    usage: 'npm run store -- [--out FOLDER]\n       npm run store -- --check FOLDER',
    options: {
      out: { type: 'string', default: 'store' },
      check: { type: 'string' },
    },
    stopped: 'Nothing was written.',
    faultCode: UNUSABLE,
  },
  ({ out, check }, _, { environment, output }) => {
    const site = siteInForce(readSite(environment), output)
    const items = collectedItems(site)
    const form = readForm(site)
    const files = storeFiles(site, items, form)
    const built = outputFolderOf(environment)
    checkAddresses(site, built, files)
    if (check === undefined) {
      const texts = files.map(([path, content]) => ({ path, content }))
      writeStore(out, [...texts, ...pressFiles(built)], output)
      for (const note of storeNotes(site, items, form)) output.log(note)
      return 0
    }
    const { compared, faults } = compare(check, site, items, files)
    output.log(`Compared ${countText(compared, 'file')} with what is in force on ${site.today}.`)
    if (faults.length > 0) output.log(new OperatorError(faults).message)
    else output.log('They say the same.')
    return faults.length > 0 ? 1 : 0
  },
)
