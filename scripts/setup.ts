import { setup } from './commands/setup.ts'

const [, , ...parameters] = process.argv
process.exitCode = await setup({ parameters, environment: process.env, output: console })
