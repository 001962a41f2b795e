import type { Catalog } from './en.ts'

/** French texts, in the formal register. */
export const fr: Catalog = {
  'meta.landing.title': 'Vidéos, images et chat IA en une application',
  'meta.landing.description':
    'Du texte à la vidéo et à l’image, et des idées qui mûrissent dans un chat IA. Pour les créateurs, les artistes et les équipes marketing.',
  'meta.notFound.title': 'Page introuvable',
  'meta.notFound.description': 'Il n’y a pas de page à cette adresse.',

  'skip.content': 'Aller au contenu',
  'brand.home': 'Page d’accueil',
  'navbar.label': 'Navigation principale',
  'navbar.menu': 'Menu',
  'navbar.home': 'Accueil',
  'navbar.features': 'Fonctions',
  'navbar.pricing': 'Tarifs',
  'navbar.testimonials': 'Avis',
  'navbar.faq': 'FAQ',
  back: 'Retour',
  'back.home': 'Retour à la page d’accueil',
  'language.label': 'Langue',

  'hero.title': 'Un mot, et tout *s’anime.*',
  'hero.subtitle':
    'Décrivez, et l’application en fait une vidéo ou une image. Ou parlez-en dans le chat. Pour les créateurs, les artistes et les équipes marketing.',
  'hero.drawn': 'Ces images sont dessinées pour cette page.',
  'hero.notice':
    'Vous créez dans l’application. Vidéo, image et chat ne sont pas encore disponibles sur ce site.',

  'badge.top': 'Télécharger dans l’',
  'badge.store': 'App Store',
  'badge.comingTop': 'Bientôt dans l’',
  'badge.code': 'Scannez pour obtenir l’application',

  'panel.video.label': 'Vidéo',
  'panel.video.caption': 'à partir de texte',
  'panel.video.place': 'Lieu',
  'panel.video.dunes': 'Dunes',
  'panel.video.sea': 'Mer',
  'panel.video.hills': 'Collines',
  'panel.video.at': '',
  'panel.video.time': 'Moment',
  'panel.video.dawn': 'à l’aube',
  'panel.video.dusk': 'au couchant',
  'panel.video.night': 'de nuit',
  'panel.video.generating': 'Génération',
  'panel.video.recent': 'Vidéos récentes',
  'panel.video.play': 'Lire',
  'panel.video.again': 'Encore',
  'panel.video.save': 'Enregistrer',
  'panel.image.label': 'Images',
  'panel.image.caption': 'à partir d’une idée',
  'panel.image.prompt': 'Fleur de*',
  'panel.image.material': 'Matière',
  'panel.image.glass': 'verre',
  'panel.image.paper': 'papier',
  'panel.image.neon': 'néon',
  'panel.chat.label': 'Chat',
  'panel.chat.caption': 'avec vos mots',
  'panel.chat.question': 'Une légende pour des dunes au couchant ?',
  'panel.chat.answer': '« Le sable garde le jour encore un peu. »',
  'panel.chat.tone': 'Comment la réécrire',
  'panel.chat.shorter': 'Plus courte.',
  'panel.chat.shorter.answer': '« Encore tiède. »',
  'panel.chat.warmer': 'Plus tendre.',
  'panel.chat.warmer.answer': '« Même le sable voudrait retenir ce jour. »',
  'panel.chat.asked': 'En question.',
  'panel.chat.asked.answer': '« Qui a dit au soleil de rester ? »',

  'features.label': 'Fonctions',
  'features.title': 'Trois outils, un seul *lieu.*',
  'features.video.title': 'Vidéo à partir de texte',
  'features.video.text':
    'Décrivez une scène, et l’application la génère. Retrouvez ce qui est prêt sous « Vidéos récentes », à voir ou à garder.',
  'features.image.title': 'Création d’images',
  'features.image.text': 'Décrivez une image. Changez un mot, et voyez ce qu’il change.',
  'features.chat.title': 'Chat IA',
  'features.chat.text': 'Demandez, ébauchez, réécrivez, jusqu’au mot juste.',
  'features.chat.question': 'Un titre pour la série ?',
  'features.chat.answer': '« Lumière, en partance. »',
  'features.organize.title': 'Gérer et organiser',
  'features.organize.text':
    'Retrouvez ce que vous avez créé, classez-le et supprimez ce dont vous n’avez plus besoin.',
  'features.share.title': 'Partager et exporter',
  'features.share.text': 'Partagez ce que vous avez créé, ou exportez-le.',
  'features.providers':
    'Des fournisseurs d’IA tiers génèrent les vidéos, les images et les réponses du chat.',

  'pricing.label': 'Tarifs',
  'pricing.title': 'Les prix, noir sur *blanc.*',
  'pricing.perMonth': 'par mois',
  'pricing.custom': 'Sur demande',
  'pricing.popular': 'Populaire',
  'pricing.unlimited': 'Sans limite',
  'pricing.videos': 'Vidéos par mois',
  'pricing.images': 'Images par mois',
  'pricing.chatMessages': 'Messages de chat par mois',
  'pricing.chat': 'Chat',
  'pricing.videosUnlimited': 'Vidéos',
  'pricing.imagesUnlimited': 'Images',
  'pricing.premiumTemplates': 'Modèles premium',
  'pricing.prioritySupport': 'Assistance prioritaire',
  'pricing.customTemplates': 'Modèles sur mesure',
  'pricing.dedicatedSupport': 'Assistance dédiée',
  'pricing.videoGeneration': 'Vidéo à partir de texte',
  'pricing.imageCreation': 'Création d’images',
  'pricing.aiChat': 'Chat IA',
  'pricing.shareExport': 'Partager et exporter',
  'pricing.getApp': 'Obtenir l’application',
  'pricing.subscribe': 'S’abonner dans l’application',
  'pricing.contactSales': 'Contacter le service commercial',
  'pricing.coming': 'Disponible au lancement',
  'pricing.note':
    'Les abonnements sont facturés par le système d’achats intégrés de votre appareil et reconduits tacitement, sauf résiliation. Des limites d’usage raisonnable s’appliquent en cas d’utilisation excessive.',

  'pricing.taxIncluded': 'Prix toutes taxes comprises.',
  'pricing.taxExcluded': 'Prix hors taxes.',

  'testimonials.label': 'Avis',
  'testimonials.title': 'Ce que l’on en *dit.*',
  'testimonials.sampleTitle': 'Une place pour *vos mots.*',
  'testimonials.sample': 'Exemple',
  'testimonials.note':
    'Exemples : personne n’a dit cela. De vrais avis paraîtront ici dès que leurs auteurs auront donné leur accord.',
  'testimonials.rating': '{{rating}} étoiles sur 5',

  'faq.label': 'FAQ',
  'faq.title': 'Bonnes *questions.*',

  'contact.label': 'Contact',
  'contact.title': 'À vous de *créer.*',
  'contact.support': 'Assistance',
  'contact.availability': 'Écrivez-nous à tout moment, où que vous soyez (24/7)',
  'contact.legal': 'Juridique',
  'contact.languages': 'Langues',
  'contact.rights': 'Tous droits réservés.',

  'legal.privacy-policy': 'Politique de confidentialité',
  'legal.terms-of-service': 'Conditions d’utilisation',
  'legal.data-processing-agreement': 'Accord de sous-traitance de données',
  'legal.your-rights': 'Vos droits',
  'legal.effective': 'Entrée en vigueur',
  'legal.lastUpdated': 'Dernière mise à jour',
  'legal.nextReview': 'Prochaine révision',
  'legal.version': 'Version',
  'legal.region': '(États-Unis et UE)',
  'legal.languages': 'Langues',
  'legal.formats': 'Autres formats',
  'legal.contents': 'Sommaire',
  'legal.inShort': 'En bref :',
  'legal.inShortNote':
    'Les lignes marquées « En bref » vous aident à vous repérer. Elles ne remplacent pas le texte, qui seul fait foi.',
  'legal.summary': 'Tout le document en bref',
  'legal.linkToSection': 'Lien vers cette section',
  'legal.otherLanguage': 'Ce texte n’est disponible que dans une langue : {{language}}.',

  'legal.sub-processors': 'Sous-traitants ultérieurs',
  'legal.published': 'Publiée le',
  'legal.versions': 'Toutes les versions',

  'versions.title': '{{document}} : toutes les versions',
  'versions.description':
    'Chaque version publiée reste à son adresse, avec ce qui change de l’une à l’autre.',
  'versions.version': 'Version {{version}}',
  'versions.published': 'Publiée le {{date}}',
  'versions.effective': 'En vigueur depuis le {{date}}',
  'versions.replaced': 'En vigueur du {{date}} au {{end}}',
  'versions.announced': 'Entre en vigueur le {{date}}',
  'versions.changes': 'Ce qui a changé depuis la version {{version}}',
  'versions.editorial': 'Modification rédactionnelle, sans changement de fond : {{reason}}',
  'version.title': '{{document}}, version {{version}}',
  'version.effective': 'Cette version est en vigueur depuis le {{date}}.',
  'version.replaced':
    'Cette version n’est plus en vigueur : la version {{version}} l’a remplacée le {{date}}.',
  'version.announced':
    'Cette version entre en vigueur le {{date}}. Jusque-là, la version actuelle s’applique.',
  'version.present': 'Lire la version actuelle',
  'version.successor': 'Lire la version {{version}}',

  'changes.title': '{{document}} : ce qui change avec la version {{version}}',
  'changes.description':
    'La version {{version}} comparée à la version {{before}}, section par section.',
  'changes.legend': 'Les mots ajoutés sont soulignés, les mots supprimés sont barrés.',
  'changes.sections': 'Sections modifiées',
  'changes.none': 'Le texte est le même dans les deux versions.',
  'changes.introduction': 'Introduction',
  'changes.changed': 'modifiée',
  'changes.inserted': 'nouvelle',
  'changes.deleted': 'supprimée',
  'changes.moved': 'déplacée',
  'changes.unchanged': 'inchangée',
  'changes.insertion': 'ajout :',
  'changes.deletion': 'suppression :',
  'changes.end': 'fin de la modification',

  'notice.takesEffect': '{{document}} : une nouvelle version entre en vigueur le {{date}}.',
  'notice.tookEffect': '{{document}} : une nouvelle version est entrée en vigueur le {{date}}.',
  'notice.read': 'La lire',
  'notice.compare': 'Voir ce qui change',

  'processors.title': 'Sous-traitants ultérieurs',
  'processors.description':
    'Qui traite des données personnelles pour nous, depuis quand, et ce qui change.',
  'processors.present': 'Actuellement',
  'processors.coming': 'Annoncés',
  'processors.comingNote': 'Ils traiteront des données à partir du jour indiqué.',
  'processors.former': 'Anciens',
  'processors.announcedOn': 'Annoncé le',
  'processors.from': 'À partir du',
  'processors.until': 'Jusqu’au',

  'feed.label': 'Flux des modifications',
  'feed.title': '{{brand}} : modifications des documents juridiques',
  'feed.published': '{{document}} : version {{version}} publiée',
  'feed.announced': '{{document}} : la version {{version}} entre en vigueur le {{date}}',
  'feed.effective': '{{document}} : la version {{version}} est en vigueur',
  'feed.processorAnnounced': 'Sous-traitants ultérieurs : {{name}} à partir du {{date}}',
  'feed.processorSince': 'Sous-traitants ultérieurs : {{name}} traite désormais des données',
  'feed.processorUntil': 'Sous-traitants ultérieurs : {{name}} ne traite plus de données',

  'notFound.title': 'Rien n’est accroché *ici.*',
  'notFound.text':
    'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien contient une faute de frappe.',

  'term.indefinitely': 'sans limitation de durée',
  'term.quarterly': 'chaque trimestre',
  'term.annually': 'chaque année',

  'training.never':
    'Nous n’utilisons ni vos requêtes ni vos contenus pour entraîner des modèles d’IA et ne laissons personne d’autre le faire.',
  'training.opt-out':
    'Nous utilisons vos requêtes et vos contenus pour entraîner des modèles d’IA, sauf si vous vous y opposez ; vous pouvez le faire à tout moment dans l’application ou en nous écrivant.',
  'training.consent':
    'Nous n’utilisons vos requêtes et vos contenus pour entraîner des modèles d’IA que si vous y avez consenti ; vous pouvez retirer votre consentement à tout moment.',
  'eula.standard':
    'Le contrat de licence standard d’Apple pour les applications s’applique également ; il ne vous retire rien de ce que ces Conditions vous accordent.',
  'eula.these-terms':
    'Elles remplacent le contrat de licence standard d’Apple pour les applications.',
  'sharing.none':
    'Nous ne les avons pas non plus partagées (« shared ») à des fins de publicité comportementale intercontextuelle, et nous ne vendons ni ne partageons sciemment les informations personnelles de mineurs.',
  'sharing.opt-out':
    'Nous partageons (« share ») des informations personnelles à des fins de publicité comportementale intercontextuelle ; vous pouvez le refuser à tout moment en nous écrivant, et l’application respecte les signaux de refus (« opt-out preference signals »).',
  'disputes.undecided':
    'Les modes de règlement extrajudiciaire des litiges prévus par la loi vous restent ouverts.',
  'disputes.willing':
    'Nous participons à des procédures de règlement extrajudiciaire devant un organisme de conciliation pour les consommateurs (§ 36 de la loi allemande VSBG) : {{detail}}.',
  'disputes.unwilling':
    'Nous ne sommes ni disposés ni tenus à participer à des procédures de règlement extrajudiciaire devant un organisme de conciliation pour les consommateurs (§ 36 de la loi allemande VSBG).',

  'processors.name': 'Sous-traitant',
  'processors.role': 'Rôle',
  'processors.data': 'Données',
  'processors.place': 'Lieu',
  'processors.transferBasis': 'Base du transfert',
  'processors.since': 'Depuis',
}
