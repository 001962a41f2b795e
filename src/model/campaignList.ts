import * as v from 'valibot'
import { list, wrongType } from './fields.ts'

const nameRemedy = "Write small letters, digits and hyphens, 40 at most, like 'autumn-poster'"

/** What App Store Connect takes as a token, but for marks that an address would have to encode. */
const tokenForm = /^(?! )[A-Za-z0-9 ._-]{1,30}(?<! )$/

const tokenRemedy =
  "Write up to 30 letters, digits, blanks and . _ -, like 'Autumn poster', with no blank at either end"

/** A link to the store that tells where somebody came from. */
const campaign = v.strictObject({
  name: v.pipe(
    v.string(wrongType("a name like 'autumn-poster'")),
    v.regex(
      /^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
      `is not the name of a campaign. ${nameRemedy}`,
    ),
  ),
  /** As the store's statistics show the campaign; its name unless it is given. */
  token: v.exactOptional(
    v.pipe(
      v.string(wrongType("a token like 'Autumn poster'")),
      v.regex(tokenForm, `is not a token that the store takes. ${tokenRemedy}`),
    ),
  ),
})

/** The campaigns of a company, each with an address of its own. */
export const campaignList = v.pipe(
  v.array(campaign, list("campaigns like { name: 'autumn-poster' }")),
  v.checkItems(
    ({ name }, index, campaigns) => campaigns.findIndex(other => other.name === name) === index,
    'has the name of another campaign. Both would have one address: rename one of them',
  ),
)

/** The company's own number at App Store Connect. */
export const appStoreProvider = v.pipe(
  v.string(wrongType("a text of digits like '123456'")),
  v.regex(
    /^\d{1,20}$/,
    "is not a provider token. Write the digits after pt= in a campaign link from App Store Connect, like '123456'",
  ),
)
