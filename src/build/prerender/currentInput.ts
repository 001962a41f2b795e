import { getGlobalContext } from 'vike/server'
import { type BuildInput, type sitePlugin, sitePluginName } from './sitePlugin.ts'

/** What the site's plugin keeps for the pages being rendered. @throws where Vike runs without the plugin */
export async function currentInput(): Promise<BuildInput> {
  const context = await getGlobalContext()
  const plugins = context.isClientSide ? [] : (context.viteConfig?.plugins ?? [])
  const plugin = plugins.find(({ name }) => name === sitePluginName)
  if (!plugin) throw new Error(`Vite runs without the plugin ${sitePluginName}`)
  // Vite types what plugins give each other as unknown.
  return (plugin.api as ReturnType<typeof sitePlugin>['api']).input()
}
