import type { FixedResponse, Manifest } from '../../../server/manifest.ts'
import { addHeaders, documentPolicy } from './nginxHeaders.ts'
import { block, generated, quote } from './nginxSyntax.ts'

/** nginx's own status for headers that are too large, which it would send as 400. */
const NGINX_HEADERS_TOO_LARGE = 494

function fixedLocation(
  match: string,
  { status, headers, body }: FixedResponse,
  before: readonly string[] = [],
): string {
  const type = headers.find(([name]) => name === 'Content-Type')?.[1] ?? ''
  const others = headers.filter(([name]) => name !== 'Content-Type')
  return block(match, [
    ...before,
    `default_type ${quote(type)}`,
    documentPolicy,
    ...addHeaders(others),
    `return ${status} "${body.replaceAll('\n', String.raw`\n`)}"`,
  ])
}

/**
 * The responses that are the same for every path, for each `server` of nginx. What nginx refuses
 * before there is a path to look up can only be led to a path, the others to a name.
 */
export function nginxResponses({ healthPath, responses }: Manifest): string {
  const { health, redirect, methodNotAllowed, ...others } = responses
  const { preconditionFailed, rangeNotSatisfiable, ...early } = others
  const page = ({ status }: FixedResponse) => `/error/${status}`
  return [
    generated,
    fixedLocation(`location = ${healthPath}`, health, ['access_log off']),
    `error_page ${redirect.status} @redirect;`,
    // The status and `Location` of the redirect stay; only the body is this one's.
    fixedLocation('location @redirect', { ...redirect, status: 200 }),
    `error_page ${methodNotAllowed.status} @method_not_allowed;`,
    fixedLocation('location @method_not_allowed', methodNotAllowed),
    `error_page ${preconditionFailed.status} @precondition_failed;`,
    fixedLocation('location @precondition_failed', preconditionFailed),
    `error_page ${rangeNotSatisfiable.status} @range_not_satisfiable;`,
    fixedLocation('location @range_not_satisfiable', rangeNotSatisfiable, [
      'add_header Content-Range "bytes */$site_length" always',
    ]),
    ...Object.values(early).flatMap(response => [
      `error_page ${response.status} ${page(response)};`,
      fixedLocation(`location = ${page(response)}`, response, ['internal']),
    ]),
    `error_page ${NGINX_HEADERS_TOO_LARGE} =${early.headersTooLarge.status} ${page(early.headersTooLarge)};`,
    '',
  ].join('\n')
}
