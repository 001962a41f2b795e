import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { assetHeaders, securityHeaders } from '../../server/headers.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="fetch('/ran-on-load')">
  <script>fetch('/ran-in-script')</script>
  <image href="/loaded.png" width="8" height="8"/>
  <rect width="8" height="8" fill="green"/>
</svg>`

const policy = securityHeaders({
  origin: 'https://www.example.com',
  hsts: { maxAgeDays: 365, includeSubDomains: false, preload: false },
  styleHashes: [],
  scriptHashes: [],
  hasClips: false,
})

const dataUrl = `data:image/svg+xml,${encodeURIComponent(drawing)}`

const responses = {
  '/drawing.svg': { type: 'image/svg+xml', headers: assetHeaders(policy), body: drawing },
  '/page': {
    type: 'text/html',
    headers: policy,
    body: `<img src="/drawing.svg" alt=""><img src="${dataUrl}" alt="">`,
  },
  '/end': { type: 'text/html', headers: [], body: '' },
}

const asked: string[] = []
const server = http.createServer(({ url = '' }, response) => {
  asked.push(url)
  const found = Object.entries(responses).find(([path]) => path === url)?.[1]
  if (!found) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, [...found.headers, ['Content-Type', found.type]].flat())
  response.end(found.body)
})

test.beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})

test.afterAll(() => {
  server.close()
})

for (const path of ['/drawing.svg', '/page']) {
  test(`a drawing with a script runs nothing and loads nothing: ${path}`, async ({ page }) => {
    asked.length = 0
    const { port } = server.address() as AddressInfo // It listens to a port.
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'load' })
    // A second page is asked for after all that the first one could have asked for.
    await page.goto(`http://127.0.0.1:${port}/end`)
    const expected = path === '/page' ? ['/page', '/drawing.svg', '/end'] : [path, '/end']
    expect(asked.filter(url => url !== '/favicon.ico')).toEqual(expected)
  })
}
