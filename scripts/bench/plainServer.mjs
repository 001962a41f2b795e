import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** `node:http` alone: always the landing page with its headers, and nothing negotiated. */
const { headers, files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
const page = files['/']
const { file, etag } = page.variants.br
const body = readFileSync(`dist/site/${file}`)
const all = [
  ...headers,
  ...page.headers,
  ['Content-Type', page.type],
  ['Content-Length', String(body.length)],
  ['Content-Encoding', 'br'],
  ['ETag', etag],
].flat()

createServer((_request, response) => {
  response.writeHead(200, all)
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
