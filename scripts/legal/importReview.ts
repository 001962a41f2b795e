import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { languages } from '../../src/languages/languages.ts'
import { countText } from '../../src/launch/countText.ts'
import { legalDocuments } from '../../src/model/documents.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import type { Site } from '../../src/model/site.ts'
import { documentFile } from '../../src/model/textFiles.ts'
import type { Change } from '../../src/texts/review/changes.ts'
import { checkReview } from '../../src/texts/review/checkReview.ts'
import { type PlacedComment, type Review, reviewOf } from '../../src/texts/review/review.ts'
import { reviewBlocks } from '../../src/texts/review/reviewBlocks.ts'
import type { ReviewedFile } from '../../src/texts/review/reviewedFile.ts'
import { headWords } from '../../src/texts/word/documentHead.ts'
import {
  forWord,
  textBookmark,
  textBookmarkStart,
  wordBlocks,
} from '../../src/texts/word/wordBlocks.ts'
import { resolvedFrom } from '../../src/versions/documentsInForce.ts'
import type { Output } from '../command.ts'
import { editedDocument } from './editedDocument.ts'
import { replaceFiles } from './replaceFiles.ts'
import type { NewFile } from './writeNewFiles.ts'

interface Import {
  readonly site: Site
  /** The Word file, as somebody typed its path, and what it holds. */
  readonly path: string
  readonly file: ReviewedFile
  /** Numbers of changes that are not taken over. */
  readonly rejected: ReadonlySet<number>
  /** Whether the changes are only shown. */
  readonly isPreview: boolean
  readonly output: Output
}

/** Which text a file was made from; undefined for one that this site did not export. */
function textIn({ paragraphs }: ReviewedFile) {
  const bookmarks = paragraphs.flatMap(paragraph => paragraph.bookmarks)
  for (const name of legalDocuments) {
    for (const { code } of languages) {
      const start = textBookmarkStart(name, code)
      const bookmark = bookmarks.find(own => own.startsWith(start))
      if (bookmark !== undefined) return { name, language: code, bookmark }
    }
  }
  return undefined
}

function refuse(file: string, message: string): never {
  throw new OperatorError([{ file, message }])
}

function showChange({ number, author, day, place, removed, added, isMove }: Change, out: Output) {
  const who = author === '' ? 'not tracked' : [author, day].filter(Boolean).join(', ')
  out.log(`\n${number}. ${who}${isMove ? ' (moved)' : ''}: ${place}`)
  if (removed !== '') out.log(`   - ${removed}`)
  if (added !== '') out.log(`   + ${added}`)
  if (removed === '' && added === '') out.log('   (where a paragraph ends)')
}

function commentText({ author, day, place, words, text }: PlacedComment): string {
  const head = `- ${[author, day].filter(Boolean).join(', ')}: ${place}`
  const about = words === '' ? [] : [`  on “${words}”`]
  return [head, ...about, ...text.split('\n').map(line => `  ${line}`)].join('\n')
}

/** The list of comments beside a text: those that it has, then those that are new. */
function commentFile(site: Site, text: string, comments: readonly PlacedComment[]): NewFile[] {
  const file = `${site.folder}/texts/${text.replace(/\.md$/, '.comments.txt')}`
  const known = existsSync(file) ? readFileSync(file, 'utf8') : `Comments on ${text}\n`
  const added = comments.map(commentText).filter(comment => !known.includes(comment))
  if (added.length === 0) return []
  return [{ file, text: `${known}\n${added.join('\n\n')}\n` }]
}

function refuseObstacles(path: string, { obstacles }: Review): void {
  if (obstacles.length === 0) return
  throw new OperatorError(
    obstacles.map(({ place, message }) => ({ file: path, message: `${place}: ${message}` })),
  )
}

/**
 * Takes what reviewers changed in an exported Word file over into the Markdown of its language, in the
 * operator's folder. Everything is checked first: where one change cannot be taken over, nothing is written.
 * @throws OperatorError by place for everything that cannot be taken over
 */
export async function importReview({ site, path, file, rejected, isPreview, output }: Import) {
  const text = textIn(file)
  if (!text) {
    return refuse(
      path,
      'was not exported by this site: it does not say which text it is. Export one with npm run legal -- export <document> <language>, and repeat the changes there',
    )
  }
  const { name, language, bookmark } = text
  const parsed = editedDocument(site, name, language)
  const resolved = resolvedFrom(site, parsed)
  const { document, frontMatter } = resolved
  const exported = textBookmark(name, language, wordBlocks(forWord(site, document)))
  const isSameWording = bookmark === exported
  const review = reviewOf({
    ...{ file, text: parsed.source.text, rejected },
    original: {
      blocks: reviewBlocks(site, parsed, resolved),
      head: headWords(site, { frontMatter, language, bookmark: exported }),
      isSameWording,
    },
    origin: site.config.origin,
    ids: parsed.document.ids,
  })
  const shown = documentFile(name, language)
  output.log(
    `${basename(path)} is ${shown}: ${countText(review.changes.length, 'change')}, ${countText(review.comments.length, 'comment')}.`,
  )
  if (!isSameWording) {
    output.log('The text has changed since the file was exported: what is not in the file stays.')
  }
  for (const change of review.changes) showChange(change, output)
  for (const comment of review.comments) output.log(`\n${commentText(comment)}`)
  output.log('')
  const unknown = [...rejected].filter(number => !review.changes.some(own => own.number === number))
  if (unknown.length > 0) refuse(`--reject ${unknown.join(',')}`, 'is no change of this file')
  refuseObstacles(path, review)
  const changed =
    review.text === parsed.source.text
      ? []
      : [checkReview({ site, parsed, review, resolve: own => resolvedFrom(site, own) })]
  if (isPreview) {
    output.log('Nothing was written. Leave --preview out to take this over.')
    return
  }
  const texts = changed.map(own => ({ ...own, file: `${site.folder}/texts/${shown}` }))
  const comments = commentFile(site, shown, review.comments)
  if (texts.length + comments.length === 0) output.log('There is nothing to write.')
  else replaceFiles([...texts, ...comments], output)
}
