/**
 * Runs a program that ends with the process that started this one, however that ends: its pipe to the standard
 * input is closed then. A browser, its driver or a server would go on for ever otherwise.
 *
 *     node endWithParent.mjs [--screen] <program> <parameter> …
 *
 * With `--screen` the program gets a screen of its own, which no visitor sees. Ending the screen ends whatever the
 * program has shown on it.
 */
import { spawn } from 'node:child_process'

const parameters = process.argv.slice(2)
const hasScreen = parameters[0] === '--screen'
const [program, ...rest] = hasScreen ? parameters.slice(1) : parameters

const started = []

function start(command, commandParameters, options) {
  const child = spawn(command, commandParameters, options)
  started.push(child)
  child.once('error', ({ message }) => {
    console.error(`${command} could not be started: ${message}`)
    end(1)
  })
  return child
}

function end(code) {
  // The screen last: what is shown on it may have to say something before.
  for (const child of started.toReversed()) child.kill()
  process.exit(code)
}

process.stdin.resume()
process.stdin.once('close', () => end(1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => end(1))

/** Starts a screen on the first free number. */
function openScreen() {
  const options = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const screen = start('Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] })
  return new Promise(resolve => {
    screen.stdout.once('data', number => resolve(`:${String(number).trim()}`))
    screen.once('exit', () => end(1))
  })
}

const environment = hasScreen ? { ...process.env, DISPLAY: await openScreen() } : process.env
const stdio = ['ignore', 'inherit', 'inherit']
start(program, rest, { env: environment, stdio }).once('exit', code => end(code ?? 1))
