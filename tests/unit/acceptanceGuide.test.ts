import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { frozenTexts } from '../../src/output/legalIndex/legalIndex.ts'
import { finishedOn, indexOf, policyOn } from './legalIndexOf.ts'

const [, code = ''] =
  /^```js\n([\s\S]*?)^```$/m.exec(readFileSync('docs/acceptance.md', 'utf8')) ?? []
/** The example as an app has it: read from the guide and run. */
const guide = await import(`data:text/javascript,${encodeURIComponent(code)}`)

describe('the example of the guide', () => {
  const announced = policyOn('2027-02-01')

  it('takes the next version for the one in force from its day on', () => {
    expect(guide.versionOn(announced, '2027-02-28').version).toBe('2.0')
    expect(guide.versionOn(announced, '2027-03-01').version).toBe('3.0')
  })

  it.each<readonly [string, string, string | undefined, string]>([
    ['ask', '2027-02-01', undefined, 'nothing was accepted'],
    ['nothing', '2027-02-01', '2.0', 'the version in force was accepted'],
    ['tell', '2027-02-01', '1.9', 'wording alone has changed since'],
    ['ask', '2027-03-01', '2.0', 'a material version takes effect today'],
    ['ask', '2027-03-01', '1.9', 'one of two later versions is material'],
    ['nothing', '2027-03-01', '3.0', 'the next version was accepted before its day'],
    ['ask', '2027-02-01', '0.7', 'nobody knows the version'],
  ])('says to %s on %s with %s, because %s', (due, day, version) => {
    expect(guide.dueOn(day, announced, version && { version })).toBe(due)
  })

  it('asks on for a material version when its wording changes again', () => {
    const { inForce, next } = policyOn('2027-02-01')
    const earlier = [
      { ...inForce, version: '1.0', isMaterial: false },
      { ...next, version: '1.1' },
    ]
    const history = { earlier, inForce: { ...inForce, isMaterial: false }, next: null }
    expect(guide.dueOn('2027-02-01', history, { version: '1.0' })).toBe('ask')
    expect(guide.dueOn('2027-02-01', history, { version: '1.1' })).toBe('tell')
  })

  it('knows the canonical text of a version from any other', async () => {
    const texts = new Map(frozenTexts(finishedOn('2027-02-01')))
    const text = String(texts.get('/privacy-policy/1.9.md'))
    expect(await guide.isCanonical(announced.earlier[0], text)).toBe(true)
    expect(await guide.isCanonical(announced.earlier[0], `${text} `)).toBe(false)
  })

  it('keeps which words were accepted, and nothing of a text that is not published', () => {
    const shown = { button: 'Accept and continue', app: '4.2' }
    expect(guide.recordOf('privacy-policy', announced.inForce, shown)).toEqual({
      ...{ document: 'privacy-policy', version: '2.0', language: 'en', ...shown },
      sha256: announced.inForce.sha256,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    const terms = indexOf(finishedOn('2027-02-01')).documents['terms-of-service']
    expect(terms.inForce).toMatchObject({ version: '2.0', text: null, sha256: null })
    expect(() => guide.recordOf('terms-of-service', terms.inForce, shown)).toThrow(
      'terms-of-service 2.0 is not published',
    )
  })

  it('lets the last answer stand where the site does not give one', async () => {
    const statuses = [200, 503]
    const server = createServer((_, response) => {
      response.statusCode = statuses.shift() ?? 500
      response.end('{"built":"2027-02-01"}')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/legal.json`
    const last = { built: '2027-01-31' }
    expect(await guide.fetchDocuments(address, last)).toEqual({ built: '2027-02-01' })
    expect(await guide.fetchDocuments(address, last)).toBe(last)
    await new Promise(resolve => server.close(resolve))
    expect(await guide.fetchDocuments(address, last)).toBe(last)
  })
})
