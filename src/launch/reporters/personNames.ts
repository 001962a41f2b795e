import type { Person } from '../questions/step.ts'

/** What the people are called in reports. */
export const personNames: Readonly<Record<Person, string>> = {
  founder: 'Founder',
  counsel: 'Counsel',
  marketing: 'Marketing',
  engineer: 'Engineer',
}
