import { whenInEurope } from '../duties/businessConditions.ts'
import { duty } from '../duties/duty.ts'
import { applies, probablyApplies } from '../duties/judgment.ts'
import { ownedBy } from '../rule.ts'

/** What Regulation (EU) 2024/1689 asks of a company that markets an AI system as its own. */
export const aiRules = ownedBy('legal', [
  duty('ai:marking', 'blocker', {
    from: { day: '2026-12-02', before: 'warning' },
    matter: 'Machine-readable marks in generated content',
    statutes: 'Article 50(2), (5) of Regulation (EU) 2024/1689',
    trigger: 'any market in the EU, from August 2 or December 2, 2026',
    judge: whenInEurope(
      applies(
        'In force from August 2, 2026; for apps on the market before, from December 2, 2026, under an amendment for counsel to verify.',
      ),
    ),
    field: 'aiTransparency.marking',
    page: '/ai',
    lack: 'Nothing says how generated content is marked',
    fix: 'Have the app mark what it generates, then fill in aiTransparency in site/site.ts.',
  }),
  duty('ai:chat-notice', 'warning', {
    from: { day: '2026-08-02', before: 'note' },
    matter: 'Telling people that they chat with a machine',
    statutes: 'Article 50(1), (5) of Regulation (EU) 2024/1689',
    trigger: 'any market in the EU, from August 2, 2026',
    judge: whenInEurope(applies('In force from August 2, 2026; the app has to say it as well.')),
    field: 'aiTransparency.chatNotice',
    page: '/ai',
    lack: 'Nothing tells people that they chat with a machine',
    fix: 'Have the app say so, then fill in aiTransparency in site/site.ts.',
  }),
  duty('ai:safeguards', 'warning', {
    from: { day: '2026-12-02', before: 'note' },
    matter: 'Safeguards against intimate images without consent',
    statutes: 'Article 5 of Regulation (EU) 2024/1689, as amended',
    trigger: 'probably any market in the EU, from December 2, 2026',
    judge: whenInEurope(
      probablyApplies(
        'From December 2, 2026, a new ban is reported to cover foreseeable output without adequate safeguards.',
      ),
    ),
    field: 'aiTransparency.safeguards',
    page: '/ai',
    lack: 'Nothing says what keeps the app from generating intimate images of real people',
    fix: 'Fill in aiTransparency in site/site.ts.',
  }),
])
