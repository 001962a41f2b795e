import { isOnGooglePlay } from '../../model/stores.ts'
import { duty } from '../duties/duty.ts'
import { applies, doesNotApply, type Judge, type Judgment } from '../duties/judgment.ts'
import { ownedBy, rule } from '../rule.ts'

/** Judges what Google asks of those who offer their app there. */
function onGooglePlay(judgment: Judgment): Judge {
  return config =>
    isOnGooglePlay(config) ? judgment : doesNotApply('The app is not on Google Play.')
}

/** What the second store asks for, and what has to agree with it. */
export const googlePlayRules = ownedBy('marketing', [
  rule('placeholder:googlePlayUrl', 'warning', {
    trigger: 'the app is coming to Google Play, and there is no link',
    why: 'The badge of Google Play says that the app is coming; nobody can get it from here.',
    fix: 'Write the link of the app, https://play.google.com/store/apps/details?id=…, as googlePlayUrl into site/site.ts.',
    field: 'googlePlayUrl',
    find: ({ site: { config } }) =>
      config.googlePlayUrl === 'soon'
        ? [{ message: 'Not supplied: googlePlayUrl [Google Play link]' }]
        : [],
  }),
  duty('google:badge', 'warning', {
    matter: 'Google Play’s own badge',
    statutes: 'Google Play badge guidelines',
    checked: '2026-11-22',
    trigger: 'the app is on Google Play',
    judge: onGooglePlay(
      applies(
        'Google asks for its own artwork, as large as other stores’; the site adds its line on trademarks.',
      ),
    ),
    field: 'googlePlayBadge',
    page: '/',
    settledBy: ({ config }) =>
      config.googlePlayUrl === 'soon' || config.googlePlayBadge !== undefined,
    lack: 'The Google Play badge was drawn for this site',
    fix: 'Download Google’s badge as an SVG file, put it into site/media, and name it as googlePlayBadge in site/site.ts.',
  }),
  duty('google:account-deletion', 'note', {
    matter: 'Web page for deleting accounts',
    statutes: 'Google Play User Data policy, account deletion',
    checked: '2026-11-22',
    trigger: 'the app is on Google Play',
    judge: onGooglePlay(
      applies(
        'The Play Console wants the address of a web page where people ask to have account and data deleted.',
      ),
    ),
    field: 'contacts.privacy',
    page: '/your-rights',
    settledBy: () => false,
    lack: 'The Play Console has to know where accounts are deleted',
    fix: 'Write the address of /your-rights into the form on data safety there, then accept this finding.',
  }),
  duty('google:ai-reports', 'note', {
    matter: 'Reporting generated content in the app',
    statutes: 'Google Play AI-Generated Content policy',
    checked: '2026-11-22',
    trigger: 'the app is on Google Play',
    judge: onGooglePlay(
      applies(
        'Apps that generate content have to let people report what is offensive without leaving the app.',
      ),
    ),
    field: 'reporting',
    page: '/report',
    settledBy: () => false,
    lack: 'The app has to let people report what it generated',
    fix: 'Make sure that it does; this site cannot check it. Then accept this finding.',
  }),
])
