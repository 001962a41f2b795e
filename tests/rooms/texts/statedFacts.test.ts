import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { factReferences } from '../../../src/model/factReferences.ts'

const folder = 'src/languages/en/texts'

/**
 * The facts of each section in the order of the text, repetitions left out. Several read alike ("30 days"), so that
 * a page that looks right may still follow the wrong one when it changes. That the other languages state the same
 * ones line by line is proved beside this (translations.test.ts); questions are counted.
 */
const stated: Readonly<Record<string, Readonly<Record<string, string>>>> = parse(`
accessibility:
  introduction: brand
  service: brand
  conformance: accessibility.conformance accessibility.standard accessibility.tested accessibility.barriers
  feedback: accessibility.contact
  authority: accessibility.authority
ai:
  introduction: brand
  providers: processors.aiTable
  marking: aiTransparency.marking aiTransparency.textMarking
  safeguards: aiTransparency.safeguards
  complaints: contact.support
cancellation:
  app-store: brand
  google-play: brand
  own: cancellation.ownUrl
  help: contact.support
  withdrawal: withdrawal.period
  refunds: contact.support withdrawal.period contact.support
consumers-in-france:
  mediator: contact.legal consumerMediator
  guarantees: contact.support company.legalName company.postalAddress
data-processing-agreement:
  introduction: brand
  parties-and-definitions: company.legalName company.postalAddress brand
  scope: age.evidence age.us age.eu
  processors: notice.subProcessors processors.table ccpa.serviceProviderNotice california.lookback notice.subProcessors contact.privacy
  international-transfers: company.seat contact.privacy
  security-measures: encryption.inTransit encryption.atRest retention.ipAddresses
  data-subject-rights: response.acknowledgment response.dataSubject response.dataSubjectExtended contact.privacy response.acknowledgment response.dataSubject response.dataSubjectExtended response.technicalErasure
  retention: retention.inactiveAccounts retention.deletedAccounts retention.temporaryContent retention.usageData retention.crashReports retention.supportTickets retention.analytics retention.accountRecovery retention.accountData retention.generatedContent retention.backups
  breach-management: breach.regulatorNotice breach.immediateResponse breach.regulatorNotice contact.privacy
  compliance-monitoring: audits.internal audits.external audits.internal audits.external audits.internal audits.external
  contacts-and-governance: contact.privacy contact.dpo contact.legal company.legalName company.postalAddress company.euRepresentative document.version document.effective document.nextReview notice.materialChanges law.eu law.home
digital-services:
  authorities: digitalServices.contactPoint digitalServices.languages
  users: digitalServices.contactPoint contact.phone
  representative: digitalServices.legalRepresentative.name digitalServices.legalRepresentative.address digitalServices.legalRepresentative.email digitalServices.legalRepresentative.phone
  complaints: digitalServices.contactPoint
  authority-requests: authorityRequests.contact company.legalName company.postalAddress authorityRequests.requirements authorityRequests.counts contact.legal
imprint:
  provider: company.legalName company.legalForm company.postalAddress imprint.representedBy imprint.business imprint.publicationDirector
  contact: contact.support contact.phone
  register: imprint.register.name imprint.register.number
  vat: imprint.vatId
  economic-id: imprint.economicId
  supervision: imprint.supervisoryAuthority
  editorial: imprint.editorial
  host: imprint.host.name imprint.host.address imprint.host.phone
  disputes: disputes.resolution
  mediator: consumerMediator
privacy-policy:
  introduction: company.legalName brand business.markets
  company: company.seat company.legalName company.seat company.postalAddress company.legalForm contact.phone contact.privacy contact.dpo company.euRepresentative company.ukRepresentative company.swissRepresentative
  data-collected: age.evidence
  ai-partners: processors.aiTable
  sharing: processors.table notice.subProcessors
  retention: retention.accountRecovery retention.backups retention.accountData retention.inactiveAccounts retention.generatedContent retention.backups retention.ipAddresses retention.temporaryContent retention.usageData retention.crashReports retention.supportTickets retention.analytics retention.accountRecovery
  rights: contact.privacy response.gdpr response.gdprExtended response.ccpa response.ccpaExtended contact.legal
  security: encryption.inTransit encryption.atRest audits.internal audits.external breach.immediateResponse breach.regulatorNotice
  children: age.us age.eu age.us contact.privacy
  international-transfers: company.seat contact.privacy
  cookies: california.doNotTrack
  california: california.lookback california.minors age.evidence california.lookback california.minors
  updates: notice.materialChanges document.version document.effective document.lastUpdated notice.materialChanges languages.legal
  authorities: contact.privacy complaint.uk law.eu law.home law.jurisdiction
  third-party-services: stores.distribution
  contact: contact.privacy contact.dpo contact.legal contact.support company.legalName company.postalAddress contact.phone support.availability support.response
questions:
  3: stores.billing
  4: retention.accountRecovery
  5: age.us age.eu
report:
  illegal: reporting.abuse
  intimate-images: reporting.intimateImages reporting.intimateImagesRemoval
  copyright: reporting.copyrightAgent.name reporting.copyrightAgent.address reporting.copyrightAgent.phone reporting.copyrightAgent.email reporting.copyrightAgent.restoration
sub-processors:
  coming: processors.coming
  present: processors.present
  former: processors.former
terms-of-service:
  introduction: company.legalName company.postalAddress brand company.legalName company.postalAddress brand
  description: stores.distribution
  eligibility: age.us age.eu age.us
  accounts: contact.support retention.accountRecovery contact.support retention.inactiveAccounts
  subscriptions: plans.table terms.planBasic terms.planPro terms.planPremium notice.renewalSpain terms.planPremium
  ai-content: retention.generatedContent
  prohibited-uses: ai.usagePolicies
  intellectual-property: contact.legal apple.eula company.legalName company.postalAddress contact.phone contact.support
  privacy: languages.legal contact.privacy
  moderation: contact.legal digitalServices.contactPoint contact.legal
  termination: retention.accountRecovery retention.accountData retention.generatedContent retention.backups
  international-compliance: company.seat business.markets company.euRepresentative
  disputes: law.home law.eu contact.legal disputes.resolution consumerMediator law.eu law.home law.eu law.jurisdiction
  accessibility: accessibility.contact contact.support
  updates: notice.materialChanges document.version document.effective document.lastUpdated notice.materialChanges
  contact: support.availability support.responseTerms company.legalName company.postalAddress contact.support contact.legal contact.privacy contact.phone contact.legal support.availability support.responseTerms
withdrawal:
  instructions: company.legalName withdrawal.address contact.phone withdrawal.email withdrawal.formUrl
  form: company.legalName withdrawal.address withdrawal.email
young-people:
  age: age.us age.eu
  rights: retention.accountRecovery
  help: youngPeople.contact youngPeople.help
your-rights:
  europe: company.seat response.gdpr response.gdprExtended response.gdpr response.gdprExtended retention.backups response.gdpr response.gdprExtended response.gdpr response.gdprExtended response.gdpr response.gdprExtended response.gdpr response.gdprExtended response.gdpr response.gdprExtended response.gdpr response.gdprExtended response.gdpr response.gdprExtended company.legalName company.postalAddress response.gdpr response.gdprExtended
  california: response.ccpa response.ccpaExtended response.ccpa response.ccpaExtended response.ccpa response.ccpaExtended california.optOut california.directMarketing response.ccpa response.ccpaExtended
  everyone: response.dataSubject response.dataSubjectExtended response.dataSubject response.dataSubjectExtended notifications.optOut response.dataSubject response.dataSubjectExtended retention.accountRecovery response.dataSubject response.dataSubjectExtended
  counting: response.acknowledgment response.gdpr response.ccpa ccpa.acknowledgment response.gdprExtended response.ccpaExtended
`)

it.each(readdirSync(folder))('each section of %s states its own facts', file => {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  const sections = Array.from(text.matchAll(/^## .*?(?:\{#([\w-]+)\})?$/gm), (match, index) => ({
    id: match[1] ?? String(index + 1),
    offset: match.index,
  }))
  const found: Record<string, string[]> = {}
  for (const { key, offset } of factReferences(text)) {
    const section = sections.findLast(own => own.offset < offset)?.id ?? 'introduction'
    const before = found[section] ?? []
    if (before.at(-1) !== key) found[section] = [...before, key]
  }
  const said = Object.entries(found).map(([section, keys]) => [section, keys.join(' ')])
  expect(Object.fromEntries(said)).toEqual(stated[file.replace('.md', '')])
})
