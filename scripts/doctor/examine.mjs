/**
 * @typedef {object} Machine what the project finds on a machine
 * @property {string} node the version of Node: `20.19.0`
 * @property {string} wantedNode the oldest version that will do
 * @property {boolean} hasPackages the packages of the lock file are installed
 * @property {readonly string[]} readOnly folders that cannot be written to
 * @property {number} port where `npm start` serves the site; NaN where what was given is no number
 * @property {string | undefined} portFault what the system says of that port: EADDRINUSE, EACCES,
 *   ERR_SOCKET_BAD_PORT for what is none
 * @property {string | undefined} nginx path of the program
 * @property {boolean} hasApt packages of the distribution can be unpacked for the tests
 */

/**
 * @typedef {object} Diagnosis something that was looked at
 * @property {'good' | 'problem' | 'hint'} state a hint keeps nobody from serving the site
 * @property {string} text what is there, or what is wrong
 * @property {string} [remedy] what to do about it
 * @property {'node' | 'packages' | 'folders' | 'port' | 'nginx'} concerns what it is about
 */

/** Whether a version is at least another one. */
function isAtLeast(version, wanted) {
  return version.localeCompare(wanted, 'en', { numeric: true }) >= 0
}

/** @type {Readonly<Record<Diagnosis['concerns'], (machine: Machine) => Omit<Diagnosis, 'concerns'>>>} */
const examinations = {
  node: ({ node, wantedNode }) =>
    isAtLeast(node, wantedNode)
      ? { state: 'good', text: `Node ${node}` }
      : {
          state: 'problem',
          text: `Node ${node} is too old: the project needs ${wantedNode} or later`,
          remedy: 'Install the present version from https://nodejs.org, then open a new terminal.',
        },
  packages: ({ hasPackages }) =>
    hasPackages
      ? { state: 'good', text: 'The packages are installed' }
      : {
          state: 'hint',
          text: 'The packages are not installed, or not those of package-lock.json',
          remedy: 'npm start installs them, which takes the network; or run npm ci --include=dev.',
        },
  folders: ({ readOnly }) =>
    readOnly.length === 0
      ? { state: 'good', text: 'The folders can be written to' }
      : {
          state: 'problem',
          text: `This user may not write to ${readOnly.join(', ')}`,
          remedy: 'Give the project to this user: sudo chown -R "$(id -u)" .',
        },
  port({ port, portFault }) {
    if (portFault === undefined) return { state: 'good', text: `Port ${port} is free` }
    if (portFault === 'ERR_SOCKET_BAD_PORT') {
      return {
        state: 'problem',
        text: 'PORT is not the number of a port',
        remedy: 'Write one from 1024 to 65535: PORT=8080 npm start',
      }
    }
    const isTaken = portFault === 'EADDRINUSE'
    return {
      state: 'problem',
      text: isTaken ? `Port ${port} is taken` : `Port ${port} is not allowed (${portFault})`,
      remedy: isTaken
        ? `Stop what listens there, or choose another: PORT=${port + 1} npm start`
        : 'Choose one above 1023: PORT=8080 npm start',
    }
  },
  nginx({ nginx, hasApt }) {
    if (nginx !== undefined) return { state: 'good', text: `nginx is at ${nginx}` }
    return {
      state: 'hint',
      text: 'nginx is missing; only npm test needs it',
      remedy: hasApt
        ? 'npm test unpacks it from the distribution, without root.'
        : 'Install it, with Homebrew: brew install nginx',
    }
  },
}

/**
 * What is there and what is missing, in the order in which it matters.
 * @param {Machine} machine
 * @returns {Diagnosis[]}
 */
export function examine(machine) {
  return Object.entries(examinations).map(([concerns, look]) => ({ concerns, ...look(machine) }))
}

const marks = { good: 'ok', problem: 'PROBLEM', hint: 'hint' }

/**
 * Diagnoses as lines for the terminal.
 * @param {readonly Diagnosis[]} diagnoses
 */
export function diagnosisText(diagnoses) {
  return diagnoses
    .flatMap(({ state, text, remedy }) => [
      `${marks[state].padEnd(9)}${text}`,
      ...(remedy === undefined ? [] : [`         ${remedy}`]),
    ])
    .join('\n')
}
