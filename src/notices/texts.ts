import type { Catalog } from '../languages/messages.ts'
import { fillMessage } from '../languages/messages.ts'
import type { Notice, NoticePart } from './notice.ts'

function partText(part: NoticePart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text
    case 'list':
      return [part.heading, ...part.items.map(item => `- ${item}`)].join('\n')
    case 'link':
      return `${part.label}\n${part.address}`
  }
}

/** A notice as plain text for a screen of the app: its subject, then everything it says. */
export function appText({ subject, parts }: Notice): string {
  return `${[subject, ...parts.map(partText)].join('\n\n')}\n`
}

/** What a mail says: a greeting, everything of the notice, and who sends it. */
export function mailText({ parts }: Notice, greeting: string, sender: readonly string[]): string {
  return `${[greeting, ...parts.map(partText), sender.join('\n')].join('\n\n')}\n`
}

/**
 * The most characters that Google Play takes as release notes (Play Console Help, “Prepare and roll out a
 * release”); App Store Connect takes 4,000 (“Platform version information”). One text fits both.
 */
const STORE_LENGTH = 500

/** Characters as stores count them: Unicode code points. */
function lengthOf(text: string): number {
  return [...text].length
}

/** What is new in a list of limited length: as many changes as fit, and how many more there are. */
export function storeText({ banner, changes, address }: Notice, texts: Catalog): string {
  const { heading, items } = changes
  const written = (count: number) => {
    const left = items.length - count
    const more = left === 0 ? [] : [fillMessage(texts['mail.more'], { count: String(left) })]
    const listed = [...items.slice(0, count), ...more].join(', ')
    return `${[banner, ...(count === 0 ? [] : [`${heading} ${listed}`]), address].join('\n')}\n`
  }
  const counts = items.map((_, index) => items.length - index)
  const fitting = counts.find(count => lengthOf(written(count)) <= STORE_LENGTH)
  return written(fitting ?? 0)
}
