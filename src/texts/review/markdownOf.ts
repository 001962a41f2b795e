import type { NumberedStep } from './changes.ts'
import { compose, type Item, itemsOf } from './compose.ts'
import type { ReviewBlock } from './reviewBlocks.ts'

/**
 * What a review leaves of a paragraph, as Markdown.
 * @param addressOf addresses of links by how Word files write them
 * @param block that it belongs to, if it is not new
 */
export function markdownOf(
  steps: readonly NumberedStep[],
  addressOf: (link: string) => string | undefined,
  block?: ReviewBlock,
): string {
  // What is written at the end of an address that is a fact looks like a part of its link.
  const linksOfFacts = steps.map(({ unit, run }) => unit?.atom?.fact && run?.link)
  const items = itemsOf(steps).map((item): Item => {
    if ('atom' in item) return { ...item, link: item.link && addressOf(item.link) }
    const isOwn = item.link !== undefined && !linksOfFacts.includes(item.link)
    const link = isOwn && item.link ? addressOf(item.link) : undefined
    return { ...item, link, isBold: item.isBold && !block?.isBold }
  })
  const markdown = compose(items)
  return block?.node.type === 'tableCell' ? markdown.replaceAll(/(?<!\\)\|/g, '\\|') : markdown
}
