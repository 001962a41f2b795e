// Runs a command of the project: node scripts/run.mjs NAME …
import './checkNode.mjs'
import { ensurePackages } from './processes.mjs'

// Before React is imported, whose development build takes several times as long to render a page.
process.env.NODE_ENV = 'production'

// A reader such as `head` closes the pipe when it has enough. Vike prints every uncaught error, this one
// too, which is the next such error, and so on forever.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', error => {
    if (error.code !== 'EPIPE') throw error
  })
}

await ensurePackages()
await import('tsx')
const [, , name, ...parameters] = process.argv
const { default: command } = await import(`./${name}/${name}.ts`)
const isOnTerminal = process.stdout.isTTY && process.stderr.isTTY
const terminal = isOnTerminal ? process.stderr : undefined
const call = { parameters, environment: process.env, output: console, terminal }
const code = await command(call)
// Whatever else is being rendered or checked would take a while to end by itself.
if (code === 0) process.exitCode = 0
else process.exit(code)
