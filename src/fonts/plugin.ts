import type { Plugin } from 'vite'
import { faces } from './faces.ts'
import { fontCss } from './fontCss.ts'
import { type FontFile, subsetFace } from './subset.ts'

const moduleId = 'virtual:fonts'
const resolvedId = `\0${moduleId}`

/**
 * Vite plugin: subsets the typefaces, serves them, and gives pages `virtual:fonts` with their
 * style rules and the files to preload.
 */
export function fonts(): Plugin {
  let subsets: Promise<readonly FontFile[]> | undefined
  const files = () => {
    subsets ??= Promise.all(faces.map(subsetFace))
    return subsets
  }

  return {
    name: 'site-fonts',
    sharedDuringBuild: true,
    resolveId: id => (id === moduleId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return
      const loaded = await files()
      const preloads = loaded.map(file => `/${file.fileName}`)
      return [
        `export const fontCss = ${JSON.stringify(await fontCss(loaded))}`,
        `export const fontPreloads = ${JSON.stringify(preloads)}`,
      ].join('\n')
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, content } of await files()) {
        this.emitFile({ type: 'asset', fileName, source: content })
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const file = (await files()).find(({ fileName }) => request.url === `/${fileName}`)
        if (!file) return next()
        response.setHeader('Content-Type', 'font/woff2')
        response.end(file.content)
      })
    },
  }
}
