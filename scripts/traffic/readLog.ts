import { once } from 'node:events'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { OperatorError } from '../../src/model/OperatorError.ts'
import type { Traffic } from '../../src/traffic/traffic.ts'
import { linesOf } from './lines.ts'

/** The name that stands for the standard input. */
export const standardInput = '-'

/** The first bytes of a gzip file (RFC 1952 §2.3.1). */
const gzipMark = Buffer.from([0x1f, 0x8b])

/** Tells whether a stream is a gzip file, whatever its name; it can still be read from its beginning. */
async function isGzip(stream: Readable): Promise<boolean> {
  await once(stream, 'readable')
  const first: Buffer | null = stream.read()
  if (first === null) return false
  stream.unshift(first)
  return first.subarray(0, gzipMark.length).equals(gzipMark)
}

/** The text of a log; a fault ends the iteration. */
async function textOf(stream: Readable): Promise<AsyncIterable<string>> {
  const bytes = (await isGzip(stream)) ? pipeline(stream, createGunzip(), () => {}) : stream
  return bytes.setEncoding('utf8')
}

/**
 * Refuses logs that cannot be read, before any of them is.
 * @throws OperatorError with every such file
 */
export function checkLogs(files: readonly string[]): void {
  const faults = files.flatMap((file, index) => {
    if (files.indexOf(file) < index) {
      return { file, message: 'is named twice: its requests would be counted twice. Name it once' }
    }
    if (file === standardInput) return []
    if (!existsSync(file))
      return { file, message: 'does not exist. Give the path of an access log' }
    if (statSync(file).isDirectory()) {
      return { file, message: `is a folder. Name the logs in it, like ${file}/access.log*` }
    }
    return []
  })
  if (faults.length > 0) throw new OperatorError(faults)
}

/**
 * Counts the requests of a log, line by line: no more than a line of it is in memory.
 * @param file its path, or `-` for the standard input; gzip files are unpacked
 * @throws OperatorError where the file cannot be read to its end
 */
export async function readLog(file: string, traffic: Traffic): Promise<void> {
  const stream = file === standardInput ? process.stdin : createReadStream(file)
  const name = file === standardInput ? 'standard input' : file
  let number = 0
  try {
    for await (const lines of linesOf(await textOf(stream))) {
      for (const line of lines) {
        number += 1
        traffic.add(line, name, number)
      }
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    const message = `cannot be read to its end (${reason}). Copy it again, or check its permissions`
    throw new OperatorError([{ file: name, message }])
  }
}
