export { type BadgeImages, qrCodeFile, readBadgeArtwork } from './badgeArtwork.ts'
export { type AssetFile, placed } from './drawing.ts'
export { type Mark, readMark } from './mark.ts'
export { sharingSize } from './picture.ts'
export {
  type AudibleClip,
  hasWorks,
  type MadeFile,
  readWorks,
  type SharingPicture,
  type ShownWork,
  type ShownWorks,
} from './works.ts'
