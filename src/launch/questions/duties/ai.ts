import type { DutyStep } from '../step.ts'

/** How generated content is marked. */
export const aiSteps: readonly DutyStep[] = [
  {
    title: 'Marks of generated content',
    duties: ['ai:marking', 'ai:chat-notice', 'ai:safeguards'],
    person: 'engineer',
    page: '/ai',
    statutes: 'Articles 5, 50 of Regulation (EU) 2024/1689',
    questions: [
      {
        field: 'aiTransparency.marking',
        block: 'aiTransparency',
        ask: 'How does the app mark what it generates, for machines?',
        why: 'The page on AI says so (Article 50(2) of the AI Act).',
      },
      {
        field: 'aiTransparency.chatNotice',
        block: 'aiTransparency',
        ask: 'Does the app say that people talk to a machine?',
        why: 'The page repeats it; without it in the app, there is no page (Article 50(1) of the AI Act).',
      },
      {
        field: 'aiTransparency.safeguards',
        block: 'aiTransparency',
        ask: 'What keeps the app from making intimate images of real people?',
        why: 'The page says so in a sentence (Article 5 of the AI Act).',
      },
    ],
  },
]
