import type { PublishedVersion } from '../../src/legal/versions/publishedVersion.ts'

/** A published version of the privacy policy with one short section, in English. */
export function publishedPolicy(
  version: string,
  publishedOn: string,
  effective: string,
  { isEditorial = false } = {},
): PublishedVersion {
  return {
    ...{ document: 'privacy-policy', version, publishedOn, effective, isEditorial },
    texts: {
      en: {
        file: `versions/privacy-policy/${version}/en.md`,
        frontMatter: {
          ...{ title: 'Privacy Policy', description: 'What is processed.', version },
          ...{ publishedOn, effective, languages: ['en'] },
        },
        body: '## Who we are {#company}\n\n> We are we.\n\nA company.\n',
      },
    },
  }
}
