import { legal } from './commands/legal.ts'

const [, , ...parameters] = process.argv
process.exitCode = await legal({ parameters, environment: process.env, output: console })
