/** A field that an earlier release had under another name. */
interface RenamedField {
  /** The path in earlier releases: `appStoreUrl`. */
  readonly former: string
  /** The path of today; left out where nothing takes its place. */
  readonly present?: string
  /** What to do where nothing takes its place, as an order. */
  readonly instead?: string
}

/**
 * Every field of `site.yaml` that was renamed since the first release with that file. The messages about unknown
 * fields read from it, and docs/fields.md shows it: a renamed field gets a row, and no row is taken out.
 */
export const renamedFields: readonly RenamedField[] = [
  { former: 'contacts', present: 'contact' },
  { former: 'contacts.dataProtectionOfficer', present: 'contact.dpo' },
  { former: 'contact.dataProtectionOfficer', present: 'contact.dpo' },
  { former: 'appStoreUrl', present: 'app.appStore' },
  { former: 'appStoreBadge', present: 'app.appStoreBadge' },
  { former: 'googlePlayUrl', present: 'app.googlePlay' },
  { former: 'googlePlayBadge', present: 'app.googlePlayBadge' },
  {
    former: 'publishedOn',
    instead: 'Remove it: npm run legal -- publish notes the day in each version',
  },
]

/** What to write in place of a field that an earlier release had; undefined where no release had it. */
export function renameRemedy(path: string): string | undefined {
  const renamed = renamedFields.find(({ former }) => former === path)
  if (!renamed) return undefined
  const { present, instead } = renamed
  return instead ?? `It is called "${present}" since a later release: give it this name`
}
