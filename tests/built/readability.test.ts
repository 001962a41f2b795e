import { expect } from 'vitest'
import { textOf } from '../sites/tree.ts'
import { builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { legalPages } from './sitePages.ts'

/** Words in a sentence, beyond which readers lose the thread. */
const MAX_WORDS = 45

/** Periods that do not end a sentence: „Art.“, "no. 9", "Cal. Civ. Code", „lit. b“, "EE. UU." */
const abbreviations =
  /\b(?:art|abs|nr|no|lit|cal|civ|seq|ff|ee|uu|núm|inc|u\.s\.c|z\. ?b)\.(?=\s)/giu

function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(abbreviations, match => match.replaceAll('.', ''))
    .split(/(?<=[.!?]["”“»]?)\s/)
}

/** French sets a space before some marks: these are not words. */
function wordsOf(sentence: string): number {
  return sentence.split(' ').filter(part => /[\p{L}\d]/u.test(part)).length
}

eachOf('every document', legalPages, ({ file }, check) => {
  check(`has no sentence of more than ${MAX_WORDS} words`, () => {
    const parts = builtPage(file).all('.legal-text p, .legal-text li, .legal-text td')
    const long = parts
      .flatMap(part => sentencesOf(textOf(part)))
      .filter(sentence => wordsOf(sentence) > MAX_WORDS)
    expect(long).toEqual([])
  })
})
