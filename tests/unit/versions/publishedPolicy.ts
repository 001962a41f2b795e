import type { TextFile } from '../../../src/company/site/site.ts'
import { writeFrozen } from '../../../src/company/versions/index.ts'

/**
 * A published version of the privacy policy with one short section, in English: an entry of a site's
 * `versions`, its file by its name below the folder of that name.
 */
export function publishedPolicy(
  version: string,
  publishedOn: string,
  effective: string,
  { isEditorial = false } = {},
): readonly [name: string, file: TextFile] {
  const name = `privacy-policy/${version}/en.md`
  const text = writeFrozen(
    {
      title: 'Privacy Policy',
      description: 'What is processed.',
      version,
      publishedOn,
      effective,
      languages: ['en'],
      ...(isEditorial && { editorial: 'Two sentences were made shorter.' }),
    },
    '## Who we are {#company}\n\n> We are we.\n\nA company.\n',
  )
  return [name, { file: `tests/sites/finished/versions/${name}`, text }]
}
