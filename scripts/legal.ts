import { legal } from './commands/legal.ts'

// `| head` closes the pipe early: what it has read is all that was wanted.
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit()
})

const [, , ...parameters] = process.argv
process.exitCode = await legal({ parameters, environment: process.env, output: console })
