import type { Config } from 'vike/types'

/** Every page is HTML only: no page component is sent to the browser. */
const config: Config = {
  // The build renders the pages itself, to take them one by one; one process renders several sites.
  prerender: { disableAutoRun: true, keepDistServer: true },
  meta: { Page: { env: { server: true, client: false } } },
}

export default config
