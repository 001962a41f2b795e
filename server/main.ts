import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createApp } from './createApp.ts'
import { createServer } from './createServer.ts'
import type { Manifest } from './manifest.ts'
import { type PreparedSite, prepareSite } from './preparedSite.ts'

/** The folder of the build: next to this file once it is bundled. */
const folder = resolve(process.env.SITE_FOLDER ?? join(import.meta.dirname, '..'))
const port = Number(process.env.PORT ?? 8080)
const host = process.env.HOST ?? 'localhost'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function load(): PreparedSite {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
    return prepareSite(join(folder, 'site'), manifest)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') fail(`There is no build in ${folder}. Run "npm run build" first.`)
    if (code === 'EACCES') fail(`The build in ${folder} cannot be read. Check its permissions.`)
    return fail(`The build in ${folder} cannot be used: ${message}. Run "npm run build" again.`)
  }
}

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT="${process.env.PORT}" is not a port. Write a number from 0 to 65535.`)
}

const logging = process.env.ACCESS_LOG === 'on'
const log = logging ? (line: object) => console.log(JSON.stringify(line)) : undefined
const site = load()
const server = createServer(createApp({ site, log }), site)

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(`Port ${port} is taken. Stop what listens there, or choose another: PORT=8081 npm start`)
  }
  if (error.code === 'EACCES') fail(`Port ${port} is not allowed. Choose one above 1023.`)
  fail(`The server cannot listen on ${host}:${port}: ${error.message}`)
})

server.listen(port, host, () => {
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  const name = host.includes(':') ? `[${host}]` : host
  const shown = ['', '0.0.0.0', '::'].includes(host) ? 'localhost' : name
  console.log(`Serving http://${shown}:${actual}/ and http://${shown}:${actual}/de`)
})
