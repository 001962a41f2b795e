import { traffic } from './commands/traffic.ts'

const [, , ...parameters] = process.argv
process.exitCode = await traffic({ parameters, environment: process.env, output: console })
