import { expect, it } from 'vitest'
import { projectItems } from '../../../src/company/data/items.ts'
import {
  appleAnswers,
  appPrivacyDetails,
  privacyManifest,
  typesWithoutFastlane,
} from '../../../src/company/store/appPrivacy.ts'
import { xmlFault } from '../../built/xmlFault.ts'

/** Apple's keys, types and purposes, as Apple's documentation of privacy manifests has them. */
const wordsOfApple = [
  'NSPrivacyTracking',
  'NSPrivacyTrackingDomains',
  'NSPrivacyCollectedDataTypes',
  'NSPrivacyAccessedAPITypes',
  'NSPrivacyCollectedDataType',
  'NSPrivacyCollectedDataTypeLinked',
  'NSPrivacyCollectedDataTypeTracking',
  'NSPrivacyCollectedDataTypePurposes',
  ...`Name EmailAddress PhoneNumber PhysicalAddress OtherUserContactInfo Health Fitness PaymentInfo CreditInfo
  OtherFinancialInfo PreciseLocation CoarseLocation SensitiveInfo Contacts EmailsOrTextMessages PhotosorVideos AudioData
  GameplayContent CustomerSupport OtherUserContent BrowsingHistory SearchHistory UserID DeviceID PurchaseHistory
  ProductInteraction AdvertisingData OtherUsageData CrashData PerformanceData OtherDiagnosticData EnvironmentScanning
  Hands Head OtherDataTypes`
    .split(/\s+/)
    .map(type => `NSPrivacyCollectedDataType${type}`),
  ...'ThirdPartyAdvertising DeveloperAdvertising Analytics ProductPersonalization AppFunctionality Other'
    .split(' ')
    .map(purpose => `NSPrivacyCollectedDataTypePurpose${purpose}`),
]

/** The categories, purposes and protections of fastlane's ConnectAPI. */
const wordsOfFastlane = {
  categories:
    `PAYMENT_INFORMATION CREDIT_AND_FRAUD OTHER_FINANCIAL_INFO PRECISE_LOCATION SENSITIVE_INFO PHYSICAL_ADDRESS
  EMAIL_ADDRESS NAME PHONE_NUMBER OTHER_CONTACT_INFO CONTACTS EMAILS_OR_TEXT_MESSAGES PHOTOS_OR_VIDEOS AUDIO
  GAMEPLAY_CONTENT CUSTOMER_SUPPORT OTHER_USER_CONTENT BROWSING_HISTORY SEARCH_HISTORY USER_ID DEVICE_ID
  PURCHASE_HISTORY PRODUCT_INTERACTION ADVERTISING_DATA OTHER_USAGE_DATA CRASH_DATA PERFORMANCE_DATA
  OTHER_DIAGNOSTIC_DATA OTHER_DATA HEALTH FITNESS COARSE_LOCATION`.split(/\s+/),
  purposes:
    'THIRD_PARTY_ADVERTISING DEVELOPERS_ADVERTISING ANALYTICS PRODUCT_PERSONALIZATION APP_FUNCTIONALITY OTHER_PURPOSES'.split(
      ' ',
    ),
  protections:
    'DATA_USED_TO_TRACK_YOU DATA_LINKED_TO_YOU DATA_NOT_LINKED_TO_YOU DATA_NOT_COLLECTED'.split(
      ' ',
    ),
}

const itemsOf = (...keys: readonly string[]) => projectItems.filter(({ key }) => keys.includes(key))

