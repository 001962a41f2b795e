/** The sections of every document, as the specification lists them (§2). */
export const sectionIds = {
  'privacy-policy': [
    ...['company', 'data-collected', 'legal-basis', 'use', 'ai-partners', 'sharing', 'retention'],
    ...['rights', 'security', 'children', 'international-transfers', 'cookies'],
    ...['automated-decisions', 'california', 'updates', 'authorities', 'third-party-services'],
    'contact',
  ],
  'data-processing-agreement': [
    ...['parties-and-definitions', 'scope', 'purposes-and-legal-basis', 'processors'],
    ...['international-transfers', 'security-measures', 'data-subject-rights', 'retention'],
    ...['breach-management', 'compliance-monitoring', 'contacts-and-governance'],
  ],
} as const

/** A figure: the section that states it, in English and in German, in the form it has there. */
export type StatedFigure = readonly [section: string, english: string, german: string]

/** Every figure of the specification that the documents state (§4, §5, §9). */
export const statedFigures = {
  'privacy-policy': [
    ['retention', 'Account data 30 days after deletion', 'Kontodaten 30 Tage nach Löschung'],
    [
      'retention',
      'Generated content Deleted within 30 days, unless saved',
      'Erzeugte Inhalte Löschung innerhalb von 30 Tagen, sofern nicht gespeichert',
    ],
    [
      'retention',
      'Backups Deleted within 90 days',
      'Sicherungskopien Löschung innerhalb von 90 Tagen',
    ],
    [
      'retention',
      'IP addresses Anonymized after 30 days',
      'IP-Adressen Anonymisierung nach 30 Tagen',
    ],
    ['retention', 'recovered for 30 days', '30 Tage lang wiederhergestellt'],
    ['rights', 'GDPR 30 days 60 days', 'DSGVO 30 Tagen 60 Tage'],
    ['rights', 'CCPA 45 days 90 days', 'CCPA 45 Tagen 90 Tage'],
    ['security', 'in transit TLS 1.3', 'bei der Übertragung TLS 1.3'],
    ['security', 'at rest AES-256', 'bei der Speicherung AES-256'],
    ['security', 'Internal audits quarterly', 'Interne Audits vierteljährlich'],
    ['security', 'External audits annually', 'Externe Audits jährlich'],
    ['security', 'breach response 0 to 24 hours', 'Datenschutzverletzungen 0 bis 24 Stunden'],
    ['security', 'regulator Within 72 hours', 'Aufsichtsbehörde Innerhalb von 72 Stunden'],
    ['children', 'United States 13', 'Vereinigte Staaten 13'],
    ['children', 'European Union 16', 'Europäische Union 16'],
    ['california', 'in the last 12 months', 'in den letzten 12 Monaten'],
    ['updates', '30 days', '30 Tage'],
    [
      'updates',
      'English, German, French, and Spanish',
      'Englisch, Deutsch, Französisch und Spanisch',
    ],
    ['authorities', 'European Union law', 'Unionsrecht'],
    ['authorities', 'Wyoming', 'Wyoming'],
    ['contact', '24/7', '24/7'],
    ['contact', 'within 3 to 5 business days', 'innerhalb von 3 bis 5 Arbeitstagen'],
  ],
  'terms-of-service': [
    ['eligibility', 'United States 13', 'Vereinigte Staaten 13'],
    ['eligibility', 'European Union 16', 'Europäische Union 16'],
    ['accounts', 'recovered for 30 days', '30 Tage lang'],
    ['subscriptions', 'Basic', 'Basic'],
    ['subscriptions', 'Pro', 'Pro'],
    ['subscriptions', 'Premium', 'Premium'],
    ['ai-content', 'within 30 days', 'innerhalb von 30 Tagen'],
    ['termination', 'recovery 30 days', 'Kontos 30 Tage'],
    [
      'termination',
      'Account data Kept for 30 days',
      'Kontodaten Nach der Löschung noch 30 Tage gespeichert',
    ],
    [
      'termination',
      'Generated Content Deleted within 30 days unless saved',
      'Erzeugte Inhalte Innerhalb von 30 Tagen gelöscht, sofern nicht gespeichert',
    ],
    [
      'termination',
      'Backups Deleted within 90 days',
      'Sicherungskopien Innerhalb von 90 Tagen gelöscht',
    ],
    ['disputes', 'Wyoming', 'Wyoming'],
    ['disputes', 'European Union law', 'Unionsrecht'],
    ['updates', 'at least 30 days before', 'mindestens 30 Tage vor'],
    ['contact', '24/7', '24/7'],
    ['contact', 'within 24 to 48 hours', 'innerhalb von 24 bis 48 Stunden'],
  ],
  'data-processing-agreement': [
    [
      'scope',
      'at least 13 years old in the United States',
      'Vereinigten Staaten mindestens 13 Jahre',
    ],
    [
      'scope',
      'at least 16 years old in the European Union',
      'Europäischen Union mindestens 16 Jahre',
    ],
    ['processors', '30 days', '30 Tage'],
    ['processors', 'in the last 12 months', 'In den letzten 12 Monaten'],
    ['security-measures', 'In transit TLS 1.3', 'Bei der Übertragung TLS 1.3'],
    ['security-measures', 'At rest AES-256', 'Bei der Speicherung AES-256'],
    ['security-measures', 'anonymized after 30 days', 'nach 30 Tagen anonymisiert'],
    [
      'data-subject-rights',
      'receipt Within 5 business days',
      'Eingangsbestätigung Innerhalb von 5 Arbeitstagen',
    ],
    [
      'data-subject-rights',
      'data subject request Within 30 days',
      'betroffenen Person Innerhalb von 30 Tagen',
    ],
    [
      'data-subject-rights',
      'extension Within 60 days in total',
      'Verlängerung Innerhalb von insgesamt 60 Tagen',
    ],
    [
      'data-subject-rights',
      'Technical erasure Within 30 days',
      'Technische Löschung Innerhalb von 30 Tagen',
    ],
    [
      'retention',
      'Inactive accounts 12 months after last login',
      'Inaktive Konten 12 Monate nach der letzten Anmeldung',
    ],
    ['retention', 'Deleted accounts 30 days', 'Gelöschte Konten 30 Tage'],
    ['retention', 'Temporary content At most 30 days', 'Temporäre Inhalte Höchstens 30 Tage'],
    ['retention', 'usage data 24 months', 'Nutzungsdaten 24 Monate'],
    ['retention', 'Crash reports 12 months', 'Absturzberichte 12 Monate'],
    ['retention', 'Support tickets 3 years', 'Supporttickets 3 Jahre'],
    ['retention', 'analytics indefinitely', 'unbefristet'],
    ['retention', 'Backups are deleted within 90 days', 'innerhalb von 90 Tagen gelöscht'],
    ['breach-management', 'response 0 to 24 hours', 'Sofortmaßnahmen 0 bis 24 Stunden'],
    ['breach-management', 'regulator Within 72 hours', 'Aufsichtsbehörde Innerhalb von 72 Stunden'],
    ['compliance-monitoring', 'quarterly', 'vierteljährlich'],
    ['compliance-monitoring', 'annually', 'jährlich'],
    ['contacts-and-governance', 'version 2.0', 'Version 2.0'],
    ['contacts-and-governance', 'December 31, 2025', '31. Dezember 2025'],
    ['contacts-and-governance', '30 days before', '30 Tage vor'],
  ],
} as const satisfies Record<string, readonly StatedFigure[]>
