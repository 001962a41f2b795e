import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { OperatorError } from '../../src/model/OperatorError.ts'

const errorLine = /^(?<file>[^(\s]+)\((?<line>\d+),(?<column>\d+)\): error (?<message>.*)$/gm

/**
 * Checks the types of everything a build is made of, without tests and the operator's file.
 * @throws OperatorError with everything the compiler finds
 */
export async function checkTypes(): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
  const compiler = join(dirname(manifest), 'bin', 'tsc')
  // On one thread: several check what they share several times, while the build waits for a processor.
  const parameters = [compiler, '--project', 'scripts', '--singleThreaded']
  const child = spawn(process.execPath, parameters, {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Without the garbage collector of Go, in which it is written: a quarter less time, a sixth more memory.
    env: { ...process.env, GOGC: 'off' },
  })
  // A build that stops for another reason leaves nothing running behind.
  process.once('exit', () => child.kill())
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  const code = await new Promise(resolve => child.once('close', resolve))
  if (code === 0) return
  const faults = Array.from(output.matchAll(errorLine), ({ groups = {} }) => ({
    file: groups.file ?? '',
    line: Number(groups.line),
    column: Number(groups.column),
    message: groups.message ?? '',
  }))
  throw new OperatorError(
    faults.length > 0 ? faults : [{ file: 'tsconfig.json', message: output.trim() }],
  )
}
