/** Where the server listens unless HOST and PORT say otherwise. */
export const defaultHost = 'localhost'
export const defaultPort = 8080

/** Hosts that stand for every address of a machine: `localhost` is one of them. */
const everyAddress = ['', '0.0.0.0', '::']

/**
 * The address under which a server is reached on its own machine, with the slash at its end.
 * @param {string} host what it listens to: a name or an IP address
 * @param {number | string} port
 */
export function shownAddress(host, port) {
  // An IPv6 address goes in brackets (RFC 3986 §3.2.2).
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${everyAddress.includes(host) ? defaultHost : name}:${port}/`
}

/** The highest port (RFC 9293 §3.1). */
export const highestPort = 65_535

/**
 * What to say where another program listens at a port already.
 * @param {number} port
 */
export function takenPortMessage(port) {
  const other = port === highestPort ? port - 1 : port + 1
  return `Port ${port} is taken. Stop what listens there, or choose another: PORT=${other} npm start`
}
