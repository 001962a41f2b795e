/** Where hosts of repositories look for it. */
export const securityFile = 'SECURITY.md'

/**
 * `SECURITY.md`, which hosts of repositories show to whoever finds a vulnerability.
 * @param contact the address that `security.txt` names; undefined while there is none
 */
export function securityMarkdown(contact: string | undefined): string {
  const how =
    contact === undefined
      ? [
          'There is no address for reports yet: `contacts.security` in `site/site.ts` names it, here and in',
          '`/.well-known/security.txt`.',
        ]
      : [
          `Please write to [${contact}](mailto:${contact}), the address that \`/.well-known/security.txt\` of the`,
          'site names too. Say what you did, what you saw, and in which version or on which day.',
        ]
  return [
    '# Reporting a vulnerability',
    '',
    ...how,
    '',
    'Do not open a public issue for it, and do not look at the data of others.',
    '',
    '`npm sbom --omit=dev --sbom-format=cyclonedx` lists what is shipped, with versions.',
    'How to check what a site serves is said on the site itself: *How to check this site*.',
    '',
  ].join('\n')
}
