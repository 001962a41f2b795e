import { withNoBreakSpaces } from '../languages/noBreakSpaces.ts'
import type { Notice, NoticePart } from './notice.ts'

/** A notice in which what belongs together stays on one line; addresses stay as they are. */
export function boundNotice(notice: Notice): Notice {
  const { language, changes } = notice
  const bind = (text: string) => withNoBreakSpaces(text, language)
  const bindPart = (part: NoticePart): NoticePart => {
    switch (part.kind) {
      case 'paragraph':
        return { ...part, text: bind(part.text) }
      case 'list':
        return { ...part, heading: bind(part.heading), items: part.items.map(bind) }
      case 'link':
        return { ...part, label: bind(part.label) }
    }
  }
  return {
    ...notice,
    subject: bind(notice.subject),
    parts: notice.parts.map(bindPart),
    banner: bind(notice.banner),
    changes: { heading: bind(changes.heading), items: changes.items.map(bind) },
  }
}
