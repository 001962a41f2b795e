/** English texts; the keys of this file are the keys of every language. `*…*` sets a word italic. */
export const en = {
  'meta.landing.title': 'AI videos, images and chat in one app',
  'meta.landing.description':
    'Turn text into videos and images, and work ideas out in an AI chat. One app for creators, artists and marketing teams.',
  'meta.notFound.title': 'Page not found',
  'meta.notFound.description': 'There is no page at this address.',

  'skip.content': 'Skip to content',
  'brand.home': 'Home page',
  'navbar.label': 'Main',
  'navbar.menu': 'Menu',
  'navbar.home': 'Home',
  'navbar.features': 'Features',
  'navbar.pricing': 'Pricing',
  'navbar.testimonials': 'Reviews',
  'navbar.faq': 'FAQ',
  back: 'Back',
  'back.home': 'Back to the home page',
  'language.label': 'Language',

  'hero.title': 'Say it. See it *move.*',
  'hero.subtitle':
    'Describe it, and the app makes the video or the image. Or talk it through in the chat. For creators, artists and marketing teams.',
  'hero.drawn': 'These pictures are drawn for this page.',
  'hero.notice':
    'You create in the app. Video, image and chat generation are not yet available through this website.',

  'badge.top': 'Download on the',
  'badge.store': 'App Store',
  'badge.comingTop': 'Coming soon to the',
  'badge.code': 'Scan to get the app',

  'panel.video.label': 'Video',
  'panel.video.caption': 'from text',
  'panel.video.place': 'Place',
  'panel.video.dunes': 'Dunes',
  'panel.video.sea': 'Sea',
  'panel.video.hills': 'Hills',
  'panel.video.at': 'at',
  'panel.video.time': 'Time',
  'panel.video.dawn': 'dawn',
  'panel.video.dusk': 'dusk',
  'panel.video.night': 'night',
  'panel.video.generating': 'Generating',
  'panel.video.recent': 'Recent Videos',
  'panel.video.play': 'Play',
  'panel.video.again': 'Again',
  'panel.video.save': 'Save',
  'panel.image.label': 'Images',
  'panel.image.caption': 'from an idea',
  'panel.image.prompt': 'A*flower',
  'panel.image.material': 'Material',
  'panel.image.glass': 'glass',
  'panel.image.paper': 'paper',
  'panel.image.neon': 'neon',
  'panel.chat.label': 'Chat',
  'panel.chat.caption': 'in your own words',
  'panel.chat.question': 'A caption for a photo of dunes at dusk?',
  'panel.chat.answer': '“The sand keeps the day a little longer.”',
  'panel.chat.tone': 'How to rewrite it',
  'panel.chat.shorter': 'Shorter.',
  'panel.chat.shorter.answer': '“Still warm.”',
  'panel.chat.warmer': 'Warmer.',
  'panel.chat.warmer.answer': '“Even the sand does not want this day to end.”',
  'panel.chat.asked': 'As a question.',
  'panel.chat.asked.answer': '“Who told the sun it could stay?”',

  'features.label': 'Features',
  'features.title': 'Three tools, one *place.*',
  'features.video.title': 'Video from text',
  'features.video.text':
    'Describe a scene, and the app generates it. Find what is finished under Recent Videos; play it, save it.',
  'features.image.title': 'Image creation',
  'features.image.text': 'Describe a picture. Change one word, and see what it does.',
  'features.chat.title': 'AI chat',
  'features.chat.text': 'Ask, draft, rewrite, until it says what you mean.',
  'features.chat.question': 'A title for the series?',
  'features.chat.answer': '“Light, leaving.”',
  'features.organize.title': 'Manage and organize',
  'features.organize.text': 'Find what you made, sort it, and delete what you no longer need.',
  'features.share.title': 'Share and export',
  'features.share.text': 'Share what you made, or export it.',
  'features.providers': 'Video, image and chat generation are powered by third-party AI providers.',

  'pricing.label': 'Pricing',
  'pricing.title': 'Plans in plain *numbers.*',
  'pricing.perMonth': 'per month',
  'pricing.custom': 'Custom',
  'pricing.popular': 'Popular',
  'pricing.unlimited': 'Unlimited',
  'pricing.videos': 'Videos a month',
  'pricing.images': 'Images a month',
  'pricing.chatMessages': 'Chat messages a month',
  'pricing.chat': 'Chat',
  'pricing.videosUnlimited': 'Videos',
  'pricing.imagesUnlimited': 'Images',
  'pricing.premiumTemplates': 'Premium templates',
  'pricing.prioritySupport': 'Priority support',
  'pricing.customTemplates': 'Custom templates',
  'pricing.dedicatedSupport': 'Dedicated support',
  'pricing.videoGeneration': 'Video from text',
  'pricing.imageCreation': 'Image creation',
  'pricing.aiChat': 'AI chat',
  'pricing.shareExport': 'Share and export',
  'pricing.getApp': 'Get the app',
  'pricing.subscribe': 'Subscribe in the app',
  'pricing.contactSales': 'Contact Sales',
  'pricing.coming': 'Available at launch',
  'pricing.note':
    'Subscriptions are billed through the in-app purchase system of your device and renew automatically unless you cancel. Fair-use limits apply to excessive use.',

  'pricing.taxIncluded': 'Prices include tax.',
  'pricing.taxExcluded': 'Prices do not include tax.',

  'testimonials.label': 'Reviews',
  'testimonials.title': 'What people *say.*',
  'testimonials.sampleTitle': 'Room for *your words.*',
  'testimonials.sample': 'Sample',
  'testimonials.note':
    'Samples: nobody said this. Real reviews appear here once the people behind them have agreed.',
  'testimonials.rating': '{{rating}} out of 5 stars',

  'faq.label': 'FAQ',
  'faq.title': 'Good *questions.*',

  'contact.label': 'Contact',
  'contact.title': 'Get the *app.*',
  'contact.support': 'Support',
  'contact.availability': 'Write to us anytime, worldwide (24/7)',
  'contact.legal': 'Legal',
  'contact.languages': 'Languages',
  'contact.rights': 'All rights reserved.',

  'legal.privacy-policy': 'Privacy Policy',
  'legal.terms-of-service': 'Terms of Service',
  'legal.data-processing-agreement': 'Data Processing Agreement',
  'legal.effective': 'Effective',
  'legal.lastUpdated': 'Last updated',
  'legal.nextReview': 'Next review',
  'legal.version': 'Version',
  'legal.region': '(US and EU)',
  'legal.languages': 'Languages',
  'legal.contents': 'Contents',
  'legal.inShort': 'In short:',
  'legal.inShortNote':
    'The lines marked “In short” help you find your way. They do not replace the binding text.',
  'legal.summary': 'The whole document in short',
  'legal.linkToSection': 'Link to this section',
  'legal.otherLanguage': 'This text is available in {{language}} only.',

  'notFound.title': 'Nothing hangs *here.*',
  'notFound.text': 'There is no page at this address. It may have moved, or the link has a typo.',

  'term.indefinitely': 'indefinitely',
  'term.quarterly': 'quarterly',
  'term.annually': 'annually',

  'training.never':
    'We do not use your prompts or content to train AI models, nor do we let others do so.',
  'training.opt-out':
    'We use your prompts and content to train AI models unless you object; you can object at any time in the app or by writing to us.',
  'training.consent':
    'We use your prompts and content to train AI models only if you have agreed to it; you can withdraw your consent at any time.',
  'eula.standard':
    'Apple’s standard License Agreement for apps also applies; it does not take away what these Terms grant you.',
  'eula.these-terms': 'They take the place of Apple’s standard License Agreement for apps.',
  'sharing.none':
    'Nor have we shared it for cross-context behavioral advertising, and we do not knowingly sell or share the personal information of minors.',
  'sharing.opt-out':
    'We share personal information for cross-context behavioral advertising; you can opt out at any time by writing to us, and the app honors opt-out preference signals.',

  'processors.name': 'Processor',
  'processors.role': 'Role',
  'processors.data': 'Data',
  'processors.place': 'Place',
  'processors.transferBasis': 'Transfer basis',
  'processors.since': 'Since',
} as const

export type MessageKey = keyof typeof en

/** The texts of one language: a missing key does not compile. */
export type Catalog = Readonly<Record<MessageKey, string>>
