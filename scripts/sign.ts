import { sign } from './commands/sign.ts'

const [, , ...parameters] = process.argv
process.exitCode = await sign({ parameters, environment: process.env, output: console })
