import { prepareBuild } from './scripts/prepareBuild.ts'
import { viteConfig } from './scripts/viteConfig.ts'
import { textFolders } from './src/content/textFiles.ts'

/** For `npm run dev`; a build has computed its values before. */
export default viteConfig(() => prepareBuild('development'), Object.values(textFolders))
