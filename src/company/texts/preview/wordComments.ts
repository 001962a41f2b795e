import type { Element } from 'hast'
import { attribute, wordsOf } from './wordPackage.ts'

/** A comment of a Word file. */
export interface WordComment {
  readonly author: string
  readonly section: string
  /** The words that it is about; empty where it is about a place. */
  readonly words: string
  readonly text: string
}

/** The comments of a Word file, and the words that each is about. */
export class WordComments {
  /** Those that were found so far, in the order of the text. */
  readonly listed: WordComment[] = []
  private readonly elements: ReadonlyMap<string, Element>
  private readonly listedIds = new Set<string>()
  /** What comments are about, by their ids. */
  private readonly commentedWords = new Map<string, string>()
  /** The ids of those that words are added to. */
  private readonly openIds = new Set<string>()

  /** @param elements the comments by their ids */
  constructor(elements: ReadonlyMap<string, Element>) {
    this.elements = elements
  }

  /** How many comments words are added to. */
  get openCount(): number {
    return this.openIds.size
  }

  /** Adds words to those that the open comments are about. */
  addWords(text: string): void {
    for (const id of this.openIds) {
      this.commentedWords.set(id, (this.commentedWords.get(id) ?? '') + text)
    }
  }

  /** Reads where the words of a comment begin or end, or where it stands. */
  read(node: Element, section: string): void {
    const id = attribute(node, 'w:id')
    if (node.tagName === 'w:commentrangestart') this.openIds.add(id)
    else this.openIds.delete(id)
    if (node.tagName !== 'w:commentreference') return
    this.list(id, section, this.commentedWords.get(id) ?? '')
  }

  /** Lists comments whose place was deleted: somebody wrote them all the same. */
  listUnplaced(): void {
    for (const id of this.elements.keys()) this.list(id, '', '')
  }

  private list(id: string, section: string, words: string): void {
    if (this.listedIds.has(id)) return
    this.listedIds.add(id)
    const comment = this.elements.get(id)
    const author = attribute(comment, 'w:author') || 'somebody'
    this.listed.push({ author, section, words, text: wordsOf(comment) })
  }
}
