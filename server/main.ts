import { join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { defaultHost, defaultPort, shownAddress } from './address.mjs'
import { createApp } from './createApp.ts'
import { createServer } from './createServer.ts'
import { lineWriter } from './lineWriter.ts'
import { parsePort } from './parsePort.ts'
import type { PreparedSite } from './preparedSite.ts'
import { readBuild, UnusableBuild } from './readBuild.ts'

/** The folder of the build: next to this file once it is bundled. */
const folder = resolve(process.env.SITE_FOLDER ?? join(import.meta.dirname, '..'))
const port = readPort(process.env.PORT ?? String(defaultPort))
const host = process.env.HOST ?? defaultHost

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function readPort(value: string): number {
  return (
    parsePort(value) ??
    fail(`PORT="${value}" is not a port. Write a number from 0 to 65535, or leave PORT unset.`)
  )
}

function load(): PreparedSite {
  try {
    return readBuild(folder)
  } catch (error) {
    if (error instanceof UnusableBuild) fail(error.message)
    throw error
  }
}

// V8 lets its heap grow to several times what is in use before it clears up, which thousands of clients
// would make it do.
setFlagsFromString('--heap-growing-percent=10')

const logging = process.env.ACCESS_LOG === 'on'
// A stream that is no longer read must not stop the site.
process.stderr.on('error', () => {})
const write = lineWriter(process.stdout, message => process.stderr.write(`${message}\n`))
const site = load()
const server = createServer(createApp({ site, log: logging ? write : undefined }), site)

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(`Port ${port} is taken. Stop what listens there, or choose another: PORT=8081 npm start`)
  }
  if (error.code === 'EACCES') fail(`Port ${port} is not allowed. Choose one above 1023.`)
  fail(`The server cannot listen on ${host}:${port}: ${error.message}`)
})

server.listen({ port, host, backlog: 4096 }, () => {
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  const shown = shownAddress(host, actual)
  write(`Serving ${shown} and ${shown}de`)
})
