import * as v from 'valibot'
import { expect, it } from 'vitest'
import { findingsOf } from '../../../src/company/launch/rule.ts'
import { writtenFigureRule } from '../../../src/company/launch/rules/writtenFigures.ts'
import { companyFigures } from '../../../src/company/schema/figures.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { ownText, withValues } from '../../sites/variants.ts'

const figures = { 'response.ccpa': '40 days', 'retention.backups': '60 days' }
const site = withValues(loadSite({ folder: 'tests/sites/finished', today: '2027-02-01' }), {
  figures: v.parse(companyFigures, figures),
})

/** What is found in a text of the company's own. */
const found = (name: string, change: (text: string) => string) =>
  findingsOf(writtenFigureRule, { site: ownText(site, name, change) }).map(
    ({ severity, message, location }) => `${severity} ${location} ${message}`,
  )

/** Writes out a figure wherever a text states it. */
const writtenOut = (key: string, period: string) => (text: string) =>
  text.replaceAll(new RegExp(`\\{\\{${key.replace('.', '\\.')}(?:, \\w+)?\\}\\}`, 'g'), period)

it('a figure that a statutory page writes out is found where it is not that of the site', () => {
  const [first] = found('en/your-rights.md', writtenOut('response.ccpa', '45 days'))
  expect(first).toMatch(
    /^warning tests\/sites\/finished\/texts\/en\/your-rights\.md:\d+ your-rights writes out 45 days, where the default text states response\.ccpa \(40 days\)$/,
  )
  const [german] = found('de/your-rights.md', writtenOut('response.ccpa', '45 Tagen'))
  expect(german).toContain('45 Tagen, where the default text states response.ccpa (40 Tage)')
})

it('so is one in the questions, and in a section of the company’s own', () => {
  expect(found('en/questions.md', text => `${text}\n## How long?\n\nFor 45 days.\n`)).toEqual([
    expect.stringContaining('questions writes out 45 days, which is not a figure of the site'),
  ])
  expect(
    found('en/imprint.md', text => `${text}\n## More {#more}\n\nBackups go after 45 days.\n`),
  ).toEqual([
    expect.stringContaining('imprint writes out 45 days, which is not a figure of the site'),
  ])
})

it('and in a document', () => {
  expect(found('en/privacy-policy.md', writtenOut('retention.backups', '45 days'))).toEqual([
    expect.stringContaining('privacy-policy writes out 45 days, where the default text states '),
  ])
})

it('a period is not taken for a longer one that ends alike, and is found in its own line', () => {
  const four = 'which is not a figure of the site'
  expect(
    found('en/withdrawal.md', text =>
      text.replace('will expire after 14 days', 'will expire after 4 days'),
    ),
  ).toEqual([expect.stringContaining(`withdrawal writes out 4 days, ${four}`)])
  const added =
    '\n## How long?\n\nFor 145 days.\n\n## And then?\n\nFor 45\ndays more, or 45 days.\n'
  let line = 0
  const [longer, shorter, ...more] = found('en/questions.md', text => {
    line = `${text}\n## How long?\n\n`.split('\n').length
    return text + added
  })
  expect(longer).toContain(`questions.md:${line} questions writes out 145 days`)
  expect(shorter).toContain(`questions.md:${line + 4} questions writes out 45 days`)
  expect(more).toEqual([])
})

it('nothing is found where it is that of the site, or the text as it was', () => {
  expect(found('en/your-rights.md', writtenOut('response.ccpa', '40 days'))).toEqual([])
  expect(found('en/questions.md', text => `${text}\n## How long?\n\nFor 60 days.\n`)).toEqual([])
  expect(found('fr/withdrawal.md', text => `${text}\n`)).toEqual([])
})
