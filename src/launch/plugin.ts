import type { Plugin } from 'vite'
import { site } from '../site/values.ts'
import { decideIndexing, type IndexingDecision } from './indexing.ts'
import { review } from './review.ts'
import { currentSituation, today } from './situation.ts'

const moduleId = 'virtual:indexing'
const resolvedId = `\0${moduleId}`

/** The decision for the build that is being made: it is as fresh as can be. */
export function indexingOfThisBuild(): IndexingDecision {
  // What an earlier build left in dist is no reason to hold this one back.
  const situation = { ...currentSituation(today(), true), securityTxtExpires: undefined }
  return decideIndexing(site, review(situation))
}

/** Vite plugin: tells the pages whether search engines may index them, as `virtual:indexing`. */
export function indexing(): Plugin {
  return {
    name: 'site-indexing',
    resolveId: id => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return
      return `export const isIndexed = ${indexingOfThisBuild().isIndexed}`
    },
  }
}
