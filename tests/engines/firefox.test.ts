import { describeEngine } from './describeEngine.ts'
import { startFirefox } from './firefox.ts'

describeEngine('Firefox', startFirefox)
