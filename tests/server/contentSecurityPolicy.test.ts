import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, it } from 'vitest'
import { securityHeaders } from '../../server/headers.ts'

it('Google’s csp_evaluator finds nothing of medium severity or higher', () => {
  const headers = securityHeaders({
    origin: 'https://www.example.com',
    hsts: { maxAgeDays: 365, includeSubDomains: false, preload: false },
    styleHashes: ["'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"],
    scriptHashes: ["'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"],
    hasClips: true,
  })
  const policy = new Map(headers).get('Content-Security-Policy') ?? ''
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
  expect(
    serious.map(({ directive, value, description }) => [directive, value, description]),
  ).toEqual([])
})
