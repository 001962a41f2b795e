import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import launchCheck from '../../../scripts/launch-check/launch-check.ts'
import { findingsOf } from '../../../src/company/launch/rule.ts'
import { appPackageRules } from '../../../src/company/launch/rules/appPackages.ts'
import { readAppPackages } from '../../../src/company/packages/appPackages.ts'
import { kits } from '../../../src/company/packages/kits.ts'
import type { ProcessorKind } from '../../../src/company/schema/processors.ts'
import type { SiteConfig } from '../../../src/company/schema/siteSchema.ts'
import { callOn } from '../../sites/callCommand.ts'
import { finished, withSite } from '../launch/launchSituation.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** An app's folder with these files. */
function appWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'app-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** The packages of an app's only list, as `name line`. */
function packagesOf(name: string, content: string): readonly string[] {
  const { lists } = readAppPackages(appWith({ [name]: content }))
  return lists.flatMap(({ packages }) => packages.map(entry => `${entry.name} ${entry.line}`))
}

/** What the check finds in an app, as `place: message`, with places below the app's folder. */
function found(folder: string, change: Partial<SiteConfig> = {}): readonly string[] {
  const situation = { ...withSite(change), appPackages: readAppPackages(folder) }
  const place = `${relative(process.cwd(), folder)}/`
  return appPackageRules
    .flatMap(rule => findingsOf(rule, situation))
    .map(({ location, message }) => `${location}: ${message}`.replaceAll(place, ''))
}

describe('lists of packages', () => {
  it('Package.resolved names repositories, in each of its versions', () => {
    const first = `{
  "object": { "pins": [
    { "package": "Sentry",
      "repositoryURL": "https://github.com/getsentry/sentry-cocoa.git" }
  ] },
  "version": 1
}`
    expect(packagesOf('Package.resolved', first)).toEqual(['getsentry/sentry-cocoa 3'])
    const third = `{
  "originHash": "0",
  "pins": [
    {
      "identity": "googlesignin-ios",
      "location": "git@github.com:google/GoogleSignIn-iOS"
    },
    {
      "identity": "mona.linkedlist",
      "location": ""
    }
  ],
  "version": 3
}`
    expect(packagesOf('Package.resolved', third)).toEqual([
      'google/googlesignin-ios 5',
      'mona/linkedlist 9',
    ])
  })

  it('Podfile.lock names pods, also those in quotes, and what they need not twice', () => {
    const text = `PODS:
  - FirebaseAnalytics (11.0.0):
    - FirebaseCore (~> 11.0)
  - "NSData+zlib (1.0)"

DEPENDENCIES:
  - FirebaseAnalytics
`
    expect(packagesOf('Podfile.lock', text)).toEqual(['FirebaseAnalytics 2', 'NSData+zlib 4'])
  })

  it('a version catalog names libraries in every notation, and plugins', () => {
    const text = `[versions]
firebase = "33.0.0"

[libraries]
billing = "com.android.billingclient:billing:7.0.0"
analytics = { group = "com.google.firebase", name = "firebase-analytics" }
messaging = { module = "com.google.firebase:firebase-messaging", version.ref = "firebase" }

[plugins]
billing = { id = "com.google.firebase.crashlytics", version = "3.0.0" }
`
    expect(packagesOf('gradle/libs.versions.toml', text)).toEqual([
      'com.android.billingclient:billing 5',
      'com.google.firebase:firebase-analytics 6',
      'com.google.firebase:firebase-messaging 7',
      'com.google.firebase.crashlytics 10',
    ])
  })

  it('gradle.lockfile names modules, without those of tests alone', () => {
    const text = `# This is a Gradle generated file for dependency locking.
com.google.firebase:firebase-auth:23.0.0=debugUnitTestRuntimeClasspath,releaseRuntimeClasspath
junit:junit:4.13.2=debugUnitTestRuntimeClasspath
org.mockito:mockito-core:5.12.0=testDebugRuntimeClasspath,testReleaseRuntimeClasspath
com.revenuecat.purchases:purchases:8.0.0=latestReleaseRuntimeClasspath
empty=annotationProcessor
`
    expect(packagesOf('app/gradle.lockfile', text)).toEqual([
      'com.google.firebase:firebase-auth 2',
      'com.revenuecat.purchases:purchases 5',
    ])
  })

  it('package-lock.json names packages at any depth, without those for developers', () => {
    const third = `{
  "lockfileVersion": 3,
  "packages": {
    "": { "dependencies": { "@sentry/react-native": "^8" } },
    "node_modules/@sentry/react-native": {},
    "node_modules/@sentry/react-native/node_modules/uuid": {},
    "node_modules/vitest": { "dev": true }
  }
}`
    expect(packagesOf('package-lock.json', third)).toEqual(['@sentry/react-native 5', 'uuid 6'])
    const first = `{
  "lockfileVersion": 1,
  "dependencies": {
    "expo-notifications": {
      "dependencies": {
        "uuid": {}
      }
    },
    "vitest": { "dev": true }
  }
}`
    expect(packagesOf('package-lock.json', first)).toEqual(['expo-notifications 4', 'uuid 6'])
  })

  it('pubspec.lock names packages, without the SDK and those for developers', () => {
    const text = `packages:
  flutter_test:
    dependency: "direct dev"
    description: flutter
    source: sdk
    version: "0.0.0"
  purchases_flutter:
    dependency: "direct main"
    description:
      name: purchases_flutter
    source: hosted
    version: "8.0.0"
  uuid:
    dependency: transitive
    source: hosted
sdks:
  dart: ">=3.4.0 <4.0.0"
`
    expect(packagesOf('pubspec.lock', text)).toEqual(['purchases_flutter 7', 'uuid 13'])
  })

  it('are found wherever the app keeps them, and not among what tools put there', () => {
    const lock = 'PODS:\n  - Sentry (8.0.0)\n'
    const folder = appWith({
      'ios/Podfile.lock': lock,
      'node_modules/some-kit/ios/Podfile.lock': lock,
      'ios/Pods/Podfile.lock': lock,
      'web/yarn.lock': '',
      'web/pnpm-lock.yaml': '',
      'web/bun.lock': '',
      'ios/Cartfile.resolved': '',
    })
    const { lists, unread } = readAppPackages(folder)
    const below = (file: string) => relative(folder, file)
    expect(lists.map(({ file }) => below(file))).toEqual(['ios/Podfile.lock'])
    expect(unread.map(below).toSorted()).toEqual([
      'ios/Cartfile.resolved',
      'web/bun.lock',
      'web/pnpm-lock.yaml',
      'web/yarn.lock',
    ])
  })
})

