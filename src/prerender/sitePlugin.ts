import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { BuildInput } from './buildInput.ts'
import { serveDevelopment } from './developmentServer.ts'

/** The name that Vike's hooks find the plugin by. */
export const sitePluginName = 'site-build'

/** What the plugin gives to Vike's hooks (Vite's `Plugin.api`). */
export interface SitePluginApi {
  /** What pages are rendered from; in development recomputed when a text has changed. */
  readonly input: () => Promise<BuildInput>
}

/** Tells whether files below folders have changed: when each of them was written. */
function stateOf(folders: readonly string[]): string {
  const files = folders.filter(existsSync).flatMap(folder => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names.map(name => join(folder, name))
  })
  return files.map(file => `${file} ${statSync(file).mtimeMs}`).join()
}

/**
 * Vite plugin: keeps what the pages are rendered from, for the hooks that render them in this process.
 * @param prepare computes it when it is asked for: Vike makes plugins it never runs, and in development
 * two of them, so that each has to see for itself whether a text has changed
 * @param watched folders whose changes ask for new values, in development
 */
export function sitePlugin(
  prepare: () => Promise<BuildInput>,
  watched: readonly string[] = [],
): Plugin<SitePluginApi> {
  const folders = watched.map(folder => resolve(folder))
  let kept: { readonly state: string; readonly input: Promise<BuildInput> } | undefined
  const input = () => {
    const state = stateOf(folders)
    if (kept?.state !== state) kept = { state, input: prepare() }
    return kept.input
  }
  return {
    name: sitePluginName,
    sharedDuringBuild: true,
    api: { input },
    configureServer: server => serveDevelopment(server, folders, input),
  }
}
