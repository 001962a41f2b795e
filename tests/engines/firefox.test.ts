import { describeEngine } from './describeEngine.ts'
import { describeWithoutScripts } from './describeWithoutScripts.ts'
import { startFirefox } from './firefox.ts'

describeEngine('Firefox', startFirefox)
describeWithoutScripts('Firefox', () => startFirefox({ settings: { 'javascript.enabled': false } }))
