import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, it } from 'vitest'
import { readManifest } from '../../contract/target.ts'

it('Google’s csp_evaluator finds nothing of medium severity or higher', () => {
  const policy = new Map(readManifest().headers).get('Content-Security-Policy') ?? ''
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
  expect(
    serious.map(({ directive, value, description }) => [directive, value, description]),
  ).toEqual([])
})
