import { readdirSync } from 'node:fs'
import { modules } from './stryker.config.mjs'

/** So many samples hold each file once. */
const SAMPLES = 25

const WEEK = 7 * 24 * 60 * 60 * 1000

/** Every file of the modules, by its path. */
function mutatedFiles() {
  const patterns = Object.values(modules).flat()
  const suffix = '/**/*.ts'
  const files = patterns
    .filter(pattern => pattern.endsWith(suffix) && !pattern.startsWith('!'))
    .map(pattern => pattern.slice(0, -suffix.length))
    .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => `${folder}/${name}`))
  return files.filter(file => file.endsWith('.ts') && !patterns.includes(`!${file}`)).sort()
}

/**
 * The files whose mutants are tried in a week: a few of every module, others each week.
 * @param {number} time of the week, in ms since 1970
 */
export function sampleOf(time) {
  const week = Math.floor(time / WEEK)
  return mutatedFiles().filter((_file, index) => index % SAMPLES === week % SAMPLES)
}
