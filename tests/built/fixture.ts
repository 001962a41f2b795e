import type { StatutoryPageName } from '../../src/company/site/pageRows.ts'
import { finishedSite, launchedSite, unsuppliedSite } from '../sites/environment.mjs'
import type { Shipped } from '../sites/shipped.ts'
import type { Document } from './addresses.ts'

/**
 * What a fixture says of its site, written out once more but for words of the interface: no test asks the code under
 * test for it.
 */
export interface Fixture {
  readonly origin: string
  readonly brand: string
  /** The company as publisher of the site; the brand while its name is not known. */
  readonly publisher: string
  readonly languages: Readonly<Record<'site' | 'legal', readonly Shipped[]>>
  /** Whether search engines may list the site. */
  readonly isOpen: boolean
  /** Whether the app is in the App Store. */
  readonly isInStore: boolean
  /** Where the buttons and badges of the landing page lead, in their order. */
  readonly landingLinks: readonly string[]
  /** Whether the badge of the store is artwork of the company's, and not drawn for the page. */
  readonly hasBadgeArtwork: boolean
  /** Whether works of the company stand where others are drawn. */
  readonly hasOwnWorks: boolean
  /** Files that are served as they are, at the root of the site. */
  readonly publicFiles: readonly string[]
  /** The mark and the pictures for the press. */
  readonly pressFiles: readonly string[]
  /** What tells phones which app belongs to the site. */
  readonly appAssociations: readonly string[]
  /** Bytes that a landing page may have with brotli; 14,600 arrive in the first round trip (RFC 6928). */
  readonly landingBytes: number
  readonly plans: 'free-pro-enterprise' | 'starter-pro'
  readonly terms: 'nineteen-sections' | 'fourteen-sections'
  /** The pages of text that are there beside the documents: those that every site has, and those whose facts are supplied. */
  readonly statutoryPages: readonly StatutoryPageName[]
  /** The pages that the company wrote itself, each with its languages. */
  readonly companyPages: Readonly<Record<string, readonly Shipped[]>>
  /** The versions of each document, which have a page each. */
  readonly versions: Readonly<Record<Document, readonly string[]>>
  /** The versions with a page about what changed: those that replaced a published one. */
  readonly compared: Readonly<Record<Document, readonly string[]>>
  /** Stars of the reviews, and whether these are samples. */
  readonly reviews: { readonly stars: readonly number[]; readonly areSamples: boolean }
  /** Whether a contact for security is supplied. */
  readonly hasSecurityContact: boolean
}

const unsupplied: Fixture = {
  origin: 'http://localhost:8080',
  brand: 'Triptych',
  publisher: 'Triptych',
  languages: { site: ['en', 'de'], legal: ['en', 'de', 'fr', 'es'] },
  isOpen: false,
  isInStore: false,
  landingLinks: [],
  hasBadgeArtwork: false,
  hasOwnWorks: false,
  publicFiles: [],
  pressFiles: [],
  appAssociations: [],
  landingBytes: 14_600,
  plans: 'free-pro-enterprise',
  terms: 'nineteen-sections',
  statutoryPages: ['sub-processors', 'support', 'delete-account', 'your-rights'],
  companyPages: {},
  versions: {
    'privacy-policy': ['2.0'],
    'terms-of-service': ['2.0'],
    'data-processing-agreement': ['2.0'],
  },
  compared: { 'privacy-policy': [], 'terms-of-service': [], 'data-processing-agreement': [] },
  reviews: { stars: [5, 5, 5], areSamples: true },
  hasSecurityContact: false,
}

