import type { Severity } from '../../finding.ts'
import { type LaunchReport, people } from '../../report/launchReport.ts'
import { personNames } from '../personNames.ts'
import { FindingEntry } from './FindingEntry.tsx'
import { StepEntry } from './StepEntry.tsx'

interface SeveritySectionProps {
  readonly severity: Severity
  readonly title: string
  readonly report: LaunchReport
}

/** Everything of one severity, by who can settle it. */
export function SeveritySection({ severity, title, report }: SeveritySectionProps) {
  const groups = people
    .map(person => ({
      person,
      steps: report.steps.filter(one => one.person === person && one.severity === severity),
      findings: report.findings.filter(one => one.person === person && one.severity === severity),
    }))
    .filter(({ steps, findings }) => steps.length + findings.length > 0)
  if (groups.length === 0) return null
  return (
    <section className={severity}>
      <h2>{title}</h2>
      {groups.map(({ person, steps, findings }) => (
        <section key={person} data-person={person}>
          <h3>{personNames[person]}</h3>
          <ol>
            {steps.map(step => (
              <StepEntry key={step.step.title} open={step} />
            ))}
            {findings.map(finding => (
              <FindingEntry key={finding.id} finding={finding} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
}