it('the privacy manifest is a property list of what is collected, and names no APIs', () => {
  expect(privacyManifest(appleAnswers(itemsOf('crashReports', 'images', 'videos')))).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>NSPrivacyTracking</key>
  <false/>
  <key>NSPrivacyTrackingDomains</key>
  <array/>
  <key>NSPrivacyCollectedDataTypes</key>
  <array>
    <dict>
      <key>NSPrivacyCollectedDataType</key>
      <string>NSPrivacyCollectedDataTypePhotosorVideos</string>
      <key>NSPrivacyCollectedDataTypeLinked</key>
      <true/>
      <key>NSPrivacyCollectedDataTypeTracking</key>
      <false/>
      <key>NSPrivacyCollectedDataTypePurposes</key>
      <array>
        <string>NSPrivacyCollectedDataTypePurposeAppFunctionality</string>
      </array>
    </dict>
    <dict>
      <key>NSPrivacyCollectedDataType</key>
      <string>NSPrivacyCollectedDataTypeCrashData</string>
      <key>NSPrivacyCollectedDataTypeLinked</key>
      <true/>
      <key>NSPrivacyCollectedDataTypeTracking</key>
      <false/>
      <key>NSPrivacyCollectedDataTypePurposes</key>
      <array>
        <string>NSPrivacyCollectedDataTypePurposeAnalytics</string>
      </array>
    </dict>
  </array>
  <key>NSPrivacyAccessedAPITypes</key>
  <array/>
</dict>
</plist>
`,
  )
})

it('of everything that the project’s table holds, it has Apple’s own words alone', () => {
  const manifest = privacyManifest(appleAnswers(projectItems))
  const [, content = ''] = manifest.split(/(?=<plist)/)
  expect(xmlFault(`<?xml version="1.0" encoding="UTF-8"?>\n${content.trim()}`)).toBeUndefined()
  const words = new Set(content.match(/NS\w+/g))
  expect(words.size).toBeGreaterThan(15)
  expect([...words].filter(word => !wordsOfApple.includes(word))).toEqual([])
  const elements = new Set(Array.from(content.matchAll(/<([a-z]+)/g), ([, name]) => name))
  expect([...elements].toSorted()).toEqual(
    ['array', 'dict', 'false', 'key', 'plist', 'string', 'true'].toSorted(),
  )
})

it('the answers for App Privacy have the shape and the order that fastlane writes itself', () => {
  const details = appPrivacyDetails(appleAnswers(itemsOf('email', 'usage', 'images')))
  expect(JSON.parse(details)).toEqual([
    {
      category: 'EMAIL_ADDRESS',
      purposes: ['APP_FUNCTIONALITY'],
      data_protections: ['DATA_LINKED_TO_YOU'],
    },
    {
      category: 'PHOTOS_OR_VIDEOS',
      purposes: ['APP_FUNCTIONALITY'],
      data_protections: ['DATA_LINKED_TO_YOU'],
    },
    {
      category: 'PRODUCT_INTERACTION',
      purposes: ['ANALYTICS', 'APP_FUNCTIONALITY'],
      data_protections: ['DATA_LINKED_TO_YOU'],
    },
  ])
  const all: { category: string; purposes: string[]; data_protections: string[] }[] = JSON.parse(
    appPrivacyDetails(appleAnswers(projectItems)),
  )
  const categories = all.map(({ category }) => category)
  expect(categories).toEqual([...new Set(categories)].toSorted())
  expect(categories.filter(name => !wordsOfFastlane.categories.includes(name))).toEqual([])
  for (const usage of all) {
    expect(Object.keys(usage)).toEqual(['category', 'purposes', 'data_protections'])
    expect(wordsOfFastlane.purposes).toEqual(expect.arrayContaining(usage.purposes))
    expect(wordsOfFastlane.protections).toEqual(expect.arrayContaining(usage.data_protections))
  }
})

it('who collects nothing says so', () => {
  const nothing = appleAnswers([])
  expect(JSON.parse(appPrivacyDetails(nothing))).toEqual([
    { data_protections: ['DATA_NOT_COLLECTED'] },
  ])
  expect(privacyManifest(nothing)).toContain('<key>NSPrivacyCollectedDataTypes</key>\n  <array/>')
})

it('items of one type are one answer, linked where one of them is, and what fastlane cannot say is named', () => {
  const [image] = itemsOf('images')
  if (!image) throw new Error('The project’s table holds no images.')
  const answers = appleAnswers([
    { ...image, apple: ['Hands'], isLinked: false, purposes: ['analyze'] },
    { ...image, apple: ['Hands', 'Name'] },
  ])
  expect(answers).toEqual([
    { type: 'Name', purposes: ['AppFunctionality'], isLinked: true },
    { type: 'Hands', purposes: ['Analytics', 'AppFunctionality'], isLinked: true },
  ])
  expect(typesWithoutFastlane(answers)).toEqual(['Hands'])
})
