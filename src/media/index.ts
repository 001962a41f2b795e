export { hasWorks, type SharingPicture, type ShownWork, type ShownWorks } from './shownWorks.ts'
export { type AudibleClip, type MadeFile, readWorks } from './works.ts'
