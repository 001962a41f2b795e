import type { Catalog } from './en.ts'

/** German texts, in the formal register. */
export const de: Catalog = {
  'meta.landing.title': 'Videos, Bilder und Chat aus Ihren Worten',
  'meta.landing.description':
    'Videos aus Text generieren, Bilder erstellen und mit KI chatten, alles in einer App. Funktionen und Preise auf einen Blick.',
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
    'Videos aus Text, Bilder aus einer Idee, Antworten im Chat: drei Werkzeuge mit KI in einer App.',
  'hero.notice':
    'Generiert wird in der App. Über diese Website sind Video-, Bild- und Chatgenerierung noch nicht verfügbar.',

  'badge.top': 'Laden im',
  'badge.store': 'App Store',
  'badge.comingTop': 'Demnächst im',
  'badge.code': 'Code scannen und App Store öffnen',

  'panel.video.label': 'Video',
  'panel.video.caption': 'aus Text',
  'panel.video.prompt': 'Dünen am Abend, tiefe Sonne',
  'panel.video.generating': 'Wird generiert',
  'panel.video.recent': 'Neueste Videos',
  'panel.video.play': 'Abspielen',
  'panel.video.save': 'Speichern',
  'panel.image.label': 'Bilder',
  'panel.image.caption': 'aus einer Idee',
  'panel.image.prompt': 'Glasblüte, von innen beleuchtet',
  'panel.chat.label': 'Chat',
  'panel.chat.caption': 'in Ihren Worten',
  'panel.chat.question': 'Eine Bildunterschrift für Dünen am Abend?',
  'panel.chat.answer': '„Der Sand behält den Tag noch ein wenig.“',
  'panel.chat.question2': 'Kürzer.',
  'panel.chat.answer2': '„Noch warm.“',

  'features.label': 'Funktionen',
  'features.title': 'Drei Werkzeuge, ein *Ort.*',
  'features.video.title': 'Video aus Text',
  'features.video.text':
    'Beschreiben Sie eine Szene, und die App generiert das Video. Fertige Videos finden Sie unter „Neueste Videos“; dort können Sie sie abspielen oder speichern.',
  'features.image.title': 'Bilder erstellen',
  'features.image.text':
    'Beschreiben Sie ein Bild, ändern Sie ein Wort, und es erscheint in anderem Licht.',
  'features.chat.title': 'KI-Chat',
  'features.chat.text': 'Fragen, entwerfen und verfeinern Sie im Gespräch.',
  'features.organize.title': 'Verwalten und ordnen',
  'features.organize.text':
    'Behalten Sie den Überblick über Ihre Werke, und löschen Sie, was Sie nicht mehr brauchen.',
  'features.share.title': 'Teilen und exportieren',
  'features.share.text': 'Geben Sie Ihre Werke weiter, oder nehmen Sie sie als Datei mit.',
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
  'pricing.getApp': 'Zur App',
  'pricing.subscribe': 'In der App abonnieren',
  'pricing.contactSales': 'Vertrieb kontaktieren',
  'pricing.coming': 'App demnächst verfügbar',
  'pricing.note':
    'Abonnements werden über das In-App-Kaufsystem Ihres Geräts abgerechnet und verlängern sich automatisch, sofern Sie nicht kündigen. Bei übermäßiger Nutzung gelten Fair-Use-Grenzen.',

  'testimonials.label': 'Bewertungen',
  'testimonials.title': 'Was andere *sagen.*',
  'testimonials.sample': 'Muster',
  'testimonials.note':
    'Muster: Diese Sätze hat niemand gesagt. Echte Bewertungen erscheinen hier, sobald ihre Urheberinnen und Urheber zugestimmt haben.',
  'testimonials.rating': '{{rating}} von 5 Sternen',

  'faq.label': 'FAQ',
  'faq.title': 'Gute *Fragen.*',

  'contact.label': 'Kontakt',
  'contact.title': 'Zur *App.*',
  'contact.support': 'Support',
  'contact.availability': 'Rund um die Uhr (24/7) online, weltweit',
  'contact.legal': 'Rechtliches',
  'contact.languages': 'Sprachen',
  'contact.rights': 'Alle Rechte vorbehalten.',

  'legal.privacy-policy': 'Datenschutzerklärung',
  'legal.terms-of-service': 'Nutzungsbedingungen',
  'legal.data-processing-agreement': 'Auftragsverarbeitungs\u00ADvertrag',
  'legal.effective': 'Gültig ab',
  'legal.lastUpdated': 'Letzte Änderung',
  'legal.nextReview': 'Nächste Prüfung',
  'legal.version': 'Version',
  'legal.region': '(USA und EU)',
  'legal.languages': 'Sprachen',
  'legal.contents': 'Inhalt',
  'legal.inShort': 'Kurz gesagt',
  'legal.inShortNote':
    'Die mit „Kurz gesagt“ markierten Zeilen dienen der Orientierung. Sie ersetzen den verbindlichen Text nicht.',
  'legal.summary': 'Das ganze Dokument, kurz gesagt',
  'legal.linkToSection': 'Link zu diesem Abschnitt',
  'legal.otherLanguage': 'Dieser Text ist nur in einer Sprache verfügbar: {{language}}.',

  'notFound.title': 'Hier hängt *nichts.*',
  'notFound.text':
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link enthält einen Tippfehler.',

  'term.indefinitely': 'unbefristet',
  'term.quarterly': 'vierteljährlich',
  'term.annually': 'jährlich',

  'processors.name': 'Auftragsverarbeiter',
  'processors.role': 'Aufgabe',
  'processors.data': 'Daten',
  'processors.place': 'Ort',
  'processors.transferBasis': 'Übermittlungsgrundlage',
  'processors.since': 'Seit',
}
