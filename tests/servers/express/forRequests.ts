import type { RequestListener } from 'node:http'

/** Responds this often, then falls silent, so that a test need not wait for the whole contract. */
export function forRequests(count: number, listener: RequestListener): RequestListener {
  let left = count
  return (request, response) => {
    left -= 1
    if (left < 0) response.destroy()
    else listener(request, response)
  }
}
