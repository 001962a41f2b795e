import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { loadSite } from '../../src/model/loadSite.ts'
import { finishedSite } from './environment.mjs'
import { plantedDraft } from './plantedDraft.ts'
import { publishedPolicies } from './publishedPolicies.ts'

/** Writes the finished site with a past, a future and a draft, as commands and builds read it. */
const folder = finishedSite.SITE
rmSync(folder, { recursive: true, force: true })
cpSync('tests/sites/finished', folder, { recursive: true })
const site = loadSite({ folder, today: finishedSite.SITE_DATE })
for (const { file, text } of [...publishedPolicies(site), ...plantedDraft(site)]) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
