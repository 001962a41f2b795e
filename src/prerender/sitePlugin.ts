import type { Plugin } from 'vite'
import type { SiteBuild } from '../pages/siteBuild.ts'
import type { AssetFile } from '../site/assetFile.ts'
import type { RenderedPage } from './renderedPage.ts'

const moduleId = 'virtual:site-build'
const resolvedId = `\0${moduleId}`

/** What the plugin hands to the pages, and what development serves beside them. */
export interface BuildInput {
  readonly build: SiteBuild
  readonly assets: readonly AssetFile[]
  /** Takes each page when it is rendered, in a build. */
  readonly takePage?: (page: RenderedPage) => void
}

/**
 * The source of the virtual module. Pages are rendered in this process and take the value itself:
 * written out in the source, every document would be parsed, bundled and compiled once more.
 */
function handOver({ build, takePage }: BuildInput): string {
  Reflect.set(globalThis, Symbol.for(moduleId), { siteBuild: build, takePage })
  return `export const { siteBuild, takePage } = globalThis[Symbol.for(${JSON.stringify(moduleId)})]`
}

/**
 * Vite plugin: gives the pages `virtual:site-build`, the values of the build and who takes them.
 * @param prepare computes them when they are first asked for: Vike makes plugins it never runs. Called
 * again in development when a text has changed
 * @param watched folders of the texts, for development
 */
export function sitePlugin(
  prepare: () => Promise<BuildInput>,
  watched: readonly string[] = [],
): Plugin {
  let prepared: Promise<BuildInput> | undefined
  const input = () => {
    prepared ??= prepare()
    return prepared
  }
  return {
    name: 'site-build',
    sharedDuringBuild: true,
    resolveId: id => (id === moduleId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return
      return handOver(await input())
    },
    async configureServer(server) {
      // Faults in the texts stop development when it starts, not at the first request.
      await input()
      server.middlewares.use(async (request, response, next) => {
        const { assets } = await input()
        const asset = assets.find(({ path }) => request.url === path)
        if (asset) response.end(asset.content)
        else next()
      })
      server.watcher.add([...watched])
      server.watcher.on('change', file => {
        if (!watched.some(folder => file.includes(folder))) return
        prepared = undefined
        for (const { moduleGraph } of Object.values(server.environments)) {
          const module = moduleGraph.getModuleById(resolvedId)
          if (module) moduleGraph.invalidateModule(module)
        }
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}
