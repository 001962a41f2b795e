import type { RightsCatalog } from './rights.ts'

/** The rights in Spanish. */
export const es: RightsCatalog = {
  description:
    'Qué derechos tiene sobre sus datos personales, cuánto tarda la respuesta y un mensaje listo para cada uno de ellos.',
  lead: 'Busque el derecho que quiere ejercer y envíe el mensaje correspondiente: el correo se abre con el asunto y el texto, y usted añade su nombre. O copie el texto.',
  conditions:
    'El ejercicio de sus derechos es gratuito, salvo que una solicitud sea manifiestamente infundada o excesiva. Podemos pedirle la información que necesitemos para confirmar su identidad, y no la utilizamos para nada más.',
  binding: 'El texto vinculante:',
  counting: {
    heading: 'Plazo para responder',
    paragraphs: [
      'El día en que recibimos su solicitud no cuenta; el plazo empieza al día siguiente. Acusamos recibo de una solicitud conforme al RGPD en un plazo de {{response.acknowledgment}}.',
      'Conforme al RGPD, usted recibe nuestra respuesta en un plazo de {{response.gdpr}}. El artículo 12, apartado 3, del RGPD habla de un mes: termina el día del mes siguiente que lleva el mismo número que el de la recepción o, si ese día no existe, el último día de ese mes. Se aplica el plazo que venza antes. Si su solicitud llega, por ejemplo, el último día de enero, se aplica el mes: vence a finales de febrero, antes de que pasen los {{response.gdpr}}.',
      'Conforme a la CCPA, usted recibe nuestra respuesta en un plazo de {{response.ccpa}} desde la recepción. El tiempo que necesitemos para confirmar su identidad está incluido.',
      'Solo ampliamos un plazo cuando la complejidad o el número de solicitudes lo hace necesario, y se lo comunicamos, con los motivos, dentro del plazo inicial. El plazo ampliado, {{response.gdprExtended}} conforme al RGPD y {{response.ccpaExtended}} conforme a la CCPA, también corre desde la recepción. Cuando la ley fija un plazo más breve, se aplica ese plazo.',
    ],
  },
  holders: {
    everyone: {
      heading: 'Todo el mundo',
      who: 'Viva donde viva. Todo esto puede hacerlo usted en la aplicación; los mensajes son para cuando no le sea posible.',
    },
    europe: {
      heading: 'Unión Europea',
      who: 'Todas las personas a las que se aplica el RGPD, en particular en el Espacio Económico Europeo.',
    },
    california: {
      heading: 'California',
      who: 'Quienes residen en California, por sí mismos o mediante un representante autorizado. Podemos exigir prueba de la autorización.',
    },
    states: {
      heading: 'Otros estados de EE. UU.',
      who: 'Tiene los derechos que le concede la ley de su estado. Escriba a la misma dirección e indique su estado. Si denegamos una solicitud, puede recurrir la decisión.',
    },
  },
  residence: { question: '¿Dónde vive?', all: 'Mostrar todo', elsewhere: 'En otro lugar' },
  periods: {
    inApp:
      'en la aplicación, al momento; por escrito, en un plazo de {{response.dataSubject}}, ampliable a {{response.dataSubjectExtended}} en total',
    gdpr: 'en un plazo de {{response.gdpr}}, ampliable a {{response.gdprExtended}} en total',
    ccpa: 'en un plazo de {{response.ccpa}}, ampliable a {{response.ccpaExtended}} en total',
    sooner: 'lo antes posible; la ley fija para esto un plazo inferior a {{response.ccpa}}',
    authority:
      'la autoridad le informa del curso y del resultado (artículo 77, apartado 2, del RGPD)',
    state: 'en el plazo que fija la ley de su estado',
  },
  labels: { answer: 'Respuesta:', write: 'Abrir el correo', copy: 'Texto para copiar' },
  greeting: 'Buenos días:',
  sender: 'Nombre:\nCorreo electrónico de mi cuenta:',
  closing: 'Les ruego que me confirmen la recepción de este mensaje.\n\nAtentamente,',
  rights: {
    account: {
      name: 'Consultar y actualizar la cuenta',
      effect: 'Usted ve qué información contiene su cuenta y cambia lo que no esté al día.',
      subject: 'Información de mi cuenta',
      request:
        'Les ruego que me indiquen qué información contiene mi cuenta y que cambien lo siguiente.\n\nCambio:',
    },
    'generated-content': {
      name: 'Eliminar contenidos generados',
      effect: 'Se eliminan los vídeos, las imágenes y los chats que usted indique.',
      subject: 'Eliminación de contenidos generados',
      request: 'Les ruego que eliminen los siguientes contenidos, generados por mí.\n\nContenidos:',
    },
    notifications: {
      name: 'Rechazar notificaciones',
      effect: 'Deja de recibir las notificaciones que el servicio no necesita.',
      subject: 'Rechazo de notificaciones no esenciales',
      request: 'Les ruego que no me envíen más notificaciones no esenciales.',
    },
    closure: {
      name: 'Eliminar la cuenta',
      effect:
        'Su cuenta se elimina. Puede recuperarse durante {{retention.accountRecovery}}; después, la eliminación es definitiva. La suscripción debe cancelarse por separado.',
      subject: 'Eliminación de mi cuenta',
      request: 'Les ruego que eliminen mi cuenta.',
    },
    access: {
      name: 'Acceso',
      effect:
        'Le decimos si tratamos sus datos y cómo, y le damos una copia (artículo 15 del RGPD).',
      subject: 'Solicitud de acceso, artículo 15 del RGPD',
      request:
        'Les ruego que me confirmen si tratan datos personales que me conciernen. En tal caso, solicito acceso a los datos, la información prevista en el artículo 15, apartados 1 y 2, del RGPD y una copia conforme al artículo 15, apartado 3, del RGPD.',
    },
    rectification: {
      name: 'Rectificación',
      effect:
        'Los datos inexactos se corrigen y los incompletos se completan (artículo 16 del RGPD).',
      subject: 'Solicitud de rectificación, artículo 16 del RGPD',
      request:
        'Les ruego que rectifiquen sin dilación indebida los siguientes datos personales que me conciernen.\n\nInexacto o incompleto:\nCorrecto:',
    },
    erasure: {
      name: 'Supresión',
      effect:
        'Sus datos se suprimen cuando lo prevé el artículo 17 del RGPD, por ejemplo porque ya no son necesarios. Las copias de seguridad se suprimen en un plazo de {{retention.backups}}.',
      subject: 'Solicitud de supresión, artículo 17 del RGPD',
      request:
        'Les ruego que supriman sin dilación indebida los datos personales que me conciernen y que lo comuniquen a todos los destinatarios (artículos 17 y 19 del RGPD). Si mi solicitud se refiere solo a una parte de los datos, la indico aquí.\n\nDatos:',
    },
    restriction: {
      name: 'Limitación',
      effect:
        'Sus datos se conservan, pero no se utilizan, por ejemplo mientras comprobamos si son exactos (artículo 18 del RGPD).',
      subject: 'Solicitud de limitación del tratamiento, artículo 18 del RGPD',
      request:
        'Les ruego que limiten el tratamiento de los siguientes datos personales que me conciernen.\n\nDatos:\nMotivo:',
    },
    portability: {
      name: 'Portabilidad',
      effect:
        'Recibe los datos que ha facilitado en un formato estructurado, de uso común y lectura mecánica, o los transmitimos a otro responsable cuando sea técnicamente posible (artículo 20 del RGPD).',
      subject: 'Solicitud de portabilidad, artículo 20 del RGPD',
      request:
        'Les ruego que me envíen los datos personales que les he facilitado en un formato estructurado, de uso común y lectura mecánica.',
    },
    objection: {
      name: 'Oposición',
      effect:
        'Ponemos fin al tratamiento basado en intereses legítimos, salvo que tengamos motivos legítimos imperiosos que prevalezcan sobre los suyos o necesitemos los datos para formular, ejercer o defender reclamaciones (artículo 21, apartado 1, del RGPD).',
      subject: 'Oposición, artículo 21, apartado 1, del RGPD',
      request:
        'Por motivos relacionados con mi situación particular, me opongo al tratamiento de mis datos personales basado en intereses legítimos. Les ruego que lo limiten hasta que hayan decidido.\n\nTratamiento:\nMi situación:',
    },
    marketing: {
      name: 'Oposición a la mercadotecnia directa',
      effect:
        'Dejamos de usar sus datos para mercadotecnia directa. No hace falta dar motivos (artículo 21, apartado 2, del RGPD).',
      subject: 'Oposición a la mercadotecnia directa, artículo 21, apartado 2, del RGPD',
      request: 'Me opongo al tratamiento de mis datos personales para mercadotecnia directa.',
    },
    decisions: {
      name: 'Una persona en lugar de una máquina',
      effect:
        'Una persona revisa una decisión basada únicamente en el tratamiento automatizado y que le afecta significativamente; usted puede expresar su punto de vista e impugnarla (artículo 22 del RGPD).',
      subject: 'Revisión de una decisión automatizada, artículo 22 del RGPD',
      request:
        'Les ruego que una persona revise la siguiente decisión sobre mí. La impugno.\n\nDecisión:\nMi punto de vista:',
    },
    consent: {
      name: 'Retirada del consentimiento',
      effect:
        'Ponemos fin al tratamiento que había consentido. El realizado hasta entonces sigue siendo lícito (artículo 7, apartado 3, del RGPD).',
      subject: 'Retirada del consentimiento, artículo 7, apartado 3, del RGPD',
      request:
        'Retiro el siguiente consentimiento con efectos para el futuro.\n\nConsentimiento para:',
    },
    complaint: {
      name: 'Reclamación ante una autoridad',
      effect:
        'Una autoridad de control estudia el asunto, en particular la de su residencia habitual, la de su lugar de trabajo o la del lugar de la infracción (artículo 77 del RGPD). No tiene que dirigirse antes a nosotros.',
      subject: 'Reclamación, artículo 77 del RGPD',
      request:
        'Presento una reclamación contra {{company.legalName}}, {{company.postalAddress}}. En mi opinión, el siguiente tratamiento de mis datos personales infringe el RGPD.\n\nQué ocurrió y cuándo:\nQué he pedido a la empresa:',
    },
    'after-death': {
      name: 'Instrucciones para después de su muerte',
      effect:
        'Si se le aplica el Derecho francés, usted decide qué se hace con sus datos después de su muerte (artículo 85 de la ley francesa n.º 78-17).',
      subject: 'Instrucciones para después de mi muerte, artículo 85 de la ley francesa n.º 78-17',
      request:
        'Les ruego que después de mi muerte hagan lo siguiente con mis datos personales.\n\nInstrucciones:',
    },
    know: {
      name: 'Saber y recibir una copia',
      effect:
        'Le decimos qué información personal recogemos, utilizamos y comunicamos, y le damos una copia (Cal. Civ. Code §§ 1798.100, 1798.110 y 1798.115).',
      subject: 'Solicitud de información conforme a la CCPA',
      request:
        'Resido en California. Les ruego que me indiquen qué categorías de información personal y qué datos concretos han recogido sobre mí, de qué fuentes, para qué fines y a quién los han comunicado, y que me envíen una copia.',
    },
    deletion: {
      name: 'Supresión',
      effect: 'Se suprime la información personal que hemos recogido de usted (§ 1798.105).',
      subject: 'Solicitud de supresión conforme a la CCPA',
      request:
        'Resido en California. Les ruego que supriman la información personal que han recogido de mí y que indiquen a sus proveedores de servicios que hagan lo mismo.',
    },
    correction: {
      name: 'Corrección',
      effect: 'Se corrige la información personal inexacta (§ 1798.106).',
      subject: 'Solicitud de corrección conforme a la CCPA',
      request:
        'Resido en California. Les ruego que corrijan la siguiente información personal.\n\nInexacto:\nCorrecto:',
    },
    sale: {
      name: 'Ni venta ni cesión',
      effect: 'Su información personal no se vende («sale») ni se cede («sharing») (§ 1798.120).',
      subject: 'Exclusión de la venta y la cesión conforme a la CCPA',
      request:
        'Resido en California. Me excluyo de la venta («sale») y la cesión («sharing») de mi información personal.',
    },
    sensitive: {
      name: 'Limitar el uso de información sensible',
      effect:
        'La información personal sensible solo se utiliza y comunica para lo que la ley permite siempre (§ 1798.121).',
      subject: 'Solicitud de limitación conforme a la CCPA',
      request:
        'Resido en California. Les ruego que limiten el uso y la comunicación de mi información personal sensible.',
    },
    disclosures: {
      name: 'Comunicación para mercadotecnia directa',
      effect:
        'Una vez al año puede preguntar si hemos comunicado información personal a terceros para la mercadotecnia directa de estos (§ 1798.83).',
      subject: 'Solicitud conforme al Cal. Civ. Code § 1798.83',
      request:
        'Resido en California. Les ruego que me indiquen si han comunicado información personal sobre mí a terceros para la mercadotecnia directa de estos y, en tal caso, cuál y a quién.',
    },
    retaliation: {
      name: 'Sin represalias',
      effect: 'Nadie recibe un trato peor por ejercer estos derechos (§ 1798.125).',
      subject: 'Represalias, Cal. Civ. Code § 1798.125',
      request:
        'Resido en California. Después de ejercer mis derechos conforme a la CCPA, ocurrió lo siguiente. Les ruego que le pongan remedio.\n\nQué ocurrió y cuándo:',
    },
    appeal: {
      name: 'Recurso contra una denegación',
      effect: 'Volvemos a estudiar nuestra decisión y le explicamos el resultado.',
      subject: 'Recurso contra la denegación de una solicitud',
      request:
        'Recurro su denegación de la siguiente solicitud.\n\nEstado en el que resido:\nSolicitud y su fecha:\nPor qué no estoy de acuerdo:',
    },
  },
}
