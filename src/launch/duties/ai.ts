import { supplied } from '../../site/placeholder.ts'
import type { Answers } from './answers.ts'
import { inEurope, offeredInEurope } from './conditions.ts'
import type { Duty } from './duty.ts'
import { applies, type Judgment, judge, probablyApplies } from './judgment.ts'

function inAiMarket(answers: Answers, inUnion: Judgment): Judgment {
  return judge([offeredInEurope(answers)], () => inEurope(answers, inUnion))
}

const block = {
  field: 'aiTransparency',
  page: '/ai',
  isMet: ({ aiTransparency }) => supplied(aiTransparency) !== undefined,
} as const satisfies Partial<Duty>

/** What Regulation (EU) 2024/1689 asks of whoever puts an AI system on the market as their own. */
export const aiDuties: readonly Duty[] = [
  {
    ...block,
    id: 'ai:marking',
    matter: 'Machine-readable marks in generated content',
    statutes: 'Article 50(2), (5) of Regulation (EU) 2024/1689',
    trigger: 'any market in the EU, from August 2 or December 2, 2026',
    judge: answers =>
      inAiMarket(
        answers,
        applies(
          'In force from August 2, 2026; for apps on the market before, from December 2, 2026, under an amendment for counsel to verify.',
        ),
      ),
    field: 'aiTransparency.marking',
    report: {
      actor: 'legal',
      severity: { applies: 'blocker', probably: 'warning' },
      from: { day: '2026-12-02', before: 'warning' },
      lack: 'Nothing says how generated content is marked',
      todo: 'Have the app mark what it generates, then fill in aiTransparency in src/site.ts.',
    },
  },
  {
    ...block,
    id: 'ai:chat-notice',
    matter: 'Telling people that they chat with a machine',
    statutes: 'Article 50(1), (5) of Regulation (EU) 2024/1689',
    trigger: 'any market in the EU, from August 2, 2026',
    judge: answers =>
      inAiMarket(answers, applies('In force from August 2, 2026; the app has to say it as well.')),
    field: 'aiTransparency.chatNotice',
    report: {
      actor: 'legal',
      severity: { applies: 'warning', probably: 'warning' },
      from: { day: '2026-08-02', before: 'note' },
      lack: 'Nothing says that the chat is a machine',
      todo: 'Have the app say so, then fill in aiTransparency in src/site.ts.',
    },
  },
  {
    ...block,
    id: 'ai:safeguards',
    matter: 'Safeguards against intimate images without consent',
    statutes: 'Article 5 of Regulation (EU) 2024/1689, as amended',
    trigger: 'probably any market in the EU, from December 2, 2026',
    judge: answers =>
      inAiMarket(
        answers,
        probablyApplies(
          'From December 2, 2026, a new ban is reported to cover foreseeable output without adequate safeguards.',
        ),
      ),
    field: 'aiTransparency.safeguards',
    report: {
      actor: 'legal',
      severity: { applies: 'warning', probably: 'warning' },
      from: { day: '2026-12-02', before: 'note' },
      lack: 'Nothing says what keeps the app from generating intimate images of real people',
      todo: 'Fill in aiTransparency in src/site.ts.',
    },
  },
]
