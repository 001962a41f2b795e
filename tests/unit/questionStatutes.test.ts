import { expect, it } from 'vitest'
import { dutySteps } from '../../src/launch/questions/duties.ts'
import { steps } from '../../src/launch/questions/questions.ts'

/** The provision for which each fact is asked for, as an operator is told. */
const provisions = {
  'company.legalName': 'Article 13(1)(a) GDPR',
  'company.legalForm': '§ 5(1) no. 1 DDG',
  'company.postalAddress': '§ 5(1) no. 1 DDG',
  'contacts.dataProtectionOfficer': 'Article 37 GDPR',
  'contacts.phone': '§ 5(1) no. 2 DDG',
  'contacts.security': 'RFC 9116',
  'business.soldOnWeb': '§§ 312k, 356a BGB',
  'business.publicFeed': 'Articles 20 to 28 DSA',
  'ai.training': 'Article 13(1)(c) GDPR',
  'california.sharing': '11 CCR § 7011(e)(1)',
  'company.euRepresentative': 'Article 27 GDPR',
  'processors[].name': 'Articles 13(1)(e), 28 GDPR',
  reviewVerification: '§ 5b(3) UWG',
  'imprint.representedBy': '§ 5(1) no. 1 DDG',
  'imprint.register.name': '§ 5(1) no. 4 DDG',
  'imprint.register.number': '§ 5(1) no. 4 DDG',
  'imprint.vatId': '§ 5(1) no. 6 DDG',
  'imprint.publicationDirector': 'Article 1-1 LCEN',
  'imprint.host.name': 'Article 1-1 LCEN',
  'imprint.host.address': 'Article 1-1 LCEN',
  'imprint.host.phone': 'Article 1-1 LCEN',
  'imprint.business': '§ 25(2) MedienG',
  'disputeResolution.willing': '§ 36 VSBG',
  'disputeResolution.body': '§ 36(1) no. 2 VSBG',
  consumerMediator: 'Article L616-1 of the consumer code',
  'company.ukRepresentative': 'Article 27 UK GDPR',
  'company.swissRepresentative': 'Article 14 FADP',
  'accessibility.conformance': 'Annex V of Directive (EU) 2019/882',
  'accessibility.standard': 'Annex V, 1(c) of the directive',
  'accessibility.tested': 'Annex 3 no. 1 BFSG',
  'accessibility.authority': 'Annex 3 no. 1(d) BFSG',
  'withdrawal.address': 'Annex I of Directive 2011/83/EU',
  'withdrawal.email': 'Annex I of Directive 2011/83/EU',
  'withdrawal.formUrl': '§ 356a BGB',
  'digitalServices.contactPoint': 'Article 12 DSA',
  'digitalServices.languages': 'Article 11(3) DSA',
  'digitalServices.legalRepresentative.name': 'Article 13 DSA',
  'digitalServices.legalRepresentative.address': 'Article 13(4) DSA',
  'digitalServices.legalRepresentative.email': 'Article 13(4) DSA',
  'digitalServices.legalRepresentative.phone': 'Article 13(4) DSA',
  'reporting.abuse': 'Article 16 DSA',
  'reporting.intimateImages': '47 U.S.C. § 223a',
  'reporting.copyrightAgent.name': '17 U.S.C. § 512',
  'reporting.copyrightAgent.address': '17 U.S.C. § 512(c)(2)(A)',
  'reporting.copyrightAgent.phone': '17 U.S.C. § 512(c)(2)(A)',
  'reporting.copyrightAgent.email': '17 U.S.C. § 512(c)(2)(A)',
  'reporting.copyrightAgent.registered': '37 CFR § 201.38',
  'aiTransparency.marking': 'Article 50(2) of the AI Act',
  'aiTransparency.chatNotice': 'Article 50(1) of the AI Act',
  'aiTransparency.safeguards': 'Article 5 of the AI Act',
}

it('every question that rests on a provision names it', () => {
  const questions = [...steps, ...dutySteps].flatMap(step => step.questions)
  const named = questions.flatMap(({ field, why }) => {
    // In parentheses, which may hold others.
    const found = /\(((?:[^()]|\([^()]*\))*(?:§|RFC|Annex|Article)(?:[^()]|\([^()]*\))*)\)/.exec(
      why,
    )
    return found ? [[field, found[1]] as const] : []
  })
  expect(Object.fromEntries(named)).toEqual(provisions)
})
