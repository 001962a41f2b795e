import type { Catalog } from './en.ts'

/** German texts, in the formal register. */
export const de: Catalog = {
  'meta.landing.title': 'KI-Videos, Bilder und Chat in einer App',
  'meta.landing.description':
    'Aus Text werden Videos und Bilder, im KI-Chat aus Gedanken Ideen. Eine App für Creator, Kunst und Marketingteams.',
  'meta.notFound.title': 'Seite nicht gefunden',
  'meta.notFound.description': 'Unter dieser Adresse gibt es keine Seite.',

  'skip.content': 'Zum Inhalt springen',
  'brand.home': 'Startseite',
  'navbar.label': 'Hauptnavigation',
  'navbar.menu': 'Menü',
  'navbar.home': 'Start',
  'navbar.features': 'Funktionen',
  'navbar.pricing': 'Preise',
  'navbar.testimonials': 'Bewertungen',
  'navbar.faq': 'FAQ',
  back: 'Zurück',
  'back.home': 'Zurück zur Startseite',
  'language.label': 'Sprache',

  'hero.title': 'Aus Worten werden *Bilder.*',
  'hero.subtitle':
    'Beschreiben Sie es, und die App macht daraus ein Video oder ein Bild. Oder klären Sie es im Chat. Für Creator, Kunst und Marketingteams.',
  'hero.drawn': 'Diese Bilder sind für diese Seite gezeichnet.',
  'hero.notice':
    'Generiert wird in der App. Video, Bild und Chat sind über diese Website noch nicht verfügbar.',

  'badge.top': 'Laden im',
  'badge.store': 'App Store',
  'badge.comingTop': 'Demnächst im',
  'badge.code': 'Scannen und App laden',

  'panel.video.label': 'Video',
  'panel.video.caption': 'aus Text',
  'panel.video.place': 'Ort',
  'panel.video.dunes': 'Dünen',
  'panel.video.sea': 'Meer',
  'panel.video.hills': 'Hügel',
  'panel.video.at': '',
  'panel.video.time': 'Zeit',
  'panel.video.dawn': 'am Morgen',
  'panel.video.dusk': 'am Abend',
  'panel.video.night': 'bei Nacht',
  'panel.video.generating': 'Wird generiert',
  'panel.video.recent': 'Neueste Videos',
  'panel.video.play': 'Abspielen',
  'panel.video.again': 'Nochmal',
  'panel.video.save': 'Speichern',
  'panel.image.label': 'Bilder',
  'panel.image.caption': 'aus einer Idee',
  'panel.image.prompt': 'Blüte aus*',
  'panel.image.material': 'Material',
  'panel.image.glass': 'Glas',
  'panel.image.paper': 'Papier',
  'panel.image.neon': 'Neon',
  'panel.chat.label': 'Chat',
  'panel.chat.caption': 'in Ihren Worten',
  'panel.chat.question': 'Eine Bildunterschrift für Dünen am Abend?',
  'panel.chat.answer': '„Der Sand behält den Tag noch ein wenig.“',
  'panel.chat.tone': 'Wie es umgeschrieben wird',
  'panel.chat.shorter': 'Kürzer.',
  'panel.chat.shorter.answer': '„Noch warm.“',
  'panel.chat.warmer': 'Wärmer.',
  'panel.chat.warmer.answer': '„Selbst der Sand will diesen Tag nicht gehen lassen.“',
  'panel.chat.asked': 'Als Frage.',
  'panel.chat.asked.answer': '„Wer hat die Sonne gebeten zu bleiben?“',

  'features.label': 'Funktionen',
  'features.title': 'Drei Werkzeuge, ein *Ort.*',
  'features.video.title': 'Video aus Text',
  'features.video.text':
    'Beschreiben Sie eine Szene, und die App generiert sie. Was fertig ist, finden Sie unter „Neueste Videos“: abspielen, speichern.',
  'features.image.title': 'Bilder erstellen',
  'features.image.text':
    'Beschreiben Sie ein Bild. Ändern Sie ein Wort und sehen Sie, was es ausmacht.',
  'features.chat.title': 'KI-Chat',
  'features.chat.text': 'Fragen, entwerfen, umschreiben, bis es stimmt.',
  'features.chat.question': 'Ein Titel für die Serie?',
  'features.chat.answer': '„Licht, im Gehen.“',
  'features.organize.title': 'Verwalten und ordnen',
  'features.organize.text':
    'Finden Sie, was Sie gemacht haben, ordnen Sie es, und löschen Sie, was Sie nicht mehr brauchen.',
  'features.share.title': 'Teilen und exportieren',
  'features.share.text': 'Teilen Sie, was Sie gemacht haben, oder exportieren Sie es.',
  'features.providers':
    'Videos, Bilder und Chatantworten werden mit der Technik externer KI-Anbieter erzeugt.',

  'pricing.label': 'Preise',
  'pricing.title': 'Preise in klaren *Zahlen.*',
  'pricing.perMonth': 'pro Monat',
  'pricing.custom': 'Auf Anfrage',
  'pricing.popular': 'Beliebt',
  'pricing.unlimited': 'Unbegrenzt',
  'pricing.videos': 'Videos pro Monat',
  'pricing.images': 'Bilder pro Monat',
  'pricing.chatMessages': 'Chatnachrichten pro Monat',
  'pricing.chat': 'Chat',
  'pricing.videosUnlimited': 'Videos',
  'pricing.imagesUnlimited': 'Bilder',
  'pricing.premiumTemplates': 'Premium-Vorlagen',
  'pricing.prioritySupport': 'Bevorzugter Support',
  'pricing.customTemplates': 'Individuelle Vorlagen',
  'pricing.dedicatedSupport': 'Persönlicher Support',
  'pricing.videoGeneration': 'Video aus Text',
  'pricing.imageCreation': 'Bilder erstellen',
  'pricing.aiChat': 'KI-Chat',
  'pricing.shareExport': 'Teilen und exportieren',
  'pricing.getApp': 'App laden',
  'pricing.subscribe': 'In der App abonnieren',
  'pricing.contactSales': 'Vertrieb kontaktieren',
  'pricing.coming': 'Zum Start verfügbar',
  'pricing.note':
    'Abonnements werden über das In-App-Kaufsystem Ihres Geräts abgerechnet und verlängern sich automatisch, sofern Sie nicht kündigen. Bei übermäßiger Nutzung gelten Fair-Use-Grenzen.',

  'pricing.taxIncluded': 'Preise einschließlich Umsatzsteuer.',
  'pricing.taxExcluded': 'Preise zuzüglich Umsatzsteuer.',

  'testimonials.label': 'Bewertungen',
  'testimonials.title': 'Was andere *sagen.*',
  'testimonials.sampleTitle': 'Platz für *Ihr Wort.*',
  'testimonials.sample': 'Muster',
  'testimonials.note':
    'Muster: Das hat niemand gesagt. Echte Bewertungen erscheinen hier, sobald die Personen zugestimmt haben.',
  'testimonials.rating': '{{rating}} von 5 Sternen',

  'faq.label': 'FAQ',
  'faq.title': 'Gute *Fragen.*',

  'contact.label': 'Kontakt',
  'contact.title': 'App *laden.*',
  'contact.support': 'Support',
  'contact.availability': 'Schreiben Sie uns jederzeit, weltweit (24/7)',
  'contact.legal': 'Rechtliches',
  'contact.languages': 'Sprachen',
  'contact.rights': 'Alle Rechte vorbehalten.',

  'legal.privacy-policy': 'Datenschutzerklärung',
  'legal.terms-of-service': 'Nutzungsbedingungen',
  'legal.data-processing-agreement': 'Auftragsverarbeitungs\u00ADvertrag',
  'legal.your-rights': 'Ihre Rechte',
  'legal.effective': 'Gültig ab',
  'legal.lastUpdated': 'Zuletzt aktualisiert',
  'legal.nextReview': 'Nächste Prüfung',
  'legal.version': 'Version',
  'legal.region': '(USA und EU)',
  'legal.languages': 'Sprachen',
  'legal.formats': 'Auch als',
  'legal.contents': 'Inhalt',
  'legal.inShort': 'Kurz gesagt:',
  'legal.inShortNote':
    'Die mit „Kurz gesagt“ markierten Zeilen dienen der Orientierung. Sie ersetzen den verbindlichen Text nicht.',
  'legal.summary': 'Das ganze Dokument, kurz gesagt',
  'legal.linkToSection': 'Link zu diesem Abschnitt',
  'legal.otherLanguage': 'Dieser Text ist nur in einer Sprache verfügbar: {{language}}.',

  'legal.sub-processors': 'Unterauftragsverarbeiter',
  'legal.published': 'Veröffentlicht',
  'legal.versions': 'Alle Fassungen',

  'versions.title': '{{document}}: alle Fassungen',
  'versions.description':
    'Jede veröffentlichte Fassung bleibt unter ihrer Adresse, mit den Änderungen von einer zur nächsten.',
  'versions.version': 'Fassung {{version}}',
  'versions.published': 'Veröffentlicht am {{date}}',
  'versions.effective': 'Gültig seit {{date}}',
  'versions.replaced': 'Gültig vom {{date}} bis {{end}}',
  'versions.announced': 'Gilt ab {{date}}',
  'versions.changes': 'Änderungen gegenüber Fassung {{version}}',
  'versions.editorial': 'Eine redaktionelle Änderung, inhaltlich bleibt alles gleich: {{reason}}',
  'version.title': '{{document}}, Fassung {{version}}',
  'version.effective': 'Diese Fassung gilt seit {{date}}.',
  'version.replaced':
    'Diese Fassung gilt nicht mehr: Fassung {{version}} hat sie am {{date}} abgelöst.',
  'version.announced': 'Diese Fassung gilt ab {{date}}. Bis dahin gilt die jetzige.',
  'version.present': 'Zur jetzigen Fassung',
  'version.successor': 'Zu Fassung {{version}}',

  'changes.title': '{{document}}: Änderungen mit Fassung {{version}}',
  'changes.description':
    'Fassung {{version}} im Vergleich mit Fassung {{before}}, Abschnitt für Abschnitt.',
  'changes.legend': 'Eingefügte Wörter sind unterstrichen, gelöschte durchgestrichen.',
  'changes.sections': 'Geänderte Abschnitte',
  'changes.none': 'Der Wortlaut ist in beiden Fassungen gleich.',
  'changes.introduction': 'Einleitung',
  'changes.changed': 'geändert',
  'changes.inserted': 'neu',
  'changes.deleted': 'entfallen',
  'changes.moved': 'verschoben',
  'changes.unchanged': 'unverändert',
  'changes.insertion': 'eingefügt:',
  'changes.deletion': 'gelöscht:',
  'changes.end': 'Ende der Änderung',

  'notice.takesEffect': '{{document}}: Ab {{date}} gilt eine neue Fassung.',
  'notice.tookEffect': '{{document}}: Seit {{date}} gilt eine neue Fassung.',
  'notice.read': 'Lesen',
  'notice.compare': 'Änderungen ansehen',

  'processors.title': 'Unterauftragsverarbeiter',
  'processors.description':
    'Wer personenbezogene Daten für uns verarbeitet, seit wann, und was sich ändert.',
  'processors.present': 'Derzeit',
  'processors.coming': 'Angekündigt',
  'processors.comingNote': 'Sie verarbeiten Daten ab dem genannten Tag.',
  'processors.former': 'Nicht mehr',
  'processors.announcedOn': 'Angekündigt',
  'processors.from': 'Ab',
  'processors.until': 'Bis',

  'feed.label': 'Feed der Änderungen',
  'feed.title': '{{brand}}: Änderungen der Rechtstexte',
  'feed.published': '{{document}}: Fassung {{version}} veröffentlicht',
  'feed.announced': '{{document}}: Fassung {{version}} gilt ab {{date}}',
  'feed.effective': '{{document}}: Fassung {{version}} gilt',
  'feed.processorAnnounced': 'Unterauftragsverarbeiter: {{name}} ab {{date}}',
  'feed.processorSince': 'Unterauftragsverarbeiter: {{name}} verarbeitet jetzt Daten',
  'feed.processorUntil': 'Unterauftragsverarbeiter: {{name}} verarbeitet keine Daten mehr',

  'notFound.title': 'Hier hängt *nichts.*',
  'notFound.text':
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link enthält einen Tippfehler.',

  'term.indefinitely': 'unbefristet',
  'term.quarterly': 'vierteljährlich',
  'term.annually': 'jährlich',

  'training.never':
    'Wir trainieren mit Ihren Prompts und Inhalten keine KI-Modelle und lassen dies auch andere nicht tun.',
  'training.opt-out':
    'Wir trainieren mit Ihren Prompts und Inhalten KI-Modelle, sofern Sie nicht widersprechen; das können Sie jederzeit in der App oder schriftlich.',
  'training.consent':
    'Wir trainieren mit Ihren Prompts und Inhalten nur dann KI-Modelle, wenn Sie eingewilligt haben; die Einwilligung können Sie jederzeit widerrufen.',
  'eula.standard':
    'Daneben gilt der Standard-Lizenzvertrag von Apple für Apps; er nimmt Ihnen nichts, was diese Bedingungen gewähren.',
  'eula.these-terms':
    'Diese Bedingungen treten an die Stelle des Standard-Lizenzvertrags von Apple für Apps.',
  'sharing.none':
    'Wir haben sie auch nicht für kontextübergreifende verhaltensbasierte Werbung weitergegeben („shared“); mit personenbezogenen Informationen Minderjähriger tun wir wissentlich keines von beidem.',
  'sharing.opt-out':
    'Für kontextübergreifende verhaltensbasierte Werbung geben wir personenbezogene Informationen weiter („share“); dem können Sie jederzeit schriftlich widersprechen, und die App beachtet entsprechende Signale Ihres Geräts.',
  'disputes.undecided':
    'Gesetzlich vorgesehene Wege der außergerichtlichen Streitbeilegung stehen Ihnen weiterhin offen.',
  'disputes.willing':
    'Wir nehmen an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil (§ 36 VSBG): {{detail}}.',
  'disputes.unwilling':
    'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',

  'processors.name': 'Auftragsverarbeiter',
  'processors.role': 'Aufgabe',
  'processors.data': 'Daten',
  'processors.place': 'Ort',
  'processors.transferBasis': 'Übermittlungsgrundlage',
  'processors.since': 'Seit',
}
