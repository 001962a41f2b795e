/**
 * What serves the site: the header policy, the manifest, the files for nginx and CDNs, and the contract that every
 * deployment is checked against. It imports nothing from `src`. The Express server itself, main.ts, is
 * bundled and knows nothing but the manifest.
 */

export * from './headers.ts'
export { builtFolders, hostNames, writeHostFiles } from './hosts.ts'
export * from './manifest.ts'
export * from './request.ts'
export { type CheckOptions, UnreachableSite } from './verify/ask.ts'
export { profiles } from './verify/profiles.ts'
export { verifySite } from './verify/verifySite.ts'