const launched: Fixture = {
  origin: 'https://start.example.com',
  brand: 'Lindwerk',
  publisher: 'Lindwerk Example GmbH',
  languages: { site: ['en', 'de'], legal: ['en', 'de'] },
  isOpen: true,
  isInStore: true,
  landingLinks: [
    'https://apps.apple.com/app/id9876543210',
    'https://apps.apple.com/app/id9876543210',
    'https://apps.apple.com/app/id9876543210',
    'mailto:sales@example.com',
    'https://apps.apple.com/app/id9876543210',
  ],
  hasBadgeArtwork: false,
  hasOwnWorks: false,
  // Links to a store are more than the sample has (docs/decisions.md, 2).
  landingBytes: 15_100,
  plans: 'free-pro-enterprise',
  terms: 'nineteen-sections',
  statutoryPages: [
    'sub-processors',
    'support',
    'delete-account',
    'your-rights',
    'imprint',
    'cancellation',
    'withdrawal',
    'accessibility',
    'digital-services',
    'report',
    'ai',
    'young-people',
  ],
  companyPages: {},
  versions: {
    'privacy-policy': ['2.0'],
    'terms-of-service': ['2.0'],
    'data-processing-agreement': ['2.0'],
  },
  compared: { 'privacy-policy': [], 'terms-of-service': [], 'data-processing-agreement': [] },
  reviews: { stars: [5, 4, 5], areSamples: false },
  publicFiles: [],
  pressFiles: [],
  appAssociations: ['.well-known/apple-app-site-association'],
  hasSecurityContact: true,
}

const finished: Fixture = {
  origin: 'https://www.example.com',
  brand: 'Longhand Studio',
  publisher: 'Longhand Studio Example, Inc.',
  languages: { site: ['en', 'de', 'fr', 'es'], legal: ['en', 'de', 'fr', 'es'] },
  isOpen: true,
  isInStore: true,
  landingLinks: [
    'https://apps.apple.com/us/app/longhand-studio/id1234567890',
    'https://apps.apple.com/us/app/longhand-studio/id1234567890',
    'https://apps.apple.com/us/app/longhand-studio/id1234567890',
    'https://apps.apple.com/us/app/longhand-studio/id1234567890',
  ],
  hasBadgeArtwork: true,
  hasOwnWorks: true,
  publicFiles: [
    '.well-known/apple-app-site-association',
    'app-ads.txt',
    'google0123456789abcdef.html',
    'key.bin',
  ],
  pressFiles: [
    'press/feature-chat-1.jpg',
    'press/feature-image-1.jpg',
    'press/feature-image-2.jpg',
    'press/image-1.jpg',
    'press/image-2.jpg',
    'press/image-3.jpg',
    'press/mark.png',
    'press/mark.svg',
    'press/video-1.jpg',
    'press/video-2.jpg',
    'press/video-3.jpg',
  ],
  appAssociations: ['.well-known/assetlinks.json'],
  landingBytes: 14_600,
  plans: 'starter-pro',
  terms: 'fourteen-sections',
  statutoryPages: [
    'sub-processors',
    'support',
    'delete-account',
    'your-rights',
    'imprint',
    'press',
    'cancellation',
    'withdrawal',
    'accessibility',
    'digital-services',
    'report',
    'ai',
    'consumers-in-france',
    'young-people',
  ],
  companyPages: { about: ['en', 'de'] },
  versions: {
    'privacy-policy': ['1.9', '2.0', '3.0'],
    'terms-of-service': ['2.0'],
    'data-processing-agreement': ['2.0'],
  },
  compared: {
    'privacy-policy': ['2.0', '3.0'],
    'terms-of-service': [],
    'data-processing-agreement': [],
  },
  reviews: { stars: [5, 4, 5], areSamples: false },
  hasSecurityContact: true,
}

const fixtures = new Map([
  [unsuppliedSite.SITE_OUT, unsupplied],
  [launchedSite.SITE_OUT, launched],
  [finishedSite.SITE_OUT, finished],
])

function fixtureOf(folder: string | undefined): Fixture {
  const found = fixtures.get(folder ?? '')
  if (!found) throw new Error(`SITE_OUT is ${folder}: no fixture is built there`)
  return found
}

/** The fixture whose build this test project looks at. */
export const fixture = fixtureOf(process.env.SITE_OUT)
