import { resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { viteConfig } from '../../scripts/viteConfig.ts'

it('npm run dev is for this machine only', async () => {
  const config = viteConfig(() => Promise.reject(new Error('nothing is rendered here')))
  const { server } = await resolveConfig({ ...config, configFile: false }, 'serve')
  expect(server.host).toBe('localhost')
})
