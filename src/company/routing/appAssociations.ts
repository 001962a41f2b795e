import { OperatorError } from '../folder/index.ts'
import type { Site } from '../site/index.ts'
import { pageTable } from './pageTable.ts'
import { redirects } from './redirects.ts'

/** A file that phones ask for, by its URL path. */
type AssociationFile = readonly [path: string, content: string]

/** Whether a pattern of Apple's, in which `*` stands for any characters and `?` for one, takes a path in. */
function takesIn(pattern: string, path: string): boolean {
  const escaped = pattern.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(path)
}

/**
 * Refuses paths that the app would open in place of a page: a legal link has to show the document, also to whoever has
 * the app.
 * @throws OperatorError with every such path
 */
function refusePagesOpened(site: Site): void {
  const pages = [
    ...pageTable(site).routePages.map(({ path }) => path),
    ...Object.keys(redirects(site)),
  ]
  const faults = (site.config.app.opens ?? []).flatMap((pattern, index) => {
    const page = pages.find(path => takesIn(pattern, path))
    if (page === undefined) return []
    const message = `app.opens[${index}]: "${pattern}" takes in ${page}, which is an address of the site and has to open there. Write a narrower path`
    const { file, lineOf } = site.source
    return [{ file, line: lineOf(['app', 'opens', index]), message }]
  })
  if (faults.length > 0) throw new OperatorError(faults)
}

/**
 * The files that tell phones which app belongs to the site.
 * Apple: https://developer.apple.com/documentation/xcode/supporting-associated-domains;
 * Android: https://developer.android.com/training/app-links/configure-assetlinks.
 * @returns none where the company names no app
 * @throws OperatorError for paths of `app.opens` that take in a page of the site
 */
export function appAssociations(site: Site): readonly AssociationFile[] {
  refusePagesOpened(site)
  const { team, bundle, package: packageName, fingerprints, opens } = site.config.app
  const files: AssociationFile[] = []
  if (team !== undefined && bundle !== undefined) {
    const appId = `${team}.${bundle}`
    const components = opens?.map(path => ({ '/': path }))
    const links = components && { applinks: { details: [{ appIDs: [appId], components }] } }
    const content = { ...links, webcredentials: { apps: [appId] } }
    files.push(['/.well-known/apple-app-site-association', JSON.stringify(content)])
  }
  if (packageName !== undefined && fingerprints !== undefined) {
    const logins = 'delegate_permission/common.get_login_creds'
    const urls = 'delegate_permission/common.handle_all_urls'
    const target = {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: fingerprints,
    }
    // Which paths open the app, Android reads in the app: here is only whether any may.
    const statement = { relation: opens ? [urls, logins] : [logins], target }
    files.push(['/.well-known/assetlinks.json', JSON.stringify([statement])])
  }
  return files
}
