/** English texts; the keys of this file are the keys of every language. `*…*` sets a word italic. */
export const en = {
  'meta.landing.title': 'Videos, images and chat from your words',
  'meta.landing.description':
    'Generate videos from text, create images and chat with AI in one app. See what it does and what it costs.',
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
    'Videos from text, images from an idea, answers in a chat: three AI tools in one app.',
  'hero.notice':
    'Generation runs in the app. Video, image and chat generation are not yet available through this website.',

  'badge.top': 'Download on the',
  'badge.store': 'App Store',
  'badge.comingTop': 'Coming to the',
  'badge.code': 'Scan to open the App Store',

  'panel.video.label': 'Video',
  'panel.video.caption': 'from text',
  'panel.video.prompt': 'Dunes at dusk, a low sun',
  'panel.video.generating': 'Generating',
  'panel.video.recent': 'Recent Videos',
  'panel.video.play': 'Play',
  'panel.video.save': 'Save',
  'panel.image.label': 'Images',
  'panel.image.caption': 'from an idea',
  'panel.image.prompt': 'A glass flower, lit from inside',
  'panel.chat.label': 'Chat',
  'panel.chat.caption': 'in your own words',
  'panel.chat.question': 'A caption for a photo of dunes at dusk?',
  'panel.chat.answer': '“The sand keeps the day a little longer.”',
  'panel.chat.question2': 'Shorter.',
  'panel.chat.answer2': '“Still warm.”',

  'features.label': 'Features',
  'features.title': 'Three tools, one *place.*',
  'features.video.title': 'Video from text',
  'features.video.text':
    'Describe a scene and the app generates the video. Finished ones wait under Recent Videos, to play or to save.',
  'features.image.title': 'Image creation',
  'features.image.text': 'Describe a picture, change a word, and see it again in another light.',
  'features.chat.title': 'AI chat',
  'features.chat.text': 'Ask, draft and refine in a conversation.',
  'features.organize.title': 'Manage and organize',
  'features.organize.text': 'Keep what you made in order, and delete what you no longer need.',
  'features.share.title': 'Share and export',
  'features.share.text': 'Send a creation on, or take it with you as a file.',
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
  'pricing.coming': 'The app is coming',
  'pricing.note':
    'Subscriptions are billed through the in-app purchase system of your device and renew automatically unless canceled. Fair-use limits apply to excessive use.',

  'testimonials.label': 'Reviews',
  'testimonials.title': 'What people *say.*',
  'testimonials.sample': 'Sample',
  'testimonials.note':
    'Samples: nobody said these sentences. Reviews by real people appear here once they agree.',
  'testimonials.rating': '{{rating}} out of 5 stars',

  'faq.label': 'FAQ',
  'faq.title': 'Good *questions.*',

  'contact.label': 'Contact',
  'contact.title': 'Get the *app.*',
  'contact.support': 'Support',
  'contact.availability': '24/7 online, worldwide',
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
  'legal.inShort': 'In short',
  'legal.inShortNote':
    'The lines marked “In short” help you find your way. They do not replace the binding text.',
  'legal.linkToSection': 'Link to this section',
  'legal.otherLanguage': 'This text is available in {{language}} only.',

  'notFound.title': 'Nothing hangs *here.*',
  'notFound.text': 'There is no page at this address. It may have moved, or the link has a typo.',

  'term.indefinitely': 'indefinitely',
  'term.quarterly': 'quarterly',
  'term.annually': 'annually',

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
