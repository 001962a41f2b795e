import type { BlockState, StatedBlock } from '../../src/texts/confirmation/blockStates.ts'
import type { Output } from '../command.ts'
import { type ConfirmedTexts, type StatedText, statedTexts } from './confirmed.ts'

/** States in which a text cannot be published. */
export const blockingStates: readonly BlockState[] = ['stale', 'missing', 'extra']

/** Where a block is: file, line, section. */
export function placeOf({ text }: StatedText, { own, english }: StatedBlock): string {
  const block = own ?? english
  const line = own?.range ? `:${text.markdown.slice(0, own.range[0]).split('\n').length}` : ''
  return `${text.file}${line}, ${block?.section ?? ''}, ${block?.kind ?? ''}`
}

function showBlock(stated: StatedText, block: StatedBlock, output: Output): void {
  const { state, english, englishBefore, own } = block
  output.log(`\n${state}: ${placeOf(stated, block)}`)
  if (state === 'unread') {
    output.log(`  now:            ${own?.text}`)
    if (english && english !== own) output.log(`  English:        ${english.text}`)
    return
  }
  if (englishBefore !== undefined) output.log(`  English before: ${englishBefore}`)
  if (english) output.log(`  English now:    ${english.text}`)
  if (own) output.log(`  translation:    ${own.text}`)
}

/** Prints every block that is not confirmed, with the English before and after and the translation. */
export function showStatus(confirmed: ConfirmedTexts, output: Output): void {
  const counts = new Map<BlockState, number>()
  for (const stated of statedTexts(confirmed)) {
    for (const block of stated.blocks) {
      counts.set(block.state, (counts.get(block.state) ?? 0) + 1)
      if (block.state !== 'confirmed') showBlock(stated, block, output)
    }
  }
  const count = (state: BlockState) => `${counts.get(state) ?? 0} ${state}`
  const states: readonly BlockState[] = ['confirmed', 'unread', ...blockingStates]
  output.log(`\nBlocks: ${states.map(count).join(', ')}.`)
  if (blockingStates.some(state => counts.has(state))) {
    output.log(
      'Nothing stale, missing or extra is published: translate it, or confirm what still holds.',
    )
  }
}
