import type { Finding } from '../../src/launch/finding.ts'
import type { Question, Step } from '../../src/launch/questions/step.ts'
import type { LaunchReport, PersonalFinding } from '../../src/launch/report/launchReport.ts'
import type { LaunchReview } from '../../src/launch/review.ts'

/** A finding of which no two texts are alike. */
function finding(
  id: string,
  person: PersonalFinding['person'],
  values: Pick<Finding, 'owner' | 'severity'> & Partial<Finding>,
): PersonalFinding {
  return {
    ...{ id, person, message: `What is wrong with ${id}`, location: `${id}.md:7` },
    ...{ why: `Why ${id} matters`, fix: `What to do about ${id}` },
    ...values,
  }
}

const legal = { owner: 'legal', severity: 'blocker' } as const

const shared = finding('shared', 'counsel', legal)

const findings: readonly PersonalFinding[] = [
  shared,
  finding('alone', 'counsel', { ...legal, why: shared.why }),
  finding('sharing', 'counsel', { ...legal, why: shared.why, fix: shared.fix }),
  finding('text', 'marketing', {
    ...{ owner: 'marketing', severity: 'warning' },
    changes: [
      { section: 'a', heading: 'First', status: 'new', lines: [] },
      {
        ...{ section: 'b', heading: 'Second', status: 'changed' },
        lines: ['[-old-] {+new+}', 'two', 'three', 'four', 'five'],
      },
    ],
  }),
  finding('server', 'engineer', { owner: 'ops', severity: 'note' }),
  finding('undecided:duty', 'counsel', { owner: 'legal', severity: 'note' }),
  finding('undecided:other', 'counsel', { owner: 'legal', severity: 'note' }),
]

const name: Question = {
  field: 'company.name',
  ask: 'What is it called?',
  why: 'Readers must know.',
}
const place: Question = {
  field: 'processors[].place',
  ask: 'Where are they?',
  why: 'Data goes there.',
}

const step: Step = {
  ...{ title: 'Who you are', person: 'founder', page: '/privacy-policy' },
  ...{ statutes: 'Article 1', questions: [name, place] },
}

/** A report with one of everything, and two of whatever is counted. */
export const report: LaunchReport = {
  ...{ day: '2025-06-01', answered: 3, asked: 8 },
  findings,
  steps: [
    {
      ...{ step, person: 'founder', severity: 'blocker' },
      questions: [
        {
          ...{ question: name, entries: [], location: 'site.ts:4' },
          sentence: 'We are [the name].',
        },
        {
          ...{ question: place, entries: ['ai-chat', 'hosting'], location: 'site.ts:9' },
          sentence: undefined,
        },
      ],
    },
    {
      ...{
        step: { ...step, title: 'How you sell', statutes: '' },
        person: 'founder',
        severity: 'warning',
      },
      questions: [{ question: name, entries: [], location: 'site.ts:5', sentence: undefined }],
    },
  ],
}

const duty = {
  statutes: 'Article 2',
  checked: '2025-05-01',
  field: 'imprint',
  page: '/imprint',
} as const

export const review: LaunchReview = {
  open: findings,
  accepted: [
    {
      finding: finding('settled', 'counsel', legal),
      ...{ reason: 'in discussion', until: '2026-01-31' },
    },
  ],
  duties: [
    {
      ...duty,
      ...{ id: 'no', matter: 'Not ours', verdict: 'does not apply', reason: 'Elsewhere.' },
      isMet: true,
    },
    {
      ...duty,
      ...{ id: 'yes', matter: 'Ours', verdict: 'applies', reason: 'Always.', isMet: true },
    },
    {
      ...duty,
      ...{ id: 'perhaps', matter: 'Open', verdict: 'cannot tell', reason: 'It depends.' },
      isMet: false,
    },
    {
      ...duty,
      ...{ id: 'likely', matter: 'Likely', verdict: 'probably applies', reason: 'Mostly.' },
      isMet: false,
    },
  ],
}
