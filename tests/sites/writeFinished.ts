import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadSite } from '../../src/company/site/loadSite.ts'
import { finishedSite } from './environment.mjs'
import { plantedDraft } from './plantedDraft.ts'
import { publishedPolicies } from './publishedPolicies.ts'
import { drawPictures } from './works/pictures.ts'
import { works } from './works/works.ts'

const folder = finishedSite.SITE

/**
 * Writes the finished site with works of its own, a past, a future and a draft, as
 * commands and builds read it.
 */
export async function writeFinished(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  cpSync('tests/sites/finished', folder, { recursive: true })
  const file = join(folder, 'site.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `${text}works: ${JSON.stringify(works)}\n`)
  await drawPictures(join(folder, 'media'))
  // Two seconds of a pan over the same hills, made with ffmpeg: not every machine that runs the tests has it.
  for (const clip of ['video-1.mp4', 'video-2.mp4']) {
    cpSync(join('tests/sites/works', clip), join(folder, 'media', clip))
  }
  const site = loadSite({ folder, today: finishedSite.SITE_DATE })
  for (const { file: path, text: content } of [...publishedPolicies(site), ...plantedDraft(site)]) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}
