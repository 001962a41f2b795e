import { viteConfig } from './scripts/build/renderPages.ts'

/** For `npm run dev`; a build has computed its values before. */
export default viteConfig(async () => {
  // Vike reads this file in every build; only development needs what it computes.
  const { prepareBuild } = await import('./scripts/build/prepareBuild.ts')
  const { openOutputCache } = await import('./src/output/resultCache.ts')
  const { readSite } = await import('./scripts/readSite.ts')
  const { launchPage } = await import('./src/launch/report/launchPage.tsx')
  const { launchReport } = await import('./src/launch/report/launchReport.ts')
  const { review } = await import('./src/launch/review.ts')
  const site = readSite(process.env)
  const prepared = await prepareBuild(site, await openOutputCache(), 'development')
  return {
    ...prepared,
    launchPage: () => {
      const reviewed = review({ site })
      return launchPage(site, launchReport(site, reviewed))
    },
  }
}, ['src/languages', process.env.SITE || 'site'])
