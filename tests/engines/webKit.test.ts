import { describeEngine } from './describeEngine.ts'
import { describeWithoutScripts } from './describeWithoutScripts.ts'
import { startWebKit } from './webKit.ts'

describeEngine('WebKit', startWebKit)
describeWithoutScripts('WebKit', () => startWebKit({ runsScripts: false }))
