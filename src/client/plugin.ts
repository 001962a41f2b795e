import type { Plugin } from 'vite'
import { bundleClient, type ClientBundle, loaderSource } from './bundle.ts'

const moduleId = 'virtual:client-script'
const resolvedId = `\0${moduleId}`

/** Vite plugin: bundles the browser's JavaScript and gives pages `virtual:client-script`. */
export function clientScript(): Plugin {
  let isDevelopment = false
  let bundled: Promise<ClientBundle> | undefined
  const bundle = () => {
    bundled ??= bundleClient()
    return bundled
  }

  return {
    name: 'site-client-script',
    sharedDuringBuild: true,
    configResolved(config) {
      isDevelopment = config.command === 'serve'
    },
    resolveId: id => (id === moduleId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return
      const script = isDevelopment ? { loader: loaderSource } : await bundle()
      const integrity = 'integrity' in script ? script.integrity : undefined
      return `export const clientScript = ${JSON.stringify({ src: script.loader, integrity })}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, code } of (await bundle()).files) {
        this.emitFile({ type: 'asset', fileName, source: code })
      }
    },
  }
}
