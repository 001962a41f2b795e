import { spawn } from 'node:child_process'
import { ensureBuild, ensurePackages, root } from './setUp.mjs'

ensurePackages()
ensureBuild()

const server = spawn(process.execPath, ['dist/server/main.mjs'], { cwd: root, stdio: 'inherit' })
process.on('SIGTERM', () => server.kill('SIGTERM'))
// Ctrl-C reaches the server by itself; this process waits for its end.
process.on('SIGINT', () => undefined)
server.on('exit', code => process.exit(code ?? 1))
