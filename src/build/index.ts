/**
 * The build: makes fonts, pictures and scripts ready (`fonts`, `media`, `bundleClient`), computes what pages are
 * rendered from (`prepareBuild`), renders them with Vike (`prerender`) and turns them into files (`output`).
 */
export { siteFaces } from './fonts/index.ts'
export { readBadgeArtwork, readMark, readWorks } from './media/index.ts'
export {
  earlierAssets,
  finalize,
  finishFiles,
  finishPages,
  type LastManifest,
  lastManifest,
  openOutputCache,
  publicFiles,
  SECURITY_TXT_DAYS,
  sizeSummary,
} from './output/index.ts'
export { lettersWithoutTypeface, prepareBuild } from './prepareBuild.ts'
export { type BuildInput, sitePlugin } from './prerender/index.ts'
