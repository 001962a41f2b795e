import type { RightsCatalog } from './rights.ts'

/** The rights in French. */
export const fr: RightsCatalog = {
  description:
    'Vos droits sur vos données à caractère personnel, le délai de notre réponse et, pour chaque droit, un message prêt à envoyer.',
  lead: 'Choisissez le droit que vous voulez exercer et envoyez le message correspondant : l’e-mail s’ouvre avec l’objet et le texte, vous ajoutez votre nom. Vous pouvez aussi copier le texte.',
  conditions:
    'L’exercice de vos droits est gratuit, sauf si une demande est manifestement infondée ou excessive. Nous pouvons demander les informations dont nous avons besoin pour confirmer votre identité, et ne les utilisons à aucune autre fin.',
  binding: 'Le texte qui fait foi :',
  counting: {
    heading: 'Délais de réponse',
    paragraphs: [
      'Le jour où votre demande nous parvient ne compte pas ; le délai commence le lendemain. Nous accusons réception d’une demande au titre du RGPD dans un délai de {{response.acknowledgment}}.',
      'Au titre du RGPD, vous recevez notre réponse dans un délai de {{response.gdpr}}. L’article 12, paragraphe 3, du RGPD parle d’un mois : il s’achève le jour du mois suivant qui porte le même quantième que le jour de la réception ou, si ce jour n’existe pas, le dernier jour de ce mois. C’est le délai expirant le premier qui compte. Si votre demande arrive par exemple le dernier jour de janvier, c’est le mois : il s’achève avec février, avant la fin des {{response.gdpr}}.',
      'Au titre du CCPA, vous recevez notre réponse dans un délai de {{response.ccpa}} à compter de la réception. Le temps nécessaire pour confirmer votre identité y est compris.',
      'Nous ne prolongeons un délai que si la complexité ou le nombre des demandes le rend nécessaire, et vous en informons, en précisant les motifs, dans le premier délai. Le délai prolongé, {{response.gdprExtended}} au titre du RGPD et {{response.ccpaExtended}} au titre du CCPA, court lui aussi à compter de la réception. Lorsque la loi fixe un délai plus court, c’est ce dernier qui s’applique.',
    ],
  },
  holders: {
    everyone: {
      heading: 'Tout le monde',
      who: 'Où que vous viviez. Vous pouvez faire tout cela vous-même dans l’application ; les messages sont là pour les cas où vous n’y parvenez pas.',
    },
    europe: {
      heading: 'Union européenne',
      who: 'Toute personne à laquelle le RGPD s’applique, en particulier si elle se trouve dans l’Espace économique européen.',
    },
    california: {
      heading: 'Californie',
      who: 'Les résidents de Californie, eux-mêmes ou par l’intermédiaire d’un mandataire. Nous pouvons exiger la preuve de l’autorisation.',
    },
    states: {
      heading: 'Autres États américains',
      who: 'Vous avez les droits que vous donne la loi de votre État. Écrivez à la même adresse en indiquant votre État. Si nous refusons une demande, vous pouvez contester ce refus.',
    },
  },
  residence: { question: 'Où vivez-vous ?', all: 'Tout afficher', elsewhere: 'Ailleurs' },
  periods: {
    inApp:
      'dans l’application, immédiatement ; par écrit, dans un délai de {{response.dataSubject}}, prolongeable jusqu’à {{response.dataSubjectExtended}} au total',
    gdpr: 'dans un délai de {{response.gdpr}}, prolongeable jusqu’à {{response.gdprExtended}} au total',
    ccpa: 'dans un délai de {{response.ccpa}}, prolongeable jusqu’à {{response.ccpaExtended}} au total',
    sooner: 'dès que possible ; la loi fixe ici un délai plus court que {{response.ccpa}}',
    authority:
      'l’autorité vous informe de l’état d’avancement et de l’issue (article 77, paragraphe 2, du RGPD)',
    state: 'dans le délai que fixe la loi de votre État',
  },
  labels: { answer: 'Réponse :', write: 'Ouvrir l’e-mail', copy: 'Texte à copier' },
  greeting: 'Bonjour,',
  sender: 'Nom :\nAdresse e-mail de mon compte :',
  closing: 'Merci de me confirmer la réception de ce message.\n\nCordialement',
  rights: {
    account: {
      name: 'Consulter et mettre à jour votre compte',
      effect:
        'Vous voyez ce que votre compte contient à votre sujet et modifiez ce qui n’est plus à jour.',
      subject: 'Informations de mon compte',
      request:
        'Je vous prie de m’indiquer quelles informations mon compte contient et de modifier ce qui suit.\n\nÀ modifier :',
    },
    'generated-content': {
      name: 'Supprimer des contenus générés',
      effect: 'Les vidéos, images et discussions que vous désignez sont supprimées.',
      subject: 'Suppression de contenus générés',
      request: 'Je vous prie de supprimer les contenus suivants, que j’ai générés.\n\nContenus :',
    },
    notifications: {
      name: 'Refuser les notifications',
      effect: 'Vous ne recevez plus de notifications qui ne sont pas nécessaires au service.',
      subject: 'Plus de notifications non essentielles',
      request: 'Je vous prie de ne plus m’envoyer de notifications non essentielles.',
    },
    closure: {
      name: 'Supprimer votre compte',
      effect:
        'Votre compte est supprimé. Il peut être récupéré pendant {{retention.accountRecovery}} ; ensuite, la suppression est définitive. Un abonnement doit être résilié séparément.',
      subject: 'Suppression de mon compte',
      request: 'Je vous prie de supprimer mon compte.',
    },
    access: {
      name: 'Accès',
      effect:
        'Nous vous disons si et comment nous traitons vos données, et vous en donnons une copie (article 15 du RGPD).',
      subject: 'Demande d’accès, article 15 du RGPD',
      request:
        'Je vous prie de me confirmer si vous traitez des données à caractère personnel me concernant. Si tel est le cas, je demande l’accès à ces données, aux informations énumérées à l’article 15, paragraphes 1 et 2, du RGPD, ainsi qu’une copie au titre de l’article 15, paragraphe 3, du RGPD.',
    },
    rectification: {
      name: 'Rectification',
      effect:
        'Les données inexactes sont corrigées, les données incomplètes complétées (article 16 du RGPD).',
      subject: 'Demande de rectification, article 16 du RGPD',
      request:
        'Je vous prie de rectifier dans les meilleurs délais les données à caractère personnel suivantes me concernant.\n\nInexact ou incomplet :\nExact :',
    },
    erasure: {
      name: 'Effacement',
      effect:
        'Vos données sont effacées lorsque l’article 17 du RGPD le prévoit, par exemple parce qu’elles ne sont plus nécessaires. Les sauvegardes suivent dans un délai de {{retention.backups}}.',
      subject: 'Demande d’effacement, article 17 du RGPD',
      request:
        'Je vous prie d’effacer dans les meilleurs délais les données à caractère personnel me concernant et d’en informer tous les destinataires (articles 17 et 19 du RGPD). Si ma demande ne porte que sur une partie des données, je la précise ici.\n\nDonnées :',
    },
    restriction: {
      name: 'Limitation',
      effect:
        'Vos données sont conservées sans être utilisées, par exemple pendant que nous vérifions leur exactitude (article 18 du RGPD).',
      subject: 'Demande de limitation du traitement, article 18 du RGPD',
      request:
        'Je vous prie de limiter le traitement des données à caractère personnel suivantes me concernant.\n\nDonnées :\nMotif :',
    },
    portability: {
      name: 'Portabilité',
      effect:
        'Vous recevez les données que vous avez fournies dans un format structuré, couramment utilisé et lisible par machine, ou nous les transmettons à un autre responsable du traitement lorsque c’est techniquement possible (article 20 du RGPD).',
      subject: 'Demande de portabilité, article 20 du RGPD',
      request:
        'Je vous prie de m’envoyer les données à caractère personnel que je vous ai fournies, dans un format structuré, couramment utilisé et lisible par machine.',
    },
    objection: {
      name: 'Opposition',
      effect:
        'Nous cessons un traitement fondé sur des intérêts légitimes, sauf si nous avons des motifs impérieux qui prévalent sur les vôtres ou si les données sont nécessaires pour faire valoir des droits en justice (article 21, paragraphe 1, du RGPD).',
      subject: 'Opposition, article 21, paragraphe 1, du RGPD',
      request:
        'Pour des raisons tenant à ma situation particulière, je m’oppose au traitement de mes données à caractère personnel fondé sur des intérêts légitimes. Je vous prie de le limiter jusqu’à votre décision.\n\nTraitement :\nMa situation :',
    },
    marketing: {
      name: 'Opposition à la prospection',
      effect:
        'Nous n’utilisons plus vos données à des fins de prospection. Aucun motif n’est nécessaire (article 21, paragraphe 2, du RGPD).',
      subject: 'Opposition à la prospection, article 21, paragraphe 2, du RGPD',
      request:
        'Je m’oppose au traitement de mes données à caractère personnel à des fins de prospection.',
    },
    decisions: {
      name: 'Une personne plutôt qu’une machine',
      effect:
        'Une personne réexamine une décision fondée exclusivement sur un traitement automatisé et qui vous affecte de manière significative ; vous pouvez exprimer votre point de vue et la contester (article 22 du RGPD).',
      subject: 'Réexamen d’une décision automatisée, article 22 du RGPD',
      request:
        'Je vous prie de faire réexaminer par une personne la décision suivante, prise à mon égard. Je la conteste.\n\nDécision :\nMon point de vue :',
    },
    consent: {
      name: 'Retrait du consentement',
      effect:
        'Ce à quoi vous aviez consenti prend fin. Ce qui a été fait auparavant reste licite (article 7, paragraphe 3, du RGPD).',
      subject: 'Retrait du consentement, article 7, paragraphe 3, du RGPD',
      request:
        'Je retire le consentement suivant avec effet pour l’avenir.\n\nObjet du consentement :',
    },
    complaint: {
      name: 'Réclamation auprès d’une autorité',
      effect:
        'Une autorité de contrôle, en particulier celle de votre résidence, de votre lieu de travail ou du lieu de la violation, examine l’affaire (article 77 du RGPD). Vous n’avez pas à vous adresser d’abord à nous.',
      subject: 'Réclamation, article 77 du RGPD',
      request:
        'J’introduis une réclamation contre la société {{company.legalName}}, {{company.postalAddress}}. À mon avis, le traitement suivant de mes données à caractère personnel constitue une violation du RGPD.\n\nCe qui s’est passé, et quand :\nCe que j’ai demandé à la société :',
    },
    'after-death': {
      name: 'Directives en cas de décès',
      effect:
        'Si le droit français s’applique à vous, vous décidez du sort de vos données après votre décès (article 85 de la loi n° 78-17).',
      subject: 'Directives en cas de décès, article 85 de la loi n° 78-17',
      request:
        'Je vous prie de traiter mes données à caractère personnel comme suit après mon décès.\n\nDirectives :',
    },
    know: {
      name: 'Savoir et recevoir une copie',
      effect:
        'Nous vous disons quelles informations personnelles nous collectons, utilisons et communiquons, et vous en donnons une copie (Cal. Civ. Code §§ 1798.100, 1798.110 et 1798.115).',
      subject: 'Demande d’information au titre du CCPA',
      request:
        'Je réside en Californie. Je vous prie de m’indiquer quelles catégories d’informations personnelles et quelles informations précises vous avez collectées à mon sujet, auprès de quelles sources et à quelles fins. Je vous prie aussi de m’indiquer à qui vous les avez communiquées et de m’en envoyer une copie.',
    },
    deletion: {
      name: 'Suppression',
      effect:
        'Les informations personnelles que nous avons collectées auprès de vous sont supprimées (§ 1798.105).',
      subject: 'Demande de suppression au titre du CCPA',
      request:
        'Je réside en Californie. Je vous prie de supprimer les informations personnelles que vous avez collectées auprès de moi et de demander à vos prestataires de faire de même.',
    },
    correction: {
      name: 'Rectification',
      effect: 'Les informations personnelles inexactes sont rectifiées (§ 1798.106).',
      subject: 'Demande de rectification au titre du CCPA',
      request:
        'Je réside en Californie. Je vous prie de rectifier les informations personnelles suivantes.\n\nInexact :\nExact :',
    },
    sale: {
      name: 'Ni vente ni partage',
      effect: 'Vos informations personnelles ne sont ni vendues ni partagées (§ 1798.120).',
      subject: 'Refus de la vente et du partage au titre du CCPA',
      request:
        'Je réside en Californie. Je refuse la vente et le partage de mes informations personnelles.',
    },
    sensitive: {
      name: 'Limiter l’usage des informations sensibles',
      effect:
        'Les informations personnelles sensibles ne sont plus utilisées ni communiquées qu’aux fins que la loi permet dans tous les cas (§ 1798.121).',
      subject: 'Demande de limitation au titre du CCPA',
      request:
        'Je réside en Californie. Je vous prie de limiter l’utilisation et la communication de mes informations personnelles sensibles.',
    },
    disclosures: {
      name: 'Communication pour la prospection',
      effect:
        'Une fois par an, vous pouvez demander si nous avons communiqué des informations personnelles à des tiers pour leur prospection directe (§ 1798.83).',
      subject: 'Demande au titre du Cal. Civ. Code § 1798.83',
      request:
        'Je réside en Californie. Je vous prie de m’indiquer si vous avez communiqué à des tiers, pour leur prospection directe, des informations personnelles me concernant et, si oui, lesquelles et à qui.',
    },
    retaliation: {
      name: 'Pas de représailles',
      effect: 'Personne n’est traité moins bien pour avoir exercé ces droits (§ 1798.125).',
      subject: 'Représailles, Cal. Civ. Code § 1798.125',
      request:
        'Je réside en Californie. Après avoir exercé mes droits au titre du CCPA, j’ai subi ce qui suit. Je vous prie d’y remédier.\n\nCe qui s’est passé, et quand :',
    },
    appeal: {
      name: 'Contester un refus',
      effect: 'Nous réexaminons notre décision et expliquons le résultat.',
      subject: 'Contestation du refus d’une demande',
      request:
        'Je conteste votre refus de la demande suivante.\n\nÉtat où je réside :\nDemande et sa date :\nPourquoi je ne suis pas d’accord :',
    },
  },
}
