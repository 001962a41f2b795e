import { selectAll } from 'hast-util-select'
import { expect, it } from 'vitest'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { shortTitle } from '../../../src/company/site/routes.ts'
import { writeFrozen } from '../../../src/company/versions/index.ts'
import { message } from '../../sites/message.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { plainText } from '../../sites/tree.ts'
import { inEnglish, withVersions } from '../../sites/variants.ts'
import { publishedPolicy } from './publishedPolicy.ts'

const site = inEnglish(loadSite({ folder: 'tests/sites/finished', today: '2027-02-01' }))

function publishedTerms(version: string, publishedOn: string, effective: string) {
  const name = `terms-of-service/${version}/en.md`
  const text = writeFrozen(
    {
      title: 'Terms of Service',
      description: 'What holds.',
      version,
      publishedOn,
      effective,
      languages: ['en'],
    },
    '## Who we are {#company}\n\n> We are we.\n\nA company.\n',
  )
  return [name, { file: `versions/${name}`, text }] as const
}

const policies = [
  publishedPolicy('2.0', '2024-11-15', '2025-01-01'),
  publishedPolicy('3.0', '2027-01-15', '2027-03-01'),
]
const terms = [
  publishedTerms('2.0', '2024-11-15', '2025-01-01'),
  publishedTerms('4.0', '2027-01-20', '2027-04-01'),
]

function footerLines(path: string, ...files: readonly (typeof policies)[number][]) {
  const [page] = renderSite(withVersions(site, ...files), own => own.path === path)
  return selectAll('.footer .notice', page?.tree ?? { type: 'root', children: [] }).map(plainText)
}

const announced = (document: string, date: string, version: string) =>
  `${message('notice.takesEffect', { document, date })} ${message('notice.read', { version })}`
const policyTitle = shortTitle(site, 'privacy-policy', 'en')
const policy = announced(policyTitle, 'March 1, 2027', '3.0')
const policyWithChanges = `${policy} · ${message('notice.compare')}`

it('an announcement alone leads to what changes; on the landing page, several do not', () => {
  expect(footerLines('/', ...policies)).toEqual([policyWithChanges])
  expect(footerLines('/', ...policies, ...terms)).toEqual([
    policy,
    announced(shortTitle(site, 'terms-of-service', 'en'), 'April 1, 2027', '4.0'),
  ])
  expect(footerLines('/your-rights', ...policies, ...terms)[0]).toBe(policyWithChanges)
})

it('of a document, the version that is to come is told, and not the last one', () => {
  const recent = publishedPolicy('2.5', '2026-11-15', '2027-01-25')
  const [first, next] = [policies[0], policies[1]]
  if (!first || !next) throw new Error('the policies have two versions')
  const tookEffect = { document: policyTitle, date: 'January 25, 2027' }
  expect(footerLines('/', first, recent)).toEqual([
    expect.stringContaining(message('notice.tookEffect', tookEffect)),
  ])
  expect(footerLines('/', first, recent, next)).toEqual([policyWithChanges])
})
