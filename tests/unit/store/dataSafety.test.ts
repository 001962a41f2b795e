import { expect, it } from 'vitest'
import { projectItems } from '../../../src/company/data/items.ts'
import {
  dataSafetyMarkdown,
  filledForm,
  googleAnswers,
} from '../../../src/company/store/dataSafety.ts'
import { finished, withSite } from '../launch/launchSituation.ts'

const { site } = finished
const head =
  'Question ID (machine readable),Response ID (machine readable),Response value,Answer requirement,Human-friendly question label'
const emails = projectItems.filter(({ key }) => key === 'email')
const usage = 'PSL_DATA_USAGE_RESPONSES:PSL_EMAIL:'

/** A form as the Play Console exports it, shorter: with old answers, and a label of two lines. */
const form = `${head}
PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA,,,REQUIRED,Does your app collect data?
PSL_DATA_COLLECTION_ENCRYPTED_IN_TRANSIT,,,MAYBE_REQUIRED,Is it encrypted in transit?
PSL_ACCOUNT_DELETION_URL,,,MAYBE_REQUIRED,Where accounts are deleted
PSL_SUPPORT_DATA_DELETION_BY_USER,DATA_DELETION_YES,,SINGLE_CHOICE,Yes
PSL_SUPPORT_DATA_DELETION_BY_USER,DATA_DELETION_NO,,SINGLE_CHOICE,No
PSL_DATA_DELETION_URL,,,MAYBE_REQUIRED,Where data is deleted
PSL_INDEPENDENTLY_VALIDATED,,true,OPTIONAL,"A ""security review""
by others"
PSL_DATA_TYPES_PERSONAL,PSL_EMAIL,,MULTIPLE_CHOICE,"Personal info, email address"
PSL_DATA_TYPES_PERSONAL,PSL_NAME,true,MULTIPLE_CHOICE,Name
${usage}PSL_DATA_USAGE_COLLECTION_AND_SHARING,PSL_DATA_USAGE_ONLY_COLLECTED,,MULTIPLE_CHOICE,Collected
${usage}PSL_DATA_USAGE_COLLECTION_AND_SHARING,PSL_DATA_USAGE_ONLY_SHARED,true,MULTIPLE_CHOICE,Shared
${usage}PSL_DATA_USAGE_EPHEMERAL,,,MAYBE_REQUIRED,Ephemeral
${usage}DATA_USAGE_USER_CONTROL,PSL_DATA_USAGE_USER_CONTROL_OPTIONAL,,SINGLE_CHOICE,Optional
${usage}DATA_USAGE_USER_CONTROL,PSL_DATA_USAGE_USER_CONTROL_REQUIRED,,SINGLE_CHOICE,Required
${usage}DATA_USAGE_COLLECTION_PURPOSE,PSL_ACCOUNT_MANAGEMENT,,MULTIPLE_CHOICE,Account management
${usage}DATA_USAGE_COLLECTION_PURPOSE,PSL_APP_FUNCTIONALITY,,MULTIPLE_CHOICE,App functionality
${usage}DATA_USAGE_COLLECTION_PURPOSE,PSL_ADVERTISING,,MULTIPLE_CHOICE,Advertising
${usage}DATA_USAGE_COLLECTION_PURPOSE,PSL_FRAUD_PREVENTION_SECURITY,,MULTIPLE_CHOICE,Security
${usage}DATA_USAGE_COLLECTION_PURPOSE,PSL_DEVELOPER_COMMUNICATIONS,,MULTIPLE_CHOICE,Communications
`

