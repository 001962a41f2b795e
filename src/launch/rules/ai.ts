import { offeredInUs, whenInEurope } from '../duties/businessConditions.ts'
import { duty } from '../duties/duty.ts'
import { applies, cannotTell, probablyApplies, when } from '../duties/judgment.ts'
import { ownedBy } from '../rule.ts'

/** What Regulation (EU) 2024/1689 asks of a company that markets an AI system as its own. */
export const aiRules = ownedBy('legal', [
  duty('ai:marking', 'blocker', {
    from: { day: '2026-12-02', before: 'warning' },
    matter: 'Machine-readable marks in generated content',
    statutes: 'Article 50(2), (5) of Regulation (EU) 2024/1689',
    checked: '2026-11-21',
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
  duty('ai:text-marking', 'note', {
    matter: 'Marks in what the chat writes',
    statutes: 'Article 50(2) of Regulation (EU) 2024/1689',
    checked: '2026-11-22',
    trigger: 'probably any market in the EU, from August 2 or December 2, 2026',
    judge: whenInEurope(
      probablyApplies(
        'The duty covers text as well as images and videos; whether chat answers are exempt, ask counsel.',
      ),
    ),
    field: 'aiTransparency.textMarking',
    page: '/ai',
    lack: 'Nothing says how chat answers are marked',
    fix: 'Write how they are, or why they need no mark, as aiTransparency.textMarking into site/site.ts.',
  }),
  duty('ai:companion', 'note', {
    matter: 'Companion chatbots, and tools that detect AI content',
    statutes: 'Cal. SB 243; Cal. SB 942, AB 853',
    checked: '2026-11-22',
    trigger: 'United States among the markets, by what the chat is made for and by number of users',
    judge: when([offeredInUs], () =>
      cannotTell(
        'California asks this of chats that people use like a companion, and of large providers of generative AI.',
      ),
    ),
    field: 'aiTransparency',
    page: '/ai',
    settledBy: () => false,
    lack: 'Nobody has said whether the chat is a companion',
    fix: 'Settle it with counsel, then accept this finding.',
  }),
  duty('ai:chat-notice', 'warning', {
    from: { day: '2026-08-02', before: 'note' },
    matter: 'Telling people that they chat with a machine',
    statutes: 'Article 50(1), (5) of Regulation (EU) 2024/1689',
    checked: '2026-11-21',
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
    checked: '2026-11-21',
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
