import type { ServerResponse } from 'node:http'
import type { PreparedResponse } from './preparedFile.ts'

/** Sends a prepared response; to HEAD, Node sends its headers alone. */
export function send(response: ServerResponse, { status, headers, body }: PreparedResponse): void {
  response.writeHead(status, headers)
  response.end(body)
}
