import { viteConfig } from './scripts/build/renderPages.ts'

/** For `npm run dev`; a build has computed its values before. */
export default viteConfig(async () => {
  // Vike reads this file in every build; only development needs what it computes.
  const { prepareBuild } = await import('./scripts/build/build.ts')
  const { openOutputCache } = await import('./src/output/index.ts')
  const { readSite } = await import('./scripts/readSite.ts')
  return prepareBuild(readSite(process.env), await openOutputCache(), 'development')
}, ['src/languages', process.env.SITE || 'site'])
