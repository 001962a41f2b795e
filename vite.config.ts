import { viteConfig } from './scripts/viteConfig.ts'

/** For `npm run dev`; a build has computed its values before. */
export default viteConfig(async () => {
  // Vike reads this file in every build; only development needs what it computes.
  const { prepareBuild } = await import('./scripts/prepareBuild.ts')
  const { openOutputCache } = await import('./src/output/resultCache.ts')
  const { readSite } = await import('./scripts/readSite.ts')
  const { launchPageOf } = await import('./scripts/launch/launchPageOf.ts')
  const site = readSite(process.env)
  const launchPage = () => launchPageOf(site)
  return { ...(await prepareBuild(site, await openOutputCache(), 'development')), launchPage }
}, ['src/texts', process.env.SITE || 'site'])
