import type { Plugin } from 'vite'
import { legalTextFolder, readLegalText } from '../content/legalFiles.ts'
import { compileLegalTexts } from './compile.ts'

const moduleId = 'virtual:legal'
const resolvedId = `\0${moduleId}`

/** Vite plugin: gives the pages `virtual:legal`, the legal documents compiled from Markdown. */
export function legalTexts(): Plugin {
  return {
    name: 'site-legal-texts',
    resolveId: id => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return
      return `export const legalTexts = ${JSON.stringify(compileLegalTexts(readLegalText))}`
    },
    configureServer(server) {
      server.watcher.add(legalTextFolder)
      server.watcher.on('change', file => {
        if (!file.startsWith(legalTextFolder)) return
        for (const environment of Object.values(server.environments)) {
          const module = environment.moduleGraph.getModuleById(resolvedId)
          if (module) environment.moduleGraph.invalidateModule(module)
        }
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}
