import type { DataItems } from '../data/index.ts'
import { defaultLanguage } from '../languages/index.ts'
import { isOnGooglePlay } from '../schema/index.ts'
import { playTemplateName, type Site, type TextFile } from '../site/index.ts'
import {
  appleAnswers,
  appPrivacyDetails,
  privacyManifest,
  typesWithoutFastlane,
} from './appPrivacy.ts'
import { dataSafetyMarkdown, filledForm, googleAnswers } from './dataSafety.ts'
import { recordOfProcessing } from './recordOfProcessing.ts'
import { listingFiles, type StoreFile } from './storeListing.ts'

/** The names of the files that a company may keep in the repository of its app. */
export const storeFileNames = {
  appPrivacy: 'app_privacy_details.json',
  manifest: 'PrivacyInfo.xcprivacy',
  dataSafety: 'data-safety.csv',
} as const

/** What Google is told; none where the app is not on Google Play. */
function googleFiles(site: Site, items: DataItems, form: TextFile | undefined): StoreFile[] {
  if (!isOnGooglePlay(site.config)) return []
  const answers = googleAnswers(site, items)
  if (!form) return [['data-safety.md', dataSafetyMarkdown(answers)]]
  return [[storeFileNames.dataSafety, filledForm(form.file, form.text, answers)]]
}

/** The record of processing in every language of the documents. */
function recordFiles(site: Site, items: DataItems): StoreFile[] {
  return site.languages.legal.map((language): StoreFile => {
    const suffix = language === defaultLanguage ? '' : `.${language}`
    return [`records-of-processing${suffix}.md`, recordOfProcessing(site, items, language)]
  })
}

/**
 * Everything that the forms of the stores ask for, as files.
 * @param site as it is on its day: its labels are those of the version in force
 * @param form the form for Data safety, where the company has put one into its folder
 * @throws OperatorError where that is not the form
 */
export function storeFiles(
  site: Site,
  items: DataItems,
  form: TextFile | undefined,
): readonly StoreFile[] {
  const answers = appleAnswers(items)
  return [
    ...listingFiles(site),
    [storeFileNames.appPrivacy, appPrivacyDetails(answers)],
    [storeFileNames.manifest, privacyManifest(answers)],
    ...googleFiles(site, items, form),
    ...recordFiles(site, items),
  ]
}

/** What the files cannot say, in sentences. */
export function storeNotes(
  site: Site,
  items: DataItems,
  form: TextFile | undefined,
): readonly string[] {
  const notes: string[] = []
  const unnamed = typesWithoutFastlane(appleAnswers(items))
  if (unnamed.length > 0) {
    notes.push(
      `fastlane has no name for ${unnamed.join(', ')}: answer for them in App Store Connect by hand.`,
    )
  }
  if (site.config.apple.eula === undefined) {
    notes.push(
      'apple.eula is not answered, so no line for the description leads to a license agreement.',
    )
  }
  if (site.config.apple.eula === 'these-terms') {
    notes.push('Paste the Terms of Service into App Store Connect as the license agreement.')
  }
  if (isOnGooglePlay(site.config) && !form) {
    notes.push(
      `data-safety.md has the answers for Google. Export the form from the Play Console to ${site.folder}/${playTemplateName}, and it is filled in.`,
    )
  }
  return notes
}
