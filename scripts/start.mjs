import { spawn } from 'node:child_process'
import { ensureBuild, ensurePackages, root } from './setUp.mjs'

ensurePackages()
ensureBuild()

const server = spawn(process.execPath, ['dist/server/main.mjs'], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 1))
