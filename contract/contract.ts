import type { Manifest } from '../server/manifest.ts'
import type { Expectation } from './expectation.ts'
import { fixedResponse, lowerCaseHeaders, sharedHeaders } from './expectedHeaders.ts'
import { fileExpectations, rangeExpectations } from './fileExpectations.ts'
import { notFoundExpectations } from './notFoundExpectations.ts'

const forbiddenMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

function redirectExpectations(manifest: Manifest): Expectation[] {
  return Object.entries(manifest.redirects).flatMap(([path, target]) =>
    ['', '?a=b&c=%2F'].map(query => ({
      path: path + query,
      check: 'redirect',
      request: {},
      expected: {
        status: manifest.responses.redirect.status,
        headers: {
          ...sharedHeaders(manifest),
          ...lowerCaseHeaders(manifest.responses.redirect.headers),
          location: target + query,
        },
      },
    })),
  )
}

function methodExpectations(manifest: Manifest): Expectation[] {
  return ['/', '/privacy-policy', '/nowhere', '/privacy'].flatMap(path =>
    forbiddenMethods.map(method => ({
      path,
      check: method,
      request: { method },
      expected: fixedResponse(manifest, manifest.responses.methodNotAllowed),
    })),
  )
}

/** Everything a server of this build has to do: Express, nginx, or a running deployment. */
export function contract(manifest: Manifest, folder: string): Expectation[] {
  return [
    ...fileExpectations(manifest, folder),
    ...rangeExpectations(manifest, folder),
    ...notFoundExpectations(manifest, folder),
    ...redirectExpectations(manifest),
    ...methodExpectations(manifest),
    {
      path: manifest.healthPath,
      check: 'health',
      request: {},
      expected: fixedResponse(manifest, manifest.responses.health),
    },
  ]
}
