import { launchCheck } from './commands/launchCheck.ts'

const [, , ...parameters] = process.argv
process.exitCode = await launchCheck({ parameters, environment: process.env, output: console })
