import { type FileChild, HeadingLevel, Paragraph } from 'docx'
import type { RootContent } from 'mdast'
import { fillMessage, type Language, type MessageKey } from '../../languages/index.ts'
import { type FactKey, renderFact, type Site } from '../../model/index.ts'
import { blocks as factBlocks, factNode, tableOf } from '../factNodes.ts'
import type { Section } from '../sections.ts'
import { copyTree, walkNodes } from '../trees.ts'
import { blocks, wordTable } from './blocks.ts'

/** What a party says of itself, and which fact says it of the provider. */
const statements = [
  ['agreement.name', 'company.legalName'],
  ['agreement.address', 'company.postalAddress'],
  ['agreement.representedBy', undefined],
  ['agreement.contact', 'contact.privacy'],
  ['agreement.officer', 'contact.dpo'],
] as const satisfies readonly (readonly [MessageKey, FactKey | undefined])[]

const signature = [
  ...['agreement.place', 'agreement.date', 'agreement.signatory', 'agreement.signature'],
] as const satisfies readonly MessageKey[]

/** Room to write by hand, in twips. */
const HAND_HEIGHT = 700

/** Sections of the agreement that an annex repeats, numbered as those of the standard contractual clauses. */
const annexes = [
  ['agreement.descriptionAnnex', ['scope', 'retention']],
  ['agreement.measuresAnnex', ['security-measures']],
  ['agreement.processorsAnnex', []],
] as const satisfies readonly (readonly [MessageKey, readonly string[]])[]

function heading(text: string, pageBreakBefore = false): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_1, pageBreakBefore })
}

/** A copy whose headings have other ids than the section it is of. */
function repeated(nodes: readonly RootContent[]): RootContent[] {
  const copy = copyTree([...nodes])
  walkNodes({ type: 'root', children: copy }, ({ type, data }) => {
    const properties = type === 'heading' ? data?.hProperties : undefined
    if (properties) properties.id = `annex-${properties.id}`
  })
  return copy
}

/** What makes the agreement one to sign: the parties before its text, the signatures and annexes after it. */
export function agreementParts(
  site: Site,
  language: Language,
  sections: readonly Section[],
): { readonly parties: readonly FileChild[]; readonly end: readonly FileChild[] } {
  const texts = site.messages[language]
  const parties = ['', texts['agreement.controller'], texts['agreement.processor']]
  return {
    parties: [
      heading(texts['agreement.parties']),
      new Paragraph(texts['agreement.standing']),
      wordTable(
        tableOf([
          parties,
          ...statements.map(([label, fact]) => [
            texts[label],
            '',
            fact === undefined ? '' : factNode(renderFact(site, fact, language)),
          ]),
        ]),
        { height: HAND_HEIGHT },
      ),
    ],
    end: [
      heading(texts['agreement.signatures']),
      wordTable(tableOf([parties, ...signature.map(label => [texts[label], '', ''])]), {
        height: HAND_HEIGHT,
      }),
      ...annexes.flatMap(([title, ids], index) => [
        heading(fillMessage(texts[title], { number: String(index + 1) }), true),
        ...(ids.length > 0
          ? sections
              .filter(({ id }) => ids.some(wanted => wanted === id))
              .flatMap(({ content }) => blocks(repeated(content)))
          : blocks([factBlocks['processors.table'](site, language)])),
      ]),
    ],
  }
}
