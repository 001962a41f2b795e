import { styleText } from 'node:util'
import type { Person } from '../../model/index.ts'
import type { LaunchReport, Task } from './launchReport.ts'

/** What the people are called in reports. */
export const personNames: Readonly<Record<Person, string>> = {
  founder: 'Founder',
  counsel: 'Counsel',
  marketing: 'Marketing',
  engineer: 'Engineer',
}

/** What a list says of tasks by how soon they are due. */
export const dueTexts = { blocker: 'Before you go live', warning: 'Soon' } as const

const colors = { blocker: 'red', warning: 'yellow' } as const

const indent = ' '.repeat(5)

/** Something to do in a few lines; of questions, who answers needs to see no more than the place. */
function taskRows({ todo, kind, points }: Task): readonly string[] {
  const rows = points.flatMap(({ text, location, name, changes = [] }) => [
    `${indent}- ${text}`,
    ...(kind === 'findings' ? [`${indent}  ${location}  (${name})`] : []),
    ...changes.map(line => `${indent}  ${line}`),
  ])
  return [todo, ...rows, indent + (kind === 'findings' ? points[0]?.why : points[0]?.location)]
}

/** What is left to do as a list for each person. */
export function reportText(report: LaunchReport): string {
  const { day, answered, asked, lists, accepted, verdict } = report
  const listRows = lists.flatMap(({ person, tasks }) => [
    styleText('bold', personNames[person].toUpperCase()),
    ...(['blocker', 'warning'] as const).flatMap(severity => {
      const own = tasks.filter(task => task.severity === severity)
      const rows = own.flatMap((task, index) => {
        const [todo = '', ...more] = taskRows(task)
        return [`  ${index + 1}. ${todo}`, ...more]
      })
      return own.length > 0 ? [styleText(colors[severity], dueTexts[severity]), ...rows] : []
    }),
    '',
  ])
  const acceptedRows = accepted.flatMap(({ finding, reason, until }) => [
    `  ${finding.message}`,
    `${indent}until ${until}: ${reason}  (${finding.id})`,
  ])
  return [
    `Launch check as of ${day}: ${answered} of ${asked} questions answered`,
    '',
    ...listRows,
    ...(accepted.length > 0 ? [styleText('bold', 'ACCEPTED'), ...acceptedRows, ''] : []),
    'As a page, with notes: npm run launch-check -- --open',
    ...(answered < asked ? ['To answer the questions one by one: npm run setup'] : []),
    '',
    verdict,
  ].join('\n')
}
