/** What a kit does that sends personal data to its provider. */
export type KitUse = 'analysis' | 'crash reports' | 'purchases' | 'login' | 'push' | 'advertising'

/** Who distributes packages: each has its own names. */
export type Ecosystem = 'swift' | 'cocoapods' | 'maven' | 'npm' | 'pub'

/** A kit that apps contain and that sends personal data to somebody else. */
export interface Kit {
  /** Names its finding; stays. */
  readonly key: string
  readonly name: string
  readonly uses: readonly KitUse[]
  /** Who receives the data, by each name that a company may write in its list of processors. */
  readonly providers: readonly [string, ...string[]]
  /**
   * Its packages. A name that ends with `*` stands for all that begin so. A Swift package is named by the owner and the
   * name of its repository, one of Maven by group and name, a plugin of Gradle by its id.
   */
  readonly packages: Partial<Record<Ecosystem, readonly string[]>>
  /** Where the provider documents the kit. */
  readonly source: string
}

const firebase = 'https://firebase.google.com/docs/ios/app-store-data-collection'

/** The kits that the launch check knows. */
export const kits: readonly Kit[] = [
  {
    key: 'firebase',
    name: 'Firebase (the list does not say which of its products)',
    uses: ['analysis', 'crash reports', 'login', 'push'],
    providers: ['Google', 'Firebase'],
    packages: { swift: ['firebase/firebase-ios-sdk', 'google/googleappmeasurement'] },
    source: firebase,
  },
  {
    key: 'firebase-analytics',
    name: 'Google Analytics for Firebase',
    uses: ['analysis'],
    providers: ['Google', 'Firebase'],
    packages: {
      cocoapods: ['FirebaseAnalytics*', 'Firebase/Analytics*', 'GoogleAppMeasurement*'],
      maven: [
        'com.google.firebase:firebase-analytics*',
        'com.google.android.gms:play-services-measurement*',
      ],
      npm: ['@react-native-firebase/analytics'],
      pub: ['firebase_analytics*'],
    },
    source: 'https://support.google.com/analytics/answer/10285841',
  },
  {
    key: 'firebase-crashlytics',
    name: 'Firebase Crashlytics',
    uses: ['crash reports'],
    providers: ['Google', 'Firebase'],
    packages: {
      cocoapods: ['FirebaseCrashlytics*', 'Firebase/Crashlytics', 'Crashlytics', 'Fabric'],
      maven: ['com.google.firebase:firebase-crashlytics*', 'com.google.firebase.crashlytics'],
      npm: ['@react-native-firebase/crashlytics'],
      pub: ['firebase_crashlytics*'],
    },
    source: firebase,
  },
  {
    key: 'firebase-performance',
    name: 'Firebase Performance Monitoring',
    uses: ['analysis'],
    providers: ['Google', 'Firebase'],
    packages: {
      cocoapods: ['FirebasePerformance*', 'Firebase/Performance'],
      maven: [
        'com.google.firebase:firebase-perf*',
        'com.google.firebase:perf-plugin',
        'com.google.firebase.firebase-perf',
      ],
      npm: ['@react-native-firebase/perf'],
      pub: ['firebase_performance*'],
    },
    source: firebase,
  },
  {
    key: 'firebase-messaging',
    name: 'Firebase Cloud Messaging',
    uses: ['push'],
    providers: ['Google', 'Firebase'],
    packages: {
      cocoapods: ['FirebaseMessaging*', 'Firebase/Messaging'],
      maven: ['com.google.firebase:firebase-messaging*'],
      npm: ['@react-native-firebase/messaging'],
      pub: ['firebase_messaging*'],
    },
    source: firebase,
  },
  {
    key: 'firebase-authentication',
    name: 'Firebase Authentication',
    uses: ['login'],
    providers: ['Google', 'Firebase'],
    packages: {
      cocoapods: ['FirebaseAuth', 'Firebase/Auth'],
      maven: ['com.google.firebase:firebase-auth*', 'com.firebaseui:firebase-ui-auth'],
      npm: ['@react-native-firebase/auth'],
      pub: ['firebase_auth*'],
    },
    source: firebase,
  },
  {
    key: 'google-sign-in',
    name: 'Sign in with Google',
    uses: ['login'],
    providers: ['Google'],
    packages: {
      swift: ['google/googlesignin-ios'],
      cocoapods: ['GoogleSignIn*'],
      maven: [
        'com.google.android.gms:play-services-auth',
        'com.google.android.libraries.identity.googleid:googleid',
      ],
      npm: ['@react-native-google-signin/google-signin'],
      pub: ['google_sign_in*'],
    },
    source: 'https://developers.google.com/identity/sign-in/ios/start-integrating',
  },
  {
    key: 'google-mobile-ads',
    name: 'Google Mobile Ads',
    uses: ['advertising'],
    providers: ['Google', 'AdMob'],
    packages: {
      swift: ['googleads/swift-package-manager-google-mobile-ads'],
      cocoapods: ['Google-Mobile-Ads-SDK'],
      maven: [
        'com.google.android.gms:play-services-ads',
        'com.google.android.gms:play-services-ads-lite',
      ],
      npm: ['react-native-google-mobile-ads'],
      pub: ['google_mobile_ads'],
    },
    source: 'https://developers.google.com/admob/ios/data-disclosure',
  },
  {
    key: 'store-purchases',
    name: 'In-app purchase of the stores',
    uses: ['purchases'],
    providers: ['Apple', 'Google', 'App Store'],
    packages: {
      maven: ['com.android.billingclient:billing*'],
      npm: ['react-native-iap', 'expo-iap'],
      pub: ['in_app_purchase*'],
    },
    source: 'https://developer.android.com/google/play/billing',
  },
  {
    key: 'apple-sign-in',
    name: 'Sign in with Apple',
    uses: ['login'],
    providers: ['Apple'],
    packages: {
      npm: ['@invertase/react-native-apple-authentication', 'expo-apple-authentication'],
      pub: ['sign_in_with_apple*'],
    },
    source: 'https://developer.apple.com/sign-in-with-apple/',
  },
  {
    key: 'facebook',
    name: 'Facebook SDK',
    uses: ['login', 'analysis', 'advertising'],
    providers: ['Meta', 'Facebook'],
    packages: {
      swift: ['facebook/facebook-ios-sdk'],
      cocoapods: ['FBSDK*', 'FBAudienceNetwork', 'FBAEMKit'],
      maven: ['com.facebook.android:*'],
      npm: ['react-native-fbsdk-next'],
      pub: ['flutter_facebook_auth*', 'facebook_app_events'],
    },
    source: 'https://developers.facebook.com/docs/ios/',
  },
  {
    key: 'sentry',
    name: 'Sentry',
    uses: ['crash reports'],
    providers: ['Sentry', 'Functional Software'],
    packages: {
      swift: ['getsentry/sentry-cocoa*'],
      cocoapods: ['Sentry*', 'RNSentry'],
      maven: ['io.sentry:*', 'io.sentry.android.gradle'],
      npm: ['@sentry/*', 'sentry-expo'],
      pub: ['sentry', 'sentry_*'],
    },
    source: 'https://docs.sentry.io/security-legal-pii/security/mobile-privacy/',
  },
  {
    key: 'bugsnag',
    name: 'BugSnag',
    uses: ['crash reports'],
    providers: ['SmartBear', 'Bugsnag'],
    packages: {
      swift: ['bugsnag/bugsnag-cocoa*'],
      cocoapods: ['Bugsnag*'],
      maven: ['com.bugsnag:*', 'com.bugsnag.android.gradle'],
      npm: ['@bugsnag/*'],
      pub: ['bugsnag_flutter*'],
    },
    source: 'https://docs.bugsnag.com/platforms/ios/',
  },
  {
    key: 'datadog',
    name: 'Datadog',
    uses: ['analysis', 'crash reports'],
    providers: ['Datadog'],
    packages: {
      swift: ['datadog/dd-sdk-ios'],
      cocoapods: ['Datadog*'],
      maven: ['com.datadoghq:*'],
      npm: ['@datadog/*'],
      pub: ['datadog_*'],
    },
    source: 'https://docs.datadoghq.com/real_user_monitoring/',
  },
  {
    key: 'mixpanel',
    name: 'Mixpanel',
    uses: ['analysis'],
    providers: ['Mixpanel'],
    packages: {
      swift: ['mixpanel/mixpanel-*'],
      cocoapods: ['Mixpanel*'],
      maven: ['com.mixpanel.android:*'],
      npm: ['mixpanel-react-native', 'mixpanel-browser'],
      pub: ['mixpanel_flutter'],
    },
    source: 'https://docs.mixpanel.com/docs/tracking-methods',
  },
  {
    key: 'amplitude',
    name: 'Amplitude',
    uses: ['analysis'],
    providers: ['Amplitude'],
    packages: {
      swift: ['amplitude/*'],
      cocoapods: ['Amplitude*'],
      maven: ['com.amplitude:*'],
      npm: ['@amplitude/*'],
      pub: ['amplitude_flutter'],
    },
    source: 'https://amplitude.com/docs/sdks',
  },
  {
    key: 'posthog',
    name: 'PostHog',
    uses: ['analysis'],
    providers: ['PostHog'],
    packages: {
      swift: ['posthog/posthog-ios'],
      cocoapods: ['PostHog*'],
      maven: ['com.posthog:*'],
      npm: ['posthog-react-native', 'posthog-js'],
      pub: ['posthog_flutter'],
    },
    source: 'https://posthog.com/docs/libraries',
  },
  {
    key: 'segment',
    name: 'Segment',
    uses: ['analysis'],
    providers: ['Segment', 'Twilio'],
    packages: {
      swift: ['segmentio/analytics-*'],
      cocoapods: ['Analytics', 'Segment*'],
      maven: ['com.segment.analytics.*'],
      npm: ['@segment/*'],
    },
    source: 'https://segment.com/docs/connections/sources/',
  },
  {
    key: 'revenuecat',
    name: 'RevenueCat',
    uses: ['purchases'],
    providers: ['RevenueCat'],
    packages: {
      swift: ['revenuecat/*'],
      cocoapods: ['RevenueCat*', 'PurchasesHybridCommon*', 'RNPurchases*'],
      maven: ['com.revenuecat.purchases:*'],
      npm: ['react-native-purchases*'],
      pub: ['purchases_flutter', 'purchases_ui_flutter'],
    },
    source:
      'https://www.revenuecat.com/docs/platform-resources/apple-platform-resources/apple-app-privacy',
  },
  {
    key: 'adapty',
    name: 'Adapty',
    uses: ['purchases', 'analysis'],
    providers: ['Adapty'],
    packages: {
      swift: ['adaptyteam/*'],
      cocoapods: ['Adapty*'],
      maven: ['io.adapty:*'],
      npm: ['react-native-adapty'],
      pub: ['adapty_flutter'],
    },
    source: 'https://adapty.io/docs/',
  },
  {
    key: 'onesignal',
    name: 'OneSignal',
    uses: ['push'],
    providers: ['OneSignal'],
    packages: {
      swift: ['onesignal/*'],
      cocoapods: ['OneSignal*'],
      maven: ['com.onesignal:*'],
      npm: ['react-native-onesignal', 'onesignal-expo-plugin'],
      pub: ['onesignal_flutter'],
    },
    source: 'https://documentation.onesignal.com/docs/en/apple-app-privacy-requirements',
  },
  {
    key: 'braze',
    name: 'Braze',
    uses: ['push', 'analysis'],
    providers: ['Braze'],
    packages: {
      swift: ['braze-inc/*'],
      cocoapods: ['Braze*'],
      maven: ['com.braze:*'],
      npm: ['@braze/*'],
      pub: ['braze_plugin'],
    },
    source: 'https://www.braze.com/docs/developer_guide/home',
  },
  {
    key: 'expo-notifications',
    name: 'Expo push notifications',
    uses: ['push'],
    providers: ['Expo', '650 Industries'],
    packages: { npm: ['expo-notifications'] },
    source: 'https://docs.expo.dev/push-notifications/overview/',
  },
  {
    key: 'auth0',
    name: 'Auth0',
    uses: ['login'],
    providers: ['Okta', 'Auth0'],
    packages: {
      swift: ['auth0/*'],
      cocoapods: ['Auth0', 'A0Auth0'],
      maven: ['com.auth0.android:*'],
      npm: ['react-native-auth0'],
      pub: ['auth0_flutter*'],
    },
    source: 'https://auth0.com/docs/libraries',
  },
  {
    key: 'supabase',
    name: 'Supabase',
    uses: ['login'],
    providers: ['Supabase'],
    packages: {
      swift: ['supabase/*', 'supabase-community/*'],
      cocoapods: ['Supabase'],
      maven: ['io.github.jan-tennert.supabase:*'],
      npm: ['@supabase/*'],
      pub: ['supabase', 'supabase_*', 'gotrue'],
    },
    source: 'https://supabase.com/docs/guides/auth',
  },
  {
    key: 'adjust',
    name: 'Adjust',
    uses: ['advertising', 'analysis'],
    providers: ['Adjust', 'AppLovin'],
    packages: {
      swift: ['adjust/*'],
      cocoapods: ['Adjust*'],
      maven: ['com.adjust.sdk:*'],
      npm: ['react-native-adjust'],
      pub: ['adjust_sdk'],
    },
    source: 'https://dev.adjust.com/en/sdk/',
  },
  {
    key: 'appsflyer',
    name: 'AppsFlyer',
    uses: ['advertising', 'analysis'],
    providers: ['AppsFlyer'],
    packages: {
      swift: ['appsflyersdk/*'],
      cocoapods: ['AppsFlyer*'],
      maven: ['com.appsflyer:*'],
      npm: ['react-native-appsflyer'],
      pub: ['appsflyer_sdk'],
    },
    source: 'https://dev.appsflyer.com/hc/docs/getting-started',
  },
  {
    key: 'branch',
    name: 'Branch',
    uses: ['advertising', 'analysis'],
    providers: ['Branch Metrics', 'Branch'],
    packages: {
      swift: ['branchmetrics/*'],
      cocoapods: ['Branch', 'BranchSDK'],
      maven: ['io.branch.sdk.android:*'],
      npm: ['react-native-branch'],
      pub: ['flutter_branch_sdk'],
    },
    source: 'https://help.branch.io/developers-hub/docs/',
  },
  {
    key: 'applovin',
    name: 'AppLovin MAX',
    uses: ['advertising'],
    providers: ['AppLovin'],
    packages: {
      swift: ['applovin/*'],
      cocoapods: ['AppLovin*'],
      maven: ['com.applovin:*'],
      npm: ['react-native-applovin-max'],
      pub: ['applovin_max'],
    },
    source: 'https://developers.applovin.com/en/max/',
  },
  {
    key: 'unity-ads',
    name: 'Unity Ads',
    uses: ['advertising'],
    providers: ['Unity'],
    packages: {
      cocoapods: ['UnityAds', 'IronSourceSDK'],
      maven: ['com.unity3d.ads:*', 'com.ironsource.sdk:*'],
      pub: ['unity_ads_plugin'],
    },
    source: 'https://docs.unity.com/ads',
  },
]

/** The kit that a package belongs to; undefined for one that the table does not name. */
export function kitOf(ecosystem: Ecosystem, name: string): Kit | undefined {
  const wanted = name.toLowerCase()
  const stands = (written: string) => {
    const pattern = written.toLowerCase()
    return pattern.endsWith('*') ? wanted.startsWith(pattern.slice(0, -1)) : wanted === pattern
  }
  return kits.find(kit => kit.packages[ecosystem]?.some(stands))
}

/** Whether the name of a company in a list of processors is one of a kit's provider. */
export function isProvider(kit: Kit, companyName: string): boolean {
  const words = (text: string) =>
    ` ${
      text
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ') ?? ''
    } `
  const name = words(companyName)
  return kit.providers.some(provider => name.includes(words(provider)))
}
