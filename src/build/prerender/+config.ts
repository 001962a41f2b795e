import type { Config } from 'vike/types'

/** The build renders the pages itself, to take them one by one; one process renders several sites. */
const config: Config = { prerender: { disableAutoRun: true, keepDistServer: true } }

export default config
