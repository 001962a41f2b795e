export { buildFonts, type PageFonts } from './buildFonts.ts'
export { type Face, familiesOf, siteFaces } from './faces.ts'
export { missingLetters, subsetsToTrueType } from './subset.ts'
