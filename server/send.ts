import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PreparedResponse } from './preparedSite.ts'

/** Sends a prepared response; its headers alone to HEAD. */
export function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: PreparedResponse,
): void {
  response.writeHead(status, headers)
  if (body === undefined || method === 'HEAD') response.end()
  else response.end(body)
}
