import { type RequestListener, request } from 'node:http'

interface SlowProxy {
  readonly listener: RequestListener
  /** How many requests were dropped so far. */
  readonly dropped: () => number
}

/** What a network does to requests. */
interface Network {
  /** Time in ms that each request takes longer at least; every fifth takes up to twice as long. */
  readonly latency: number
  /** Every so many requests, a connection is dropped: before its response, and the next time within it. */
  readonly dropEvery: number
}

/**
 * Stands between a client and a site as a distant network does. Requests are counted, so that each run drops as many.
 * @param target the site's address
 */
export function slowProxy(target: string, { latency, dropEvery }: Network): SlowProxy {
  let count = 0
  let dropped = 0
  const listener: RequestListener = (incoming, outgoing) => {
    count += 1
    const isDropped = count % dropEvery === 0
    if (isDropped) dropped += 1
    const isDroppedWithin = isDropped && dropped % 2 === 0
    const forward = () => {
      if (isDropped && !isDroppedWithin) return outgoing.destroy()
      const { method, headers, url: path } = incoming
      const forwarded = request(target, { method, headers, path, agent: false }, response => {
        const { rawHeaders, statusCode = 0 } = response
        const pairs = rawHeaders.flatMap((name, index) => {
          const isOfConnection = /^(?:connection|keep-alive|transfer-encoding)$/i.test(name)
          return index % 2 === 1 || isOfConnection ? [] : [[name, rawHeaders[index + 1] ?? '']]
        })
        outgoing.sendDate = false
        outgoing.writeHead(statusCode, pairs.flat())
        if (isDroppedWithin) {
          outgoing.flushHeaders()
          response.once('data', () => outgoing.destroy())
          response.once('end', () => outgoing.destroy())
        } else response.pipe(outgoing)
      })
      forwarded.once('error', () => outgoing.destroy())
      incoming.pipe(forwarded)
    }
    setTimeout(forward, latency + (latency * (count % 5)) / 4)
  }
  return { listener, dropped: () => dropped }
}
