import { viteConfig } from './scripts/build/renderPages.ts'

/** For `npm run dev`; a build has computed its values before. */
export default viteConfig(async () => {
  // Vike reads this file in every build; only development needs what it computes.
  const { openOutputCache, prepareBuild } = await import('./src/build/index.ts')
  const { situationAfter } = await import('./scripts/build/lastBuild.ts')
  const { readSite } = await import('./scripts/readSite.ts')
  const cache = await openOutputCache()
  return prepareBuild(readSite(process.env), situationAfter(undefined), cache, 'development')
}, ['src/company/languages', process.env.SITE || 'site'])
