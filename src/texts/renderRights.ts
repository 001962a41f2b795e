import { toString as plainText } from 'mdast-util-to-string'
import type { Localized } from '../languages/languages.ts'
import { type RenderedFact, renderFact } from '../model/factText.ts'
import { fillFacts } from '../model/fillFacts.ts'
import { type Holder, holders, type RightName, rightNames, rights } from '../model/rights.ts'
import type { Site } from '../model/site.ts'
import { statedBy } from './parsedText.ts'
import {
  contentOf,
  contentOfRight,
  messageIn,
  messageSlot,
  type ParsedRights,
  paragraphsIn,
  periodsIn,
} from './rightTexts.ts'

/** A message ready to be sent, its lines ended by "\n". */
export interface RightMessage {
  readonly subject: string
  readonly body: string
  /** Who gets it; left out where the sender chooses, as with a supervisory authority. */
  readonly recipient?: RenderedFact
}

/** A right as worded in a language. */
export interface RightText {
  readonly name: string
  /** What it does, with the provision that gives it. */
  readonly effect: string
  /** When an answer is due. */
  readonly period: string
  readonly message: RightMessage
}

/** What the rights page says in a language, in plain text. */
export interface RightsText {
  readonly description: string
  readonly lead: string
  /** What applies to every request. */
  readonly conditions: string
  readonly holders: Readonly<Record<Holder, { readonly heading: string; readonly who: string }>>
  readonly counting: { readonly heading: string; readonly paragraphs: readonly string[] }
  readonly rights: Readonly<Record<RightName, RightText>>
}

/** The rights in every language. */
export type RightsTexts = Localized<RightsText>

function renderRight(site: Site, { source, document }: ParsedRights, name: RightName): RightText {
  const { language } = source
  const right = rights[name]
  const own = contentOfRight(document, name)
  const { meta, value = '' } = messageIn(own) ?? {}
  const template = messageIn(contentOf(document, 'message'))?.value ?? messageSlot
  return {
    name: plainText(own[0] ?? {}),
    effect: paragraphsIn(own)[0] ?? '',
    period: periodsIn(document)[right.period] ?? '',
    message: {
      subject: meta ?? '',
      body: fillFacts(
        site,
        template.replace(messageSlot, () => value),
        language,
      ),
      ...('contact' in right && { recipient: renderFact(site, right.contact, language) }),
    },
  }
}

/** What the rights page says in a language, from its checked text. */
export function renderRights(site: Site, text: ParsedRights): RightsText {
  const { document } = text
  const [lead = '', conditions = ''] = paragraphsIn(document.introduction)
  const headingOf = (id: string) => document.parts.find(part => part.id === id)?.heading ?? ''
  const holderTexts = holders.map(holder => {
    const [who = ''] = paragraphsIn(contentOf(document, holder))
    return [holder, { heading: headingOf(holder), who }]
  })
  return {
    description: statedBy(text).description,
    ...{ lead, conditions },
    // Every holder and every right has just been visited.
    holders: Object.fromEntries(holderTexts) as RightsText['holders'],
    counting: {
      heading: headingOf('counting'),
      paragraphs: paragraphsIn(contentOf(document, 'counting')),
    },
    rights: Object.fromEntries(
      rightNames.map(name => [name, renderRight(site, text, name)]),
    ) as RightsText['rights'],
  }
}
