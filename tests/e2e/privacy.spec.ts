import { addresses } from './addresses.ts'
import { expect, hydrate, test, withoutPointer } from './page.ts'

test.use({ baseURL: addresses.finished })

const paths = ['/', '/de/privacy-policy', '/your-rights']

test('no request leaves the origin, and nothing is stored', async ({ page, context, baseURL }) => {
  const requests: string[] = []
  context.on('request', request => requests.push(request.url()))
  for (const path of paths) {
    await page.goto(path)
    await hydrate(page)
    await page.mouse.wheel(0, 3000)
  }
  const foreign = requests.filter(url => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
  const stored = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ])
  expect(stored).toEqual([0, 0, 0, 0])
})

test('a cold visit makes at most five requests besides those for own works, and runs no React', async ({
  page,
}) => {
  await withoutPointer(page)
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  const remote = requests.filter(url => !/^data:|\/media\/[\da-f]{8}\//.test(url))
  expect(remote.length).toBeLessThanOrEqual(5)
  expect(remote.some(url => url.includes('hydrate'))).toBe(false)
})
