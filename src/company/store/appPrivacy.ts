import {
  type AppleDataType,
  appleDataTypes,
  type DataItems,
  type PurposeKey,
} from '../data/index.ts'

/** Apple's purposes, as `NSPrivacyCollectedDataTypePurpose` has them after that prefix, with fastlane's names. */
const applePurposes = {
  ThirdPartyAdvertising: 'THIRD_PARTY_ADVERTISING',
  DeveloperAdvertising: 'DEVELOPERS_ADVERTISING',
  Analytics: 'ANALYTICS',
  ProductPersonalization: 'PRODUCT_PERSONALIZATION',
  AppFunctionality: 'APP_FUNCTIONALITY',
  Other: 'OTHER_PURPOSES',
} as const

/** A purpose of collected data by Apple's name. */
export type ApplePurpose = keyof typeof applePurposes

/**
 * fastlane's names for Apple's types of data (`AppDataUsageCategory` of its ConnectAPI); without those that App Store
 * Connect has and fastlane does not.
 */
const fastlaneCategories: Partial<Readonly<Record<AppleDataType, string>>> = {
  Name: 'NAME',
  EmailAddress: 'EMAIL_ADDRESS',
  PhoneNumber: 'PHONE_NUMBER',
  PhysicalAddress: 'PHYSICAL_ADDRESS',
  OtherUserContactInfo: 'OTHER_CONTACT_INFO',
  Health: 'HEALTH',
  Fitness: 'FITNESS',
  PaymentInfo: 'PAYMENT_INFORMATION',
  CreditInfo: 'CREDIT_AND_FRAUD',
  OtherFinancialInfo: 'OTHER_FINANCIAL_INFO',
  PreciseLocation: 'PRECISE_LOCATION',
  CoarseLocation: 'COARSE_LOCATION',
  SensitiveInfo: 'SENSITIVE_INFO',
  Contacts: 'CONTACTS',
  EmailsOrTextMessages: 'EMAILS_OR_TEXT_MESSAGES',
  PhotosorVideos: 'PHOTOS_OR_VIDEOS',
  AudioData: 'AUDIO',
  GameplayContent: 'GAMEPLAY_CONTENT',
  CustomerSupport: 'CUSTOMER_SUPPORT',
  OtherUserContent: 'OTHER_USER_CONTENT',
  BrowsingHistory: 'BROWSING_HISTORY',
  SearchHistory: 'SEARCH_HISTORY',
  UserID: 'USER_ID',
  DeviceID: 'DEVICE_ID',
  PurchaseHistory: 'PURCHASE_HISTORY',
  ProductInteraction: 'PRODUCT_INTERACTION',
  AdvertisingData: 'ADVERTISING_DATA',
  OtherUsageData: 'OTHER_USAGE_DATA',
  CrashData: 'CRASH_DATA',
  PerformanceData: 'PERFORMANCE_DATA',
  OtherDiagnosticData: 'OTHER_DIAGNOSTIC_DATA',
  OtherDataTypes: 'OTHER_DATA',
}

/**
 * What Apple is told of a type of data. Nothing is used for tracking: the texts are for companies that share nothing
 * for advertising across apps.
 */
export interface AppleAnswer {
  readonly type: AppleDataType
  /** Sorted, each once. */
  readonly purposes: readonly ApplePurpose[]
  readonly isLinked: boolean
}

/** Apple's name for a purpose of the documents. */
function applePurposeOf(purpose: PurposeKey): ApplePurpose {
  return purpose === 'analyze' ? 'Analytics' : 'AppFunctionality'
}

/** What Apple is told of everything that is collected, in Apple's order; items of one type are one answer. */
export function appleAnswers(items: DataItems): readonly AppleAnswer[] {
  return appleDataTypes.flatMap((type): AppleAnswer[] => {
    const itemsOfType = items.filter(({ apple }) => apple.includes(type))
    if (itemsOfType.length === 0) return []
    const purposes = new Set(itemsOfType.flatMap(item => item.purposes.map(applePurposeOf)))
    return [
      {
        type,
        purposes: [...purposes].toSorted(),
        isLinked: itemsOfType.some(({ isLinked }) => isLinked),
      },
    ]
  })
}

/** The types of data that fastlane has no name for: they are answered in App Store Connect by hand. */
export function typesWithoutFastlane(answers: readonly AppleAnswer[]): readonly AppleDataType[] {
  return answers.map(({ type }) => type).filter(type => fastlaneCategories[type] === undefined)
}

/** An answer in the form that fastlane reads. */
export interface FastlaneUsage {
  readonly category?: string
  readonly purposes?: readonly string[]
  readonly data_protections: readonly string[]
}

/** The answers for App Privacy as `upload_app_privacy_details_to_app_store` of fastlane reads and sorts them. */
export function fastlaneUsages(answers: readonly AppleAnswer[]): readonly FastlaneUsage[] {
  if (answers.length === 0) return [{ data_protections: ['DATA_NOT_COLLECTED'] }]
  const usages = answers.flatMap(({ type, purposes, isLinked }) => {
    const category = fastlaneCategories[type]
    if (category === undefined) return []
    return [
      {
        category,
        purposes: purposes.map(purpose => applePurposes[purpose]).toSorted(),
        data_protections: [isLinked ? 'DATA_LINKED_TO_YOU' : 'DATA_NOT_LINKED_TO_YOU'],
      },
    ]
  })
  return usages.toSorted((one, other) => (one.category < other.category ? -1 : 1))
}

/** `app_privacy_details.json`. */
export function appPrivacyDetails(answers: readonly AppleAnswer[]): string {
  return `${JSON.stringify(fastlaneUsages(answers), null, 2)}\n`
}

/** The prefix of Apple's types in a privacy manifest. */
export const appleTypePrefix = 'NSPrivacyCollectedDataType'

/** The prefix of Apple's purposes in a privacy manifest. */
export const applePurposePrefix = 'NSPrivacyCollectedDataTypePurpose'

/** An entry of `NSPrivacyCollectedDataTypes`. */
function collectedEntry({ type, purposes, isLinked }: AppleAnswer): string {
  const purposeLines = purposes.map(
    purpose => `        <string>${applePurposePrefix}${purpose}</string>`,
  )
  return `    <dict>
      <key>NSPrivacyCollectedDataType</key>
      <string>${appleTypePrefix}${type}</string>
      <key>NSPrivacyCollectedDataTypeLinked</key>
      <${isLinked}/>
      <key>NSPrivacyCollectedDataTypeTracking</key>
      <false/>
      <key>NSPrivacyCollectedDataTypePurposes</key>
      <array>
${purposeLines.join('\n')}
      </array>
    </dict>
`
}

/**
 * `PrivacyInfo.xcprivacy`: what the app collects. The APIs that need a reason are for those who write the app
 * to add (Describing use of required reason API, developer.apple.com).
 */
export function privacyManifest(answers: readonly AppleAnswer[]): string {
  const collected = answers.map(collectedEntry).join('')
  const types = collected === '' ? '<array/>' : `<array>\n${collected}  </array>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>NSPrivacyTracking</key>
  <false/>
  <key>NSPrivacyTrackingDomains</key>
  <array/>
  <key>NSPrivacyCollectedDataTypes</key>
  ${types}
  <key>NSPrivacyAccessedAPITypes</key>
  <array/>
</dict>
</plist>
`
}