describe('kits in an app', () => {
  const pods = 'PODS:\n  - Alamofire (5.9.0)\n  - RevenueCat (5.0.0)\n  - Sentry (8.0.0)\n'
  const [processor] = finished.site.config.processors
  if (!processor) throw new Error('The finished site lists no processors.')

  it('that no processor stands for are named with line, provider and source', () => {
    const folder = appWith({
      'ios/Podfile.lock': pods,
      'package-lock.json': '{ "packages": { "node_modules/@sentry/browser": {} } }',
    })
    expect(found(folder)).toEqual([
      'package-lock.json: The app contains Sentry, for crash reports, and no processor stands for it: Sentry (https://docs.sentry.io/security-legal-pii/security/mobile-privacy/). It is in ios/Podfile.lock:4 as well.',
      'ios/Podfile.lock:3: The app contains RevenueCat, for purchases, and no processor stands for it: RevenueCat (https://www.revenuecat.com/docs/platform-resources/apple-platform-resources/apple-app-privacy).',
      'ios/Podfile.lock: The check does not know 1 of 3 packages: Alamofire',
    ])
  })

  it.each([
    [
      'React Native',
      'package-lock.json',
      `{
  "packages": {
    "node_modules/@react-native-firebase/app": {},
    "node_modules/@react-native-firebase/analytics": {},
    "node_modules/@react-native-firebase/auth": {},
    "node_modules/@react-native-firebase/crashlytics": {},
    "node_modules/@react-native-firebase/messaging": {},
    "node_modules/@react-native-firebase/perf": {},
    "node_modules/@react-native-google-signin/google-signin": {},
    "node_modules/@sentry/react-native": {},
    "node_modules/expo-apple-authentication": {},
    "node_modules/expo-notifications": {},
    "node_modules/react-native-fbsdk-next": {},
    "node_modules/react-native-google-mobile-ads": {},
    "node_modules/react-native-iap": {},
    "node_modules/react-native-purchases": {}
  }
}`,
      [
        'Google Analytics for Firebase',
        'Firebase Authentication',
        'Firebase Crashlytics',
        'Firebase Cloud Messaging',
        'Firebase Performance Monitoring',
        'Sign in with Google',
        'Sentry',
        'Sign in with Apple',
        'Expo push notifications',
        'Facebook SDK',
        'Google Mobile Ads',
        'In-app purchase of the stores',
        'RevenueCat',
      ],
      '1 of 14 packages: @react-native-firebase/app',
    ],
    [
      'Flutter',
      'pubspec.lock',
      `packages:
  firebase_analytics:
    source: hosted
  firebase_auth_web:
    source: hosted
  firebase_core:
    source: hosted
  firebase_crashlytics:
    source: hosted
  firebase_messaging:
    source: hosted
  google_sign_in:
    source: hosted
  in_app_purchase_storekit:
    source: hosted
  sentry_flutter:
    source: hosted
  sign_in_with_apple:
    source: hosted
`,
      [
        'Google Analytics for Firebase',
        'Firebase Authentication',
        'Firebase Crashlytics',
        'Firebase Cloud Messaging',
        'Sign in with Google',
        'In-app purchase of the stores',
        'Sentry',
        'Sign in with Apple',
      ],
      '1 of 9 packages: firebase_core',
    ],
    [
      'CocoaPods',
      'Podfile.lock',
      `PODS:
  - FBSDKCoreKit (17.0.2)
  - Firebase/Crashlytics (11.0.0)
  - FirebaseAnalytics (11.0.0)
  - FirebaseAuth (11.0.0)
  - FirebaseCore (11.0.0)
  - FirebaseMessaging (11.0.0)
  - Google-Mobile-Ads-SDK (11.10.0)
  - GoogleSignIn (8.0.0)
  - OneSignalXCFramework (5.2.5)
`,
      [
        'Facebook SDK',
        'Firebase Crashlytics',
        'Google Analytics for Firebase',
        'Firebase Authentication',
        'Firebase Cloud Messaging',
        'Google Mobile Ads',
        'Sign in with Google',
        'OneSignal',
      ],
      '1 of 9 packages: FirebaseCore',
    ],
    [
      'Gradle',
      'gradle.lockfile',
      `com.android.billingclient:billing-ktx:7.0.0=releaseRuntimeClasspath
com.facebook.android:facebook-login:17.0.2=releaseRuntimeClasspath
com.google.android.gms:play-services-ads:23.4.0=releaseRuntimeClasspath
com.google.android.gms:play-services-auth:21.2.0=releaseRuntimeClasspath
com.google.firebase:firebase-analytics-ktx:22.1.2=releaseRuntimeClasspath
com.google.firebase:firebase-auth:23.1.0=releaseRuntimeClasspath
com.google.firebase:firebase-common:21.0.0=releaseRuntimeClasspath
com.google.firebase:firebase-crashlytics:19.2.0=releaseRuntimeClasspath
com.google.firebase:firebase-messaging:24.0.3=releaseRuntimeClasspath
io.sentry:sentry-android-core:7.16.0=releaseRuntimeClasspath
`,
      [
        'In-app purchase of the stores',
        'Facebook SDK',
        'Google Mobile Ads',
        'Sign in with Google',
        'Google Analytics for Firebase',
        'Firebase Authentication',
        'Firebase Crashlytics',
        'Firebase Cloud Messaging',
        'Sentry',
      ],
      '1 of 10 packages: com.google.firebase:firebase-common',
    ],
    [
      'Swift',
      'Package.resolved',
      `{ "pins": [
  { "identity": "a", "location": "https://github.com/Alamofire/Alamofire.git" },
  { "identity": "b", "location": "https://github.com/facebook/facebook-ios-sdk" },
  { "identity": "c", "location": "https://github.com/firebase/firebase-ios-sdk" },
  { "identity": "d", "location": "https://github.com/getsentry/sentry-cocoa" },
  { "identity": "e", "location": "https://github.com/google/GoogleSignIn-iOS" },
  { "identity": "f", "location": "https://github.com/RevenueCat/purchases-ios-spm.git" }
], "version": 3 }`,
      [
        'Facebook SDK',
        'Firebase (the list does not say which of its products)',
        'Sentry',
        'Sign in with Google',
        'RevenueCat',
      ],
      '1 of 6 packages: alamofire/alamofire',
    ],
  ])('an app made with %s has each of its kits named', (_, file, list, names, unknown) => {
    const messages = found(appWith({ [file]: list }), { processors: [] })
    const named = messages.flatMap(text => {
      const [, name] = /The app contains (.+?), for /.exec(text) ?? []
      return name === undefined ? [] : [name]
    })
    expect(named).toEqual(names)
    expect(messages.at(-1)).toBe(`${file}: The check does not know ${unknown}`)
  })

  it('are settled by a processor of that name, for that work, as long as it processes data', () => {
    const folder = appWith({ 'Podfile.lock': pods })
    const named = (name: string, kind: ProcessorKind = 'other', until?: string) =>
      found(folder, {
        processors: [{ ...processor, kind, name, ...(until && { until }) }],
      }).some(text => text.includes('Sentry'))
    expect(named('Functional Software, Inc. (Sentry)')).toBe(false)
    expect(named('Sentry', 'analytics')).toBe(false)
    expect(named('Sentry', 'mail')).toBe(true)
    expect(named('Sentryville GmbH')).toBe(true)
    expect(named('Functional Software, Inc.', 'ai-chat')).toBe(true)
    expect(named('Functional Software, Inc.', 'other', '2025-01-01')).toBe(true)
  })

  it('for advertising contradict a company that shares nothing for it', () => {
    const folder = appWith({
      'pubspec.lock': 'packages:\n  google_mobile_ads:\n    source: hosted\n',
    })
    const contradiction =
      'pubspec.lock:2: The app contains Google Mobile Ads, which serves advertising, and california.sharing says none'
    expect(found(folder)).toContain(contradiction)
    expect(found(folder, { california: {} })).not.toContain(contradiction)
  })

  it('have a key of their own each, and a source', () => {
    expect(new Set(kits.map(({ key }) => key)).size).toBe(kits.length)
    expect(kits.filter(({ source }) => !source.startsWith('https://'))).toEqual([])
  })
})

