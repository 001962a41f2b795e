import type { IncomingMessage, ServerResponse } from 'node:http'

/** A middleware that asks nothing of Express but to be called: see createApp. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void
