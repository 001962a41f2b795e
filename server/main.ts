import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  defaultHost,
  defaultPort,
  highestPort,
  shownAddress,
  takenPortMessage,
} from './address.mjs'
import { createApp, createServer, stopGracefully } from './express.ts'
import { type Build, readBuild } from './manifest.ts'

/** The folder of the build: next to this file once it is bundled. */
const folder = resolve(process.env.SITE_FOLDER ?? fileURLToPath(new URL('..', import.meta.url)))
const { PORT = String(defaultPort), HOST: host = defaultHost, ACCESS_LOG } = process.env
const port = Number(PORT)

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

let isLogBroken = false
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (!isLogBroken)
    console.error(`The access log cannot be written (${code}); the site carries on without it.`)
  isLogBroken = true
})
// A stream that is no longer read must not stop the site either.
process.stderr.on('error', () => {})

function write(line: string): void {
  if (!isLogBroken) process.stdout.write(`${line}\n`)
}

// The application needs what came with Node 20; where a build is served, nothing has checked that before.
const { node: version } = process.versions
if (Number.parseInt(version, 10) < 20)
  fail(`Node ${version} does not run this server. Install 20 or later from https://nodejs.org.`)
// Digits alone: Number() also takes an empty text for 0, and knows exponents and hexadecimals.
if (!/^\d+$/.test(PORT) || port > highestPort)
  fail(
    `PORT="${PORT}" is not a port. Write a number from 0 to ${highestPort}, or leave PORT unset.`,
  )
let build: Build
try {
  build = readBuild(folder)
} catch (error) {
  fail((error as Error).message) // it throws nothing else
}
const server = createServer(createApp(build, ACCESS_LOG === 'on' ? write : undefined), build)

server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EADDRINUSE') fail(takenPortMessage(port))
  if (code === 'EACCES') fail(`Port ${port} is not allowed. Choose one above 1023.`)
  fail(`The server cannot listen on ${host}:${port}: ${message}`)
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stopGracefully(server))

server.listen({ port, host }, () => {
  const address = server.address()
  const shown = shownAddress(host, typeof address === 'object' && address ? address.port : port)
  write(`Serving ${shown}`)
})
