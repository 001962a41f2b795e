// Every command imports this file first. Where Node is too old, what it would import next may not even load: it ends
// here, with a sentence in place of a stack. So nothing of this file, and of what is imported beside it, may need a
// new Node.
import { readFileSync } from 'node:fs'

/** The numbers of a version: 22, 12 and 0 of `22.12.0`. What follows a hyphen, as in nightly versions, is left out. */
function numbersOf(version) {
  return version.split('-')[0].split('.').map(Number)
}

function isAtLeast(version, least) {
  const place = version.findIndex((number, index) => number !== least[index])
  return place === -1 || version[place] > least[place]
}

/**
 * Says what is wrong with a version of Node; undefined where nothing is.
 * @param {string} version like `22.12.0`
 * @param {string} range of versions as package.json has it: `^20.19.0 || >=22.12.0`
 */
export function nodeFault(version, range) {
  const numbers = numbersOf(version)
  const alternatives = range.split(' || ').map(text => {
    const isOneMajor = text.startsWith('^')
    const least = text.replace(/^(?:\^|>=)/, '')
    return { isOneMajor, least, numbers: numbersOf(least) }
  })
  const isSupported = alternatives.some(
    alternative =>
      isAtLeast(numbers, alternative.numbers) &&
      (!alternative.isOneMajor || numbers[0] === alternative.numbers[0]),
  )
  if (isSupported) return undefined
  const supported = alternatives.map(alternative =>
    alternative.isOneMajor
      ? `${alternative.least} or a later ${alternative.numbers[0]}`
      : `${alternative.least} or later`,
  )
  return `Node ${version} does not run this project. Install ${supported.join(', or ')}, from https://nodejs.org, then open a new terminal.`
}

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const fault = nodeFault(process.versions.node, engines.node)
if (fault) {
  console.error(fault)
  process.exit(1)
}
