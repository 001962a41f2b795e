import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { frozenTexts } from '../../../src/build/output/discovery/legalIndex.ts'
import { finishedOn, indexOf, policyOn } from './legalIndexOf.ts'

const [, code = ''] =
  /^```js\n([\s\S]*?)^```$/m.exec(readFileSync('docs/acceptance.md', 'utf8')) ?? []
/** The example as an app has it: read from the guide and run. */
const guide = await import(`data:text/javascript,${encodeURIComponent(code)}`)

const announced = policyOn('2027-02-01')

it.each<readonly [string, string, string | undefined, string]>([
  ['ask', '2027-02-01', undefined, 'nothing was accepted'],
  ['nothing', '2027-02-01', '2.0', 'the version in force was accepted'],
  ['tell', '2027-02-01', '1.9', 'wording alone has changed since'],
  ['nothing', '2027-02-28', '2.0', 'the material version takes effect tomorrow'],
  ['ask', '2027-03-01', '2.0', 'a material version takes effect today'],
  ['ask', '2027-03-01', '1.9', 'one of two later versions is material'],
  ['nothing', '2027-03-01', '3.0', 'the next version was accepted before its day'],
  ['ask', '2027-02-01', '0.7', 'nobody knows the version'],
])('the guide’s example says to %s on %s with %s, because %s', (due, day, version) => {
  expect(guide.dueOn(day, announced, version && { version })).toBe(due)
})

it('the guide’s example knows the canonical text of a version from any other', async () => {
  const texts = new Map(frozenTexts(finishedOn('2027-02-01')))
  const text = String(texts.get('/privacy-policy/1.9.md'))
  expect(await guide.isCanonical(announced.earlier[0], text)).toBe(true)
  expect(await guide.isCanonical(announced.earlier[0], `${text} `)).toBe(false)
})

it('the guide’s example asks about AI providers once, and again when the question is another one', () => {
  const index = indexOf(finishedOn('2027-02-01'))
  const { sha256: hash } = index.aiPermission
  expect(guide.aiAction(index, undefined)).toBe('ask')
  expect(guide.aiAction(index, { hash, isAllowed: true })).toBe('send')
  expect(guide.aiAction(index, { hash, isAllowed: false })).toBe('nothing')
  expect(guide.aiAction(index, { hash: 'of another question', isAllowed: true })).toBe('ask')
  const unknown = { ...index, aiPermission: null }
  expect(guide.aiAction(unknown, { hash, isAllowed: true })).toBe('nothing')
})
