import { describe, expect, it } from 'vitest'
import { mailtoLink } from '../../src/content/rights/message.ts'
import { readText } from '../../src/content/textFiles.ts'
import { checkRights } from '../../src/legal/checkRights.ts'

describe('a link that opens a message', () => {
  it('encodes what a URL or a mail program would take for its own', () => {
    const message = { subject: 'Löschung & mehr?', body: 'Erste Zeile,\nzweite 100 % #1 + 2' }
    expect(mailtoLink('a&b@example.com', message)).toBe(
      'mailto:a%26b@example.com?subject=L%C3%B6schung%20%26%20mehr%3F&body=Erste%20Zeile%2C%0D%0Azweite%20100%20%25%20%231%20%2B%202',
    )
  })
})

describe('the texts of the rights', () => {
  const reading = (from: string, to: string) => (file: string) =>
    file.endsWith('/de.ts') ? readText(file)?.replace(from, to) : readText(file)

  it('are right as they are', () => {
    expect(() => checkRights(readText)).not.toThrow()
  })

  it('are refused with a figure that is written out, in digits or in words', () => {
    const fact = '{{response.acknowledgment, dative}}'
    for (const figure of ['5 Arbeitstagen', 'fünf Tagen']) {
      expect(() => checkRights(reading(fact, figure))).toThrow(
        /src\/content\/rights\/de\.ts:\d+:\d+.*the figure "(?:5|fünf Tag)/,
      )
    }
  })

  it('are refused with a fact that does not exist', () => {
    expect(() => checkRights(reading('{{response.ccpa}}', '{{response.cpa}}'))).toThrow(
      /rights\/de\.ts:\d+:\d+.*there is no fact "response.cpa"/,
    )
  })
})
