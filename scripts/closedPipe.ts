/**
 * Lets a build end in peace whose reader, such as `head`, has closed the pipe. Vike prints every
 * uncaught error, this one too, which is the next such error, and so on forever.
 */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe)
