import { verify } from './commands/verify.ts'

const [, , ...parameters] = process.argv
process.exitCode = await verify({ parameters, environment: process.env, output: console })
