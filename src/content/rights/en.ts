import type { RightsCatalog } from './rights.ts'

/** The rights in English. */
export const en: RightsCatalog = {
  description:
    'Which rights you have over your personal data, how long an answer takes, and a ready-made message for each of them.',
  lead: 'Find the right you want to use and send the message for it: the email opens with the subject and text filled in, and you add your name. Or copy the text.',
  conditions:
    'Using your rights is free of charge unless a request is manifestly unfounded or excessive. We may ask for information that we need to confirm your identity, and we use it for nothing else.',
  binding: 'The binding text:',
  counting: {
    heading: 'When an answer is due',
    paragraphs: [
      'The day your request reaches us does not count; the period begins the day after. We confirm receipt of a request under the GDPR within {{response.acknowledgment}}.',
      'Under the GDPR, you have our answer within {{response.gdpr}}. Article 12(3) GDPR says one month: it ends on the day of the following month that has the same number as the day of receipt or, if there is no such day, on the last day of that month. Whichever period ends first counts. If your request arrives on the last day of January, for example, the month decides: it ends with February, before the {{response.gdpr}} are over.',
      'Under the CCPA, you have our answer within {{response.ccpa}} of receipt. That includes the time we need to confirm your identity.',
      'We extend a period only where the complexity or number of requests makes it necessary, and tell you so, with the reasons, within the first period. The longer period, {{response.gdprExtended}} under the GDPR and {{response.ccpaExtended}} under the CCPA, also runs from receipt. Where the law sets a shorter period, that period applies.',
    ],
  },
  holders: {
    everyone: {
      heading: 'Everyone',
      who: 'Wherever you live. You can do all of this yourself in the app; the messages are for when you cannot.',
    },
    europe: {
      heading: 'European Union',
      who: 'Everyone the GDPR applies to, in particular people in the European Economic Area.',
    },
    california: {
      heading: 'California',
      who: 'Residents of California, themselves or through an authorized agent. We may require proof of the authorization.',
    },
    states: {
      heading: 'Other US states',
      who: 'You have the rights that the law of your state gives you. Write to the same address and name your state. If we refuse a request, you can appeal.',
    },
  },
  residence: { question: 'Where do you live?', all: 'Show all', elsewhere: 'Elsewhere' },
  periods: {
    inApp:
      'in the app, right away; in writing, within {{response.dataSubject}}, extendable to {{response.dataSubjectExtended}} in total',
    gdpr: 'within {{response.gdpr}}, extendable to {{response.gdprExtended}} in total',
    ccpa: 'within {{response.ccpa}}, extendable to {{response.ccpaExtended}} in total',
    sooner: 'as soon as we can; here the law sets a period shorter than {{response.ccpa}}',
    authority: 'the authority informs you of the progress and the outcome (Article 77(2) GDPR)',
    state: 'within the period that the law of your state sets',
  },
  labels: { answer: 'Response:', write: 'Open the email', copy: 'Text to copy' },
  greeting: 'Hello,',
  sender: 'Name:\nEmail address of my account:',
  closing: 'Please confirm that you have received this message.\n\nBest regards',
  rights: {
    account: {
      name: 'See and update your account',
      effect: 'You see what your account says about you and change what is out of date.',
      subject: 'Information in my account',
      request:
        'Please tell me what information my account holds, and change the following.\n\nChange:',
    },
    'generated-content': {
      name: 'Delete generated content',
      effect: 'The videos, images and chats you name are deleted.',
      subject: 'Deletion of generated content',
      request: 'Please delete the following content that I have generated.\n\nContent:',
    },
    notifications: {
      name: 'Opt out of notifications',
      effect: 'You no longer receive notifications that the service does not need.',
      subject: 'No non-essential notifications',
      request: 'Please stop sending me non-essential notifications.',
    },
    closure: {
      name: 'Delete your account',
      effect:
        'Your account is deleted. It can be recovered for {{retention.accountRecovery}}; then it is gone for good. A subscription has to be canceled separately.',
      subject: 'Deletion of my account',
      request: 'Please delete my account.',
    },
    access: {
      name: 'Access',
      effect:
        'We tell you whether and how we process your data, and give you a copy (Article 15 GDPR).',
      subject: 'Request for access, Article 15 GDPR',
      request:
        'Please confirm whether you process personal data about me. If so, I request access to the data, the information listed in Article 15(1) and (2) GDPR, and a copy under Article 15(3) GDPR.',
    },
    rectification: {
      name: 'Rectification',
      effect: 'Inaccurate data is corrected, incomplete data completed (Article 16 GDPR).',
      subject: 'Request for rectification, Article 16 GDPR',
      request:
        'Please rectify the following personal data about me without undue delay.\n\nInaccurate or incomplete:\nCorrect:',
    },
    erasure: {
      name: 'Erasure',
      effect:
        'Your data is erased where Article 17 GDPR provides for it, for example because it is no longer needed. Backups follow within {{retention.backups}}.',
      subject: 'Request for erasure, Article 17 GDPR',
      request:
        'Please erase the personal data about me without undue delay, and inform every recipient of it (Articles 17 and 19 GDPR). If my request concerns only part of the data, I name it here.\n\nData:',
    },
    restriction: {
      name: 'Restriction',
      effect:
        'Your data is kept but not used, for example while we check whether it is accurate (Article 18 GDPR).',
      subject: 'Request for restriction of processing, Article 18 GDPR',
      request:
        'Please restrict the processing of the following personal data about me.\n\nData:\nReason:',
    },
    portability: {
      name: 'Portability',
      effect:
        'You receive the data you provided in a structured, commonly used and machine-readable format, or we transmit it to another controller where that is technically feasible (Article 20 GDPR).',
      subject: 'Request for data portability, Article 20 GDPR',
      request:
        'Please send me the personal data that I have provided to you in a structured, commonly used and machine-readable format.',
    },
    objection: {
      name: 'Objection',
      effect:
        'We stop processing that rests on legitimate interests unless we have compelling grounds that override yours, or need the data for legal claims (Article 21(1) GDPR).',
      subject: 'Objection, Article 21(1) GDPR',
      request:
        'I object, on grounds relating to my particular situation, to the processing of my personal data based on legitimate interests. Please restrict that processing until you have decided.\n\nProcessing:\nMy situation:',
    },
    marketing: {
      name: 'Objection to direct marketing',
      effect:
        'We no longer use your data for direct marketing. No reasons are needed (Article 21(2) GDPR).',
      subject: 'Objection to direct marketing, Article 21(2) GDPR',
      request: 'I object to the processing of my personal data for direct marketing.',
    },
    decisions: {
      name: 'A person instead of a machine',
      effect:
        'A person reviews a decision that was based solely on automated processing and affects you significantly; you can express your view and contest it (Article 22 GDPR).',
      subject: 'Review of an automated decision, Article 22 GDPR',
      request:
        'Please have a person review the following decision about me. I contest it.\n\nDecision:\nMy view:',
    },
    consent: {
      name: 'Withdrawal of consent',
      effect: 'What you agreed to ends. What was done before remains lawful (Article 7(3) GDPR).',
      subject: 'Withdrawal of consent, Article 7(3) GDPR',
      request: 'I withdraw the following consent with effect for the future.\n\nConsent to:',
    },
    complaint: {
      name: 'Complaint to an authority',
      effect:
        'A supervisory authority looks into it, in particular the one where you live, where you work or where the infringement took place (Article 77 GDPR). You do not have to ask us first.',
      subject: 'Complaint, Article 77 GDPR',
      request:
        'I am lodging a complaint against {{company.legalName}}, {{company.postalAddress}}. In my opinion the following processing of my personal data infringes the GDPR.\n\nWhat happened, and when:\nWhat I have asked the company for:',
    },
    'after-death': {
      name: 'Instructions for after your death',
      effect:
        'If French law applies to you, you decide what happens to your data after your death (Article 85 of loi no 78-17).',
      subject: 'Instructions for after my death, Article 85 of loi no 78-17',
      request: 'After my death, please do the following with my personal data.\n\nInstructions:',
    },
    know: {
      name: 'Know and receive a copy',
      effect:
        'We tell you which personal information we collect, use and disclose, and give you a copy (Cal. Civ. Code §§ 1798.100, 1798.110, 1798.115).',
      subject: 'CCPA request to know',
      request:
        'I am a California resident. Please tell me which categories and which specific pieces of personal information you have collected about me, from which sources, for which purposes, and to whom you have disclosed them, and send me a copy.',
    },
    deletion: {
      name: 'Deletion',
      effect: 'Personal information we collected from you is deleted (§ 1798.105).',
      subject: 'CCPA request to delete',
      request:
        'I am a California resident. Please delete the personal information that you have collected from me, and direct your service providers to do the same.',
    },
    correction: {
      name: 'Correction',
      effect: 'Inaccurate personal information is corrected (§ 1798.106).',
      subject: 'CCPA request to correct',
      request:
        'I am a California resident. Please correct the following personal information.\n\nInaccurate:\nCorrect:',
    },
    sale: {
      name: 'No sale, no sharing',
      effect: 'Your personal information is neither sold nor shared (§ 1798.120).',
      subject: 'CCPA request to opt out of sale and sharing',
      request:
        'I am a California resident. I opt out of the sale and the sharing of my personal information.',
    },
    sensitive: {
      name: 'Limit the use of sensitive information',
      effect:
        'Sensitive personal information is used and disclosed only for purposes that the law always permits (§ 1798.121).',
      subject: 'CCPA request to limit',
      request:
        'I am a California resident. Please limit the use and disclosure of my sensitive personal information.',
    },
    disclosures: {
      name: 'Disclosure for direct marketing',
      effect:
        'Once a year, you can ask whether we have disclosed personal information to third parties for their direct marketing (§ 1798.83).',
      subject: 'Request under Cal. Civ. Code § 1798.83',
      request:
        'I am a California resident. Please tell me whether you have disclosed personal information about me to third parties for their direct marketing and, if so, which information and to whom.',
    },
    retaliation: {
      name: 'No retaliation',
      effect: 'No one is treated worse for using these rights (§ 1798.125).',
      subject: 'Retaliation, Cal. Civ. Code § 1798.125',
      request:
        'I am a California resident. After I exercised my rights under the CCPA, the following happened. Please remedy it.\n\nWhat happened, and when:',
    },
    appeal: {
      name: 'Appeal of a refusal',
      effect: 'We review our decision and explain the result.',
      subject: 'Appeal of the refusal of a request',
      request:
        'I appeal your refusal of the following request.\n\nState I live in:\nRequest and its date:\nWhy I disagree:',
    },
  },
}
