import type { Difference } from '../../contract/expectation.ts'
import { NOTICE_DAYS } from '../../src/launch/days.ts'
import { daysBetween } from '../../src/model/isoDay.ts'

const path = '/.well-known/security.txt'

/**
 * What a running site says that it is about to expire. Its certificate is a matter of the transport.
 * @param today ISO 8601
 */
export async function expiries(address: string, today: string): Promise<readonly Difference[]> {
  const response = await fetch(`${address}${path}`).catch(() => undefined)
  // Whether it has one is a matter of the contract.
  if (!response?.ok) return []
  const day = /^Expires: (\d{4}-\d\d-\d\d)/m.exec(await response.text())?.[1]
  const left = day === undefined ? 0 : daysBetween(today, day)
  if (left > NOTICE_DAYS) return []
  const expected = `more than ${NOTICE_DAYS} days left`
  return [{ path, check: 'expiry', what: 'security.txt', expected, seen: `${left} days` }]
}
