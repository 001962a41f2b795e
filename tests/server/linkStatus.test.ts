import { expect, it } from 'vitest'
import { linkStatus } from '../nightly/linkStatus.ts'
import { endServersAfterEach, serve } from './serve.ts'

endServersAfterEach()

it('a link is followed on its own host, and not to another one', async () => {
  let asked = 0
  const other = await serve((_request, response) => {
    asked += 1
    response.end()
  })
  const locations: Readonly<Record<string, string>> = {
    '/moved?a=1': '/there',
    '/lost': '/nowhere',
    '/elsewhere': `${other}/`,
    '/circle': '/circle',
  }
  const site = await serve(({ url = '' }, response) => {
    const location = locations[url]
    if (location !== undefined) response.writeHead(301, { Location: location }).end()
    else response.writeHead(url === '/there' ? 200 : 404).end()
  })
  expect(await linkStatus(`${site}/moved?a=1#part`)).toBe(200)
  expect(await linkStatus(`${site}/lost`)).toBe(404)
  expect(await linkStatus(`${site}/elsewhere`)).toBe(301)
  expect(asked).toBe(0)
  await expect(linkStatus(`${site}/circle`)).rejects.toThrow('redirected more than 5 times')
})
