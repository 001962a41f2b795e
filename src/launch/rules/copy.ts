import { longCopy } from '../../pages/landing/longCopy.ts'
import { ownedBy, rule } from '../rule.ts'

/** What the landing page says, and whether it has room for it. */
export const copyRules = ownedBy('marketing', [
  rule('copy:long', 'warning', {
    trigger: 'a text of the landing page is too long for its place on a phone',
    why: 'A word breaks anywhere, or a line becomes two where the design has one.',
    fix: 'Write it shorter, or say where the word may break, with a soft hyphen: "\\u00AD" in double quotes.',
    find: ({ site }) =>
      longCopy(site).map(({ key, language, message, location }) => ({
        ...{ suffix: `:${key}.${language}`, message, location },
      })),
  }),
])
