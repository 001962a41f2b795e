import type { RightsCatalog } from './rights.ts'

/** The rights in German. */
export const de: RightsCatalog = {
  description:
    'Welche Rechte Sie in Bezug auf Ihre personenbezogenen Daten haben, wie lange eine Antwort dauert, und zu jedem Recht eine fertige Nachricht.',
  lead: 'Wählen Sie das Recht, das Sie ausüben möchten, und senden Sie die zugehörige Nachricht: Die E-Mail öffnet sich mit Betreff und Text, Sie ergänzen Ihren Namen. Oder kopieren Sie den Text.',
  conditions:
    'Die Ausübung Ihrer Rechte ist unentgeltlich, sofern ein Antrag nicht offenkundig unbegründet oder exzessiv ist. Wir können Angaben anfordern, die wir zur Bestätigung Ihrer Identität benötigen, und verwenden sie zu keinem anderen Zweck.',
  binding: 'Der verbindliche Text:',
  counting: {
    heading: 'Bis wann wir antworten müssen',
    paragraphs: [
      'Der Tag, an dem Ihr Antrag bei uns eingeht, zählt nicht mit; die Frist beginnt am Tag danach. Den Eingang eines Antrags nach der DSGVO bestätigen wir innerhalb von {{response.acknowledgment, dative}}.',
      'Nach der DSGVO erhalten Sie unsere Antwort innerhalb von {{response.gdpr, dative}}. Art. 12 Abs. 3 DSGVO nennt einen Monat: Er endet an dem Tag des nächsten Monats, der dieselbe Zahl trägt wie der Tag des Eingangs, oder, wenn es diesen Tag nicht gibt, am letzten Tag dieses Monats. Maßgeblich ist die Frist, die früher endet. Geht Ihr Antrag zum Beispiel am letzten Januartag ein, ist es der Monat: Er endet mit dem Februar, noch vor Ablauf der {{response.gdpr}}.',
      'Nach dem CCPA erhalten Sie unsere Antwort innerhalb von {{response.ccpa, dative}} nach Eingang. Die Zeit, die wir zur Bestätigung Ihrer Identität benötigen, ist darin enthalten.',
      'Wir verlängern eine Frist nur, wenn die Komplexität oder die Anzahl der Anträge dies erfordert, und teilen Ihnen dies innerhalb der ersten Frist unter Angabe der Gründe mit. Auch die längere Frist, {{response.gdprExtended}} nach der DSGVO und {{response.ccpaExtended}} nach dem CCPA, läuft ab dem Eingang. Schreibt das Gesetz eine kürzere Frist vor, gilt diese.',
    ],
  },
  holders: {
    everyone: {
      heading: 'Für alle',
      who: 'Unabhängig von Ihrem Wohnort. All dies können Sie in der App selbst erledigen; die Nachrichten sind für den Fall, dass das nicht geht.',
    },
    europe: {
      heading: 'Europäische Union',
      who: 'Alle, für die die DSGVO gilt, insbesondere Menschen im Europäischen Wirtschaftsraum.',
    },
    california: {
      heading: 'Kalifornien',
      who: 'Wer in Kalifornien ansässig ist, selbst oder durch eine bevollmächtigte Person. Wir können einen Nachweis der Vollmacht verlangen.',
    },
    states: {
      heading: 'Andere US-Bundesstaaten',
      who: 'Sie haben die Rechte, die das Recht Ihres Bundesstaates gewährt. Schreiben Sie an dieselbe Adresse und nennen Sie Ihren Bundesstaat. Lehnen wir einen Antrag ab, können Sie Einspruch erheben.',
    },
  },
  residence: { question: 'Wo leben Sie?', all: 'Alle anzeigen', elsewhere: 'Anderswo' },
  periods: {
    inApp:
      'in der App sofort; auf Ihre Nachricht innerhalb von {{response.dataSubject, dative}}, verlängerbar auf insgesamt {{response.dataSubjectExtended}}',
    gdpr: 'innerhalb von {{response.gdpr, dative}}, verlängerbar auf insgesamt {{response.gdprExtended}}',
    ccpa: 'innerhalb von {{response.ccpa, dative}}, verlängerbar auf insgesamt {{response.ccpaExtended}}',
    sooner:
      'so bald wie möglich; das Gesetz schreibt hierfür eine kürzere Frist als {{response.ccpa}} vor',
    authority:
      'die Behörde unterrichtet Sie über den Stand und das Ergebnis (Art. 77 Abs. 2 DSGVO)',
    state: 'innerhalb der Frist, die das Recht Ihres Bundesstaates vorschreibt',
  },
  labels: { answer: 'Antwort:', write: 'E-Mail öffnen', copy: 'Text zum Kopieren' },
  greeting: 'Guten Tag,',
  sender: 'Name:\nE-Mail-Adresse meines Kontos:',
  closing: 'Bitte bestätigen Sie mir den Eingang dieser Nachricht.\n\nMit freundlichen Grüßen',
  rights: {
    account: {
      name: 'Kontoangaben einsehen und aktualisieren',
      effect: 'Sie sehen, was Ihr Konto über Sie enthält, und ändern, was nicht mehr stimmt.',
      subject: 'Angaben in meinem Konto',
      request:
        'bitte teilen Sie mir mit, welche Angaben mein Konto enthält, und ändern Sie Folgendes.\n\nÄnderung:',
    },
    'generated-content': {
      name: 'Erzeugte Inhalte löschen',
      effect: 'Videos, Bilder und Chats, die Sie nennen, werden gelöscht.',
      subject: 'Löschung erzeugter Inhalte',
      request: 'bitte löschen Sie die folgenden Inhalte, die ich erzeugt habe.\n\nInhalte:',
    },
    notifications: {
      name: 'Benachrichtigungen abbestellen',
      effect:
        'Sie erhalten keine Benachrichtigungen mehr, die für den Dienst nicht notwendig sind.',
      subject: 'Abbestellung nicht notwendiger Benachrichtigungen',
      request: 'bitte senden Sie mir keine nicht notwendigen Benachrichtigungen mehr.',
    },
    closure: {
      name: 'Konto löschen',
      effect:
        'Ihr Konto wird gelöscht. {{retention.accountRecovery}} lang lässt es sich wiederherstellen, danach ist es endgültig gelöscht. Ein Abonnement müssen Sie gesondert kündigen.',
      subject: 'Löschung meines Kontos',
      request: 'bitte löschen Sie mein Konto.',
    },
    access: {
      name: 'Auskunft',
      effect:
        'Wir teilen Ihnen mit, ob und wie wir Ihre Daten verarbeiten, und geben Ihnen eine Kopie (Art. 15 DSGVO).',
      subject: 'Antrag auf Auskunft, Art. 15 DSGVO',
      request:
        'bitte bestätigen Sie mir, ob Sie personenbezogene Daten über mich verarbeiten. Ist das der Fall, bitte ich um Auskunft über diese Daten, um die Informationen nach Art. 15 Abs. 1 und 2 DSGVO und um eine Kopie nach Art. 15 Abs. 3 DSGVO.',
    },
    rectification: {
      name: 'Berichtigung',
      effect: 'Unrichtige Daten werden berichtigt, unvollständige vervollständigt (Art. 16 DSGVO).',
      subject: 'Antrag auf Berichtigung, Art. 16 DSGVO',
      request:
        'bitte berichtigen Sie unverzüglich die folgenden personenbezogenen Daten über mich.\n\nUnrichtig oder unvollständig:\nRichtig:',
    },
    erasure: {
      name: 'Löschung',
      effect:
        'Ihre Daten werden gelöscht, wo Art. 17 DSGVO dies vorsieht, etwa weil sie nicht mehr benötigt werden. Sicherungskopien folgen innerhalb von {{retention.backups, dative}}.',
      subject: 'Antrag auf Löschung, Art. 17 DSGVO',
      request:
        'bitte löschen Sie unverzüglich die personenbezogenen Daten über mich und teilen Sie dies allen Empfängern mit (Art. 17 und 19 DSGVO). Betrifft mein Antrag nur einen Teil der Daten, nenne ich ihn hier.\n\nDaten:',
    },
    restriction: {
      name: 'Einschränkung',
      effect:
        'Ihre Daten bleiben gespeichert, werden aber nicht verwendet, etwa solange wir prüfen, ob sie richtig sind (Art. 18 DSGVO).',
      subject: 'Antrag auf Einschränkung der Verarbeitung, Art. 18 DSGVO',
      request:
        'bitte schränken Sie die Verarbeitung der folgenden personenbezogenen Daten über mich ein.\n\nDaten:\nGrund:',
    },
    portability: {
      name: 'Datenübertragbarkeit',
      effect:
        'Sie erhalten die Daten, die Sie bereitgestellt haben, in einem strukturierten, gängigen und maschinenlesbaren Format, oder wir übermitteln sie einem anderen Verantwortlichen, soweit das technisch machbar ist (Art. 20 DSGVO).',
      subject: 'Antrag auf Datenübertragung, Art. 20 DSGVO',
      request:
        'bitte senden Sie mir die personenbezogenen Daten, die ich Ihnen bereitgestellt habe, in einem strukturierten, gängigen und maschinenlesbaren Format.',
    },
    objection: {
      name: 'Widerspruch',
      effect:
        'Wir beenden eine Verarbeitung, die auf berechtigten Interessen beruht, es sei denn, wir haben zwingende schutzwürdige Gründe, die Ihre Interessen überwiegen, oder benötigen die Daten für Rechtsansprüche (Art. 21 Abs. 1 DSGVO).',
      subject: 'Widerspruch, Art. 21 Abs. 1 DSGVO',
      request:
        'aus Gründen, die sich aus meiner besonderen Situation ergeben, widerspreche ich der Verarbeitung meiner personenbezogenen Daten aufgrund berechtigter Interessen. Bitte schränken Sie sie ein, bis Sie entschieden haben.\n\nVerarbeitung:\nMeine Situation:',
    },
    marketing: {
      name: 'Widerspruch gegen Direktwerbung',
      effect:
        'Wir verwenden Ihre Daten nicht mehr für Direktwerbung. Gründe brauchen Sie nicht zu nennen (Art. 21 Abs. 2 DSGVO).',
      subject: 'Widerspruch gegen Direktwerbung, Art. 21 Abs. 2 DSGVO',
      request:
        'ich widerspreche der Verarbeitung meiner personenbezogenen Daten für Direktwerbung.',
    },
    decisions: {
      name: 'Ein Mensch statt einer Maschine',
      effect:
        'Ein Mensch überprüft eine Entscheidung, die ausschließlich auf automatisierter Verarbeitung beruht und Sie erheblich beeinträchtigt; Sie können Ihren Standpunkt darlegen und die Entscheidung anfechten (Art. 22 DSGVO).',
      subject: 'Überprüfung einer automatisierten Entscheidung, Art. 22 DSGVO',
      request:
        'bitte lassen Sie die folgende Entscheidung über mich von einem Menschen überprüfen. Ich fechte sie an.\n\nEntscheidung:\nMein Standpunkt:',
    },
    consent: {
      name: 'Widerruf einer Einwilligung',
      effect:
        'Was auf Ihrer Einwilligung beruht, endet. Was vorher geschah, bleibt rechtmäßig (Art. 7 Abs. 3 DSGVO).',
      subject: 'Widerruf einer Einwilligung, Art. 7 Abs. 3 DSGVO',
      request:
        'ich widerrufe die folgende Einwilligung mit Wirkung für die Zukunft.\n\nEinwilligung in:',
    },
    complaint: {
      name: 'Beschwerde bei einer Behörde',
      effect:
        'Eine Aufsichtsbehörde geht der Sache nach, insbesondere die an Ihrem Wohnort, an Ihrem Arbeitsplatz oder am Ort des mutmaßlichen Verstoßes (Art. 77 DSGVO). Sie müssen sich nicht zuerst an uns wenden.',
      subject: 'Beschwerde, Art. 77 DSGVO',
      request:
        'ich lege Beschwerde ein gegen {{company.legalName}}, {{company.postalAddress}}. Nach meiner Ansicht verstößt die folgende Verarbeitung meiner personenbezogenen Daten gegen die DSGVO.\n\nWas wann geschehen ist:\nWas ich von dem Unternehmen verlangt habe:',
    },
    'after-death': {
      name: 'Anweisungen für die Zeit nach dem Tod',
      effect:
        'Gilt für Sie französisches Recht, bestimmen Sie, was nach Ihrem Tod mit Ihren Daten geschieht (Art. 85 der französischen loi no 78-17).',
      subject: 'Anweisungen für die Zeit nach meinem Tod, Art. 85 der französischen loi no 78-17',
      request:
        'bitte verfahren Sie nach meinem Tod mit meinen personenbezogenen Daten wie folgt.\n\nAnweisungen:',
    },
    know: {
      name: 'Auskunft und Kopie',
      effect:
        'Wir teilen Ihnen mit, welche personenbezogenen Informationen wir erheben, verwenden und offenlegen, und geben Ihnen eine Kopie (Cal. Civ. Code §§ 1798.100, 1798.110, 1798.115).',
      subject: 'Auskunftsantrag nach dem CCPA',
      request:
        'ich bin in Kalifornien ansässig. Bitte teilen Sie mir mit, welche Kategorien personenbezogener Informationen und welche Informationen im Einzelnen Sie über mich erhoben haben, aus welchen Quellen, zu welchen Zwecken und wem gegenüber Sie sie offengelegt haben, und senden Sie mir eine Kopie.',
    },
    deletion: {
      name: 'Löschung',
      effect:
        'Personenbezogene Informationen, die wir von Ihnen erhoben haben, werden gelöscht (§ 1798.105).',
      subject: 'Löschungsantrag nach dem CCPA',
      request:
        'ich bin in Kalifornien ansässig. Bitte löschen Sie die personenbezogenen Informationen, die Sie von mir erhoben haben, und weisen Sie Ihre Dienstleister an, dasselbe zu tun.',
    },
    correction: {
      name: 'Berichtigung',
      effect: 'Unrichtige personenbezogene Informationen werden berichtigt (§ 1798.106).',
      subject: 'Berichtigungsantrag nach dem CCPA',
      request:
        'ich bin in Kalifornien ansässig. Bitte berichtigen Sie die folgenden personenbezogenen Informationen.\n\nUnrichtig:\nRichtig:',
    },
    sale: {
      name: 'Kein Verkauf, keine Weitergabe',
      effect:
        'Ihre personenbezogenen Informationen werden weder verkauft noch weitergegeben („sharing“, § 1798.120).',
      subject: 'Widerspruch gegen Verkauf und Weitergabe nach dem CCPA',
      request:
        'ich bin in Kalifornien ansässig. Ich widerspreche dem Verkauf und der Weitergabe („sharing“) meiner personenbezogenen Informationen.',
    },
    sensitive: {
      name: 'Verwendung sensibler Informationen begrenzen',
      effect:
        'Sensible personenbezogene Informationen werden nur noch für das verwendet und offengelegt, was das Gesetz stets erlaubt (§ 1798.121).',
      subject: 'Begrenzungsantrag nach dem CCPA',
      request:
        'ich bin in Kalifornien ansässig. Bitte begrenzen Sie die Verwendung und Offenlegung meiner sensiblen personenbezogenen Informationen.',
    },
    disclosures: {
      name: 'Offenlegung für Direktwerbung',
      effect:
        'Einmal im Jahr können Sie erfragen, ob wir personenbezogene Informationen gegenüber Dritten für deren Direktwerbung offengelegt haben (§ 1798.83).',
      subject: 'Anfrage nach Cal. Civ. Code § 1798.83',
      request:
        'ich bin in Kalifornien ansässig. Bitte teilen Sie mir mit, ob Sie personenbezogene Informationen über mich gegenüber Dritten für deren Direktwerbung offengelegt haben, und wenn ja, welche und wem gegenüber.',
    },
    retaliation: {
      name: 'Keine Benachteiligung',
      effect: 'Niemand wird schlechter behandelt, weil er diese Rechte ausübt (§ 1798.125).',
      subject: 'Benachteiligung, Cal. Civ. Code § 1798.125',
      request:
        'ich bin in Kalifornien ansässig. Nachdem ich meine Rechte nach dem CCPA ausgeübt habe, ist Folgendes geschehen. Bitte schaffen Sie Abhilfe.\n\nWas wann geschehen ist:',
    },
    appeal: {
      name: 'Einspruch gegen eine Ablehnung',
      effect: 'Wir prüfen unsere Entscheidung noch einmal und begründen das Ergebnis.',
      subject: 'Einspruch gegen die Ablehnung eines Antrags',
      request:
        'ich erhebe Einspruch gegen Ihre Ablehnung des folgenden Antrags.\n\nMein Bundesstaat:\nAntrag und Datum:\nWarum ich anderer Ansicht bin:',
    },
  },
}