it('fills in the form that a company has exported, and leaves alone what the site cannot know', () => {
  expect(filledForm('play-template.csv', form, googleAnswers(site, emails))).toBe(`${head}
PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA,,true,REQUIRED,Does your app collect data?
PSL_DATA_COLLECTION_ENCRYPTED_IN_TRANSIT,,true,MAYBE_REQUIRED,Is it encrypted in transit?
PSL_ACCOUNT_DELETION_URL,,https://www.longhand.app/delete-account,MAYBE_REQUIRED,Where accounts are deleted
PSL_SUPPORT_DATA_DELETION_BY_USER,DATA_DELETION_YES,true,SINGLE_CHOICE,Yes
PSL_SUPPORT_DATA_DELETION_BY_USER,DATA_DELETION_NO,,SINGLE_CHOICE,No
PSL_DATA_DELETION_URL,,https://www.longhand.app/delete-account#part,MAYBE_REQUIRED,Where data is deleted
PSL_INDEPENDENTLY_VALIDATED,,true,OPTIONAL,"A ""security review""
by others"
PSL_DATA_TYPES_PERSONAL,PSL_EMAIL,true,MULTIPLE_CHOICE,"Personal info, email address"
PSL_DATA_TYPES_PERSONAL,PSL_NAME,,MULTIPLE_CHOICE,Name
${usage}PSL_DATA_USAGE_COLLECTION_AND_SHARING,PSL_DATA_USAGE_ONLY_COLLECTED,true,MULTIPLE_CHOICE,Collected
${usage}PSL_DATA_USAGE_COLLECTION_AND_SHARING,PSL_DATA_USAGE_ONLY_SHARED,,MULTIPLE_CHOICE,Shared
${usage}PSL_DATA_USAGE_EPHEMERAL,,false,MAYBE_REQUIRED,Ephemeral
${usage}DATA_USAGE_USER_CONTROL,PSL_DATA_USAGE_USER_CONTROL_OPTIONAL,,SINGLE_CHOICE,Optional
${usage}DATA_USAGE_USER_CONTROL,PSL_DATA_USAGE_USER_CONTROL_REQUIRED,true,SINGLE_CHOICE,Required
${usage}DATA_USAGE_COLLECTION_PURPOSE,PSL_ACCOUNT_MANAGEMENT,true,MULTIPLE_CHOICE,Account management
${usage}DATA_USAGE_COLLECTION_PURPOSE,PSL_APP_FUNCTIONALITY,true,MULTIPLE_CHOICE,App functionality
${usage}DATA_USAGE_COLLECTION_PURPOSE,PSL_ADVERTISING,,MULTIPLE_CHOICE,Advertising
${usage}DATA_USAGE_COLLECTION_PURPOSE,PSL_FRAUD_PREVENTION_SECURITY,true,MULTIPLE_CHOICE,Security
${usage}DATA_USAGE_COLLECTION_PURPOSE,PSL_DEVELOPER_COMMUNICATIONS,true,MULTIPLE_CHOICE,Communications
`)
})

it('refuses what is no such form, and a form without a row that it needs', () => {
  const answers = googleAnswers(site, emails)
  expect(() => filledForm('site/play-template.csv', 'a,b,c\n', answers)).toThrow(
    'site/play-template.csv:1: is not the form that the Play Console exports',
  )
  const renamed = form.replace(`${usage}PSL_DATA_USAGE_EPHEMERAL`, 'PSL_OTHER')
  expect(() => filledForm('site/play-template.csv', renamed, answers)).toThrow(
    `site/play-template.csv: has no row ${usage}PSL_DATA_USAGE_EPHEMERAL. Export the form anew`,
  )
})

it('says how accounts are made, and nothing of encryption before the company has', () => {
  const questions = (items: typeof projectItems, of = site) =>
    googleAnswers(of, items).map(({ question, response }) => `${question} ${response}`.trim())
  const all = questions(projectItems)
  const accounts = 'PSL_SUPPORTED_ACCOUNT_CREATION_METHODS'
  expect(all).toContain(`${accounts} PSL_ACM_USER_ID_PASSWORD`)
  expect(all).toContain(`${accounts} PSL_ACM_OAUTH`)
  const withoutSocialLogin = projectItems.filter(({ key }) => key !== 'socialLogin')
  expect(questions(withoutSocialLogin)).not.toContain(`${accounts} PSL_ACM_OAUTH`)
  const unanswered = withSite({ promises: {} }).site
  expect(all).toContain('PSL_DATA_COLLECTION_ENCRYPTED_IN_TRANSIT')
  expect(questions(projectItems, unanswered)).not.toContain(
    'PSL_DATA_COLLECTION_ENCRYPTED_IN_TRANSIT',
  )
  expect(googleAnswers(site, [])).toEqual([
    { question: 'PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA', response: '', value: 'false' },
  ])
})

it('lists the answers in Markdown for those who have no form yet', () => {
  const text = dataSafetyMarkdown(googleAnswers(site, emails))
  expect(text).toContain('| Type of data | PSL_EMAIL | true |')
  expect(text).toContain(`| ${usage}PSL_DATA_USAGE_EPHEMERAL |  | false |`)
})
