export { buildFonts } from './buildFonts.ts'
export { type Face, familiesOf, siteFaces } from './faces.ts'
export { missingLetters, subsetsToTrueType } from './subset.ts'
