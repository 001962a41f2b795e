import { spawnSync } from 'node:child_process'

/** The path of a program, or undefined where it is not installed. */
export function findProgram(...names) {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}

/** Installs packages of the distribution; tells whether this is a system where that works. */
export function installFromDistribution(...packages) {
  if (!findProgram('apt-get')) return false
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command, ...rest] = [...prefix, 'apt-get']
  console.log(`Installing ${packages.join(', ')} from the distribution …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: environment }
  if (spawnSync(command, [...rest, 'update', '-qq'], options).status !== 0) return false
  return spawnSync(command, [...rest, 'install', '-y', '-qq', ...packages], options).status === 0
}

/**
 * Makes sure that programs are there, installing their packages from the distribution.
 * @param programs the package of each program, by the program's name
 */
export function ensurePrograms(programs) {
  const missing = Object.keys(programs).filter(name => !findProgram(name))
  if (missing.length === 0) return
  installFromDistribution(...missing.map(name => programs[name]))
  for (const name of missing) {
    if (findProgram(name)) continue
    console.error(`${name} is missing and could not be installed. Install ${programs[name]}.`)
    process.exit(1)
  }
}
