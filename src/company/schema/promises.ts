import * as v from 'valibot'
import type { MessageKey } from '../languages/index.ts'
import { figureKeys, figures, type PromisedFigureKey } from './figures.ts'
import { choice } from './values.ts'

/** What is promised in a company's name beyond what the law asks. */
type CompanyPromise =
  | {
      /** The sentence of the documents that says it first. */
      readonly sentence: string
      /** The feature of plans that promises it, too: who writes plans of its own answers with them. */
      readonly feature?: MessageKey
    }
  /** What a feature of plans says first, in its own words. */
  | { readonly sentence?: undefined; readonly feature: MessageKey }

/** The promises that do not state a figure. */
const furtherPromises = {
  'support.priority': {
    sentence: 'If your plan includes priority support, your requests take priority.',
    feature: 'pricing.prioritySupport',
  },
  'support.dedicated': { feature: 'pricing.dedicatedSupport' },
  'moderation.people': { sentence: 'Our moderators and staff may review Inputs and Content' },
} as const satisfies Readonly<Record<string, CompanyPromise>>

export type PromiseKey = PromisedFigureKey | keyof typeof furtherPromises

const promisedFigures = figureKeys.flatMap(key => {
  const { promise } = figures[key]
  return promise === undefined ? [] : [[key, { sentence: promise }] as const]
})

/** Every promise: those that are figures, as their rows say them, and the others. */
export const promises = {
  ...Object.fromEntries(promisedFigures),
  ...furtherPromises,
} as Readonly<Record<PromiseKey, CompanyPromise>> // the rows that PromisedFigureKey is made from

/** Their names, as the company's file and texts write them. */
export const promiseKeys = Object.keys(promises) as PromiseKey[] // the keys of the record

/** Tells whether something is a promise by its name. */
export function isPromise(name: string): name is PromiseKey {
  return Object.hasOwn(promises, name)
}

/** What a company answers: `yes`, it holds; `no`, and nothing says it. */
export const promiseAnswers = v.strictObject(
  v.entriesFromList(promiseKeys, v.exactOptional(choice(['yes', 'no']))),
)

/** The promise that a feature of plans makes; undefined where it makes none. */
export function promiseOfFeature(feature: string): PromiseKey | undefined {
  return promiseKeys.find(key => promises[key].feature === feature)
}
