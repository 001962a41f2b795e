import { describeEngine } from './describeEngine.ts'
import { startWebKit } from './webKit.ts'

describeEngine('WebKit', startWebKit)
