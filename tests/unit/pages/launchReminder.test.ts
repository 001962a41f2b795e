import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { expect, it } from 'vitest'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { message } from '../../sites/message.ts'
import { renderLanding } from '../../sites/renderLanding.tsx'
import { renderSite } from '../../sites/renderSite.ts'
import { attribute, textOf } from '../../sites/tree.ts'
import { withValues } from '../../sites/variants.ts'

const unsupplied = loadSite({ folder: 'tests/sites/unsupplied', today: '2026-06-01' })
const { app, contact } = unsupplied.config
const support = 'help@example.com'
const onAugust31 = message('reminder.calendar', { date: 'August 31, 2026' })

/** The reminders in the hero, each as its words and where it leads. */
function reminders(values: Parameters<typeof withValues>[1], language: 'en' | 'de' = 'en') {
  const page = fromHtml(renderLanding(withValues(unsupplied, values), language))
  return selectAll('.hero .badges a', page).map(link => [textOf(link), attribute(link, 'href')])
}

it('offers a calendar file while the day of the launch lies ahead', () => {
  const values = { app: { ...app, launchOn: '2026-08-31' }, contact: { ...contact, support } }
  expect(reminders(values)).toEqual([[onAugust31, '/app-launch.ics']])
  expect(reminders(values, 'de')).toEqual([['Am 31. August 2026 erinnern', '/de/app-launch.ics']])
})

it('offers a message to the support where no day is written, and collects no address', () => {
  const values = { contact: { ...contact, support } }
  const subject = encodeURIComponent(message('reminder.subject', { brand: 'Triptych' }))
  expect(reminders(values)).toEqual([
    [message('reminder.mail'), `mailto:help@example.com?subject=${subject}`],
  ])
})

it('stands at the foot of the page as well', () => {
  const site = withValues(unsupplied, { app: { ...app, launchOn: '2026-08-31' } })
  const [landing] = renderSite(site, ({ path }) => path === '/')
  const page = fromHtml(landing?.html ?? '')
  expect(selectAll('.footer .badges a', page).map(textOf)).toEqual([onAugust31])
})

it.each([
  ['neither a day nor the support is known', {}],
  [
    'the day has come',
    { app: { ...app, launchOn: '2026-06-01' }, contact: { ...contact, support } },
  ],
  [
    'the app is in a store',
    {
      app: { ...app, appStore: 'https://apps.apple.com/app/id1234567890', launchOn: '2026-08-31' },
      contact: { ...contact, support },
    },
  ],
])('offers nothing where %s', (_, values) => {
  expect(reminders(values)).toEqual([])
})
