export { qrCodeFile, readBadgeArtwork } from './badgeArtwork.ts'
export { type AssetFile, placed } from './drawing.ts'
export { readMark } from './mark.ts'
export { type MadeFile, readWorks } from './works.ts'
