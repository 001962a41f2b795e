import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteWithMedia } from './environment.mjs'
import { drawPictures } from './withMedia/pictures.ts'
import { works } from './withMedia/works.ts'

/**
 * Writes the finished site with works of its own in every place, as commands and builds read it; in
 * fewer languages, because what it proves does not depend on them.
 */
const folder = siteWithMedia.SITE
rmSync(folder, { recursive: true, force: true })
cpSync('tests/sites/finished', folder, { recursive: true })
const file = join(folder, 'site.ts')
const text = readFileSync(file, 'utf8')
const changed = text
  .replace(/languages: \{.*\},/, "languages: { site: ['en', 'de'], legal: ['en'] },")
  .replace(/\}\)\s*$/, `  works: ${JSON.stringify(works, null, 2)},\n})\n`)
writeFileSync(file, changed)
await drawPictures(join(folder, 'media'))
// Two seconds of a gradient, made with ffmpeg: not every machine that runs the tests has it.
cpSync('tests/sites/withMedia/clip.mp4', join(folder, 'media/hero-video.mp4'))
// Signed once by "Longhand Signer", with a certificate of 100 years that nobody else has issued.
cpSync('tests/sites/withMedia/signed.jpg', join(folder, 'media/feature-share.jpg'))
