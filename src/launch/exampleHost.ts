/** Hosts that are nobody's site (RFC 2606, RFC 6761). */
const reserved =
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|(?:.*\.)?(?:example\.(?:com|net|org)|(?:example|test|invalid|localhost)))$/

/** Whether a host is reserved for examples and tests. */
export function isExampleHost(host: string): boolean {
  return reserved.test(host)
}
