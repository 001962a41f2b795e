/** A path, or scheme and authority before a path (RFC 9112 §3.2.1 and §3.2.2). */
const servedTarget = /^(?:\/|[a-z][a-z\d+.-]*:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?(?=[/?]|$))/i

/**
 * Path and query of a target in whichever form: nothing in them is decoded or normalized.
 * @returns undefined for what is neither a path nor an absolute address
 */
export function originForm(target: string): string | undefined {
  const start = servedTarget.exec(target)?.[0]
  if (start === undefined || start === '/') return start && target
  const rest = target.slice(start.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The path of a target in origin form, as it was sent. */
export function pathOf(target = '/'): string {
  const end = target.indexOf('?')
  return end === -1 ? target : target.slice(0, end)
}
