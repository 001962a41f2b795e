import type { Code, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { Language, Localized } from '../languages/languages.ts'
import { type RenderedFact, renderFact } from '../model/factText.ts'
import { fillFacts } from '../model/fillFacts.ts'
import {
  answerPeriods,
  type Holder,
  holders,
  type RightName,
  rightNames,
  rights,
  rightsOf,
} from '../model/rights.ts'
import type { Site, TextFile } from '../model/site.ts'
import { yamlText } from './frontMatter.ts'
import { parseText } from './parseText.ts'
import { divideAtHeadings, type TextBody } from './sections.ts'
import { isFaulty, type ParsedText, reportAt, statedBy } from './text.ts'

const entries = { description: yamlText }

/** The rights of a language after parsing. */
interface ParsedRights extends ParsedText<typeof entries> {
  readonly document: TextBody
}

/** The ids that a text of the rights has, in their order. */
const outline: readonly string[] = [
  ...holders.flatMap(holder => [holder, ...rightsOf(holder)]),
  ...['counting', 'periods', 'message'],
]

/** Stands in the message for what a right asks for. */
const messageSlot = '…'

/** What follows a heading of the second rank. */
function contentOf({ sections }: TextBody, id: string): readonly RootContent[] {
  return sections.find(part => part.id === id)?.content ?? []
}

/** The heading of a right with what follows it, up to the next one. */
function contentOfRight(text: TextBody, name: RightName): readonly RootContent[] {
  const nodes = contentOf(text, rights[name].holder)
  const isHeading = ({ type }: RootContent) => type === 'heading'
  const start = nodes.findIndex(
    node => node.type === 'heading' && node.data?.hProperties?.id === name,
  )
  const end = nodes.findIndex((node, index) => index > start && isHeading(node))
  return start === -1 ? [] : nodes.slice(start, end === -1 ? undefined : end)
}

/** The paragraphs among nodes, in plain text. */
function paragraphsIn(nodes: readonly RootContent[]): readonly string[] {
  return nodes.flatMap(node => (node.type === 'paragraph' ? plainText(node) : []))
}

/** The first fenced block among nodes: a message, whose subject follows the fence. */
function messageIn(nodes: readonly RootContent[]): Code | undefined {
  return nodes.find(node => node.type === 'code')
}

/** The periods of the list whose items begin with their keys in bold: "**gdpr:** within …". */
function periodsIn(text: TextBody): Partial<Record<string, string>> {
  const nodes = contentOf(text, 'periods')
  const items = nodes.flatMap(node => (node.type === 'list' ? node.children : []))
  return Object.fromEntries(
    items.map(item => {
      const [key = '', ...words] = plainText(item).split(':')
      return [key, words.join(':').trim()]
    }),
  )
}

function checkOutline({ source, tree, document: { ids } }: ParsedRights): void {
  const differing = outline.findIndex((id, index) => ids[index] !== id)
  if (differing === -1 && ids.length === outline.length) return
  // Otherwise the fault follows the last heading there has to be.
  const wrong = differing === -1 ? outline.length : differing
  const heading = tree.children.filter(({ type }) => type === 'heading')[wrong]
  const message = `"${ids[wrong] ?? 'the end'}" is where "${outline[wrong] ?? 'the end'}" belongs. Write the headings in the order of src/model/rights.ts, with #counting, #periods and #message after them`
  reportAt(source, heading ?? tree, message)
}

function checkWords({ source, tree, document }: ParsedRights): void {
  const report = (id: string, message: string) => {
    reportAt(source, document.sections.find(part => part.id === id)?.node ?? tree, message)
  }
  const periods = periodsIn(document)
  for (const period of answerPeriods) {
    if (periods[period]) continue
    report('periods', `the period "${period}" is missing. Add "- **${period}:** …"`)
  }
  if (!messageIn(contentOf(document, 'message'))?.value.includes(messageSlot)) {
    const remedy = 'Write one between ```message and ```'
    report('message', `there is no message with a line "${messageSlot}". ${remedy}`)
  }
  for (const name of rightNames) {
    const own = contentOfRight(document, name)
    if (messageIn(own)?.meta && paragraphsIn(own).length === 1) continue
    const remedy = 'Write one paragraph, then ```message with the subject, the text, and ```'
    reportAt(source, own[0] ?? tree, `the right "${name}" is incomplete. ${remedy}`)
  }
}

/** Parses the rights of a language and checks that every right has its words. */
export function parseRights(site: Site, language: Language, file: TextFile): ParsedRights {
  const text = parseText(site, file, { language, entries })
  const parsed = { ...text, document: divideAtHeadings(text.source, text.tree) }
  if (!isFaulty(text.source)) checkOutline(parsed)
  if (!isFaulty(text.source)) checkWords(parsed)
  return parsed
}

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
  const headingOf = (id: string) => document.sections.find(part => part.id === id)?.heading ?? ''
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
