import { viteConfig } from './scripts/viteConfig.ts'
import { textFolders } from './src/content/textFiles.ts'

/** For `npm run dev`; a build has computed its values before. */
export default viteConfig(async () => {
  // Vike reads this file in every build; only development needs what it computes.
  const { prepareBuild } = await import('./scripts/prepareBuild.ts')
  return prepareBuild('development')
}, Object.values(textFolders))
