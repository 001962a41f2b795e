import * as v from 'valibot'
import { choice } from './fields.ts'

/**
 * What texts and plans promise in a company's name beyond what the law asks, each with the sentence that says
 * it first. Texts ask for them with `:::when[promises.audits.internal]`.
 */
export const promises = {
  'encryption.inTransit': 'Encryption in transit: {{encryption.inTransit}}',
  'encryption.atRest': 'Encryption at rest: {{encryption.atRest}}',
  'audits.internal': 'Internal audits take place {{audits.internal}}.',
  'audits.external': 'External audits by independent auditors take place {{audits.external}}.',
  'breach.immediateResponse':
    'Immediate breach response: {{breach.immediateResponse}} after discovery',
  'response.acknowledgment': 'We confirm receipt within {{response.acknowledgment}}.',
  'support.availability': 'Support is available {{support.availability}} online, worldwide.',
  'support.response': 'We normally respond within {{support.responseTerms}}.',
  'support.priority': 'If your plan includes priority support, your requests take priority.',
  'support.dedicated': 'Dedicated support',
  'moderation.people': 'Our moderators and staff may review Inputs and Content',
} as const

export type PromiseKey = keyof typeof promises

/** Their names, as the company's file and texts write them. */
export const promiseKeys = Object.keys(promises) as PromiseKey[] // its own keys

/** What a company answers: `yes`, it holds; `no`, and nothing says it. */
export const promiseAnswers = v.strictObject(
  v.entriesFromList(promiseKeys, v.exactOptional(choice(['yes', 'no']))),
)

/** The features of plans that are promises: who writes plans of its own answers with them. */
export const promisedFeatures: Readonly<Partial<Record<string, PromiseKey>>> = {
  'pricing.prioritySupport': 'support.priority',
  'pricing.dedicatedSupport': 'support.dedicated',
}