describe('npm run launch-check -- --app', () => {
  const check = callOn(launchCheck)
  const onFinished = (place: string) => check('tests/sites/finished', '--app', place)

  it('puts what the app contains into the report', async () => {
    const folder = appWith({ 'Podfile.lock': 'PODS:\n  - Sentry (8.0.0)\n' })
    const { output } = await onFinished(folder)
    expect(output).toContain('The app contains Sentry, for crash reports')
    expect(output).toContain('Podfile.lock:2  (app-packages:processor.sentry)')
  })

  it('says in a sentence, by file and line, what is wrong with every list', async () => {
    const folder = appWith({
      'a/Podfile.lock': 'PODS:\n  - Sentry (8.0.0)\n<<<<<<< ours\n',
      'b/Package.resolved': '{ "pins": [\n  { "identity": ]\n',
      'c/libs.versions.toml': '[libraries]\nkit = "a:b:1"\nkit = \n',
      'd/package-lock.json': '[]',
      'e/pubspec.lock': `packages:\n${' '.repeat(1_000_001)}`,
      'f/Podfile.lock/note.txt': '',
    })
    symlinkSync('/etc/hostname', join(folder, 'Podfile.lock'))
    const { code, output } = await onFinished(folder)
    expect(code).toBe(2)
    expect(output.replaceAll(`${relative(process.cwd(), folder)}/`, '').split('\n')).toEqual([
      'The launch check stopped. Correct this and try again:',
      'Podfile.lock: is a link, which may lead anywhere. Name the folder that holds the file itself.',
      'a/Podfile.lock:3: is not a line that CocoaPods writes. Let pod install write it anew.',
      'b/Package.resolved: is not JSON. Let Xcode write it anew.',
      'c/libs.versions.toml:3: is not TOML in this line. Correct it until Gradle reads it.',
      'd/package-lock.json: is not what npm writes. Let it write the file anew.',
      'e/pubspec.lock: has 1000011 bytes, over 1000000. A list of packages is much shorter: name another folder.',
      'f/Podfile.lock: is a folder. Name a file.',
    ])
  })

  it('says so where there is no list, and no folder', async () => {
    const empty = await onFinished(appWith({ 'README.md': '' }))
    expect(empty.output).toContain('holds no list of packages that is read: Package.resolved')
    const missing = await onFinished('no-such-app')
    expect(missing.output).toContain('no-such-app: does not exist. Restore it, or name another.')
  })
})
